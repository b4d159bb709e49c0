//! Counts that are brought along on the command line.

use std::collections::BTreeMap;
use std::sync::Arc;

use damier_arbiter::text::carry_refused;
use damier_arbiter::{Carried, CarriedCounter, ClauseId, Referee, RuleBook};
use damier_draughts::Position;
use damier_game::Side;

use crate::failure::Failure;
use crate::input::read_json;
use crate::messages::{of_option, say, spoken};

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
    let counts: BTreeMap<String, u32> =
        read_json(text).map_err(|what| refuse("counts-broken", ("what", what)))?;
    if counts.is_empty() {
        return Err(refuse("counts-none", ("what", String::new())));
    }
    let mut carried = Carried::default();
    for (name, plies) in counts {
        let unknown = || refuse("counts-no-clause", ("name", name.clone()));
        let clause = ClauseId::parse(&name).ok_or_else(unknown)?;
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
        .map_err(|error| Failure::Usage(of_option("--counts", carry_refused(&error, spoken()))))
}

/// A refusal of `--counts`, with a pattern of what to write.
fn refuse(id: &str, what: (&str, String)) -> Failure {
    let args = [
        (what.0, what.1.into()),
        ("example", r#"{"fmjd/6.3":4}"#.into()),
    ];
    Failure::Usage(of_option("--counts", say(id, &args)))
}
