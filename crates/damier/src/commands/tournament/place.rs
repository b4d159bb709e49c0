//! What a place in the standings is made of.

use std::io::Write;

use damier_arbiter::Lang;
use damier_print::Texts;
use damier_tournament::standings::{Addend, Standing, standings};
use damier_tournament::{Criterion, Event, Ranking};
use serde::Serialize;

use super::print_json;
use crate::Ending;
use crate::failure::Failure;
use crate::messages::say;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PlaceJson {
    place: usize,
    id: u32,
    decided_by: Option<String>,
    behind_by: Option<String>,
    values: Vec<ValueJson>,
}

#[derive(Serialize)]
struct ValueJson {
    criterion: String,
    value: String,
    addends: Vec<Addend>,
}

/// Explains the place of a player or team, in words or as JSON.
pub(super) fn explain(
    event: &Event,
    ranking: &Ranking,
    after: Option<u16>,
    (file, id): (&str, u32),
    lang: Option<Lang>,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    let order = standings(event, ranking, after);
    let Some(line) = order.line(id) else {
        let args = [("file", file.into()), ("id", id.to_string().into())];
        return Err(Failure::Usage(say("desk-no-number", &args)));
    };
    let Some(lang) = lang else {
        return print_json(&described(line), out);
    };
    let lines = Texts::new(event, lang).place(&order, line);
    for (index, text) in lines.iter().enumerate() {
        // What says how the place came about is set in under the first line.
        let about = index > 0 && index <= lines.len() - values(line) && !text.starts_with(' ');
        writeln!(out, "{}{text}", if about { "  " } else { "" })?;
    }
    Ok(Ending::Fine)
}

/// How many lines the values take at the end.
fn values(line: &Standing) -> usize {
    let with_addends = line.values.iter().filter(|(_, v)| !v.addends.is_empty());
    line.values.len() + with_addends.count()
}

fn described(line: &Standing) -> PlaceJson {
    PlaceJson {
        place: line.place,
        id: line.id,
        decided_by: line.decided_by.map(Criterion::name),
        behind_by: line.behind_by.map(Criterion::name),
        values: line
            .values
            .iter()
            .map(|(criterion, value)| ValueJson {
                criterion: criterion.name(),
                value: value.key.to_string(),
                addends: value.addends.clone(),
            })
            .collect(),
    }
}
