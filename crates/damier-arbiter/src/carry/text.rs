//! Counts as text, alone and within that of a position.

use std::fmt;
use std::str::FromStr;

use damier_game::Side;

use super::{Carried, CarriedCounter};
use crate::book::ClauseId;

/// What stands before the counters in a position's text.
const IN_FEN: &str = ":C";

impl Carried {
    /// Takes the counters out of a position's text, where they stand as a last
    /// field `C`: `W:WK1,K2,K3:BK48:Cfmjd/6.3=11+12`. What is left is a plain FEN.
    ///
    /// ```
    /// use damier_arbiter::Carried;
    ///
    /// let (fen, carried) = Carried::split_fen("W:WK1,K2,K3:BK48:Cfmjd/6.3=11+12")?;
    /// assert_eq!(fen, "W:WK1,K2,K3:BK48");
    /// let carried = carried.expect("it has counters");
    /// assert_eq!(carried.in_fen(fen), "W:WK1,K2,K3:BK48:Cfmjd/6.3=11+12");
    /// assert_eq!(Carried::split_fen(fen)?, (fen, None));
    /// # Ok::<(), damier_arbiter::CarriedTextError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`CarriedTextError`] if there is such a field and it cannot be read, or is empty.
    pub fn split_fen(text: &str) -> Result<(&str, Option<Carried>), CarriedTextError> {
        match text.split_once(IN_FEN) {
            Some((fen, counters)) => {
                let counters = counters.trim_end_matches(['.', ' ', '"', ']']);
                // Whoever adds a second field means both: what contradicts is told.
                let carried: Carried = counters.replace(IN_FEN, ",").parse()?;
                match carried.counters.is_empty() {
                    true => Err(CarriedTextError {
                        part: IN_FEN.to_owned(),
                    }),
                    false => Ok((fen, Some(carried))),
                }
            }
            None => Ok((text, None)),
        }
    }

    /// The position's text with the counters as a last field. Positions that
    /// stood before are not in it; JSON carries them.
    pub fn in_fen(&self, fen: &str) -> String {
        if self.counters.is_empty() {
            return fen.to_owned();
        }
        format!("{fen}{IN_FEN}{self}")
    }
}

impl fmt::Display for Carried {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, counter) in self.counters.iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(
                f,
                "{comma}{}={}+{}",
                counter.clause, counter.white, counter.black
            )?;
            if let Some(side) = counter.strong {
                write!(f, "@{side}")?;
            }
        }
        Ok(())
    }
}

/// A text is no list of counters such as `fmjd/6.3=11+12`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CarriedTextError {
    /// The part that cannot be read.
    pub part: String,
}

impl fmt::Display for CarriedTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is no counter: write clause=white+black, as in fmjd/6.3=11+12",
            self.part
        )
    }
}

impl std::error::Error for CarriedTextError {}

impl FromStr for Carried {
    type Err = CarriedTextError;

    fn from_str(text: &str) -> Result<Carried, CarriedTextError> {
        let parts = text
            .split(',')
            .map(str::trim)
            .filter(|part| !part.is_empty());
        let counters: Result<Vec<CarriedCounter>, CarriedTextError> = parts
            .map(|part| {
                counter(part).ok_or_else(|| CarriedTextError {
                    part: part.to_owned(),
                })
            })
            .collect();
        Ok(Carried {
            counters: counters?,
            positions: Vec::new(),
        })
    }
}

fn counter(part: &str) -> Option<CarriedCounter> {
    let (clause, counts) = part.split_once('=')?;
    let (counts, strong) = match counts.split_once('@') {
        None => (counts, None),
        Some((counts, "white")) => (counts, Some(Side::White)),
        Some((counts, "black")) => (counts, Some(Side::Black)),
        Some(_) => return None,
    };
    let (white, black) = counts.split_once('+')?;
    Some(CarriedCounter {
        clause: ClauseId::parse(clause)?,
        white: white.parse().ok()?,
        black: black.parse().ok()?,
        strong,
    })
}
