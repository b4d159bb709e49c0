//! Which sheets there are, and what stands on them.

use std::fmt;
use std::str::FromStr;

use damier_arbiter::Lang;
use damier_tournament::model::{Board, ByeKind, GameResult, Round};
use damier_tournament::pairing::astray;
use damier_tournament::standings::{Standings, standings};
use damier_tournament::{Criterion, Event, PlayerId, Ranking};

use crate::code::Code;
use crate::crosstable;
use crate::document::{Align, Body, Card, Column, Document};
use crate::messages::value;
use crate::single;
use crate::texts::{Texts, Who};

/// A sheet for the wall or the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sheet {
    /// Who plays whom, board by board, with results as far as they are in.
    Pairings,
    /// The same by name: where do I sit?
    Names,
    /// The order, with what decided each place.
    Standings,
    /// Everybody's rounds side by side.
    Crosstable,
    /// Team events: the players with their points.
    Scores,
    /// One slip a game, to be filled in and signed.
    Slips,
    /// One card a player, for the table.
    Cards,
    /// What was changed after the start.
    Log,
}

/// A sheet cannot be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SheetError {
    /// There is no such round.
    NoSuchRound(u16),
    /// No sheet has that name.
    Unknown(String),
}

impl fmt::Display for SheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SheetError::NoSuchRound(0) => {
                f.write_str("no round has been paired yet: pair the first one")
            }
            SheetError::NoSuchRound(round) => {
                write!(f, "round {round} has not been paired: name an earlier one")
            }
            SheetError::Unknown(name) => {
                let names: Vec<&str> = Sheet::ALL.iter().map(|(_, name)| *name).collect();
                write!(
                    f,
                    "no sheet is called `{name}`: choose one of {}",
                    names.join(", ")
                )
            }
        }
    }
}

impl std::error::Error for SheetError {}

impl FromStr for Sheet {
    type Err = SheetError;

    fn from_str(text: &str) -> Result<Sheet, SheetError> {
        let found = Sheet::ALL.iter().find(|(_, name)| *name == text);
        found
            .map(|(sheet, _)| *sheet)
            .ok_or_else(|| SheetError::Unknown(text.to_owned()))
    }
}

impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = Sheet::ALL.iter().find(|(sheet, _)| sheet == self);
        f.write_str(found.map_or("", |(_, name)| name))
    }
}

impl Sheet {
    /// Every sheet with its name on the command line.
    pub const ALL: [(Sheet, &'static str); 8] = [
        (Sheet::Pairings, "pairings"),
        (Sheet::Names, "names"),
        (Sheet::Standings, "standings"),
        (Sheet::Crosstable, "crosstable"),
        (Sheet::Scores, "scores"),
        (Sheet::Slips, "slips"),
        (Sheet::Cards, "cards"),
        (Sheet::Log, "log"),
    ];

    /// Makes the sheet, of a round (from 1) or after it; `None` is the last, of
    /// standings and crosstables the last with results.
    ///
    /// # Errors
    ///
    /// If that round has not been paired.
    pub fn of(self, event: &Event, round: Option<u16>, lang: Lang) -> Result<Document, SheetError> {
        let last = event.next_round() - 1;
        let number = round.unwrap_or(match self {
            Sheet::Standings | Sheet::Crosstable | Sheet::Scores => event.standing_round(),
            _ => last,
        });
        let needs_round = matches!(self, Sheet::Pairings | Sheet::Names | Sheet::Slips);
        if number > last || (number == 0 && (needs_round || round.is_some())) {
            return Err(SheetError::NoSuchRound(number));
        }
        let desk = Desk {
            event,
            number,
            texts: Texts::new(event, lang),
            address: None,
        };
        Ok(desk.sheet(self))
    }

    /// Result slips with a code each, that leads to an address for the board (its
    /// index in the round).
    ///
    /// # Errors
    ///
    /// If that round has not been paired.
    pub fn slips_with_codes(
        event: &Event,
        round: u16,
        lang: Lang,
        address: &dyn Fn(usize) -> String,
    ) -> Result<Document, SheetError> {
        if round == 0 || round >= event.next_round() {
            return Err(SheetError::NoSuchRound(round));
        }
        let desk = Desk {
            event,
            number: round,
            texts: Texts::new(event, lang),
            address: Some(address),
        };
        Ok(desk.sheet(Sheet::Slips))
    }
}

struct Desk<'a> {
    event: &'a Event,
    number: u16,
    texts: Texts<'a>,
    /// Where the code of a board leads.
    address: Option<&'a dyn Fn(usize) -> String>,
}

impl Desk<'_> {
    fn sheet(&self, sheet: Sheet) -> Document {
        let body = match sheet {
            Sheet::Pairings => self.pairings(),
            Sheet::Names => self.names(),
            Sheet::Standings => self.standings(),
            Sheet::Crosstable => crosstable::body(self.event, self.number, &self.texts),
            Sheet::Scores => single::scores(self.event, self.number, &self.texts),
            Sheet::Slips => self.slips(),
            Sheet::Cards => self.cards(),
            Sheet::Log => self.log(),
        };
        let args = [
            ("round", value(self.number.to_string())),
            ("rounds", value(self.number)),
        ];
        Document {
            event: self.event.name.clone(),
            title: self.texts.say(&format!("sheet-{sheet}"), &args),
            body,
            notes: self.notes(sheet),
            play_offs: match sheet {
                Sheet::Pairings => self.texts.play_offs(self.number, false),
                Sheet::Standings | Sheet::Crosstable => self.texts.play_offs(self.number, true),
                _ => Vec::new(),
            },
        }
    }

    fn notes(&self, sheet: Sheet) -> Vec<String> {
        let mut notes = Vec::new();
        let of_round = matches!(sheet, Sheet::Pairings | Sheet::Names | Sheet::Slips);
        let start = self.round().and(self.event.start_draw(self.number));
        notes.extend(
            start
                .filter(|_| of_round)
                .map(|draw| self.texts.start(draw)),
        );
        if sheet == Sheet::Crosstable {
            notes.extend(crosstable::note(self.event, &self.texts));
        }
        if sheet == Sheet::Standings {
            notes.extend(self.astray());
        }
        notes.extend(self.missing(sheet));
        notes
    }

    /// Ties of a knock-out from which another went on than their results say: a file was
    /// changed by hand, and the order is one of a tree that does not hold.
    fn astray(&self) -> impl Iterator<Item = String> {
        let ties = astray(self.event).into_iter();
        let ties = ties.filter(|tie| tie.round <= self.number);
        ties.map(|tie| {
            let [one, other] = tie
                .tie
                .map(|id| value(self.texts.numbered(id, Who::Players)));
            let round = value(tie.round.to_string());
            let args = [("round", round), ("one", one), ("other", other)];
            self.texts.say("note-astray", &args)
        })
    }

    /// How many results of the round are missing.
    fn missing(&self, sheet: Sheet) -> Option<String> {
        let counts = matches!(
            sheet,
            Sheet::Pairings | Sheet::Standings | Sheet::Crosstable | Sheet::Scores
        );
        let round = self.round().filter(|_| counts)?;
        let open = round.missing();
        // Of pairs just made nobody expects results.
        let is_new = sheet == Sheet::Pairings && open == round.boards.len();
        if open == 0 || is_new {
            return None;
        }
        Some(self.texts.say("note-missing", &[("count", value(open))]))
    }

    fn round(&self) -> Option<&Round> {
        self.event.round(self.number).ok()
    }

    fn table(&self, columns: &[(&str, Align)], rows: Vec<Vec<String>>) -> Body {
        let column = |(id, align): &(&str, Align)| Column {
            head: self.texts.word(id),
            align: *align,
        };
        Body::Table {
            columns: columns.iter().map(column).collect(),
            rows,
        }
    }

    fn player(&self, id: PlayerId) -> String {
        let name = self.texts.name(id, Who::Players);
        match self.event.player(id).map(|p| p.title.as_str()) {
            None | Some("") => name,
            Some(title) => format!("{title} {name}"),
        }
    }

    fn rating(&self, id: PlayerId) -> String {
        let rating = self.event.player(id).and_then(|p| p.rating);
        rating.map_or_else(String::new, |r| r.to_string())
    }

    /// The boards of a round with what they are called; in team events by match.
    fn boards(&self) -> Vec<(String, &Board)> {
        let indexed = self.indexed_boards().into_iter();
        indexed.map(|(name, _, board)| (name, board)).collect()
    }

    /// The same with their indices in the round.
    fn indexed_boards(&self) -> Vec<(String, usize, &Board)> {
        let Some(round) = self.round() else {
            return Vec::new();
        };
        if round.matches.is_empty() {
            let named = round.boards.iter().enumerate();
            return named.map(|(i, b)| ((i + 1).to_string(), i, b)).collect();
        }
        let mut all = Vec::new();
        for (number, fixture) in round.matches.iter().enumerate() {
            for (seat, index) in fixture.boards.iter().enumerate() {
                let args = [
                    ("match", value((number + 1).to_string())),
                    ("board", value((seat + 1).to_string())),
                ];
                if let Some(board) = round.boards.get(*index) {
                    all.push((self.texts.say("match-board", &args), *index, board));
                }
            }
        }
        all
    }

    fn pairings(&self) -> Body {
        let teams = !self.event.teams.is_empty();
        let player = |id: PlayerId| {
            let name = self.player(id);
            match self.event.team_of(id).filter(|_| teams) {
                Some(team) => format!("{name} ({})", team.name),
                None => name,
            }
        };
        let mut rows: Vec<Vec<String>> = self
            .boards()
            .into_iter()
            .map(|(name, board)| {
                vec![
                    name,
                    board.white.to_string(),
                    player(board.white),
                    self.rating(board.white),
                    self.texts.result(&board.result),
                    board.black.to_string(),
                    player(board.black),
                    self.rating(board.black),
                ]
            })
            .collect();
        let mut off = |number: String, name: String, kind: ByeKind| {
            let mut row = vec![
                String::new(),
                number,
                name,
                String::new(),
                self.texts.bye(kind),
            ];
            row.resize(8, String::new());
            rows.push(row);
        };
        for bye in self.event.resting(self.number) {
            off(bye.player.to_string(), player(bye.player), bye.kind);
        }
        for bye in self.event.resting_teams(self.number) {
            let name = self.texts.name(PlayerId(bye.team.0), Who::Teams);
            off(bye.team.to_string(), name, bye.kind);
        }
        self.table(
            &[
                ("col-board", Align::Right),
                ("col-number", Align::Right),
                ("col-white", Align::Left),
                ("col-rating", Align::Right),
                ("col-result", Align::Left),
                ("col-number", Align::Right),
                ("col-black", Align::Left),
                ("col-rating", Align::Right),
            ],
            rows,
        )
    }

    fn names(&self) -> Body {
        let mut rows = Vec::new();
        for (name, board) in self.boards() {
            for (id, side, other) in [
                (board.white, "colour-white", board.black),
                (board.black, "colour-black", board.white),
            ] {
                rows.push(vec![
                    self.texts.name(id, Who::Players),
                    id.to_string(),
                    name.clone(),
                    self.texts.word(side),
                    self.player(other),
                ]);
            }
        }
        for (player, kind) in self.off() {
            let name = self.texts.name(player, Who::Players);
            let kind = self.texts.bye(kind);
            let number = player.to_string();
            rows.push(vec![name, number, String::new(), kind, String::new()]);
        }
        rows.sort_by_cached_key(|row| row[0].to_lowercase());
        self.table(
            &[
                ("col-name", Align::Left),
                ("col-number", Align::Right),
                ("col-board", Align::Right),
                ("col-colour", Align::Left),
                ("col-opponent", Align::Left),
            ],
            rows,
        )
    }

    /// Who has no game, with the members of teams that have none.
    fn off(&self) -> Vec<(PlayerId, ByeKind)> {
        let players = self.event.resting(self.number).into_iter();
        let players = players.map(|bye| (bye.player, bye.kind));
        let teams = self.event.resting_teams(self.number).into_iter();
        let members = teams.flat_map(|bye| {
            let team = self.event.team(bye.team);
            let members = team.map_or(&[][..], |team| &team.members[..]);
            members.iter().map(move |id| (*id, bye.kind))
        });
        let is_in = |id: PlayerId| self.event.player(id).is_some_and(|p| p.is_in(self.number));
        let members = members.filter(|(id, _)| is_in(*id));
        players.chain(members).collect()
    }

    fn order(&self) -> Standings {
        standings(self.event, &Ranking::of(self.event), Some(self.number))
    }

    fn standings(&self) -> Body {
        let order = self.order();
        let who = Who::of_table(self.event);
        let shown = deciding(&order);
        let column = |head: String, align| Column { head, align };
        let head = |id: &str| self.texts.word(id);
        let mut columns = vec![
            column(head("col-place"), Align::Right),
            column(head("col-number"), Align::Right),
            column(head("col-name"), Align::Left),
            column(head("col-federation"), Align::Left),
            column(head("col-rating"), Align::Right),
        ];
        let names = shown.iter().map(|c| self.texts.criterion(*c));
        columns.extend(names.map(|name| column(name, Align::Right)));
        columns.push(column(head("col-decided"), Align::Left));
        let rows = order.lines.iter().map(|line| {
            let id = PlayerId(line.id);
            let player = self.event.player(id).filter(|_| who == Who::Players);
            let name = match who {
                Who::Players => self.player(id),
                Who::Teams => self.texts.name(id, who),
            };
            let federation = player.map_or_else(String::new, |p| p.federation.clone());
            let rating = player.map_or_else(String::new, |_| self.rating(id));
            let place = line.place.to_string();
            let mut row = vec![place, id.to_string(), name, federation, rating];
            row.extend(shown.iter().map(|criterion| {
                let found = line.values.iter().find(|(c, _)| c == criterion);
                found.map_or_else(String::new, |(_, v)| self.texts.amount(&v.key))
            }));
            let decided = line.decided_by.map(|c| self.texts.criterion(c));
            row.push(decided.unwrap_or_default());
            row
        });
        let rows = rows.collect();
        without_empty(columns, rows)
    }

    fn slips(&self) -> Body {
        let open = self.indexed_boards().into_iter().filter(|(_, _, board)| {
            // Who need not sit down needs no slip.
            !board.result.is_forfeit() && board.result != GameResult::Annulled
        });
        let card = |(name, index, board): (String, usize, &Board)| Card {
            caption: self.texts.say(
                "slip-caption",
                &[
                    ("round", value(self.number.to_string())),
                    ("board", value(name)),
                ],
            ),
            large: vec![
                format!("{}  {}", board.white, self.player(board.white)),
                format!("{}  {}", board.black, self.player(board.black)),
            ],
            lines: vec![
                self.texts.word("slip-result"),
                self.texts.word("slip-sign-white"),
                self.texts.word("slip-sign-black"),
            ],
            code: self.address.and_then(|address| Code::of(&address(index))),
        };
        Body::Cards(open.map(card).collect())
    }

    fn cards(&self) -> Body {
        let card = |player: &damier_tournament::Player| {
            let rating = self.rating(player.id);
            let team = self.event.team_of(player.id).map(|t| t.name.clone());
            let below = [player.federation.clone(), rating, team.unwrap_or_default()];
            let below: Vec<String> = below.into_iter().filter(|t| !t.is_empty()).collect();
            Card {
                caption: player.id.to_string(),
                large: vec![self.player(player.id), below.join("  ")],
                lines: Vec::new(),
                code: None,
            }
        };
        Body::Cards(self.event.players.iter().map(card).collect())
    }

    fn log(&self) -> Body {
        let rows = self.event.log.iter().map(|entry| {
            vec![
                entry.when.clone().unwrap_or_default(),
                entry.after_round.to_string(),
                self.texts.log_entry(entry),
            ]
        });
        self.table(
            &[
                ("col-when", Align::Left),
                ("col-round", Align::Right),
                ("col-event", Align::Left),
            ],
            rows.collect(),
        )
    }
}

/// A table without the columns that say nothing of anybody.
fn without_empty(columns: Vec<Column>, rows: Vec<Vec<String>>) -> Body {
    let says = |at: usize| {
        rows.iter()
            .any(|row| row.get(at).is_some_and(|c| !c.is_empty()))
    };
    let kept: Vec<bool> = (0..columns.len())
        .map(|at| rows.is_empty() || says(at))
        .collect();
    fn keep<T>(cells: Vec<T>, kept: &[bool]) -> Vec<T> {
        let with = cells.into_iter().zip(kept);
        with.filter(|(_, kept)| **kept)
            .map(|(cell, _)| cell)
            .collect()
    }
    Body::Table {
        columns: keep(columns, &kept),
        rows: rows.into_iter().map(|row| keep(row, &kept)).collect(),
    }
}

/// The criteria that a table of the standings shows: those up to the last one that
/// separated anybody, or the first few where some stay tied.
pub fn deciding(order: &Standings) -> Vec<Criterion> {
    let lines = order.lines.iter();
    let used: Vec<Criterion> = lines
        .flat_map(|l| [l.decided_by, l.behind_by])
        .flatten()
        .collect();
    let last = order.criteria.iter().rposition(|c| used.contains(c));
    let tied = order.lines.windows(2).any(|w| w[0].place == w[1].place);
    let count = if tied {
        // Steps without end say nothing that the first few do not say.
        order.criteria.len().min(6)
    } else {
        last.map_or(1, |l| l + 1)
    };
    order.criteria.iter().copied().take(count).collect()
}
