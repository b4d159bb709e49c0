//! From the state of a game to what a client sees, in its language.

use damier_arbiter::text;
use damier_arbiter::{Clause, DecidedBy, RuleBook, Verdict};
use damier_draughts::{Move, Notation, Position};
use damier_game::{Side, Spelling};

use super::game::{Game, Ply};
use super::task::Snapshot;
use super::{decide, notation};
use crate::i18n::Language;
use crate::limits;
use crate::view::{
    Can, ClockView, CounterView, GameView, GeometryView, LegalView, Mode, MoveView, RulebookRef,
    VerdictView,
};

impl Snapshot {
    /// The clock as it stands now.
    pub(crate) fn clock(&self) -> Option<ClockView> {
        clock_view(&self.game, self.now_ms())
    }

    /// The game for someone who owns it, or only watches.
    pub(crate) fn view(&self, owner: bool, language: Language) -> GameView {
        let game = &*self.game;
        let settings = game.settings();
        let geometry = game.variant().geometry();
        let book = game.book();
        GameView {
            id: game.id().to_owned(),
            version: game.version(),
            variant: game.variant().id().to_owned(),
            geometry: GeometryView {
                width: geometry.width(),
                height: geometry.height(),
                notation: match game.variant().notation() {
                    Notation::Numeric => "numeric",
                    Notation::Algebraic => "algebraic",
                },
            },
            rulebook: RulebookRef {
                id: book.id().to_owned(),
                name: book.name().get(language.referee()).to_owned(),
                url: rulebook_url(book),
            },
            mode: settings.mode,
            level: settings.level,
            level_name: settings.level.map(|level| level_name(level, language)),
            human_side: settings.human_side,
            owner,
            start_fen: game.start_position().fen(),
            fen: game.position().fen(),
            side_to_move: game.position().side_to_move(),
            ply: game.ply(),
            moves: (1..)
                .zip(game.plies())
                .map(|(number, ply)| move_view(number, ply))
                .collect(),
            legal: legal_views(game),
            counters: counter_views(game, language),
            clock: self.clock(),
            thinking: self.thinking,
            draw_offer: game.draw_offer(),
            draw_answer: game.draw_answer(),
            verdict: game
                .verdict()
                .map(|verdict| verdict_view(verdict, book, language)),
            can: if owner { can(game) } else { Can::default() },
        }
    }
}

/// What the computer's level is called.
pub(crate) fn level_name(level: u8, language: Language) -> String {
    language.text(&format!("level-{level}"))
}

/// The page of a rule book.
fn rulebook_url(book: &RuleBook) -> String {
    format!("/rules/{}", book.id())
}

/// A clause (by its name within the book) or an article on the page of its rule
/// book. Several clauses can share an article, so a clause goes by its own name.
fn place_url(book: &RuleBook, anchor: &str) -> String {
    format!("/rules/{}#{anchor}", book.id())
}

fn move_view(number: u32, ply: &Ply) -> MoveView {
    MoveView {
        ply: number,
        side: ply.side,
        text: ply.text.clone(),
        algebra: ply.algebra.clone(),
        path: notation::numbers(ply.mv.path()),
        captures: notation::numbers(ply.mv.captures()),
        crowns: ply.crowns,
        fen: ply.after.fen(),
        elapsed_ms: ply.elapsed_ms,
    }
}

fn legal_views(game: &Game) -> Vec<LegalView> {
    if game.is_over() {
        return Vec::new();
    }
    let position = game.position();
    let moves = position.legal_moves();
    moves
        .iter()
        .map(|mv| LegalView {
            text: notation::numeric(position, mv),
            algebra: notation::algebra(position, mv),
            from: mv.from().number(),
            to: mv.to().number(),
            captures: notation::numbers(mv.captures()),
            routes: routes(position, mv),
        })
        .collect()
}

/// The ways to go a move, as many as it is sensible to list.
fn routes(position: &Position, mv: &Move) -> Vec<Vec<u8>> {
    if mv.captures().len() > limits::PIECES_WITH_ROUTES {
        return vec![notation::numbers(mv.path())];
    }
    let routes = position.routes(mv);
    routes
        .iter()
        .take(limits::ROUTES)
        .map(|route| notation::numbers(route))
        .collect()
}

fn counter_views(game: &Game, language: Language) -> Vec<CounterView> {
    if game.is_over() {
        return Vec::new();
    }
    let book = game.book();
    let lang = language.referee();
    let counters = game.referee().counters();
    let views = counters.iter().map(|counter| {
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
            url: place_url(book, counter.clause.local()),
        }
    });
    views.collect()
}

fn clock_view(game: &Game, now_ms: u64) -> Option<ClockView> {
    let setting = game.settings().clock?;
    let remaining = game.remaining(now_ms)?;
    Some(ClockView {
        initial_ms: setting.initial_ms,
        increment_ms: setting.increment_ms,
        white_ms: remaining[Side::White],
        black_ms: remaining[Side::Black],
        running: game.running(),
    })
}

fn verdict_view(verdict: &Verdict, book: &RuleBook, language: Language) -> VerdictView {
    let lang = language.referee();
    let clause = verdict.clause.as_ref();
    let article = match clause {
        Some(id) => Some(book.clause(id).map_or(id.local(), |clause| &clause.article)),
        None => book.article_for(verdict.reason),
    };
    VerdictView {
        result: verdict.result(Spelling::Draughts).to_owned(),
        reason: verdict.reason.as_str().to_owned(),
        clause: clause.map(|id| id.as_str().to_owned()),
        article: article.map(str::to_owned),
        ply: verdict.ply,
        by: decided_by(verdict.by).to_owned(),
        headline: text::headline(verdict, lang),
        text: text::explain(verdict, book, lang),
        url: clause
            .map_or(article, |id| Some(id.local()))
            .map(|anchor| place_url(book, anchor)),
        repetitions: verdict.repetitions.clone(),
    }
}

/// The machine name of who decided.
fn decided_by(by: DecidedBy) -> &'static str {
    match by {
        DecidedBy::Players => "players",
        DecidedBy::Rules => "rules",
        DecidedBy::Referee => "referee",
    }
}

/// What the owner may do now.
fn can(game: &Game) -> Can {
    let going = !game.is_over();
    Can {
        play: going && !game.computer_to_move(),
        take_back: decide::take_back_to(game).is_some(),
        offer_draw: match game.settings().mode {
            Mode::Computer => decide::may_offer_draw(game),
            Mode::Local => going,
        },
        claim: decide::may_claim(game),
        resign: going,
    }
}
