//! The whole story of a game's counters and end, for whoever asks why.

use damier_arbiter::{Applies, CounterView, Referee, Verdict, text};

use super::game::Game;
use super::show_claims;
use super::show_verdict::tell;
use crate::i18n::Language;
use crate::view::{CounterStory, StoryView, VerdictStory};

impl Game {
    /// The story as it stands after so many plies; without a number, now.
    pub(crate) fn story(&self, ply: Option<u32>, language: Language) -> StoryView {
        let ply = ply.unwrap_or(self.ply()).min(self.ply());
        let mut referee = self.referee().clone();
        referee.take_back(self.ply() - ply);
        let verdict = self.verdict().filter(|verdict| verdict.ply <= ply);
        let timeline = referee.timeline();
        let lang = language.referee();
        let book = self.book();
        let counters = match verdict {
            Some(_) => Vec::new(),
            None => referee.counters(),
        };
        StoryView {
            ply,
            verdict: verdict.map(|verdict| verdict_story(self, verdict, language)),
            counters: counters
                .iter()
                .filter(|counter| counter.limit > 0)
                .map(|counter| counter_story(self, counter, language))
                .collect(),
            notes: match ply == self.ply() {
                true => show_claims::notes(self, language),
                false => Vec::new(),
            },
            repetition: repetition(&referee, verdict, language),
            rulings: self
                .rulings()
                .iter()
                .filter(|ruling| ruling.ply <= ply)
                .map(|ruling| show_claims::ruling(ruling, book, language))
                .collect(),
            timeline_svg: match timeline.tracks.is_empty() {
                true => None,
                false => Some(text::timeline_svg(&timeline, book, lang)),
            },
            timeline,
            clock_log_url: self
                .has_clock()
                .then(|| format!("/api/games/{}/clock-log", self.id())),
        }
    }
}

fn verdict_story(game: &Game, verdict: &Verdict, language: Language) -> VerdictStory {
    let told = tell(game, verdict, language);
    let clause = verdict.clause.as_ref();
    let clause = clause.and_then(|id| game.book().clause(id));
    VerdictStory {
        result: verdict.result(game.variant().spelling()).to_owned(),
        headline: told.headline,
        story: told.story,
        sheet: told.sheet,
        clause: verdict.clause.as_ref().map(|id| id.as_str().to_owned()),
        url: told.url,
        applies: clause.map(|clause| applies(clause.applies, language)),
        repetitions: verdict.repetitions.clone(),
    }
}

fn counter_story(game: &Game, counter: &CounterView, language: Language) -> CounterStory {
    let (book, lang) = (game.book(), language.referee());
    let clause = book.clause(&counter.clause);
    let who = clause.map_or(Applies::Automatic, |clause| clause.applies);
    CounterStory {
        clause: counter.clause.as_str().to_owned(),
        article: clause.map_or_else(
            || counter.clause.local().to_owned(),
            |clause| clause.article.clone(),
        ),
        name: clause.map_or_else(String::new, |clause| clause.name.get(lang).to_owned()),
        chip: text::counter_chip(counter, book, lang),
        story: text::counter_story(counter, book, lang),
        applies: applies(who, language),
        since: counter.since,
        url: game.place_url(counter.clause.local()),
    }
}

/// Who acts when a count is full, in a sentence.
pub(crate) fn applies(who: Applies, language: Language) -> String {
    language.text(&format!("applies-{}-sentence", who.as_str()))
}

/// How often the position has stood on the board, if more than once.
fn repetition(referee: &Referee, verdict: Option<&Verdict>, language: Language) -> Option<String> {
    let plies = referee.occurrences();
    if verdict.is_some() || plies.len() < 2 {
        return None;
    }
    let list: Vec<String> = plies.iter().map(u32::to_string).collect();
    Some(language.text_with(
        "why-repeated-so-far",
        &[
            ("times", plies.len().into()),
            ("plies", list.join(", ").into()),
        ],
    ))
}
