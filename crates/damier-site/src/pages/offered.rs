//! What the forms of the referee's page offer to choose from: only what the game in hand
//! knows, as it writes it.

use damier_arbiter::{LeftRuling, RuleBook, text};
use damier_game::{Outcome, Reason, Side, Spelling};

use super::frame::Frame;
use super::rules;
use crate::board::Kind;
use crate::i18n::Language;
use crate::live::Game;
use crate::referee::{Article, Offer, offer};

/// Something to choose.
pub(super) struct Named {
    pub(super) value: String,
    pub(super) text: String,
}

/// A result to choose, as its game writes it.
pub(super) struct ResultChoice {
    pub(super) value: &'static str,
    pub(super) figures: &'static str,
    pub(super) text: String,
}

/// A language to explain in.
pub(super) struct OtherLanguage {
    pub(super) code: &'static str,
    pub(super) name: &'static str,
}

/// The results, as the game writes them.
pub(super) fn results(frame: &Frame, kind: Kind) -> Vec<ResultChoice> {
    let outcomes = [
        Outcome::Win(Side::White),
        Outcome::Draw,
        Outcome::Win(Side::Black),
        Outcome::BothLost,
    ];
    let choice = |outcome: Outcome| {
        let value = outcome.spell(kind.spelling());
        ResultChoice {
            value,
            figures: match value {
                "1/2-1/2" => "½-½",
                value => value,
            },
            text: frame.text(&format!("result-{}", outcome.spell(Spelling::Draughts))),
        }
    };
    outcomes.map(choice).into()
}

/// The articles by which this game can end: clauses, endings, and what the book leaves to
/// a referee. Those that only a referee who insists can name come last and say so; what
/// cannot hold in this game is left out.
pub(super) fn articles(frame: &Frame, game: &Game, now_ms: u64) -> Vec<Named> {
    let book = game.book();
    let lang = frame.language.referee();
    let clauses = book.clauses().map(|clause| Named {
        value: clause.id.as_str().to_owned(),
        text: format!("{} · {}", clause.article, clause.name.get(lang)),
    });
    // What begins the game anew ends none; it has a form of its own.
    let numbers = Article::numbers(book).into_iter();
    let numbers = numbers.filter(|number| book.left_ruling(number) != Some(LeftRuling::Replay));
    let others = numbers.map(|number| Named {
        text: named_article(frame, book, &number),
        value: number,
    });
    let offered = |named: &Named| {
        let article = Article::find(book, &named.value);
        article.map_or(Offer::Never, |article| offer(game, &article, now_ms))
    };
    let all: Vec<Named> = clauses.chain(others).collect();
    let (mut fit, mut insisting) = (Vec::new(), Vec::new());
    for named in all {
        match offered(&named) {
            Offer::Fits => fit.push(named),
            Offer::Insisting => {
                let args = [("article", named.text.into())];
                let text = frame.text_with("decide-article-not-shown", &args);
                let value = named.value;
                insisting.push(Named { value, text });
            }
            Offer::Never => {}
        }
    }
    fit.extend(insisting);
    fit
}

/// An article that is no clause, with what it speaks of.
pub(super) fn named_article(frame: &Frame, book: &RuleBook, number: &str) -> String {
    format!("{number} · {}", what_article_says(frame, book, number))
}

/// What an article that is no clause speaks of.
pub(super) fn what_article_says(frame: &Frame, book: &RuleBook, number: &str) -> String {
    let lang = frame.language.referee();
    let left = book
        .left_to_referee()
        .iter()
        .find(|item| item.article == number);
    if let Some(left) = left {
        return left.what.get(lang).to_owned();
    }
    let named = |reason: &&Reason| book.article_for(**reason) == Some(number);
    let reason = Reason::ALL.iter().find(named);
    reason
        .map(|reason| rules::ending_text(frame, book, *reason))
        .unwrap_or_default()
}

/// What can be irregular in such a game.
pub(super) fn irregularities(book: &RuleBook, language: Language) -> Vec<Named> {
    book.irregularities()
        .iter()
        .map(|what| Named {
            value: what.as_str().to_owned(),
            text: {
                let name = text::irregularity_name(*what, language.referee());
                match book.article_for_irregularity(*what) {
                    Some(article) => format!("{article} · {name}"),
                    None => name,
                }
            },
        })
        .collect()
}

/// The languages beside that of the reader.
pub(super) fn other_languages(language: Language) -> Vec<OtherLanguage> {
    let others = Language::ALL.into_iter().filter(|other| *other != language);
    others
        .map(|other| OtherLanguage {
            code: other.code(),
            name: other.own_name(),
        })
        .collect()
}
