use serde::Serialize;

use crate::book::{ClauseId, Unit};
use crate::referee::Referee;

/// All counters over a whole game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Timeline {
    /// How many plies the game has.
    pub plies: u32,
    /// One track for each clause that ever counted, in the order in which they
    /// first did.
    pub tracks: Vec<Track>,
}

/// The counts of one clause.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Track {
    /// The clause.
    pub clause: ClauseId,
    /// What is counted.
    pub unit: Unit,
    /// The stretches in which it counted without being put back.
    pub spans: Vec<Span>,
}

/// A stretch in which a count ran.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Span {
    /// The ply after which it stood at the first of the counts.
    pub from: u32,
    /// The counts after that ply and each that followed.
    pub counts: Vec<u32>,
    /// The limit at the end of the stretch.
    pub limit: u32,
}

impl Span {
    /// The last ply of the stretch.
    pub fn to(&self) -> u32 {
        let more = self.counts.len().saturating_sub(1);
        self.from
            .saturating_add(u32::try_from(more).unwrap_or(u32::MAX))
    }

    /// The count at its end.
    pub fn last(&self) -> u32 {
        self.counts.last().copied().unwrap_or(0)
    }
}

impl Referee {
    /// Every counter of the game so far, ply by ply.
    pub fn timeline(&self) -> Timeline {
        let mut replay = self.clone();
        replay.take_back(u32::MAX);
        let mut timeline = Timeline {
            plies: self.plies(),
            tracks: Vec::new(),
        };
        timeline.add(&replay, 0);
        for (index, ply) in self.plies.iter().enumerate() {
            replay.record(&ply.facts);
            timeline.add(&replay, u32::try_from(index + 1).unwrap_or(u32::MAX));
        }
        timeline
    }
}

impl Timeline {
    fn add(&mut self, referee: &Referee, ply: u32) {
        for counter in referee.counters() {
            let found = self
                .tracks
                .iter()
                .position(|track| track.clause == counter.clause);
            let index = found.unwrap_or_else(|| {
                let (clause, unit) = (counter.clause.clone(), counter.unit);
                self.tracks.push(Track {
                    clause,
                    unit,
                    spans: Vec::new(),
                });
                self.tracks.len() - 1
            });
            let spans = &mut self.tracks[index].spans;
            match spans.last_mut() {
                Some(span) if span.to() + 1 == ply && span.last() <= counter.count => {
                    span.counts.push(counter.count);
                    span.limit = counter.limit;
                }
                _ => spans.push(Span {
                    from: ply,
                    counts: vec![counter.count],
                    limit: counter.limit,
                }),
            }
        }
    }
}
