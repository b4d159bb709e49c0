//! Everybody's games in one table: opponent by opponent where everybody meets
//! everybody, else round by round.

use damier_game::Side;
use damier_tournament::model::ResultClass;
use damier_tournament::standings::{Standing, Standings, standings};
use damier_tournament::table::{Game, Row, Slot};
use damier_tournament::{Criterion, Event, PlayerId, Ranking, System, Table};

use crate::document::{Align, Body, Column};
use crate::sheet::deciding;
use crate::single;
use crate::texts::{Texts, Who};

/// Stands where somebody would meet himself.
pub const NOBODY: &str = "×";

/// The table after a round.
pub(crate) fn body(event: &Event, round: u16, texts: &Texts<'_>) -> Body {
    if let Some(teams) = single::two_teams(event) {
        return single::grid(event, teams, round, texts);
    }
    let cross = Cross {
        table: Table::of(event, Some(round)),
        order: standings(event, &Ranking::of(event), Some(round)),
        who: Who::of_table(event),
        texts,
    };
    if is_matrix(event) {
        cross.matrix()
    } else {
        cross.by_round()
    }
}

/// How the table is read, where it does not say so itself.
pub(crate) fn note(event: &Event, texts: &Texts<'_>) -> Option<String> {
    if single::two_teams(event).is_some() {
        return Some(texts.word("note-other-team"));
    }
    let of_teams = is_matrix(event) && Who::of_table(event) == Who::Teams;
    of_teams.then(|| texts.word("note-board-points"))
}

/// Whether everybody meets everybody else of the table.
const fn is_matrix(event: &Event) -> bool {
    matches!(
        event.regulations.system,
        System::RoundRobin | System::DoubleRoundRobin | System::TeamRoundRobin
    )
}

/// Whether the grid itself shows what a criterion says.
const fn is_in_grid(criterion: Criterion) -> bool {
    matches!(
        criterion,
        Criterion::Points
            | Criterion::MatchPoints
            | Criterion::Mutual
            | Criterion::MutualFirstPlace
            | Criterion::MutualExtended
            | Criterion::ClassificationOrder
    )
}

struct Cross<'a> {
    table: Table,
    order: Standings,
    who: Who,
    texts: &'a Texts<'a>,
}

impl Cross<'_> {
    fn column(&self, id: &str, align: Align) -> Column {
        let head = self.texts.word(id);
        Column { head, align }
    }

    /// The lines of the order, with their rows of the table.
    fn rows(&self) -> Vec<(&Standing, &Row)> {
        let lines = self.order.lines.iter();
        lines
            .filter_map(|line| Some((line, self.table.rows.get(self.table.row_of(line.id)?)?)))
            .collect()
    }

    fn name(&self, line: &Standing) -> String {
        self.texts.name(PlayerId(line.id), self.who)
    }

    fn by_round(&self) -> Body {
        let mut columns = vec![
            self.column("col-place", Align::Right),
            self.column("col-number", Align::Right),
            self.column("col-name", Align::Left),
        ];
        columns.extend((1..=self.table.rounds).map(|round| Column {
            head: round.to_string(),
            align: Align::Right,
        }));
        columns.push(self.column("col-points", Align::Right));
        let rows = self.rows().into_iter().map(|(line, row)| {
            let mut cells = vec![line.place.to_string(), line.id.to_string(), self.name(line)];
            cells.extend(row.slots.iter().map(|slot| self.slot(slot)));
            cells.push(self.texts.points(row.points()));
            cells
        });
        Body::Table {
            rows: rows.collect(),
            columns,
        }
    }

    /// `12w2`: White against number 12, two points.
    fn slot(&self, slot: &Slot) -> String {
        let colour = |side: Side| match side {
            Side::White => self.texts.word("colour-white-short"),
            Side::Black => self.texts.word("colour-black-short"),
        };
        match slot {
            Slot::Empty => String::new(),
            Slot::Pending { opponent, side } => {
                format!("{}{}", self.table.rows[*opponent].id, colour(*side))
            }
            Slot::Bye { kind, .. } => kind.letter().to_string(),
            Slot::Game(game) => {
                let id = self.table.rows[game.opponent].id;
                // Next to figures the Russian letter for White looks like a six.
                let gap = self.texts.word("colour-gap");
                let gap = if gap == "no" { "" } else { "\u{202f}" };
                format!("{id}{gap}{}{gap}{}", colour(game.side), self.mark(game))
            }
        }
    }

    fn mark(&self, game: &Game) -> String {
        match (game.played, game.class == ResultClass::Win) {
            (true, _) => self.texts.points(game.points),
            (false, true) => "+".to_owned(),
            (false, false) => "-".to_owned(),
        }
    }

    /// Rows and columns in the order of the standings, so that the diagonal is the
    /// line from the upper left.
    fn matrix(&self) -> Body {
        let rows = self.rows();
        let shown = deciding(&self.order);
        let shown: Vec<Criterion> = shown
            .into_iter()
            .filter(|criterion| !is_in_grid(*criterion))
            .collect();
        let mut columns = vec![
            self.column("col-place", Align::Right),
            self.column("col-number", Align::Right),
            self.column("col-name", Align::Left),
        ];
        columns.extend(rows.iter().map(|(line, _)| Column {
            head: line.id.to_string(),
            align: Align::Center,
        }));
        columns.push(self.column("col-points", Align::Right));
        columns.extend(shown.iter().map(|criterion| Column {
            head: self.texts.criterion(*criterion),
            align: Align::Right,
        }));
        let cells = rows.iter().map(|(line, row)| {
            let mut cells = vec![line.place.to_string(), line.id.to_string(), self.name(line)];
            cells.extend(rows.iter().map(|(_, other)| self.meetings(row, other)));
            cells.push(self.texts.points(row.points()));
            cells.extend(shown.iter().map(|criterion| {
                let found = line.values.iter().find(|(c, _)| c == criterion);
                found.map_or_else(String::new, |(_, v)| self.texts.amount(&v.key))
            }));
            cells
        });
        Body::Table {
            rows: cells.collect(),
            columns,
        }
    }

    /// What one brought home against another, game by game; of teams the points of
    /// the boards.
    fn meetings(&self, row: &Row, other: &Row) -> String {
        if row.id == other.id {
            return NOBODY.to_owned();
        }
        let met = row.slots.iter().enumerate().filter_map(|(round, slot)| {
            let game = slot.game()?;
            if self.table.rows[game.opponent].id != other.id {
                return None;
            }
            Some(match (self.who, row.game_points.get(round)) {
                (Who::Teams, Some(points)) => self.texts.points(*points),
                _ => self.mark(game),
            })
        });
        met.collect::<Vec<String>>().join("\u{a0}")
    }
}
