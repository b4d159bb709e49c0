//! One placement of the men: retrograde analysis of the kings' moves.
//!
//! First every position is looked at once: captures and moves of men lead to
//! what is known already. Then the numbers are counted up from 0; a position
//! whose number is fixed tells those that a king move before it.

use super::free::{Free, Ranks};
use super::metric::{Metric, Worth};
use super::planes::{Planes, Rise};
use super::seat::Seats;
use super::staircase::Desk;
use super::witness::{Both, Tracks, Witness};
use crate::class::Class;
use crate::counters::Left;
use crate::expand::{Expander, Moves, Node, Turn, count_king_moves};
use crate::index::Index;
use crate::lanes::Lanes;
use crate::shape::{bit, each};
use crate::table::Sign;

/// A position from which no quiet move of a king is legal, or nothing more is
/// to be found out by one.
pub(super) const CLOSED: u8 = 255;
/// A position that is not lost, whatever its kings do.
pub(super) const SAFE: u8 = 254;

/// A move led out of all tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Gap(pub(crate) Class);

/// What is found out about a slice by one way of counting.
#[derive(Debug, Default)]
pub(crate) struct Track {
    /// Values as they will be stored, with each side to move.
    pub(crate) values: [Vec<u8>; 2],
    /// Quiet king moves that are not known to lose yet.
    pub(super) open: [Vec<u8>; 2],
    /// The most that a losing move of another kind asks for.
    pub(super) worst: [Vec<u8>; 2],
    pub(super) buckets: Vec<Vec<u32>>,
}

impl Track {
    fn clear(&mut self, size: usize) {
        let all = [&mut self.values, &mut self.open, &mut self.worst];
        for list in all.into_iter().flatten() {
            list.clear();
            list.resize(size, 0);
        }
    }

    #[inline]
    pub(super) fn push(&mut self, at: u32, side: usize, sign: Sign, left: Left) {
        let left = usize::from(left);
        if self.buckets.len() <= left {
            self.buckets.resize(left + 1, Vec::new());
        }
        self.buckets[left].push(at << 2 | (side as u32) << 1 | u32::from(sign == Sign::Win));
    }
}

/// What the moves of a position that leave its slice are worth together: nothing but zeros
/// where there is none, which many of them are filled with quickly.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Sum {
    /// The least with which one wins, counted down from the most there is.
    best: Left,
    pub(super) worst: Left,
    flags: u16,
}

/// See [`Sum::held`], [`Sum::unknown`], [`Sum::any`].
const HELD: u16 = 1;
const NOT_KNOWN: u16 = 2;
const ANY: u16 = 4;

impl Sum {
    /// A move that nothing is known of.
    pub(super) const UNKNOWN: Sum = Sum {
        best: 0,
        worst: 0,
        flags: ANY | NOT_KNOWN,
    };

    /// One such move.
    #[inline]
    pub(super) fn of(worth: Worth) -> Sum {
        let mut sum = Sum {
            flags: ANY,
            ..Sum::default()
        };
        match worth {
            Worth::Won(left) => sum.best = Left::MAX - left,
            Worth::Lost(left) => sum.worst = left,
            Worth::Held => sum.flags |= HELD,
            Worth::Unknown => sum = Sum::UNKNOWN,
        }
        sum
    }

    #[inline]
    pub(super) fn add(&mut self, other: Sum) {
        self.best = self.best.max(other.best);
        self.worst = self.worst.max(other.worst);
        self.flags |= other.flags;
    }

    /// The least with which a move wins; the most there is if none does.
    #[inline]
    pub(super) fn best(self) -> Left {
        Left::MAX - self.best
    }

    /// Whether a move neither wins nor loses.
    #[inline]
    pub(super) fn held(self) -> bool {
        self.flags & HELD != 0
    }

    /// Whether what a move is worth is not known.
    #[inline]
    pub(super) fn unknown(self) -> bool {
        self.flags & NOT_KNOWN != 0
    }

    /// Whether there is such a move.
    #[inline]
    pub(super) fn any(self) -> bool {
        self.flags & ANY != 0
    }
}

/// What one thread works with.
pub(crate) struct Room<'m> {
    pub(crate) expander: Box<dyn Expander + 'm>,
    /// Of the pure game, and of the book.
    pub(crate) tracks: [Track; 2],
    /// Where somebody must capture, with each side to move.
    pub(crate) captures: [Vec<bool>; 2],
    pub(super) planes: Planes,
}

impl<'m> Room<'m> {
    pub(crate) fn new(moves: &'m dyn Moves) -> Room<'m> {
        Room {
            expander: moves.expander(),
            tracks: [Track::default(), Track::default()],
            captures: [Vec::new(), Vec::new()],
            planes: Planes::default(),
        }
    }
}

/// A slice at work.
pub(crate) struct Slice<'w> {
    pub(crate) moves: &'w dyn Moves,
    pub(crate) index: &'w Index,
    pub(crate) ranks: &'w Ranks,
    pub(crate) men: [u64; 2],
}

impl Slice<'_> {
    /// Fills the values of the slice, with both sides to move, by each way of
    /// counting that is given, and tells what several counters make of it.
    pub(super) fn solve<P: Metric, B: Metric>(
        &self,
        room: &mut Room<'_>,
        seats: &mut Seats<'_>,
        (pure, book): (Option<&P>, Option<&B>),
        desk: Option<&mut Desk<'_>>,
    ) -> Result<Option<[Vec<u32>; 2]>, Gap> {
        let size = self.index.slice_size as usize;
        let shape = self.moves.shape();
        let free = Free::new(shape.board, self.men[0] | self.men[1]);
        let Room {
            expander,
            tracks: [of_pure, of_book],
            captures,
            planes,
        } = room;
        for all in captures.iter_mut() {
            all.clear();
        }
        let start = |track: &mut Track| track.clear(size);
        pure.is_some().then(|| start(of_pure));
        book.is_some().then(|| start(of_book));
        let mut tracks = Tracks::new(
            pure.map(|metric| (metric, of_pure)),
            book.map(|metric| (metric, of_book)),
            self.moves.no_move_wins(),
        );
        let mut lists = None;
        match desk {
            Some(desk) => {
                let mut work = desk.slice(self.men, &free);
                let both = &mut Both(&mut tracks, &mut work);
                self.look(&free, seats, &mut **expander, captures, both)?;
                lists = Some(work.solve());
            }
            None => self.look(&free, seats, &mut **expander, captures, &mut tracks)?,
        }
        let Tracks { pure, book, .. } = tracks;
        let lanes = self.lanes();
        if let Some((metric, track)) = pure {
            self.rise(metric, track, &free, lanes, planes);
        }
        if let Some((metric, track)) = book {
            self.rise(metric, track, &free, lanes, planes);
        }
        Ok(lists)
    }

    /// The lanes of the board, if the slice is worth the trouble.
    fn lanes(&self) -> Option<&Lanes> {
        let lanes = self.moves.shape().lanes.as_ref();
        lanes.filter(|_| self.index.slice_size > 1)
    }

    fn look(
        &self,
        free: &Free,
        seats: &mut Seats<'_>,
        expander: &mut dyn Expander,
        captures: &mut [Vec<bool>; 2],
        witness: &mut impl Witness,
    ) -> Result<(), Gap> {
        match self.lanes() {
            Some(lanes) => self.survey(lanes, free, seats, expander, captures, witness),
            None => self.plod(free, seats, expander, captures, witness),
        }
    }

    fn rise<M: Metric>(
        &self,
        metric: &M,
        track: &mut Track,
        free: &Free,
        lanes: Option<&Lanes>,
        planes: &mut Planes,
    ) {
        let Some(lanes) = lanes else {
            self.count_up(metric, track, free);
            return;
        };
        let rise = Rise {
            slice: self,
            lanes,
            metric,
            free,
            limits: metric.limits(),
        };
        rise.run(track, planes);
    }

    /// Looks at every position of the slice once, one by one.
    fn plod(
        &self,
        free: &Free,
        seats: &mut Seats<'_>,
        expander: &mut dyn Expander,
        captures: &mut [Vec<bool>; 2],
        witness: &mut impl Witness,
    ) -> Result<(), Gap> {
        let shape = self.moves.shape();
        let mut list = Vec::new();
        let mut at = 0;
        for &white in &self.ranks.white {
            let white = free.set(white, 0);
            for &black in &self.ranks.black {
                let kings = [white, free.set(black, white)];
                for (mover, captures) in captures.iter_mut().enumerate() {
                    let node = Node {
                        men: self.men,
                        kings,
                        mover,
                    };
                    list.clear();
                    let turn = expander.expand(&node, &mut list);
                    captures.push(turn == Turn::Captures);
                    witness.begin();
                    let phase = witness.phase(&node);
                    for child in &list {
                        if child.ended(false).is_some() {
                            witness.ended(phase, child);
                            continue;
                        }
                        let next = &child.node;
                        let seat = seats.find(next.men, next.class(), next.mover)?;
                        witness.child(phase, child, seat, seat.place(next.kings))?;
                    }
                    let king_moves = match turn {
                        Turn::Quiet => count_king_moves(shape, node.kings[mover], node.occupied()),
                        Turn::Captures | Turn::Decided => 0,
                    };
                    witness.conclude((at, mover), turn, king_moves);
                }
                at += 1;
            }
        }
        Ok(())
    }

    fn count_up<M: Metric>(&self, metric: &M, track: &mut Track, free: &Free) {
        let per_white = self.index.black_kings as usize;
        let mut left = 0;
        while left < track.buckets.len() {
            let mut bucket = std::mem::take(&mut track.buckets[left]);
            if left <= usize::from(metric.budget()) {
                for &entry in &bucket {
                    let (at, side) = ((entry >> 2) as usize, (entry >> 1 & 1) as usize);
                    if track.values[side][at] != 0 {
                        continue;
                    }
                    let sign = if entry & 1 == 1 {
                        Sign::Win
                    } else {
                        Sign::Loss
                    };
                    track.values[side][at] = metric.encode(sign, left as Left);
                    let white = free.set(self.ranks.white[at / per_white], 0);
                    let black = free.set(self.ranks.black[at % per_white], white);
                    let node = Node {
                        men: self.men,
                        kings: [white, black],
                        mover: side,
                    };
                    self.tell(metric, track, &node, (sign, left as Left), free);
                }
            }
            bucket.clear();
            track.buckets[left] = bucket;
            left += 1;
        }
    }

    /// Tells the positions before a quiet king move what the one after it is.
    fn tell<M: Metric>(
        &self,
        metric: &M,
        track: &mut Track,
        node: &Node,
        (sign, left): (Sign, Left),
        free: &Free,
    ) {
        let mover = 1 - node.mover;
        let to = metric.phase(node);
        let occupied = node.occupied();
        for king in each(node.kings[mover]) {
            for from in each(self.moves.shape().king_reach(king, occupied)) {
                let mut kings = node.kings;
                kings[mover] ^= bit(king) | bit(from);
                let at = free.place(kings, self.index.black_kings) as usize;
                let open = track.open[mover][at];
                if open == CLOSED || (sign == Sign::Win && open == SAFE) {
                    continue;
                }
                if track.values[mover][at] != 0 {
                    continue;
                }
                let before = Node {
                    kings,
                    mover,
                    ..*node
                };
                let phase = metric.phase(&before);
                let Some(needed) = metric.staying(mover, phase, to, left) else {
                    continue;
                };
                if sign == Sign::Loss {
                    track.open[mover][at] = CLOSED;
                    track.push(at as u32, mover, Sign::Win, needed);
                } else {
                    track.open[mover][at] = open - 1;
                    if open == 1 {
                        let worst = Left::from(track.worst[mover][at]);
                        track.push(at as u32, mover, Sign::Loss, needed.max(worst));
                    }
                }
            }
        }
    }
}

/// Notes what the moves of a position that leave its slice make of it.
#[inline]
pub(super) fn conclude(
    track: &mut Track,
    (at, side): (u32, usize),
    turn: Turn,
    sum: &Sum,
    king_moves: u32,
    no_move_wins: bool,
) {
    let place = at as usize;
    let won = sum.best() != Left::MAX;
    track.open[side][place] = if turn != Turn::Quiet {
        CLOSED
    } else if sum.held() || won {
        SAFE
    } else {
        king_moves.min(u32::from(SAFE - 1)) as u8
    };
    track.worst[side][place] = sum.worst.min(255) as u8;
    if won {
        track.push(at, side, Sign::Win, sum.best());
    } else if !sum.any() && king_moves == 0 {
        let won = turn != Turn::Decided && no_move_wins;
        let sign = if won { Sign::Win } else { Sign::Loss };
        track.push(at, side, sign, 0);
    } else if !sum.held() && king_moves == 0 {
        track.push(at, side, Sign::Loss, sum.worst);
    }
}
