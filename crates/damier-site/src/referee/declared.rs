//! What a result says that a referee declared: that it was declared, by whom, by
//! which article, and for how many points. The board has not shown it.

use damier_arbiter::{Grounds, Verdict, text};

use super::decree::Order;
use super::desk::Entry;
use super::show::decision_view;
use crate::i18n::{FluentValue, Language};
use crate::live::Game;

/// A declared result in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Declared {
    /// The number of the article that the decision names.
    pub(crate) article: Option<String>,
    /// The article on the page of the rule book.
    pub(crate) url: Option<String>,
    /// One sentence.
    pub(crate) text: String,
    /// One line for a result sheet.
    pub(crate) sheet: String,
}

/// A verdict as the referee's decision that made it; `None` if none did.
pub(crate) fn declared(game: &Game, verdict: &Verdict, language: Language) -> Option<Declared> {
    let entry = made_by(game, verdict)?;
    let view = decision_view(game, entry, language);
    let grounds = verdict.grounds.as_ref().and_then(Grounds::article);
    let said = view.article.as_deref().unwrap_or("none");
    let article = view.article.as_deref().or(grounds).map(str::to_owned);
    let args = [
        ("referee", FluentValue::from(view.referee.as_str())),
        // What the decision rests on is named in its own words.
        ("article", said.into()),
        ("text", view.text.as_str().into()),
    ];
    let what = match &entry.decree.order {
        Order::Material {
            points: Some(points),
            ..
        } => format!("{}–{}", points.white, points.black),
        _ => String::new(),
    };
    let sheet = [
        ("result", verdict.result(game.variant().spelling()).into()),
        (
            "headline",
            FluentValue::from(text::headline(verdict, language.referee())),
        ),
        ("order", entry.decree.order.name().into()),
        ("points", what.into()),
        ("article", article.as_deref().unwrap_or("none").into()),
        ("plies", verdict.ply.into()),
    ];
    Some(Declared {
        text: language.text_with("verdict-declared", &args),
        sheet: language.text_with("sheet-declared", &sheet),
        url: view.article_url,
        article,
    })
}

/// The decision that a verdict comes from.
fn made_by<'a>(game: &'a Game, verdict: &Verdict) -> Option<&'a Entry> {
    let mut entries = game.desk().decrees().iter().rev();
    entries.find(|entry| {
        let (before, after) = (&entry.decree.before, &entry.decree.after);
        after.verdict.as_ref() == Some(verdict) && before.verdict != after.verdict
    })
}
