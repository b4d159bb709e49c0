use damier_game::{Outcome, Reason, Side};
use fluent_bundle::FluentArgs;

use super::bundle::message;
use super::counter::{clause_args, in_game_words};
use crate::Lang;
use crate::book::{Clause, ClauseKind, FlagRule, RuleBook};
use crate::grounds::Grounds;
use crate::verdict::Verdict;

/// The result in a word or two: "Draw", "White wins".
pub fn headline(verdict: &Verdict, lang: Lang) -> String {
    let mut args = FluentArgs::new();
    args.set("winner", winner(verdict.outcome));
    message(lang, "headline", &args)
}

/// Why the game ended, in one sentence that names the article if the book has
/// one.
///
/// ```
/// use damier_arbiter::{Lang, RuleBook, Verdict, text};
///
/// let book = RuleBook::builtin("fmjd").expect("built in");
/// let json = r#"{"result":"1-1","reason":"repetition","clause":"fmjd/6.1","ply":8,
///                "by":"rules","repetitions":[0,4,8]}"#;
/// let verdict: Verdict = serde_json::from_str(json)?;
/// assert_eq!(
///     text::explain(&verdict, &book, Lang::En),
///     "The same position, with the same side to move, came about for the third time \
///      (article 6.1)."
/// );
/// # Ok::<(), serde_json::Error>(())
/// ```
pub fn explain(verdict: &Verdict, book: &RuleBook, lang: Lang) -> String {
    message(lang, id(verdict.reason), &args(verdict, book, lang))
}

fn id(reason: Reason) -> &'static str {
    match reason {
        Reason::NoPieces => "why-no-pieces",
        Reason::NoMoves => "why-no-moves",
        Reason::Checkmate => "why-checkmate",
        Reason::Stalemate => "why-stalemate",
        Reason::Repetition => "why-repetition",
        Reason::MoveLimit => "why-move-limit",
        Reason::EndgameLimit => "why-endgame-limit",
        Reason::DeadPosition => "why-dead-position",
        Reason::Resignation => "why-resignation",
        Reason::Agreement => "why-agreement",
        Reason::Time => "why-time",
        Reason::Forfeit => "why-forfeit",
        Reason::Referee => "why-referee",
        Reason::VariantEnd => "why-variant-end",
    }
}

pub(crate) fn args(verdict: &Verdict, book: &RuleBook, lang: Lang) -> FluentArgs<'static> {
    let mut args = FluentArgs::new();
    // A verdict from elsewhere may lack what the sentences speak of.
    for (name, unknown) in [("unit", "each"), ("restarts", "none"), ("name", "?")] {
        args.set(name, unknown);
    }
    args.set("moves", 0);
    let clause = verdict.clause.as_ref().and_then(|id| book.clause(id));
    match &verdict.clause {
        Some(id) => clause_args(&mut args, clause, id.local(), lang),
        None => {
            let grounds = verdict.grounds.as_ref().and_then(Grounds::article);
            let article = grounds.or_else(|| book.article_for(verdict.reason));
            let article = article.unwrap_or("none");
            args.set("article", article.to_owned());
        }
    }
    args.set("general", general(verdict, book));
    // Older verdicts do not say which side is meant; in all games but the losing
    // ones it is the loser.
    let side = verdict
        .side
        .or_else(|| verdict.outcome.winner().map(Side::opponent));
    args.set("side", side.map_or("white", Side::as_str));
    args.set("winner", winner(verdict.outcome));
    args.set("times", times(verdict, clause));
    if let Some(count) = &verdict.count {
        args.set("unit", count.unit.as_str());
        args.set("moves", count.moves());
        args.set("restarts", in_game_words(book, count.restarts.word()));
    } else if let Some(rule) = clause.and_then(Clause::limit) {
        args.set("unit", rule.unit.as_str());
        args.set("restarts", in_game_words(book, rule.restarts.word()));
        args.set("moves", rule.limit.most());
    }
    args
}

/// Whether a verdict rests on the general rule because the book has no article: draughts
/// know one law of the flag, and few books repeat it.
fn general(verdict: &Verdict, book: &RuleBook) -> &'static str {
    let is_silent = verdict.reason == Reason::Time
        && book.article_for(Reason::Time).is_none()
        && book.flag_rule() == FlagRule::Loses;
    if is_silent { "yes" } else { "no" }
}

/// Which occurrence ended the game: what the clause asks, since positions from
/// before a carried-in start are not listed.
pub(super) fn times(verdict: &Verdict, clause: Option<&Clause>) -> u32 {
    match clause.map(|clause| &clause.kind) {
        Some(ClauseKind::Repetition { times }) => *times,
        _ => u32::try_from(verdict.repetitions.len()).unwrap_or(u32::MAX),
    }
}

pub(crate) fn winner(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(side) => side.as_str(),
        Outcome::Draw => "nobody",
        Outcome::BothLost => "both",
    }
}
