use damier_game::{Outcome, PieceClass, PlyFacts};
use fluent_bundle::FluentArgs;

use super::bundle::message;
use super::counter::{clause_args, in_game_words};
use super::story;
use crate::Lang;
use crate::book::{RuleBook, Unit};
use crate::referee::Referee;
use crate::timeline::{Span, Timeline, Track};
use crate::verdict::Verdict;

/// So many plies are named one by one.
const NAMED: usize = 12;

/// The story of a verdict as [`story`], and what became of the counts in this very
/// game: which lapsed or began anew, which captures and moves of men left the count
/// alone, how others stood at the end, and whether a win came on the last move that
/// was allowed. The referee saw the whole game; without a verdict there is nothing
/// to tell.
pub fn story_of_game(referee: &Referee, verdict: &Verdict, lang: Lang) -> Vec<String> {
    let mut told = story(verdict, referee.book(), lang);
    // Before what the rule says and where it was read.
    let at = told.len().min(1 + usize::from(verdict.count.is_some()));
    let course = Course {
        referee,
        timeline: referee.timeline(),
        lang,
    };
    told.splice(at..at, course.told(verdict));
    told
}

struct Course<'g> {
    referee: &'g Referee,
    timeline: Timeline,
    lang: Lang,
}

impl Course<'_> {
    fn told(&self, verdict: &Verdict) -> Vec<String> {
        let mut told = Vec::new();
        let tracks = self.timeline.tracks.iter();
        if let Some(clause) = &verdict.clause {
            let (own, others): (Vec<&Track>, Vec<&Track>) =
                tracks.partition(|track| track.clause == *clause);
            for track in own {
                self.earlier(track, &mut told);
                self.left_alone(track, &mut told);
            }
            if verdict.count.is_some() {
                told.extend(
                    others
                        .iter()
                        .filter_map(|track| self.beside(track, verdict)),
                );
            }
        } else if matches!(verdict.outcome, Outcome::Win(_)) {
            told.extend(tracks.filter_map(|track| self.in_time(track, verdict)));
        }
        told
    }

    fn book(&self) -> &RuleBook {
        self.referee.book()
    }

    fn args(&self, track: &Track, span: &Span) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        let (id, book) = (&track.clause, self.book());
        clause_args(&mut args, book.clause(id), id.local(), self.lang);
        args.set("count", span.last().to_string());
        args.set("limit", span.limit);
        args.set("from", span.from.to_string());
        args.set("to", span.to().to_string());
        args
    }

    fn ply(&self, number: u32) -> Option<&PlyFacts> {
        let index = usize::try_from(number.checked_sub(1)?).ok()?;
        self.referee.plies.get(index).map(|ply| &ply.facts)
    }

    /// The stretches before the last one, each with what ended it.
    fn earlier(&self, track: &Track, told: &mut Vec<String>) {
        for pair in track.spans.windows(2) {
            let [span, next] = pair else {
                continue;
            };
            let mut args = self.args(track, span);
            let again = span.to().checked_add(1) == Some(next.from);
            args.set("again", next.from.to_string());
            args.set("lapsed", span.to().saturating_add(1).to_string());
            let word = match self.ply(next.from) {
                Some(ply) if ply.captured > 0 => "capture",
                Some(ply) if ply.promoted => "promotion",
                Some(ply) if ply.piece == PieceClass::Man => "man-move",
                _ => "king-move",
            };
            args.set("event", in_game_words(self.book(), word));
            let id = match again {
                true => "course-anew",
                false => "course-lapsed",
            };
            told.push(message(self.lang, id, &args));
        }
    }

    /// Captures and moves of men that did not put the last count back.
    fn left_alone(&self, track: &Track, told: &mut Vec<String>) {
        let Some(span) = track.spans.last() else {
            return;
        };
        let plies: Vec<u32> = (span.from.saturating_add(1)..=span.to())
            .filter(|number| {
                self.ply(*number).is_some_and(|ply| {
                    ply.captured > 0 || ply.promoted || ply.piece == PieceClass::Man
                })
            })
            .collect();
        if plies.is_empty() || plies.len() > NAMED {
            return;
        }
        let mut args = self.args(track, span);
        args.set("many", plies.len());
        let plies: Vec<String> = plies.iter().map(u32::to_string).collect();
        args.set("plies", plies.join(", "));
        told.push(message(self.lang, "course-left-alone", &args));
    }

    /// How another count stood at the end.
    fn beside(&self, track: &Track, verdict: &Verdict) -> Option<String> {
        let span = track.spans.last()?;
        let runs = span.to() == verdict.ply && span.last() > 0;
        runs.then(|| {
            let mut args = self.args(track, span);
            args.set("unit", track.unit.as_str());
            message(self.lang, "course-beside", &args)
        })
    }

    /// A count that the winning ply itself would have filled.
    fn in_time(&self, track: &Track, verdict: &Verdict) -> Option<String> {
        let span = track.spans.last()?;
        let before = verdict.ply.checked_sub(1)?;
        let at = usize::try_from(before.checked_sub(span.from)?).ok()?;
        let count = *span.counts.get(at)?;
        let clause = self.book().clause(&track.clause)?;
        // A capture may change how many moves are allowed.
        let limit = match clause.limit()?.limit.with_pieces(self.pieces_at(before)) {
            Some(moves) if track.unit == Unit::Each => u32::from(moves) * 2,
            Some(moves) => u32::from(moves),
            None => span.limit,
        };
        (count.checked_add(1) == Some(limit)).then(|| {
            let mut args = self.args(track, span);
            args.set("unit", track.unit.as_str());
            args.set("count", count.to_string());
            args.set("limit", limit);
            args.set("ply", verdict.ply.to_string());
            message(self.lang, "course-in-time", &args)
        })
    }

    fn pieces_at(&self, ply: u32) -> u8 {
        let position = self.ply(ply).map_or(&self.referee.start, |ply| &ply.after);
        let force = &position.force;
        force.white.pieces().saturating_add(force.black.pieces())
    }
}
