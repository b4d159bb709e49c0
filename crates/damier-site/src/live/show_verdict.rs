//! The end of a game in words: as its rules tell it, or as a referee declared it.

use damier_arbiter::{DecidedBy, Grounds, Verdict, text};
use damier_game::{Reason, Spelling};

use super::game::Game;
use super::notation::written;
use super::show_claims::in_words_of;
use crate::i18n::{FluentValue, Language};
use crate::referee::{Declared, declared};

/// The end of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Told {
    /// The number of the article, if one is named.
    pub(crate) article: Option<String>,
    /// The article on the page of the rule book.
    pub(crate) url: Option<String>,
    /// The result in a word or two.
    pub(crate) headline: String,
    /// One sentence.
    pub(crate) text: String,
    /// One line for a result sheet.
    pub(crate) sheet: String,
    /// Everything that can be told, a sentence each.
    pub(crate) story: Vec<String>,
}

/// Tells how a game ended. The words are those of the language; what a referee
/// noted is in the story as it was written.
pub(crate) fn tell(game: &Game, verdict: &Verdict, language: Language) -> Told {
    let (book, lang) = (game.book(), language.referee());
    let known = in_words_of(verdict, game.rulings(), language);
    let found = declared(game, verdict, language).or_else(|| ruled(&known, language));
    let mut story = text::story_of_game(game.referee(), &known, lang);
    story.extend(flag_story(game, verdict, language));
    let headline = text::headline(verdict, lang);
    if let Some(found) = found {
        match story.first_mut() {
            Some(first) => first.clone_from(&found.text),
            None => story.push(found.text.clone()),
        }
        let clause = verdict.clause.as_ref().map(|id| game.place_url(id.local()));
        return Told {
            url: found.url.or(clause),
            article: found.article,
            headline,
            text: found.text,
            sheet: found.sheet,
            story,
        };
    }
    let article = match &verdict.clause {
        Some(id) => Some(book.clause(id).map_or(id.local(), |clause| &clause.article)),
        None => book.article_for(verdict.reason),
    };
    let anchor = verdict
        .clause
        .as_ref()
        .map_or(article, |id| Some(id.local()));
    Told {
        url: anchor.map(|anchor| game.place_url(anchor)),
        article: article.map(str::to_owned),
        headline,
        text: match verdict.grounds {
            // It came about in the mind of both players only.
            Some(Grounds::AnnouncedMove) => {
                let announced = language.text("story-announced");
                format!("{} {announced}", text::explain(&known, book, lang))
            }
            // What the agreement was against is told with what it led to.
            Some(ref ban @ (Grounds::EarlyAgreement { .. } | Grounds::CrowdedAgreement { .. })) => {
                let ban = text::grounds(ban, verdict.side, lang);
                format!("{} {ban}", text::explain(&known, book, lang))
            }
            _ => text::explain(&known, book, lang),
        },
        sheet: text::sheet(&known, book, game.variant().spelling(), lang),
        story,
    }
}

/// What the side had done whose flag fell, and that nothing else matters.
fn flag_story(game: &Game, verdict: &Verdict, language: Language) -> Vec<String> {
    let by_rules = verdict.reason == Reason::Time && verdict.by != DecidedBy::Referee;
    let Some(side) = verdict.side.filter(|_| by_rules && game.has_clock()) else {
        return Vec::new();
    };
    let own: Vec<_> = game.plies().iter().filter(|ply| ply.side == side).collect();
    let used: u64 = own.iter().filter_map(|ply| ply.elapsed_ms).sum();
    let last = game.plies().iter().rposition(|ply| ply.side == side);
    let last = last.and_then(|index| u32::try_from(index + 1).ok());
    let last = last.map(|ply| written(game, ply, language));
    let args = [
        ("side", FluentValue::from(side.as_str())),
        ("moves", own.len().into()),
        ("used", crate::referee::face(used).into()),
        ("move", last.unwrap_or_default().into()),
    ];
    let mut told = vec![language.text_with("story-flag", &args)];
    if let Some(required) = game.clock().and_then(|clock| clock.required(side)) {
        let args = [("required", FluentValue::from(required))];
        told.push(language.text_with("story-flag-required", &args));
    }
    if game.variant().draughts().is_some() {
        told.push(language.text("story-flag-always"));
    }
    told
}

/// A draw in time shortage that the evidence gave: it stands under an article,
/// though no clause counted it and no human decided it.
fn ruled(verdict: &Verdict, language: Language) -> Option<Declared> {
    let grounds = verdict.grounds.as_ref()?;
    let given = verdict.reason == Reason::Referee && verdict.clause.is_none();
    let article = grounds.article().filter(|_| given)?;
    if !matches!(grounds, Grounds::TimeShortage { .. }) {
        return None;
    }
    let side = verdict.claimed_by.map_or("none", damier_game::Side::as_str);
    let args = [
        ("side", FluentValue::from(side)),
        ("article", article.into()),
    ];
    let headline = text::headline(verdict, language.referee());
    let sheet = [
        ("result", verdict.result(Spelling::Draughts).into()),
        ("headline", FluentValue::from(headline)),
        ("order", "time-shortage".into()),
        ("points", "".into()),
        ("article", article.into()),
        ("plies", verdict.ply.into()),
    ];
    Some(Declared {
        text: language.text_with("verdict-time-shortage", &args),
        sheet: language.text_with("sheet-declared", &sheet),
        article: Some(article.to_owned()),
        url: None,
    })
}
