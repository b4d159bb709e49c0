//! What a place in the standings is made of.

use std::io::Write;

use damier_tournament::standings::{Addend, Part, Standing, Value, standings};
use damier_tournament::{Criterion, Event, PlayerId, Ranking, Table, TeamId};
use serde::Serialize;

use super::print_json;
use crate::Ending;
use crate::failure::Failure;

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

/// Explains the place of a player or team.
pub(super) fn explain(
    event: &Event,
    ranking: &Ranking,
    after: Option<u16>,
    id: u32,
    json: bool,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    let order = standings(event, ranking, after);
    let Some(line) = order.line(id) else {
        return Err(Failure::Usage(format!(
            "nobody has number {id}; `damier tournament standings FILE` lists everybody"
        )));
    };
    if json {
        return print_json(&described(line), out);
    }
    let teams = Table::of(event, None).teams;
    writeln!(out, "{}: place {}", who(event, teams, id), line.place)?;
    let index = order.lines.iter().position(|l| l.id == id).unwrap_or(0);
    if let (Some(criterion), Some(before)) = (line.behind_by, index.checked_sub(1)) {
        let before = who(event, teams, order.lines[before].id);
        writeln!(out, "  behind {before} by {}", criterion.name())?;
    }
    let shares: Vec<String> = order
        .lines
        .iter()
        .filter(|l| l.place == line.place && l.id != id)
        .map(|l| who(event, teams, l.id))
        .collect();
    if !shares.is_empty() {
        writeln!(
            out,
            "  shares it with {}: no criterion separates them",
            shares.join(", ")
        )?;
    } else if let Some(criterion) = line.decided_by {
        writeln!(out, "  the place is decided by {}", criterion.name())?;
    }
    for (criterion, value) in &line.values {
        print(*criterion, value, out)?;
    }
    Ok(Ending::Fine)
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

fn who(event: &Event, teams: bool, id: u32) -> String {
    let name = if teams {
        event.team(TeamId(id)).map(|t| &t.name)
    } else {
        event.player(PlayerId(id)).map(|p| &p.name)
    };
    match name.map(String::as_str) {
        None | Some("") => format!("number {id}"),
        Some(name) => format!("{id} {name}"),
    }
}

fn print(criterion: Criterion, value: &Value, out: &mut impl Write) -> Result<(), Failure> {
    let text = value.key.to_string();
    let text = if text.is_empty() { "-" } else { &text };
    writeln!(out, "{}: {text}", criterion.name())?;
    let parts: Vec<String> = value.addends.iter().map(part).collect();
    if !parts.is_empty() {
        writeln!(out, "    {}", parts.join(" + "))?;
    }
    Ok(())
}

/// `9 (no 4, round 2)`; what does not count in square brackets.
fn part(addend: &Addend) -> String {
    let mut origin = Vec::new();
    match (addend.part, addend.opponent) {
        (Part::Dummy, _) => origin.push("dummy".to_owned()),
        (_, Some(opponent)) => origin.push(format!("no {opponent}")),
        _ => {}
    }
    if let Some(round) = addend.round {
        origin.push(format!("round {round}"));
    }
    let amount = addend.amount;
    let text = if origin.is_empty() {
        amount.to_string()
    } else {
        format!("{amount} ({})", origin.join(", "))
    };
    if addend.cut {
        format!("[{text}]")
    } else {
        text
    }
}
