use std::fmt;

use damier_game::{BySide, Force, Side};

use super::Range;
use super::said::{Said, say};
use crate::{Lang, text};

/// A pattern for what one side has, such as `3K`, `2K+M` or `>=3K+*M`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Army {
    /// How many kings.
    pub kings: Range,
    /// How many men.
    pub men: Range,
}

impl Army {
    /// Whether the force fits the pattern.
    pub fn fits(self, force: Force) -> bool {
        self.kings.contains(force.kings) && self.men.contains(force.men)
    }

    fn parse(text: &str) -> Result<Army, RelationError> {
        let none = Range {
            low: 0,
            high: Some(0),
        };
        let mut army = Army {
            kings: none,
            men: none,
        };
        let (mut has_kings, mut has_men) = (false, false);
        for term in text.split('+').map(str::trim) {
            // The last letter may be of any script, so it may be several bytes long.
            let last = term.char_indices().next_back().map_or(0, |(at, _)| at);
            let (count, kind) = term.split_at(last);
            let (place, seen) = match kind {
                "K" => (&mut army.kings, &mut has_kings),
                "M" => (&mut army.men, &mut has_men),
                _ => return Err(say("relation-kind").with("term", term).into()),
            };
            if core::mem::replace(seen, true) {
                let said = say("relation-twice").with("kind", kind);
                return Err(said.with("text", text.trim()).into());
            }
            *place = amount(count).ok_or_else(|| {
                say("relation-count")
                    .with("count", count)
                    .with("kind", kind)
            })?;
        }
        Ok(army)
    }
}

fn amount(text: &str) -> Option<Range> {
    match text.trim() {
        "" => Some(Range {
            low: 1,
            high: Some(1),
        }),
        "*" => Some(Range { low: 0, high: None }),
        text => match text.strip_prefix(">=") {
            Some(low) if !low.contains(['-', '+']) => Some(Range {
                low: Range::parse(low)?.low,
                high: None,
            }),
            Some(_) => None,
            None if text.contains(['-', '+']) => None,
            None => Range::parse(text),
        },
    }
}

impl fmt::Display for Army {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        for (range, kind) in [(self.kings, 'K'), (self.men, 'M')] {
            let count = match range {
                Range {
                    low: 0,
                    high: Some(0),
                } => continue,
                Range {
                    low: 1,
                    high: Some(1),
                } => String::new(),
                Range { low: 0, high: None } => "*".to_owned(),
                Range { low, high: None } => format!(">={low}"),
                range => range.to_string(),
            };
            let plus = if first { "" } else { "+" };
            write!(f, "{plus}{count}{kind}")?;
            first = false;
        }
        if first {
            // Nothing at all is a pattern, too, and has to be seen.
            f.write_str("0K")?;
        }
        Ok(())
    }
}

/// A relation of force, written `2K+M v K`: the side named first is the strong
/// one. White and Black are interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Relation {
    /// The side that should win.
    pub strong: Army,
    /// The side that holds out.
    pub weak: Army,
}

impl Relation {
    /// Reads a relation.
    ///
    /// # Errors
    ///
    /// What is wrong.
    pub fn parse(text: &str) -> Result<Relation, RelationError> {
        let (strong, weak) = text
            .split_once(" v ")
            .ok_or_else(|| say("relation-two-sides").with("text", text))?;
        Ok(Relation {
            strong: Army::parse(strong)?,
            weak: Army::parse(weak)?,
        })
    }

    /// Whether both sides of the relation are the same pattern (`K v K`), so
    /// that nobody is the strong side.
    pub fn is_even(self) -> bool {
        self.strong == self.weak
    }
}

impl fmt::Display for Relation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} v {}", self.strong, self.weak)
    }
}

/// A text that is no [`Relation`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RelationError {
    pub(crate) said: Said,
}

impl RelationError {
    /// What is wrong, and what to do about it.
    pub fn sentence(&self, lang: Lang) -> String {
        text::mistake_sentence(&self.said, lang)
    }
}

impl From<Said> for RelationError {
    fn from(said: Said) -> RelationError {
        RelationError { said }
    }
}

impl fmt::Display for RelationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Lang::En))
    }
}

impl std::error::Error for RelationError {}

/// Who stands on the long diagonal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LongDiagonal {
    /// One piece of the weak side stands there and nothing else.
    WeakAlone,
    /// At least one piece of the strong side stands there.
    StrongPresent,
}

impl LongDiagonal {
    /// The word for it in a rule book.
    pub const fn as_str(self) -> &'static str {
        match self {
            LongDiagonal::WeakAlone => "weak-alone",
            LongDiagonal::StrongPresent => "strong-present",
        }
    }

    fn holds(self, strong: Force, weak: Force) -> bool {
        match self {
            LongDiagonal::WeakAlone => weak.on_long_diagonal == 1 && strong.on_long_diagonal == 0,
            LongDiagonal::StrongPresent => strong.on_long_diagonal > 0,
        }
    }
}

/// What must be true of a position for a clause to count. Everything given must
/// hold; a condition that gives nothing always holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Condition {
    /// Relations of force, of which one must hold. Empty: any force.
    pub force: Vec<Relation>,
    /// How many pieces stand on the board.
    pub pieces: Option<Range>,
    /// How many pieces each side has.
    pub each_side_pieces: Option<Range>,
    /// Whether both sides must have a king.
    pub kings_on_both_sides: bool,
    /// Who stands on the long diagonal.
    pub long_diagonal: Option<LongDiagonal>,
}

/// How a condition holds in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Holds {
    /// It does not.
    No,
    /// It does not, but one of its relations of force does, and the count lives
    /// on that.
    Force,
    /// It does; the strong side, if the condition names one.
    Yes(Option<Side>),
}

impl Holds {
    /// Whether the whole condition holds.
    pub(crate) const fn wholly(self) -> bool {
        matches!(self, Holds::Yes(_))
    }
}

impl Condition {
    /// Whether nothing is asked.
    pub fn is_always(&self) -> bool {
        *self == Condition::default()
    }

    /// Whether the condition holds, and which side is the strong one.
    ///
    /// `None`: it does not hold. `Some(None)`: it holds and names no strong side
    /// (no relation of force is asked, or both sides are equal).
    pub fn holds(&self, force: &BySide<Force>) -> Option<Option<Side>> {
        match self.check(force) {
            Holds::No | Holds::Force => None,
            Holds::Yes(strong) => Some(strong),
        }
    }

    pub(crate) fn check(&self, force: &BySide<Force>) -> Holds {
        let (white, black) = (force.white, force.black);
        let total = white.pieces().saturating_add(black.pieces());
        let plain = self.pieces.is_none_or(|range| range.contains(total))
            && self.each_side_pieces.is_none_or(|range| {
                range.contains(white.pieces()) && range.contains(black.pieces())
            })
            && (!self.kings_on_both_sides || (white.kings > 0 && black.kings > 0));
        if !plain {
            return Holds::No;
        }
        if self.force.is_empty() {
            return Holds::Yes(None);
        }
        self.relation(force)
    }

    /// Whether one of the relations of force holds, whatever else is asked.
    pub fn force_holds(&self, force: &BySide<Force>) -> bool {
        self.force.iter().any(|relation| {
            Side::BOTH
                .into_iter()
                .any(|side| relation.strong.fits(force[side]) && relation.weak.fits(force[!side]))
        })
    }

    fn relation(&self, force: &BySide<Force>) -> Holds {
        for relation in &self.force {
            for side in Side::BOTH {
                let (strong, weak) = (force[side], force[!side]);
                let fits = relation.strong.fits(strong) && relation.weak.fits(weak);
                if fits
                    && self
                        .long_diagonal
                        .is_none_or(|there| there.holds(strong, weak))
                {
                    let even = relation.is_even() && self.long_diagonal.is_none();
                    return Holds::Yes((!even).then_some(side));
                }
            }
        }
        Holds::No
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn force(kings: u8, men: u8, on_long_diagonal: u8) -> Force {
        Force {
            men,
            kings,
            on_long_diagonal,
        }
    }

    fn condition(relations: &[&str]) -> Condition {
        let force = relations
            .iter()
            .map(|text| Relation::parse(text).expect("fine"))
            .collect();
        Condition {
            force,
            ..Condition::default()
        }
    }

    #[test]
    fn relations_are_read_and_written() {
        for text in [
            "3K v K",
            "2K+M v K",
            ">=3K+*M v K",
            "K+2M v 0K+M",
            "*K+>=2M v M",
            "0K v K",
            "K v 0K+0M",
        ] {
            let relation = Relation::parse(text).expect(text);
            let again = Relation::parse(&relation.to_string()).expect("reads what it writes");
            assert_eq!(relation, again, "{text}");
        }
        let nobody = Relation::parse("0K v K").map(|relation| relation.to_string());
        assert_eq!(nobody.as_deref(), Ok("0K v K"));
        for bad in [
            "3K", "3K v", "3Q v K", "K+K v K", ">3K v K", "-1K v K", "+K v K", "",
        ] {
            assert!(Relation::parse(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn either_colour_can_be_the_strong_one() {
        let three = condition(&["3K v K", "2K+M v K", "K+2M v K"]);
        let lone = force(1, 0, 0);
        for (strong, holds) in [
            ((3, 0), true),
            ((2, 1), true),
            ((1, 2), true),
            ((0, 3), false),
        ] {
            let strong = force(strong.0, strong.1, 0);
            let white = BySide {
                white: strong,
                black: lone,
            };
            let black = BySide {
                white: lone,
                black: strong,
            };
            assert_eq!(three.holds(&white), holds.then_some(Some(Side::White)));
            assert_eq!(three.holds(&black), holds.then_some(Some(Side::Black)));
        }
        let even = BySide {
            white: lone,
            black: lone,
        };
        assert_eq!(condition(&["K v K"]).holds(&even), Some(None));
    }

    #[test]
    fn the_weak_side_is_alone_on_the_diagonal() {
        let mut road = condition(&["3K v K"]);
        road.long_diagonal = Some(LongDiagonal::WeakAlone);
        let at = |strong, weak| {
            road.holds(&BySide {
                white: force(1, 0, weak),
                black: force(3, 0, strong),
            })
        };
        assert_eq!(at(0, 1), Some(Some(Side::Black)));
        assert_eq!(at(1, 1), None);
        assert_eq!(at(0, 0), None);
    }
}
