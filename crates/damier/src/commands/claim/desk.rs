//! The questions, one function each.

use std::io::Write;
use std::sync::Arc;

use damier_arbiter::clock::TimeControl;
use damier_arbiter::irregularity::{Irregularities, Irregularity, Penalties};
use damier_arbiter::{
    ClaimRefused, ClauseId, EarlyAgreement, Favour, Lang, OfferRules, Offers, Proof,
    RegulationRuling, RuleBook, RulingRefused, Verdict, material_favours, material_points, text,
};
use damier_engine::evidence::Known;
use damier_game::{BySide, Outcome, Side};
use serde_json::{Value, json};

use super::answer::{give, give_verdict};
use super::game::{Game, GameArgs};
use crate::Ending;
use crate::failure::Failure;
use crate::inquiry::{EvidenceArgs, Inquiry};
use crate::messages::{of_option, say};

/// The book with its regulation draw in force, to be shown if it can be.
fn with_regulation(book: &Arc<RuleBook>) -> Result<Arc<RuleBook>, Failure> {
    let shown = book.with_setting("regulation-draw", "shown");
    shown
        .map(Arc::new)
        .map_err(|_| Failure::Usage(say("no-regulation", &[("book", book.id().into())])))
}

pub(super) fn regulation_draw(
    args: &GameArgs,
    how: &EvidenceArgs,
    show: &str,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    args.only_draughts("regulation-draw")?;
    let book = with_regulation(&args.book()?)?;
    let mut game = args.game(&book)?;
    let inquiry = Inquiry::new(how, args.lang);
    let known = inquiry.evidence(game.case());
    let ruling = game.referee.regulation_ruling(&known);
    let mut told = text::regulation(&ruling, &book, args.lang);
    if let RegulationRuling::MustShow { side, .. } = ruling {
        let mut shown = Vec::new();
        game.play_all(show, "--show", |game| {
            let known = inquiry.evidence(game.case());
            let (goes_on, told) = demonstrated(game, side, &known, &book, args.lang);
            shown.extend(told);
            Ok(goes_on)
        })?;
        told.extend(shown);
    } else if !show.trim().is_empty() {
        told.push(text::nothing_to_show(args.lang));
    }
    let verdict = game.referee.verdict().cloned();
    if let (Some(verdict), RegulationRuling::DoesNotApply) = (&verdict, &ruling) {
        told.push(text::explain(verdict, &book, args.lang));
    }
    give(args, &book, verdict.as_ref(), &told, Value::Null, out)
}

/// What a move of a demonstration has come to, in sentences, and whether it goes on.
fn demonstrated(
    game: &mut Game,
    side: Side,
    known: &Known,
    book: &RuleBook,
    lang: Lang,
) -> (bool, Vec<String>) {
    if let Some(verdict) = game.referee.verdict() {
        let mut told = vec![text::explain(verdict, book, lang)];
        if verdict.outcome == Outcome::Win(side) {
            told.push(text::win_shown(side, lang));
        }
        return (false, told);
    }
    // Whatever the ending has become, the win that was proven is still asked for.
    if let Proof::Win { .. } = known.assessments[side].proof {
        let ruling = game.referee.regulation_ruling(known);
        let told = match ruling {
            RegulationRuling::DoesNotApply => vec![text::win_stands(side, lang)],
            _ => text::regulation(&ruling, book, lang),
        };
        return (true, told);
    }
    let drawn = game.referee.win_given_away(known);
    let ruling = drawn.map_or(RegulationRuling::DoesNotApply, RegulationRuling::Drawn);
    (false, text::regulation(&ruling, book, lang))
}

pub(super) fn time_shortage(
    args: &GameArgs,
    how: &EvidenceArgs,
    (side, left): (Side, u64),
    control: &TimeControl,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    args.only_draughts("time-shortage")?;
    let book = args.book()?;
    let mut game = args.game(&book)?;
    let known = Inquiry::new(how, args.lang).evidence_and_estimate(game.case());
    match game.referee.time_shortage(side, left, control, &known) {
        Ok(ruling) => {
            let told = text::shortage(&ruling, side, args.lang);
            let facts = serde_json::to_value(&ruling)?;
            give(args, &book, ruling.verdict.as_ref(), &told, facts, out)
        }
        Err(refused) => {
            let told = [text::shortage_refused(refused, args.lang)];
            give(args, &book, None, &told, Value::Null, out)
        }
    }
}

pub(super) fn draw(
    args: &GameArgs,
    side: Option<Side>,
    by: Option<&str>,
    announce: Option<&str>,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    let book = args.book()?;
    let mut game = args.game(&book)?;
    if let Some(verdict) = game.referee.verdict().cloned() {
        return over(args, &book, &verdict, out);
    }
    let side = side.unwrap_or(game.board.side_to_move());
    let announced = announce
        .map(|text| game.announced(text))
        .transpose()
        .map_err(|error| Failure::Usage(of_option("--announce", error)))?;
    let clauses = claimed(&book, by)?;
    let mut told = Vec::new();
    let mut price = None;
    for clause in clauses {
        match game.referee.claim(side, &clause, announced.as_ref()) {
            Ok(verdict) => return give_verdict(args, &book, &verdict, out),
            Err(refused) => {
                price = price.or_else(|| text::wrong_claim(&refused, &book, args.lang));
                let sentence = text::claim_refused(&refused, Some(&book), args.lang);
                if !told.contains(&sentence) {
                    told.push(sentence);
                }
            }
        }
    }
    // What nobody can win any more is a draw at any time, by whatever name it is asked for.
    if by.is_none() && announced.is_none() && game.board.is_dead() {
        let verdict = game.referee.dead_position();
        return give_verdict(args, &book, &verdict, out);
    }
    if let Some(price) = price {
        told.push(price);
    }
    give(args, &book, None, &told, Value::Null, out)
}

/// The game has ended without any claim: a draw is one all the same.
fn over(
    args: &GameArgs,
    book: &RuleBook,
    verdict: &Verdict,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    if verdict.outcome == Outcome::Draw {
        return give_verdict(args, book, verdict, out);
    }
    let over = text::claim_refused(&ClaimRefused::Over, Some(book), args.lang);
    let told = [over, text::explain(verdict, book, args.lang)];
    give(args, book, None, &told, Value::Null, out)
}

/// A flag has fallen: what that means by the book.
pub(super) fn flag(args: &GameArgs, side: Side, out: &mut impl Write) -> Result<Ending, Failure> {
    let book = args.book()?;
    let mut game = args.game(&book)?;
    let can_win = game.board.can_win(!side);
    let verdict = game.referee.flag_fell(side, can_win);
    give_verdict(args, &book, &verdict, out)
}

/// The clause named, or all that can be claimed.
fn claimed(book: &RuleBook, by: Option<&str>) -> Result<Vec<ClauseId>, Failure> {
    let to_claim = || {
        let claims = book
            .clauses()
            .filter(|clause| clause.applies == damier_arbiter::Applies::Claim);
        claims.map(|clause| clause.id.clone()).collect::<Vec<_>>()
    };
    match by {
        Some(name) => {
            let clause = ClauseId::parse(name)
                .or_else(|| book.clause_named(name).map(|clause| clause.id.clone()));
            clause.map(|clause| vec![clause]).ok_or_else(|| {
                let ids: Vec<String> = to_claim().iter().map(ToString::to_string).collect();
                let args = [("name", name.into()), ("known", ids.join(", ").into())];
                Failure::Usage(say("no-such-claim", &args))
            })
        }
        None if to_claim().is_empty() => {
            let args = [("book", book.id().into())];
            Err(Failure::Usage(say("nothing-to-claim", &args)))
        }
        None => Ok(to_claim()),
    }
}

pub(super) fn agreement(
    args: &GameArgs,
    not_before_move: Option<u16>,
    most_pieces: Option<u8>,
    both_lose: bool,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    let book = args.book()?;
    let mut game = args.game(&book)?;
    // What the event says stands before what the book says; 0 lifts a ban.
    let own = book.offer_rules();
    let rules = OfferRules {
        not_before_move: not_before_move.or(own.not_before_move).filter(|n| *n > 0),
        most_pieces: most_pieces.or(own.most_pieces).filter(|n| *n > 0),
        early_agreement: match both_lose {
            true => EarlyAgreement::BothLose,
            false => own.early_agreement,
        },
    };
    let mut offers = Offers::new(rules);
    let side = game.board.side_to_move();
    let agreed = offers
        .offer(side, &game.referee)
        .and_then(|()| offers.accept(!side, &mut game.referee));
    match agreed {
        Ok(verdict) => give_verdict(args, &book, &verdict, out),
        Err(refused) => {
            let told = [text::offer_refused(&refused, args.lang)];
            give(args, &book, None, &told, Value::Null, out)
        }
    }
}

pub(super) fn late(
    args: &GameArgs,
    white: u64,
    black: u64,
    allowed: u64,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    let book = args.book()?;
    let mut game = args.game(&book)?;
    match game.referee.late(BySide { white, black }, allowed) {
        Some(verdict) => give_verdict(args, &book, &verdict, out),
        None => {
            let told = [text::not_late(args.lang)];
            give(args, &book, None, &told, Value::Null, out)
        }
    }
}

pub(super) fn irregular(
    args: &GameArgs,
    by: Side,
    what: &str,
    times: u32,
    (gain, loss_at): (Option<u64>, Option<u32>),
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    let book = args.book()?;
    let what = irregularity(what, &book)?;
    let mut game = args.game(&book)?;
    // What the event says stands before what the book says; 0 lifts it.
    let own = book.penalties();
    let penalties = Penalties {
        opponent_gains_ms: gain.unwrap_or(own.opponent_gains_ms),
        loss_at: loss_at.or(own.loss_at).filter(|at| *at > 0),
    };
    let mut desk = Irregularities::new(penalties);
    let ply = game.referee.plies();
    for _ in 0..times {
        desk.notice(by, what, ply);
    }
    let can_win = game.board.can_win(!by);
    if let Some(verdict) = desk.sanction(&mut game.referee, can_win) {
        return give_verdict(args, &book, &verdict, out);
    }
    let told: Vec<String> = desk
        .open()
        .map(|noted| text::irregularity(noted, &book, args.lang))
        .into_iter()
        .chain(text::irregularity_gain(&penalties, args.lang))
        .collect();
    give(args, &book, None, &told, Value::Null, out)
}

pub(super) fn points(
    args: &GameArgs,
    first_king: Option<Side>,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    args.only_draughts("points")?;
    let book = args.book()?;
    let game = args.game(&book)?;
    let force = game.referee.position().force;
    let points = match game.referee.verdict().map(|verdict| verdict.outcome) {
        Some(Outcome::Win(Side::White)) => BySide {
            white: 12,
            black: 0,
        },
        Some(Outcome::Win(Side::Black)) => BySide {
            white: 0,
            black: 12,
        },
        Some(Outcome::BothLost) => BySide::default(),
        Some(Outcome::Draw) | None => material_points(&force),
    };
    let is_equal = points.white == points.black && points.white > 0;
    let first_king = first_king.or_else(|| game.referee.first_king());
    let favours = material_favours(&force, first_king).filter(|_| is_equal);
    if args.json {
        let facts = json!({
            "white": points.white,
            "black": points.black,
            "favours": favours.map(|favour| favour.side().as_str()),
            "favoursBy": favours.map(Favour::as_str),
        });
        writeln!(out, "{facts}")?;
    } else {
        writeln!(out, "{}-{}", points.white, points.black)?;
        if game.referee.verdict().is_none() {
            writeln!(out, "{}", text::points_material(&force, args.lang))?;
        }
        let kings = Side::BOTH.into_iter().any(|side| force[side].kings > 0);
        match favours {
            Some(favour) => writeln!(out, "{}", text::points_favour(favour, args.lang))?,
            None if is_equal && kings => {
                writeln!(out, "{}", text::points_first_unknown(args.lang))?;
            }
            None => {}
        }
    }
    Ok(Ending::Fine)
}

pub(super) fn decide(
    args: &GameArgs,
    result: Outcome,
    article: Option<&str>,
    reason: &str,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    if reason.trim().is_empty() {
        return Err(Failure::Usage(say("reason-empty", &[])));
    }
    let book = args.book()?;
    let mut game = args.game(&book)?;
    if let Some(verdict) = game.referee.verdict() {
        let ended = text::explain(verdict, &book, args.lang);
        let result = verdict.result(args.variant.spelling());
        let args = [("result", result.into()), ("why", ended.into())];
        return Err(Failure::Usage(say("over-already", &args)));
    }
    let note = Some(reason.trim().to_owned());
    // It rests on facts that a plain decision does not give.
    let by_facts = book.time_shortage().map(|rule| rule.article.as_str());
    if let Some(article) = article.filter(|article| by_facts == Some(*article)) {
        let args = [("article", article.into())];
        return Err(Failure::Usage(say("ruling-by-facts", &args)));
    }
    let verdict = match article {
        None => game.referee.referee_decides(result, note),
        Some(article) => game
            .referee
            .referee_rules(article, result, note)
            .map_err(|refused| ruling_refused(args, &book, article, result, &refused))?,
    };
    give_verdict(args, &book, &verdict, out)
}

/// Why nobody can rule so by an article of the book.
fn ruling_refused(
    args: &GameArgs,
    book: &RuleBook,
    article: &str,
    result: Outcome,
    refused: &RulingRefused,
) -> Failure {
    let known = match refused {
        RulingRefused::NoSuchArticle { known } if known.is_empty() => "none".to_owned(),
        RulingRefused::NoSuchArticle { known } => known.join(", "),
        _ => {
            let result = result.spell(args.variant.spelling());
            let args = [("article", article.into()), ("result", result.into())];
            return Failure::Usage(say("ruling-other-result", &args));
        }
    };
    let args = [
        ("article", article.into()),
        ("book", book.id().into()),
        ("known", known.into()),
    ];
    Failure::Usage(say("ruling-no-article", &args))
}

/// A time such as 0:55 or 31:00.
pub(super) fn parse_time(text: &str) -> Result<u64, String> {
    damier_arbiter::clock::read_span(text).ok_or_else(|| say("arg-time", &[]))
}

pub(super) fn parse_result(text: &str) -> Result<Outcome, String> {
    Outcome::parse(text).ok_or_else(|| say("arg-result", &[]))
}

/// The irregular move that is meant: by its name, or by its number in the book where each
/// has one of its own. The books of draughts that have none know the list of FMJD Annex 1.
fn irregularity(text: &str, book: &RuleBook) -> Result<Irregularity, Failure> {
    let known = book.irregularities();
    let own = |what: &Irregularity| book.article_for_irregularity(*what);
    let borrows = book.article_for_irregular_moves().is_none();
    let custom = |what: &Irregularity| what.article().filter(|_| borrows);
    let has_number = |what: &&Irregularity| {
        own(what).as_deref() == Some(text) || custom(what).as_deref() == Some(text)
    };
    // An article that speaks of all of them names none.
    let is_of_one = known.iter().filter(has_number).count() == 1;
    let found = known
        .iter()
        .find(|what| what.as_str() == text || (is_of_one && has_number(what)));
    found.copied().ok_or_else(|| {
        let names: Vec<String> = known
            .iter()
            .map(|what| match (own(what), custom(what)) {
                (Some(number), _) => format!("{number} {}", what.as_str()),
                (None, Some(number)) => format!("FMJD {number} {}", what.as_str()),
                (None, None) => what.as_str().to_owned(),
            })
            .collect();
        let args = [("known", names.join(", ").into())];
        Failure::Usage(of_option("--what", say("arg-irregularity", &args)))
    })
}
