//! Values of criteria, each with what it is made of.

use std::cmp::Ordering;

use serde::Serialize;

use crate::Fraction;

/// A value as it is compared: higher is better, no value is worst.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Key {
    /// There is none: nobody to compare with, no rated opponent.
    None,
    /// A number.
    Number(Fraction),
    /// Numbers compared one after the other.
    List(Vec<Fraction>),
}

impl Key {
    /// Compares two values of one criterion.
    pub fn compare(&self, other: &Key) -> Ordering {
        match (self, other) {
            (Key::None, Key::None) => Ordering::Equal,
            (Key::None, _) => Ordering::Less,
            (_, Key::None) => Ordering::Greater,
            (Key::Number(a), Key::Number(b)) => a.cmp(b),
            (Key::List(a), Key::List(b)) => a.cmp(b),
            (Key::Number(a), Key::List(b)) => [*a].as_slice().cmp(b.as_slice()),
            (Key::List(a), Key::Number(b)) => a.as_slice().cmp([*b].as_slice()),
        }
    }
}

impl Key {
    /// As people read it; [`Key::to_string`](ToString) is exact.
    pub fn shown(&self) -> String {
        match self {
            Key::None => String::new(),
            Key::Number(number) => number.shown(),
            Key::List(list) => {
                let texts: Vec<String> = list.iter().map(|n| n.shown()).collect();
                texts.join(" ")
            }
        }
    }
}

impl std::fmt::Display for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Key::None => Ok(()),
            Key::Number(number) => number.fmt(f),
            Key::List(list) => {
                let texts: Vec<String> = list.iter().map(Fraction::to_string).collect();
                f.write_str(&texts.join(" "))
            }
        }
    }
}

/// What one part of a sum stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// Points or a count from the round itself.
    Round,
    /// Something of the opponent of that round.
    Opponent,
    /// The stand-in for an opponent in a round without play.
    Dummy,
    /// Points on a board (teams) or against a group.
    Group,
}

/// One part of a sum.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Addend {
    /// Round, from 1; `None` where it has none.
    pub round: Option<u16>,
    /// Number of the opponent, if there was one.
    pub opponent: Option<u32>,
    /// What it stands for.
    pub part: Part,
    /// How much it adds.
    pub amount: Fraction,
    /// Whether it was cut and does not count.
    pub cut: bool,
}

/// A value with its parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Value {
    /// What is compared.
    pub key: Key,
    /// What it is the sum (for averages: the mean) of.
    pub addends: Vec<Addend>,
}

impl Value {
    pub(super) const fn number(number: Fraction) -> Value {
        Value {
            key: Key::Number(number),
            addends: Vec::new(),
        }
    }

    pub(super) fn count(count: usize) -> Value {
        Value::number(Fraction::whole(i64::try_from(count).unwrap_or(i64::MAX)))
    }

    pub(super) fn sum(addends: Vec<Addend>) -> Value {
        let total = addends.iter().filter(|a| !a.cut).map(|a| a.amount).sum();
        Value {
            key: Key::Number(total),
            addends,
        }
    }

    pub(super) const fn none() -> Value {
        Value {
            key: Key::None,
            addends: Vec::new(),
        }
    }
}
