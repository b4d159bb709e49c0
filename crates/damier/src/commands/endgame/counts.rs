//! Counts that are brought along on the command line.

use std::collections::BTreeMap;
use std::sync::Arc;

use damier_arbiter::{Carried, CarriedCounter, ClauseId, Referee, RuleBook};
use damier_draughts::Position;
use damier_game::Side;

use crate::failure::Failure;

/// A referee of the position with so many plies already counted, such as
/// `{"fmjd/6.3":4}`.
pub(super) fn referee(
    book: &Arc<RuleBook>,
    position: &Position,
    counts: Option<&str>,
) -> Result<Referee, Failure> {
    let Some(text) = counts else {
        return Ok(Referee::new(Arc::clone(book), position.facts()));
    };
    let example = r#"write plies by clause, such as {"fmjd/6.3":4}"#;
    let counts: BTreeMap<String, u32> = serde_json::from_str(text)
        .map_err(|error| Failure::Usage(format!("--counts: {error}; {example}")))?;
    let mut carried = Carried::default();
    for (name, plies) in counts {
        let clause = ClauseId::parse(&name)
            .ok_or_else(|| Failure::Usage(format!("--counts: `{name}` is no clause; {example}")))?;
        // The side that does not move now has made the last of the plies.
        let (last, other) = (plies.div_ceil(2), plies / 2);
        let (white, black) = match position.side_to_move() {
            Side::White => (other, last),
            Side::Black => (last, other),
        };
        carried.counters.push(CarriedCounter {
            clause,
            white,
            black,
            strong: None,
        });
    }
    Referee::with_counters(Arc::clone(book), position.facts(), &carried)
        .map_err(|error| Failure::Usage(format!("--counts: {error}")))
}
