//! What results are worth in the event that is asked for.

use damier_tournament::{Fraction, PointScale, Preset};

use super::{EventWish, invalid};
use crate::problem::Problem;

impl EventWish {
    /// The scale that is asked for.
    ///
    /// # Errors
    ///
    /// If the points of the event's own are none.
    pub(super) fn scale(&self, preset: Preset) -> Result<PointScale, Problem> {
        Ok(match self.points.as_str() {
            "" => preset.scale(),
            "2-1-0" => PointScale::draughts(),
            "1-0.5-0" => PointScale::chess(),
            "stages" => PointScale::stages(),
            "delft" => PointScale::delft(),
            _ => {
                let bad = || invalid("problem-event-points");
                let [win, draw, loss] = self.own_points.split('-').collect::<Vec<_>>()[..] else {
                    return Err(bad());
                };
                let points = |text: &str| text.trim().parse::<Fraction>().map_err(|_| bad());
                let (win, draw, loss) = (points(win)?, points(draw)?, points(loss)?);
                let most = Fraction::whole(1000);
                if win < draw || draw < loss || win <= loss || win > most || loss < Fraction::ZERO {
                    return Err(bad());
                }
                PointScale::new(win, draw, loss)
            }
        })
    }
}

/// The choice of points that a scale is, and what the field beside it says.
pub(super) fn points_of(scale: &PointScale) -> (String, String) {
    let known = [
        ("2-1-0", PointScale::draughts()),
        ("1-0.5-0", PointScale::chess()),
        ("stages", PointScale::stages()),
        ("delft", PointScale::delft()),
    ];
    match known.iter().find(|(_, known)| known == scale) {
        Some((name, _)) => ((*name).to_owned(), String::new()),
        None => (
            "own".to_owned(),
            format!("{}-{}-{}", scale.win, scale.draw, scale.loss),
        ),
    }
}
