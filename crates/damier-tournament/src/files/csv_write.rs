//! Writing the table with one line a player and one cell a round.

use std::collections::{BTreeMap, BTreeSet};

use damier_game::Side;

use super::csv_read::{FREE, read_csv};
use super::notes;
use crate::model::{Board, ByeKind, Event, GameResult, PlayerId, PointScale, Round};

/// Writes the table of an event. What columns and cells cannot say (reasons of
/// referee's decisions, what the order is made by, boards of teams and so on) stands in
/// lines that begin with `# damier`; only the log is left to the event file.
pub fn write_csv(event: &Event) -> String {
    let (head, table) = (head(event), table(event));
    let read = read_csv(&format!("{head}{table}"));
    let remarks = match read {
        Ok(reading) => notes::missing(event, &reading.event),
        // A scale of its own: first what the cells mean, then what they say.
        Err(_) => with_scale(event, &head, &table),
    };
    let remarks: String = remarks.iter().map(|r| format!("# {r}\n")).collect();
    format!("{head}{remarks}{table}")
}

fn with_scale(event: &Event, head: &str, table: &str) -> Vec<String> {
    let bare = read_csv(&format!("{head}id\n"));
    let known = bare.map_or_else(|_| event.clone(), |reading| reading.event);
    let mut empty = event.clone();
    empty.rounds = known.rounds.clone();
    let scale: Vec<String> = notes::missing(&empty, &known)
        .into_iter()
        .filter(|note| note.starts_with("damier regulations"))
        .collect();
    let lines: String = scale.iter().map(|r| format!("# {r}\n")).collect();
    let mut all = scale;
    if let Ok(reading) = read_csv(&format!("{head}{lines}{table}")) {
        all.extend(notes::missing(event, &reading.event));
    }
    all
}

fn head(event: &Event) -> String {
    let scale = &event.regulations.scale;
    let name = event.name.replace(['\r', '\n'], " ");
    format!(
        "# event: {name}\n# system: {}\n# scoring: win={} draw={} loss={}\n",
        event.regulations.system, scale.win, scale.draw, scale.loss
    )
}

fn table(event: &Event) -> String {
    let mut text = "id;name;fed;rating;start".to_owned();
    let titles = event.players.iter().any(|p| !p.title.is_empty());
    let clubs = event.players.iter().any(|p| !p.club.is_empty());
    for (column, is_there) in [(";title", titles), (";club", clubs)] {
        text += if is_there { column } else { "" };
    }
    for round in 1..=event.rounds.len() {
        text += &format!(";R{round}");
    }
    text.push('\n');
    let rounds = (1..).zip(&event.rounds);
    let rounds: Vec<Cells<'_>> = rounds
        .map(|(number, round)| Cells::of(event, number, round))
        .collect();
    for player in &event.players {
        let number = |n: Option<u32>| n.map_or_else(String::new, |n| n.to_string());
        let clean = |t: &str| t.replace([';', '\r', '\n'], " ");
        let mut fields = vec![
            player.id.to_string(),
            clean(&player.name),
            clean(&player.federation),
            number(player.rating),
            number(player.start),
        ];
        for (field, is_there) in [(&player.title, titles), (&player.club, clubs)] {
            fields.extend(is_there.then(|| clean(field)));
        }
        fields.extend(rounds.iter().map(|round| round.cell(player.id)));
        text += &fields.join(";");
        text.push('\n');
    }
    text
}

/// One round by its players.
struct Cells<'e> {
    boards: BTreeMap<PlayerId, &'e Board>,
    byes: BTreeMap<PlayerId, ByeKind>,
    /// Who is free by a table of an odd number, which brings nothing.
    free: BTreeSet<PlayerId>,
    scale: &'e PointScale,
}

impl<'e> Cells<'e> {
    fn of(event: &'e Event, number: u16, round: &'e Round) -> Cells<'e> {
        let boards = round.boards.iter();
        let byes: BTreeMap<_, _> = round.byes.iter().map(|b| (b.player, b.kind)).collect();
        let resting = event.resting(number).into_iter().map(|bye| bye.player);
        Cells {
            boards: boards.flat_map(|b| [(b.white, b), (b.black, b)]).collect(),
            free: resting.filter(|id| !byes.contains_key(id)).collect(),
            byes,
            scale: &event.regulations.scale,
        }
    }

    fn cell(&self, player: PlayerId) -> String {
        let Some(board) = self.boards.get(&player) else {
            return match self.byes.get(&player) {
                Some(kind) => kind.letter().to_string(),
                None if self.free.contains(&player) => FREE.to_owned(),
                None => String::new(),
            };
        };
        let (side, opponent, letter) = if board.white == player {
            (Side::White, board.black, 'w')
        } else {
            (Side::Black, board.white, 'b')
        };
        format!("{opponent}{letter}{}", self.mark(&board.result, side))
    }

    fn mark(&self, result: &GameResult, side: Side) -> String {
        let points = self.scale.game(result, side).unwrap_or_default();
        let wins = |winner: &Side| if *winner == side { "+" } else { "-" };
        match result {
            GameResult::Unfinished => "?".to_owned(),
            GameResult::Annulled => "*".to_owned(),
            GameResult::Forfeit { side } => wins(side).to_owned(),
            GameResult::DoubleForfeit => "-".to_owned(),
            GameResult::AdvantageDraw { side } => format!("{points}{}", wins(side)),
            GameResult::Decided { played: true, .. } => format!("{points}!"),
            GameResult::Decided { .. } => format!("{points}~"),
            // A split that the scale does not list is somebody's decision.
            GameResult::Graded { white, black } if self.scale.played(*white, *black).is_none() => {
                format!("{points}!")
            }
            GameResult::Win { .. }
            | GameResult::Draw
            | GameResult::Graded { .. }
            | GameResult::BothPunished => points.to_string(),
        }
    }
}
