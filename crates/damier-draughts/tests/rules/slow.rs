//! A slow, plain generator of legal moves: squares in an array, one jump after
//! the other, every route tried. It shares no code with the crate under test.

use std::collections::BTreeSet;

use crate::sheet::{Choice, Offset, Sheet};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Man {
    pub(crate) white: bool,
    pub(crate) king: bool,
}

type Place = (i8, i8);

/// A position: rows from the top, columns from the left.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Table {
    pub(crate) squares: Vec<Vec<Option<Man>>>,
    pub(crate) white_moves: bool,
    /// The quiet king moves that each side (Black, White) made last, where the
    /// game asks.
    pub(crate) runs: [Vec<(Place, Place)>; 2],
}

/// A legal move in square numbers; captured squares ascending.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Turn {
    pub(crate) from: u8,
    pub(crate) to: u8,
    pub(crate) captured: Vec<u8>,
    pub(crate) crowned: bool,
}

/// A finished capture as found.
#[derive(Clone, Debug)]
struct Take {
    from: Place,
    /// Where the piece stood after each jump.
    landings: Vec<Place>,
    /// What it jumped, in order, and whether each was a king.
    jumped: Vec<(Place, bool)>,
    /// The direction of each jump.
    directions: Vec<Offset>,
    was_king: bool,
    ends_as_king: bool,
}

/// All that is legal, and how.
#[derive(Debug)]
pub(crate) struct Legal {
    pub(crate) turns: BTreeSet<Turn>,
    /// Every way of making each capture: the turn and all squares stood on.
    pub(crate) ways: BTreeSet<(Turn, Vec<u8>)>,
    /// Every sequence of jumps: the turn, the pieces in order, the directions.
    pub(crate) routes: BTreeSet<(Turn, Vec<u8>, Vec<Offset>)>,
}

/// The search tried more jumps than anybody wants to wait for.
#[derive(Debug)]
pub(crate) struct TooMany;

const PATIENCE: u32 = 200_000;

impl Sheet {
    fn played(&self, (row, column): Place) -> bool {
        let inside = (0..self.rows).contains(&row) && (0..self.columns).contains(&column);
        let corner = if self.dark_left {
            (self.rows - 1, 0)
        } else {
            (self.rows - 1, 1)
        };
        let same = (row + column) % 2 == (corner.0 + corner.1) % 2;
        inside && (self.all_squares || same)
    }

    /// The squares in the order of their numbers.
    pub(crate) fn places(&self) -> Vec<Place> {
        let all = (0..self.rows).flat_map(|row| (0..self.columns).map(move |column| (row, column)));
        all.filter(|&place| self.played(place)).collect()
    }

    fn number(&self, place: Place) -> u8 {
        let index = self.places().iter().position(|&other| other == place);
        index.expect("a square played on") as u8 + 1
    }

    fn crown_row(&self, white: bool) -> i8 {
        if white { 0 } else { self.rows - 1 }
    }
}

/// The larger, the more it is to be preferred.
fn rank(choice: Choice, take: &Take) -> (usize, usize, usize, Vec<bool>) {
    let pieces = take.jumped.len();
    let kings = take.jumped.iter().filter(|(_, king)| *king).count();
    let order = take.jumped.iter().map(|(_, king)| *king).collect();
    let by_king = usize::from(take.was_king);
    match choice {
        Choice::Any => (0, 0, 0, vec![]),
        Choice::Most => (pieces, 0, 0, vec![]),
        Choice::Value(king) => (100 * (pieces - kings) + king * kings, by_king, 0, vec![]),
        Choice::Spanish => (pieces, kings, 0, vec![]),
        Choice::Italian => (pieces, by_king, kings, order),
        Choice::King => (by_king, 0, 0, vec![]),
    }
}

fn seen_by(white: bool, offsets: &[Offset]) -> Vec<Offset> {
    offsets
        .iter()
        .map(|&(rows, columns)| {
            if white {
                (rows, columns)
            } else {
                (-rows, columns)
            }
        })
        .collect()
}

impl Table {
    pub(crate) fn empty(sheet: &Sheet, white_moves: bool) -> Table {
        let row = vec![None; sheet.columns as usize];
        Table {
            squares: vec![row; sheet.rows as usize],
            white_moves,
            runs: [vec![], vec![]],
        }
    }

    pub(crate) fn at(&self, (row, column): Place) -> Option<Man> {
        self.squares[row as usize][column as usize]
    }

    pub(crate) fn put(&mut self, (row, column): Place, man: Option<Man>) {
        self.squares[row as usize][column as usize] = man;
    }

    fn own(&self, sheet: &Sheet) -> Vec<(Place, Man)> {
        let pieces = sheet
            .places()
            .into_iter()
            .filter_map(|place| Some((place, self.at(place)?)));
        pieces
            .filter(|(_, man)| man.white == self.white_moves)
            .collect()
    }

    pub(crate) fn legal(&self, sheet: &Sheet) -> Result<Legal, TooMany> {
        if sheet.crowning_wins && self.squares.iter().flatten().flatten().any(|man| man.king) {
            let turns = BTreeSet::new();
            return Ok(Legal {
                turns,
                ways: BTreeSet::new(),
                routes: BTreeSet::new(),
            });
        }
        let mut takes = Vec::new();
        let mut patience = PATIENCE;
        for (place, man) in self.own(sheet) {
            let mut search = Search {
                sheet,
                table: self,
                from: place,
                takes: &mut takes,
            };
            let start = Step {
                directions: vec![],
                at: place,
                king: man.king,
                landings: vec![],
                jumped: vec![],
            };
            search.go_on(&start, None, &mut patience)?;
        }
        if takes.is_empty() {
            return Ok(self.quiet(sheet));
        }
        let rank = |take: &Take| rank(sheet.choice, take);

        let best = takes.iter().map(rank).max().expect("there are takes");

        takes.retain(|take| rank(take) == best);
        let mut legal = Legal {
            turns: BTreeSet::new(),
            ways: BTreeSet::new(),
            routes: BTreeSet::new(),
        };
        for take in takes {
            let number = |place: &Place| sheet.number(*place);
            let order: Vec<u8> = take.jumped.iter().map(|(place, _)| number(place)).collect();
            let mut captured = order.clone();
            captured.sort_unstable();
            let stood = [take.from]
                .iter()
                .chain(&take.landings)
                .map(number)
                .collect();
            let to = take.landings.last().copied().expect("a capture lands");
            let turn = Turn {
                from: number(&take.from),
                to: number(&to),
                captured,
                crowned: take.ends_as_king && !take.was_king,
            };
            legal.ways.insert((turn.clone(), stood));
            legal.routes.insert((turn.clone(), order, take.directions));
            legal.turns.insert(turn);
        }
        Ok(legal)
    }

    fn quiet(&self, sheet: &Sheet) -> Legal {
        let mut turns = BTreeSet::new();
        for (from, man) in self.own(sheet) {
            let steps = if man.king {
                sheet.king_steps
            } else {
                sheet.man_steps
            };
            if man.king && self.must_rest(sheet, from) {
                continue;
            }
            for (rows, columns) in seen_by(self.white_moves, steps) {
                let mut to = (from.0 + rows, from.1 + columns);
                while sheet.played(to) && self.at(to).is_none() {
                    let crowned = !man.king && to.0 == sheet.crown_row(self.white_moves);
                    turns.insert(Turn {
                        from: sheet.number(from),
                        to: sheet.number(to),
                        captured: vec![],
                        crowned,
                    });
                    if !(man.king && sheet.flying) {
                        break;
                    }
                    to = (to.0 + rows, to.1 + columns);
                }
            }
        }
        Legal {
            turns,
            ways: BTreeSet::new(),
            routes: BTreeSet::new(),
        }
    }

    fn has_men(&self, white: bool) -> bool {
        self.squares
            .iter()
            .flatten()
            .flatten()
            .any(|man| man.white == white && !man.king)
    }

    /// Whether the last three moves of this side were quiet moves of this king.
    fn must_rest(&self, sheet: &Sheet, king: Place) -> bool {
        let run = &self.runs[usize::from(self.white_moves)];
        let last = run.iter().rev().take(3);
        let mut at = king;
        let mut moves = 0;
        for &(from, to) in last {
            if to != at {
                return false;
            }
            at = from;
            moves += 1;
        }
        sheet.kings_must_rest && moves == 3 && self.has_men(self.white_moves)
    }

    /// The position after a legal turn.
    pub(crate) fn after(&self, sheet: &Sheet, turn: &Turn) -> Table {
        let places = sheet.places();
        let place = |number: u8| places[usize::from(number) - 1];
        let mut next = self.clone();
        let mut man = self.at(place(turn.from)).expect("somebody moves");
        man.king |= turn.crowned;
        next.put(place(turn.from), None);
        for &number in &turn.captured {
            next.put(place(number), None);
        }
        next.put(place(turn.to), Some(man));
        let run = &mut next.runs[usize::from(self.white_moves)];
        let was_king = self.at(place(turn.from)).is_some_and(|man| man.king);
        if was_king && turn.captured.is_empty() {
            run.push((place(turn.from), place(turn.to)));
        } else {
            run.clear();
        }
        next.white_moves = !self.white_moves;
        next
    }
}

/// A capture on its way.
#[derive(Clone)]
struct Step {
    directions: Vec<Offset>,
    at: Place,
    king: bool,
    landings: Vec<Place>,
    jumped: Vec<(Place, bool)>,
}

struct Search<'a> {
    sheet: &'a Sheet,
    table: &'a Table,
    from: Place,
    takes: &'a mut Vec<Take>,
}

impl Search<'_> {
    /// Whether a piece stands there while this capture goes on.
    fn occupied(&self, step: &Step, place: Place) -> bool {
        let jumped = step.jumped.iter().any(|(other, _)| *other == place);
        if place == self.from || (jumped && self.sheet.lifted_at_once) {
            return false;
        }
        self.table.at(place).is_some()
    }

    /// The piece that is jumped first in a direction, and the squares behind it
    /// on which the jump can end.
    fn jump(&self, step: &Step, offset: Offset) -> Option<(Place, bool, Vec<Place>)> {
        let next = |place: Place| (place.0 + offset.0, place.1 + offset.1);
        let free = |place: Place| self.sheet.played(place) && !self.occupied(step, place);
        let long = step.king && self.sheet.flying;
        let mut over = next(step.at);
        while long && free(over) {
            over = next(over);
        }
        if !self.sheet.played(over) || !self.occupied(step, over) {
            return None;
        }
        let victim = self.table.at(over)?;
        let twice = step.jumped.iter().any(|(place, _)| *place == over);
        let spared = victim.king && !step.king && self.sheet.men_spare_kings;
        if victim.white == self.table.white_moves || twice || spared {
            return None;
        }
        let mut landings = Vec::new();
        let mut landing = next(over);
        while free(landing) {
            landings.push(landing);
            if !long || self.sheet.lands_behind {
                break;
            }
            landing = next(landing);
        }
        if landings.is_empty() {
            None
        } else {
            Some((over, victim.king, landings))
        }
    }

    /// Tries every jump. Returns whether there was one.
    fn go_on(
        &mut self,
        step: &Step,
        came: Option<Offset>,
        patience: &mut u32,
    ) -> Result<bool, TooMany> {
        *patience = patience.checked_sub(1).ok_or(TooMany)?;
        let takes = if step.king {
            self.sheet.king_takes
        } else {
            self.sheet.man_takes
        };
        let mut any = false;
        for offset in seen_by(self.table.white_moves, takes) {
            if came == Some((-offset.0, -offset.1)) && !self.sheet.turns_back {
                continue;
            }
            let Some((over, king, landings)) = self.jump(step, offset) else {
                continue;
            };
            any = true;
            self.land(step, offset, (over, king), &landings, patience)?;
        }
        Ok(any)
    }

    /// Follows a jump to each landing; the capture may only end here if it can
    /// go on from none of them.
    fn land(
        &mut self,
        step: &Step,
        offset: Offset,
        victim: (Place, bool),
        landings: &[Place],
        patience: &mut u32,
    ) -> Result<(), TooMany> {
        let mut ends = Vec::new();
        let mut goes_on = false;
        for &landing in landings {
            let mut next = step.clone();
            next.at = landing;
            next.landings.push(landing);
            next.jumped.push(victim);
            next.directions.push(offset);
            let far = landing.0 == self.sheet.crown_row(self.table.white_moves);
            next.king |= far && self.sheet.crowned_in_passing;
            let stops = far && !step.king && self.sheet.stops_when_crowned;
            goes_on |= !stops && self.go_on(&next, Some(offset), patience)?;
            ends.push(next);
        }
        if goes_on {
            return Ok(());
        }
        if victim.1 && self.sheet.stops_behind_king {
            ends.truncate(1);
        }
        for end in ends {
            let far = end.at.0 == self.sheet.crown_row(self.table.white_moves);
            self.takes.push(Take {
                from: self.from,
                landings: end.landings,
                jumped: end.jumped,
                directions: end.directions,
                was_king: self.table.at(self.from).is_some_and(|man| man.king),
                ends_as_king: end.king || far,
            });
        }
        Ok(())
    }
}
