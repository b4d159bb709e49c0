//! From the state of a game to what a client sees, in its language.

use damier_arbiter::text;
use damier_arbiter::{Applies, Clause, DecidedBy, EarlyAgreement, OfferRules, Offers, Verdict};

use super::game::{Game, Ply};
use super::show_verdict::tell;
use super::task::Snapshot;
use super::{decide, notation, show_claims, show_clock};
use crate::board::Writing;
use crate::i18n::Language;
use crate::view::{
    Can, ClockView, CounterView, GameView, GeometryView, LegalView, MoveView, OffersView,
    RulebookRef, VerdictView,
};

impl Snapshot {
    /// The clock as it stands now.
    pub(crate) fn clock(&self, language: Language) -> Option<ClockView> {
        show_clock::view(&self.game, self.now_ms(), language)
    }

    /// The game for someone who owns it, or only watches.
    pub(crate) fn view(&self, owner: bool, language: Language) -> GameView {
        let game = &*self.game;
        let settings = game.settings();
        let kind = game.variant();
        let book = game.book();
        GameView {
            id: game.id().to_owned(),
            version: game.version(),
            variant: game.variant().id().to_owned(),
            geometry: GeometryView {
                width: kind.width(),
                height: kind.height(),
                notation: kind.writing().as_str(),
            },
            start_number: game.start_position().start_number(),
            rulebook: RulebookRef {
                id: book.id().to_owned(),
                name: book.name().get(language.referee()).to_owned(),
                url: game.book_url(),
            },
            mode: settings.mode,
            level: settings.level,
            level_name: settings.level.map(|level| level_name(level, language)),
            human_side: settings.human_side,
            owner,
            start_fen: game.start_position().fen(),
            carried: settings.carried.as_ref().map(ToString::to_string),
            start_check: game.start_position().checked(),
            fen: game.position().fen(),
            side_to_move: game.position().side_to_move(),
            ply: game.ply(),
            moves: (1..)
                .zip(game.plies())
                .map(|(number, ply)| move_view(game, number, ply, language))
                .collect(),
            legal: legal_views(game, language),
            counters: counter_views(game, language),
            notes: show_claims::notes(game, language),
            clock: self.clock(language),
            thinking: self.thinking,
            draw_offer: game.draw_offer(),
            draw_answer: game.draw_answer(),
            claims: show_claims::open(game, self.now_ms(), language),
            asked: game.asked().map(|asked| asked.kind),
            to_show: game.to_show().filter(|_| !game.is_over()),
            ruling: game
                .rulings()
                .last()
                .map(|ruling| show_claims::ruling(ruling, book, language)),
            choices: settings.choices.clone(),
            offers: OffersView {
                not_before_move: settings.offers.not_before_move,
                most_pieces: settings.offers.most_pieces,
                early_loses: settings.offers.early_agreement == EarlyAgreement::BothLose,
                warning: agreement_warning(game, language),
            },
            why_url: format!("/game/{}/why", game.id()),
            verdict: game
                .verdict()
                .map(|verdict| verdict_view(game, verdict, language)),
            decisions: game
                .desk()
                .decrees()
                .iter()
                .map(|entry| crate::referee::decision_view(game, entry, language))
                .collect(),
            paused: game.desk().is_paused(),
            youth: settings.youth,
            names: settings
                .names
                .as_ref()
                .map(|names| [names.white.clone(), names.black.clone()]),
            playoff_url: settings
                .playoff
                .as_ref()
                .map(|playoff| format!("/playoff/{}", playoff.id)),
            playoff_game: settings.playoff.as_ref().map(|playoff| playoff.number),
            can: if owner { can(game) } else { Can::default() },
        }
    }
}

/// What the computer's level is called.
pub(crate) fn level_name(level: u8, language: Language) -> String {
    language.text(&format!("level-{level}"))
}

fn move_view(game: &Game, number: u32, ply: &Ply, language: Language) -> MoveView {
    MoveView {
        ply: number,
        side: ply.side,
        text: match game.variant().writing() {
            Writing::Chess => notation::written(game, number, language),
            Writing::Numeric | Writing::Reversed | Writing::Algebraic => ply.text.clone(),
        },
        algebra: ply.algebra.clone(),
        path: ply.mv.path(),
        captures: ply.mv.captures(),
        crowns: ply.crowns,
        rook: ply.mv.rook(),
        fen: ply.after.fen(),
        check: ply.after.checked(),
        elapsed_ms: ply.elapsed_ms,
    }
}

fn legal_views(game: &Game, language: Language) -> Vec<LegalView> {
    if game.is_over() {
        return Vec::new();
    }
    let position = game.position();
    let is_chess = position.draughts().is_none();
    let moves = position.legal_moves();
    moves
        .iter()
        .map(|mv| {
            let [from, to] = mv.ends();
            LegalView {
                text: match is_chess {
                    true => position.written(mv, language),
                    false => notation::numeric(position, mv),
                },
                algebra: notation::algebra(position, mv),
                uci: is_chess.then(|| position.text(mv)),
                from,
                to,
                captures: mv.captures(),
                routes: position.routes(mv),
                promotion: mv.promotion(),
                rook: mv.rook(),
            }
        })
        .collect()
}

fn counter_views(game: &Game, language: Language) -> Vec<CounterView> {
    if game.is_over() {
        return Vec::new();
    }
    let book = game.book();
    let lang = language.referee();
    let counters = game.referee().counters();
    // A clause that counts nothing is ruled on, and shown when it is.
    let counting = counters.iter().filter(|counter| counter.limit > 0);
    let views = counting.map(|counter| {
        let clause = book.clause(&counter.clause);
        let article = clause.map_or(counter.clause.local(), |clause| &clause.article);
        CounterView {
            clause: counter.clause.as_str().to_owned(),
            article: article.to_owned(),
            kind: clause
                .map(Clause::reason)
                .map(|r| r.as_str())
                .unwrap_or_default()
                .to_owned(),
            applies: clause
                .map_or(Applies::Automatic, |clause| clause.applies)
                .as_str(),
            unit: counter.unit.as_str().to_owned(),
            limit: counter.limit,
            count: counter.count,
            left: counter.left,
            moves_left: counter.moves_left(),
            since: counter.since,
            chip: text::counter_chip(counter, book, lang),
            text: text::counter_sentence(counter, book, lang),
            restarts: clause
                .map(|c| text::restarts(c, book, lang))
                .unwrap_or_default(),
            url: game.place_url(counter.clause.local()),
        }
    });
    views.collect()
}

fn verdict_view(game: &Game, verdict: &Verdict, language: Language) -> VerdictView {
    let told = tell(game, verdict, language);
    let spelling = game.variant().spelling();
    VerdictView {
        result: verdict.result(spelling).to_owned(),
        reason: verdict.reason.as_str().to_owned(),
        clause: verdict.clause.as_ref().map(|id| id.as_str().to_owned()),
        article: told.article,
        ply: verdict.ply,
        by: decided_by(verdict.by).to_owned(),
        headline: told.headline,
        text: told.text,
        url: told.url,
        repetitions: verdict.repetitions.clone(),
        sheet: told.sheet,
    }
}

/// The machine name of who decided.
fn decided_by(by: DecidedBy) -> &'static str {
    match by {
        DecidedBy::Players => "players",
        DecidedBy::Rules => "rules",
        DecidedBy::Evidence => "evidence",
        DecidedBy::Referee => "referee",
    }
}

/// What the owner may do now.
fn can(game: &Game) -> Can {
    let going = !game.is_over();
    let waits = game.asked().is_some() || game.desk().is_paused();
    Can {
        play: going && !game.computer_to_move() && !waits,
        take_back: !waits && decide::take_back_to(game).is_some(),
        offer_draw: !waits && decide::can_offer_draw(game),
        claim: going
            && !waits
            && !game.computer_to_move()
            && !game.referee().claimable().is_empty(),
        resign: going,
    }
}

/// What forbids an agreement that would now cost both players the game.
fn agreement_warning(game: &Game, language: Language) -> Option<String> {
    let rules = game.settings().offers;
    if rules.early_agreement != EarlyAgreement::BothLose || game.is_over() {
        return None;
    }
    // Asked as if it were refused, so that the ban says itself.
    let mut offers = Offers::new(OfferRules {
        early_agreement: EarlyAgreement::Refused,
        ..rules
    });
    let side = game.position().side_to_move();
    let refused = offers.offer(side, game.referee()).err()?;
    let ban = text::offer_refused(&refused, language.referee());
    Some(language.text_with("draw-both-lose", &[("ban", ban.into())]))
}
