//! What is wrong with a rule book, or odd about it, in words.

use damier_game::Reason;
use fluent_bundle::FluentArgs;

use super::bundle::{attribute, message};
use super::grounds::span;
use crate::book::{Applies, Arg, FlagRule, RuleBook, RuleBookError, Said, SettingError, Warning};
use crate::offer::{EarlyAgreement, OfferRules};
use crate::{CarriedTextError, CarryError, Lang};

/// What is wrong.
pub(crate) fn mistake(said: &Said, lang: Lang) -> String {
    message(lang, said.id, &args(said))
}

/// What to do about it.
pub(crate) fn mistake_remedy(said: &Said, lang: Lang) -> String {
    attribute(lang, said.id, "remedy", &args(said))
}

/// Both in one sentence.
pub(crate) fn mistake_sentence(said: &Said, lang: Lang) -> String {
    let mut parts = FluentArgs::new();
    parts.set("what", mistake(said, lang));
    parts.set("remedy", mistake_remedy(said, lang));
    message(lang, "mistake-sentence", &parts)
}

/// Both with the place.
pub(crate) fn mistake_at(error: &RuleBookError, lang: Lang) -> String {
    let mut parts = FluentArgs::new();
    parts.set("line", error.line);
    parts.set("column", error.column);
    parts.set("sentence", mistake_sentence(&error.said, lang));
    message(lang, "mistake-at", &parts)
}

/// Both with a place of which the column may not be known.
pub(crate) fn mistake_placed(
    said: &Said,
    line: usize,
    column: Option<usize>,
    lang: Lang,
) -> String {
    let mut parts = FluentArgs::new();
    parts.set("line", line);
    parts.set("sentence", mistake_sentence(said, lang));
    match column {
        None => message(lang, "log-at", &parts),
        Some(column) => {
            parts.set("column", column);
            message(lang, "mistake-at", &parts)
        }
    }
}

/// Why counters cannot be brought into a game.
pub fn carry_refused(error: &CarryError, lang: Lang) -> String {
    let mut args = FluentArgs::new();
    let (id, clause) = match error {
        CarryError::UnknownClause(clause) => ("carry-unknown", clause),
        CarryError::NotRunning(clause) => ("carry-not-running", clause),
        CarryError::Twice(clause) => ("carry-twice", clause),
        CarryError::NotAlternating(clause) => ("carry-not-alternating", clause),
        CarryError::OutOfTurn { clause, to_move } => {
            args.set("next", to_move.as_str());
            ("carry-out-of-turn", clause)
        }
        CarryError::BeyondLimit { clause, limit } => {
            args.set("limit", *limit);
            ("carry-beyond", clause)
        }
        CarryError::BeyondOuter { clause, outer } => {
            args.set("outer", outer.as_str());
            ("carry-beyond-outer", clause)
        }
        CarryError::TooOften {
            clause,
            limit,
            times,
        } => {
            args.set("limit", *limit);
            args.set("times", *times);
            ("carry-too-often", clause)
        }
        CarryError::OtherSide { clause, strong } => {
            args.set("strong", strong.as_str());
            ("carry-other-side", clause)
        }
    };
    args.set("clause", clause.as_str());
    message(lang, id, &args)
}

/// Why a text is no list of counters.
pub fn carried_unread(error: &CarriedTextError, lang: Lang) -> String {
    let mut args = FluentArgs::new();
    args.set("part", error.part.as_str());
    message(lang, "carried-text", &args)
}

fn args(said: &Said) -> FluentArgs<'_> {
    let mut args = FluentArgs::new();
    for (name, value) in &said.args {
        match value {
            Arg::Text(text) => args.set(*name, text.as_str()),
            Arg::Number(number) => args.set(*name, *number),
        }
    }
    args
}

/// Something in a book that is allowed and yet probably not meant.
pub fn warning(warning: &Warning, lang: Lang) -> String {
    let mut args = FluentArgs::new();
    let id = match warning {
        Warning::NeverHolds { clause } => {
            args.set("clause", clause.as_str());
            "warning-never-holds"
        }
        Warning::NeverBinds { clause, before } => {
            args.set("clause", clause.as_str());
            args.set("before", before.as_str());
            "warning-never-binds"
        }
        Warning::NeverWithin { clause, within } => {
            args.set("clause", clause.as_str());
            args.set("within", within.as_str());
            "warning-never-within"
        }
        Warning::DrawnAtOnce { clause } => {
            args.set("clause", clause.as_str());
            "warning-drawn-at-once"
        }
        Warning::WholeGame { clause, moves } => {
            args.set("clause", clause.as_str());
            args.set("moves", *moves);
            "warning-whole-game"
        }
        Warning::NeverReached { clause, moves } => {
            args.set("clause", clause.as_str());
            args.set("moves", *moves);
            "warning-never-reached"
        }
        Warning::NeverSoOften { clause, times } => {
            args.set("clause", clause.as_str());
            args.set("times", *times);
            "warning-never-so-often"
        }
        Warning::NothingCounted { clause, field } => {
            args.set("clause", clause.as_str());
            args.set("field", *field);
            "warning-nothing-counted"
        }
        Warning::DrawnBeforeWin { clause } => {
            args.set("clause", clause.as_str());
            "warning-drawn-before-win"
        }
        Warning::TooLarge {
            heading,
            field,
            number,
        } => {
            args.set("heading", *heading);
            args.set("field", *field);
            args.set("number", *number);
            "warning-too-large"
        }
        Warning::WeakerFirst { clause, relation } => {
            args.set("clause", clause.as_str());
            args.set("relation", relation.as_str());
            "warning-weaker-first"
        }
        Warning::SharesAlone { clause, shares } => {
            args.set("clause", clause.as_str());
            args.set("shares", shares.as_str());
            "warning-shares-alone"
        }
        Warning::TakenId { id } => {
            args.set("id", id.as_str());
            "warning-taken-id"
        }
        Warning::Under {
            setting,
            value,
            warning,
        } => {
            args.set("setting", setting.as_str());
            args.set("value", value.as_str());
            args.set("warning", warning.sentence(lang));
            "warning-under"
        }
        Warning::TwoLimits { clause, other } => {
            args.set("clause", clause.as_str());
            args.set("other", other.as_str());
            "warning-two-limits"
        }
        Warning::NeverRepeats { clause, before } => {
            args.set("clause", clause.as_str());
            args.set("before", before.as_str());
            "warning-never-repeats"
        }
        Warning::UnusedSetting { setting } => {
            args.set("setting", setting.as_str());
            "warning-unused-setting"
        }
        Warning::UnknownVariant { variant, meant } => {
            args.set("variant", variant.as_str());
            args.set("meant", meant.as_deref().unwrap_or("none"));
            "warning-unknown-variant"
        }
        Warning::RepeatedVariant { variant } => {
            args.set("variant", variant.as_str());
            "warning-repeated-variant"
        }
        Warning::ShortageNeverBinds { field } => {
            args.set("field", *field);
            "warning-shortage-never"
        }
        Warning::NoRepetition => "warning-no-repetition",
        Warning::NoSuchForce { clause, relation } => {
            args.set("clause", clause.as_str());
            args.set("relation", relation.as_str());
            "warning-no-such-force"
        }
        Warning::IdleRow { clause, row } => {
            args.set("clause", clause.as_str());
            args.set("row", row.as_str());
            "warning-idle-row"
        }
        Warning::Idle {
            clause,
            heading,
            field,
        } => {
            args.set("clause", clause.as_deref().unwrap_or("none"));
            args.set("heading", if heading.is_empty() { "none" } else { heading });
            args.set("field", *field);
            "warning-idle"
        }
        Warning::Doubled {
            clause,
            field,
            text,
        } => {
            args.set("clause", clause.as_deref().unwrap_or("none"));
            args.set("field", *field);
            args.set("text", text.as_str());
            "warning-doubled"
        }
        Warning::AlwaysRestarted { clause } => {
            args.set("clause", clause.as_str());
            "warning-always-restarted"
        }
        Warning::NothingToClaim => "warning-nothing-to-claim",
        Warning::NeverAgreed { moves, before } => {
            args.set("moves", *moves);
            args.set("before", before.as_str());
            "warning-never-agreed"
        }
        Warning::SameChoice {
            setting,
            value,
            other,
        } => {
            args.set("setting", setting.as_str());
            args.set("value", value.as_str());
            args.set("other", other.as_str());
            "warning-same-choice"
        }
        Warning::OneChoice { setting } => {
            args.set("setting", setting.as_str());
            "warning-one-choice"
        }
        Warning::IdleArticle {
            reason,
            has_clauses,
        } => {
            args.set("reason", *reason);
            args.set("kind", if *has_clauses { "clauses" } else { "game" });
            "warning-idle-article"
        }
        Warning::TwoRulings { article } => {
            args.set("article", article.as_str());
            "warning-two-rulings"
        }
        Warning::BothWays { clause, article } => {
            args.set("clause", clause.as_str());
            args.set("article", article.as_str());
            "warning-both-ways"
        }
        Warning::NoRegulation { setting } => {
            args.set("setting", setting.as_str());
            "warning-no-regulation"
        }
        Warning::FlagOfChess => "warning-flag-of-chess",
        Warning::DraughtsOnly { clause, condition } => {
            args.set("clause", clause.as_str());
            args.set("condition", *condition);
            "warning-draughts-only"
        }
        Warning::MissingText { clause, lang } => {
            args.set("clause", clause.as_deref().unwrap_or("none"));
            args.set("language", lang.code());
            "warning-missing-text"
        }
    };
    message(lang, id, &args)
}

/// A book that has been checked and has no mistake.
pub fn book_fine(id: &str, clauses: usize, lang: Lang) -> String {
    let mut args = FluentArgs::new();
    args.set("id", id);
    args.set("clauses", clauses);
    message(lang, "book-fine", &args)
}

/// A warning with the line and column of the text that it is about.
pub(crate) fn warning_at(warning: &Warning, place: (usize, usize), lang: Lang) -> String {
    let mut args = FluentArgs::new();
    args.set("line", place.0);
    args.set("column", place.1);
    args.set("warning", warning.sentence(lang));
    message(lang, "warning-at", &args)
}

/// A warning marked as one, for a list in which mistakes stand, too.
pub fn marked_warning(warning: &str, lang: Lang) -> String {
    let mut args = FluentArgs::new();
    args.set("warning", warning);
    message(lang, "warning-marked", &args)
}

/// The mark of a value that holds if nobody chooses.
pub fn default_mark(lang: Lang) -> String {
    message(lang, "default-mark", &FluentArgs::new())
}

/// Who must act for a clause to end the game.
pub fn applies(applies: Applies, lang: Lang) -> String {
    let mut args = FluentArgs::new();
    args.set("applies", applies.as_str());
    message(lang, "applies", &args)
}

/// What a book says beside its clauses about flags and wrong claims, where that is not
/// the usual thing.
pub fn customs(book: &RuleBook, lang: Lang) -> Vec<String> {
    let mut customs = Vec::new();
    if book.flag_rule() == FlagRule::DrawIfNobodyCanWin {
        customs.push(message(lang, "custom-flag", &FluentArgs::new()));
    }
    if book.wrong_claim_gives_ms() > 0 {
        let mut args = FluentArgs::new();
        args.set("gain", span(book.wrong_claim_gives_ms()));
        customs.push(message(lang, "claim-wrong-gives", &args));
    }
    customs
}

/// What an end of a game is called, in a few words.
pub fn reason_name(reason: Reason, lang: Lang) -> String {
    let mut args = FluentArgs::new();
    args.set("reason", reason.as_str());
    message(lang, "reason-name", &args)
}

/// Ends of a game that no clause is about, with their articles: the number of each and
/// what it is about, in the order in which reasons are listed; then irregular moves and
/// claims in time shortage.
pub fn other_articles(book: &RuleBook, lang: Lang) -> Vec<(String, String)> {
    let named = Reason::ALL.iter().filter_map(|reason| {
        let article = book.article_for(*reason)?.to_owned();
        Some((article, reason_name(*reason, lang)))
    });
    let mut articles: Vec<(String, String)> = named.collect();
    if let Some(article) = book.article_for_irregular_moves() {
        let kind = match book.irregular_must_be_corrected() {
            true => "corrected",
            false => "choice",
        };
        let mut args = FluentArgs::new();
        args.set("kind", kind);
        articles.push((article.to_owned(), message(lang, "custom-irregular", &args)));
        let penalties = book.penalties();
        articles.extend(
            super::irregularity_gain(&penalties, lang).map(|told| (article.to_owned(), told)),
        );
        if let Some(times) = penalties.loss_at {
            args.set("times", times);
            let told = message(lang, "custom-irregular-loses", &args);
            articles.push((article.to_owned(), told));
        }
    }
    // What is left to a referee is told there.
    let left = |article: &str| {
        let mut left = book.left_to_referee().iter();
        left.any(|left| left.article == article)
    };
    if let Some(rule) = book.time_shortage().filter(|rule| !left(&rule.article)) {
        let mut args = FluentArgs::new();
        args.set("left", span(rule.most_ms));
        args.set("pieces", rule.most_pieces);
        articles.push((
            rule.article.clone(),
            message(lang, "custom-shortage", &args),
        ));
    }
    articles
}

/// Why a setting cannot be chosen so.
pub fn setting_refused(error: &SettingError, lang: Lang) -> String {
    let mut args = FluentArgs::new();
    let id = match error {
        SettingError::UnknownSetting { setting, known } => {
            args.set("setting", setting.as_str());
            args.set("known", known.join(", "));
            if known.is_empty() {
                "setting-none"
            } else {
                "setting-unknown"
            }
        }
        SettingError::UnknownValue {
            setting,
            value,
            known,
        } => {
            args.set("setting", setting.as_str());
            args.set("value", value.as_str());
            args.set("known", known.join(", "));
            "setting-no-value"
        }
    };
    message(lang, id, &args)
}

/// What is forbidden about draws by agreement, in sentences; none if nothing is.
pub fn offer_rules(rules: &OfferRules, lang: Lang) -> Vec<String> {
    let mut sentences = Vec::new();
    if let Some(moves) = rules.not_before_move {
        let mut args = FluentArgs::new();
        args.set("moves", moves);
        sentences.push(message(lang, "offer-too-early", &args));
    }
    if let Some(pieces) = rules.most_pieces {
        let mut args = FluentArgs::new();
        args.set("pieces", pieces);
        sentences.push(message(lang, "offer-too-many-pieces", &args));
    }
    if !sentences.is_empty() && rules.early_agreement == EarlyAgreement::BothLose {
        sentences.push(message(lang, "offer-both-lose", &FluentArgs::new()));
    }
    sentences
}
