//! Tables in memory: what is known of every position of a class.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use crate::class::Class;
use crate::counters::Left;
use crate::expand::Node;
use crate::index::Index;
use crate::shape::Shape;

/// Who wins, from the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Sign {
    Win,
    Loss,
}

/// How the bytes of a table are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Codec {
    /// Plies to the end, one more: the side to move wins if they are odd, or
    /// even where a side without a move has won.
    Plies {
        /// Whether even numbers are won.
        even_wins: bool,
    },
    /// The plies that must be left; 128 more if the side to move loses.
    Budget,
}

/// The largest number of plies that is told apart from larger ones.
pub(crate) const MOST_PLIES: Left = 253;

impl Codec {
    #[inline]
    pub(crate) fn decode(self, byte: u8) -> Option<(Sign, Left)> {
        if byte == 0 {
            return None;
        }
        Some(match self {
            Codec::Plies { even_wins } => {
                let plies = Left::from(byte) - 1;
                let even = plies % 2 == 0;
                (
                    if even == even_wins {
                        Sign::Win
                    } else {
                        Sign::Loss
                    },
                    plies,
                )
            }
            Codec::Budget if byte < 128 => (Sign::Win, Left::from(byte)),
            Codec::Budget => (Sign::Loss, Left::from(byte - 128)),
        })
    }

    #[inline]
    pub(crate) fn encode(self, sign: Sign, left: Left) -> u8 {
        match (self, sign) {
            // Longer ends keep their parity.
            (Codec::Plies { .. }, _) if left > MOST_PLIES => 254 + u8::from(left.is_multiple_of(2)),
            (Codec::Plies { .. }, _) => left as u8 + 1,
            (Codec::Budget, Sign::Win) => left.clamp(1, 127) as u8,
            (Codec::Budget, Sign::Loss) => 128 + left.min(127) as u8,
        }
    }
}

/// What must be left for a side to win: one of these lists of numbers, one a
/// group of counters, must not be larger anywhere than what is left.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Needs {
    pub(crate) sign: Sign,
    /// The least lists, none above another, in ascending order.
    pub(crate) least: Vec<Vec<Left>>,
}

/// The values of the positions of one class with one side to move.
#[derive(Clone, Debug)]
pub(crate) enum Column {
    /// A byte each, read by the codec of the layer.
    Bytes(Vec<u8>),
    /// Places in the dictionary of the layer.
    Words(Vec<u32>),
}

impl Column {
    pub(crate) fn len(&self) -> usize {
        match self {
            Column::Bytes(all) => all.len(),
            Column::Words(all) => all.len(),
        }
    }

    /// The number in a place.
    #[inline]
    pub(crate) fn get(&self, at: usize) -> Option<u32> {
        match self {
            Column::Bytes(all) => all.get(at).map(|&byte| u32::from(byte)),
            Column::Words(all) => all.get(at).copied(),
        }
    }

    /// As many places of draws.
    pub(crate) fn blank(size: usize, words: bool) -> Column {
        if words {
            Column::Words(vec![0; size])
        } else {
            Column::Bytes(vec![0; size])
        }
    }
}

/// The values of one class: one column a side to move, only White's where both
/// sides have the same.
#[derive(Clone, Debug)]
pub(crate) struct Layer {
    pub(crate) codec: Codec,
    pub(crate) columns: Vec<Column>,
    /// What the words stand for; the first is a draw.
    pub(crate) dictionary: Vec<Option<Needs>>,
}

/// A value as it is stored.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Value<'t> {
    Draw,
    /// One number.
    One(Sign, Left),
    /// Several lists of numbers.
    Many(&'t Needs),
}

impl Value<'_> {
    /// Whether the side to move has lost already: it has no move.
    #[inline]
    pub(crate) fn is_lost_at_once(&self) -> bool {
        match self {
            Value::Draw => false,
            Value::One(sign, left) => *sign == Sign::Loss && *left == 0,
            Value::Many(needs) => needs.is_lost_at_once(),
        }
    }
}

impl Needs {
    /// Whether the side to move has lost already: it has no move.
    pub(crate) fn is_lost_at_once(&self) -> bool {
        let mut all = self.least.iter().flatten();
        self.sign == Sign::Loss && all.all(|&left| left == 0)
    }
}

impl Layer {
    #[inline]
    pub(crate) fn get(&self, side: usize, place: u64) -> Value<'_> {
        match &self.columns[side] {
            Column::Bytes(all) => match self.codec.decode(all[place as usize]) {
                None => Value::Draw,
                Some((sign, left)) => Value::One(sign, left),
            },
            Column::Words(all) => self.word(all[place as usize]),
        }
    }

    /// What a stored number stands for.
    pub(crate) fn number(&self, number: u32) -> Value<'_> {
        if !self.dictionary.is_empty() {
            return self.word(number);
        }
        match self.codec.decode(number as u8) {
            None => Value::Draw,
            Some((sign, left)) => Value::One(sign, left),
        }
    }

    pub(crate) fn word(&self, word: u32) -> Value<'_> {
        match self.dictionary.get(word as usize) {
            Some(Some(needs)) => Value::Many(needs),
            _ => Value::Draw,
        }
    }
}

/// Where a position is found: in which class, with which side to move, where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spot {
    pub(crate) class: Class,
    pub(crate) side: usize,
    pub(crate) place: u64,
}

/// The order of the positions of all classes of a game.
#[derive(Debug)]
pub(crate) struct Atlas {
    indexes: HashMap<Class, Arc<Index>>,
    fast: Vec<Option<Arc<Index>>>,
}

/// A class as a number below 4096.
#[inline]
pub(crate) fn code(class: Class) -> usize {
    let [a, b] = class.men.map(usize::from);
    let [c, d] = class.kings.map(usize::from);
    (a & 7) << 9 | (b & 7) << 6 | (c & 7) << 3 | (d & 7)
}

impl Atlas {
    pub(crate) fn new(shape: &Shape, classes: &[Class]) -> Atlas {
        let mut fast = vec![None; 4096];
        let mut indexes = HashMap::new();
        for &class in classes {
            let index = Arc::new(Index::new(shape, class));
            fast[code(class)] = Some(index.clone());
            indexes.insert(class, index);
        }
        Atlas { indexes, fast }
    }

    pub(crate) fn index(&self, class: Class) -> Option<&Arc<Index>> {
        self.indexes.get(&class)
    }

    /// The index of the class with this code.
    #[inline]
    pub(crate) fn index_at(&self, code: usize) -> Option<&Arc<Index>> {
        self.fast.get(code)?.as_ref()
    }

    /// Where a position is kept; `None` if no table is meant for it.
    #[inline]
    pub(crate) fn find(&self, shape: &Shape, node: &Node) -> Option<Spot> {
        let class = node.class();
        if class.pieces() > crate::class::MOST_PIECES {
            return None;
        }
        let kept = class.is_kept() && !(class.is_even() && node.mover == 1);
        if kept {
            return self.spot(class, node);
        }
        let turned = node.turned(shape);
        self.spot(class.flipped(), &turned)
    }

    #[inline]
    fn spot(&self, class: Class, node: &Node) -> Option<Spot> {
        let index = self.fast[code(class)].as_ref()?;
        Some(Spot {
            class,
            side: node.mover,
            place: index.place(node.men, node.kings),
        })
    }
}

/// All layers of one kind that are in memory.
#[derive(Debug, Default)]
pub(crate) struct Layers {
    fast: Vec<Option<Arc<Layer>>>,
}

impl Layers {
    pub(crate) fn new() -> Layers {
        Layers {
            fast: vec![None; 4096],
        }
    }

    pub(crate) fn put(&mut self, class: Class, layer: Arc<Layer>) {
        self.fast[code(class)] = Some(layer);
    }

    /// A layer that is not shared yet.
    pub(crate) fn class_mut(&mut self, class: Class) -> Option<&mut Layer> {
        Arc::get_mut(self.fast[code(class)].as_mut()?)
    }

    /// Lets go of all other classes.
    pub(crate) fn retain(&mut self, classes: &BTreeSet<Class>) {
        let kept: Vec<usize> = classes.iter().map(|&class| code(class)).collect();
        for (at, layer) in self.fast.iter_mut().enumerate() {
            if !kept.contains(&at) {
                *layer = None;
            }
        }
    }

    #[inline]
    pub(crate) fn class(&self, class: Class) -> Option<&Arc<Layer>> {
        self.fast[code(class)].as_ref()
    }

    #[inline]
    pub(crate) fn get(&self, spot: &Spot) -> Option<Value<'_>> {
        let layer = self.fast[code(spot.class)].as_ref()?;
        Some(layer.get(spot.side, spot.place))
    }
}
