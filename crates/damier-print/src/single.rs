//! The players of team events one by one: what each has scored, and in a match in
//! which everybody meets everybody of the other team, against whom.

use std::cmp::Reverse;

use damier_game::Side;
use damier_tournament::model::{ResultClass, Team};
use damier_tournament::table::{Row, Slot};
use damier_tournament::{Event, Fraction, PlayerId, System, Table};

use crate::document::{Align, Body, Column};
use crate::texts::{Texts, Who};

/// The two teams of such a match.
pub(crate) fn two_teams(event: &Event) -> Option<[&Team; 2]> {
    match &event.teams[..] {
        [home, guests] if event.regulations.system == System::Scheveningen => Some([home, guests]),
        _ => None,
    }
}

/// Everybody with his points, the most first.
pub(crate) fn scores(event: &Event, round: u16, texts: &Texts<'_>) -> Body {
    let single = Single::new(event, round, texts);
    let mut columns = single.who();
    columns.extend([
        single.column("col-games", Align::Right),
        single.column("col-points", Align::Right),
    ]);
    let mut rows: Vec<(usize, &Row)> = single.table.rows.iter().enumerate().collect();
    rows.sort_by_key(|(index, row)| (Reverse(row.points()), *index));
    let rows = rows.into_iter().map(|(_, row)| {
        let mut cells = single.cells(row);
        cells.extend([row.games().count().to_string(), texts.points(row.points())]);
        cells
    });
    Body::Table {
        rows: rows.collect(),
        columns,
    }
}

/// Player against player: a line for each of both teams, and a column for each board
/// of the other team.
pub(crate) fn grid(event: &Event, teams: [&Team; 2], round: u16, texts: &Texts<'_>) -> Body {
    let single = Single::new(event, round, texts);
    let boards = teams.map(|team| team.members.len());
    let mut columns = vec![single.column("col-board", Align::Right)];
    columns.extend(single.who());
    columns.extend((1..=boards[0].max(boards[1])).map(|board| Column {
        head: board.to_string(),
        align: Align::Center,
    }));
    columns.push(single.column("col-points", Align::Right));
    let mut rows = Vec::new();
    for (team, other) in [(teams[0], teams[1]), (teams[1], teams[0])] {
        for (seat, id) in team.members.iter().enumerate() {
            let Some(row) = single.row(*id) else {
                continue;
            };
            let mut cells = vec![(seat + 1).to_string()];
            cells.extend(single.cells(row));
            let met = other.members.iter().map(|other| single.met(row, *other));
            cells.extend(met);
            cells.resize(columns.len() - 1, String::new());
            cells.push(texts.points(row.points()));
            rows.push(cells);
        }
    }
    Body::Table { columns, rows }
}

struct Single<'a> {
    event: &'a Event,
    table: Table,
    texts: &'a Texts<'a>,
}

impl<'a> Single<'a> {
    fn new(event: &'a Event, round: u16, texts: &'a Texts<'a>) -> Single<'a> {
        Single {
            event,
            table: Table::of_players(event, Some(round)),
            texts,
        }
    }

    fn column(&self, id: &str, align: Align) -> Column {
        let head = self.texts.word(id);
        Column { head, align }
    }

    fn row(&self, id: PlayerId) -> Option<&Row> {
        self.table.rows.get(self.table.row_of(id.0)?)
    }

    fn who(&self) -> Vec<Column> {
        vec![
            self.column("col-place", Align::Right),
            self.column("col-number", Align::Right),
            self.column("col-name", Align::Left),
            self.column("col-team", Align::Left),
        ]
    }

    /// Place by points (shared by those who have the same), number, name and team.
    fn cells(&self, row: &Row) -> Vec<String> {
        let points: Fraction = row.points();
        let ahead = self.table.rows.iter().filter(|r| r.points() > points);
        let id = PlayerId(row.id);
        let team = self.event.team_of(id);
        vec![
            (ahead.count() + 1).to_string(),
            row.id.to_string(),
            self.texts.name(id, Who::Players),
            team.map_or_else(String::new, |team| team.name.clone()),
        ]
    }

    /// `w2`: White against that player, two points.
    fn met(&self, row: &Row, other: PlayerId) -> String {
        let cells = row.slots.iter().filter_map(|slot| {
            let (opponent, side, mark) = match slot {
                Slot::Game(game) => {
                    let mark = match (game.played, game.class == ResultClass::Win) {
                        (true, _) => self.texts.points(game.points),
                        (false, true) => "+".to_owned(),
                        (false, false) => "-".to_owned(),
                    };
                    (game.opponent, game.side, mark)
                }
                Slot::Pending { opponent, side } => (*opponent, *side, String::new()),
                Slot::Empty | Slot::Bye { .. } => return None,
            };
            let is_other = self.table.rows.get(opponent)?.id == other.0;
            is_other.then(|| self.texts.coloured(side, &mark))
        });
        cells.collect::<Vec<String>>().join("\u{a0}")
    }
}

impl Texts<'_> {
    /// What was scored with a colour: `w2`.
    pub(crate) fn coloured(&self, side: Side, mark: &str) -> String {
        let colour = match side {
            Side::White => self.word("colour-white-short"),
            Side::Black => self.word("colour-black-short"),
        };
        // Next to figures the Russian letter for White looks like a six.
        match self.word("colour-gap") == "no" || mark.is_empty() {
            true => format!("{colour}{mark}"),
            false => format!("{colour}\u{202f}{mark}"),
        }
    }
}
