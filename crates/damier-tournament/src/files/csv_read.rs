//! The table with one line a player and one cell a round.
//!
//! `#` lines say event, system and scoring; then a line of column names, then
//! `id;name;fed;rating;start;R1;R2;…`. A cell `12w2` is White against number 12
//! with 2 points; `+` or `-` instead of points is a forfeit; `1+` and `1-` are
//! plus and minus draws; `12!` is the referee's decision, `12~` the same of a game
//! that was not played; `?` is unfinished, `*` struck; `U H F Z` are the byes; an
//! empty cell is no game. What columns and cells cannot say stands in lines that
//! begin with `# damier` (see [`notes`](super::notes)).

use std::collections::{BTreeMap, BTreeSet};

use damier_game::Side;

use super::fault::by_place;
use super::notes::{self, Note};
use super::{Fault, Field, Places, Problem, Problems, Reading, lines, that_fits};
use crate::Fraction;
use crate::model::{
    Board, Bye, ByeKind, Event, GameResult, MOST_PLAYER_ID, Player, PlayerId, PointScale,
    Regulations, Round, System,
};
use crate::standings::Preset;

/// Columns that are read, beside the rounds.
const COLUMNS: [&str; 7] = ["id", "name", "fed", "rating", "start", "title", "club"];

/// The highest number of a player; a rating is as long.
const MOST_NUMBER: u32 = MOST_PLAYER_ID;

/// The most rounds of a table.
const MOST_ROUNDS: u16 = 999;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mark {
    Points(Fraction),
    Plus(Fraction),
    Minus(Fraction),
    Decided(Fraction),
    NotPlayed(Fraction),
    ForfeitWin,
    ForfeitLoss,
    Unfinished,
    Annulled,
}

/// One cell with a game: where it stands and what it says.
struct Cell {
    line: usize,
    column: usize,
    player: PlayerId,
    opponent: PlayerId,
    side: Side,
    mark: Mark,
}

struct Reader {
    event: Event,
    columns: Vec<String>,
    /// Games by round and (lower number, higher number).
    cells: Vec<BTreeMap<(PlayerId, PlayerId), Vec<Cell>>>,
    scale_given: bool,
    /// Whether the line of a player could not be taken.
    is_short: bool,
    notes: Vec<Note>,
    warnings: Vec<Problem>,
    /// What cannot be read.
    problems: Vec<Problem>,
}

/// Reads a table.
///
/// # Errors
///
/// Every place that cannot be read, or where two cells contradict.
pub fn read_csv(text: &str) -> Result<Reading, Problems> {
    let regulations = Regulations::new(System::Manual, 0, Preset::FmjdSwissSolkoff);
    let mut reader = Reader {
        event: Event::new("", regulations),
        columns: Vec::new(),
        cells: Vec::new(),
        scale_given: false,
        is_short: false,
        notes: Vec::new(),
        warnings: Vec::new(),
        problems: Vec::new(),
    };
    let mut last = 1;
    for (number, line) in lines::split(lines::without_mark(text)) {
        last = number;
        if let Some(comment) = line.trim_start().strip_prefix('#') {
            reader.comment(number, comment);
        } else if line.trim().is_empty() {
        } else if reader.columns.is_empty() {
            reader.header(number, line)?;
        } else {
            reader.player(number, line);
        }
    }
    if reader.columns.is_empty() {
        return Err(Problem::new(last, 1, Fault::NoHeading).into());
    }
    that_fits(text, reader.finish()?, &Places::new())
}

/// The cell of whoever is free in a round by a table of an odd number.
pub(super) const FREE: &str = "-";

impl Reader {
    fn comment(&mut self, line: usize, comment: &str) {
        match Note::read(line, comment) {
            Some(Ok(note)) => self.notes.push(note),
            Some(Err(problem)) => self.warnings.push(problem),
            None => {}
        }
        let Some((key, value)) = comment.split_once(':') else {
            return;
        };
        let value = value.trim();
        match key.trim() {
            "event" => value.clone_into(&mut self.event.name),
            "system" => self.event.regulations.system = system_of(value),
            "scoring" => {
                let column = comment.len() - comment.split_once(':').map_or(0, |(_, v)| v.len());
                self.scale_given = true;
                match scale_of(value, line, column + 2) {
                    Ok(scale) => self.event.regulations.scale = scale,
                    Err(problem) => self.problems.push(problem),
                }
            }
            _ => {}
        }
    }

    fn header(&mut self, line: usize, text: &str) -> Result<(), Problem> {
        self.columns = text
            .split(';')
            .map(|c| c.trim().to_ascii_lowercase())
            .collect();
        if !self.columns.iter().any(|c| c == "id") {
            return Err(Problem::new(line, 1, Fault::NoId));
        }
        let rounds = self.count_rounds(line, text)?;
        self.cells = (0..rounds).map(|_| BTreeMap::new()).collect();
        self.event.rounds = vec![Round::default(); rounds];
        self.event.regulations.rounds = u16::try_from(rounds).unwrap_or(u16::MAX);
        Ok(())
    }

    /// How many rounds the columns name, in whatever order.
    fn count_rounds(&mut self, line: usize, text: &str) -> Result<usize, Problem> {
        let mut column = 1;
        let mut seen = BTreeSet::new();
        for (name, field) in self.columns.iter().zip(text.split(';')) {
            let start = column + field.chars().take_while(|c| c.is_whitespace()).count();
            column += field.chars().count() + 1;
            let round = round_of(name);
            let wrong = |fault| Err(Problem::new(line, start, fault));
            let text = name.clone();
            if round.is_some_and(|round| round > MOST_ROUNDS) {
                return wrong(Fault::RoundBeyond {
                    name: text,
                    most: MOST_ROUNDS,
                });
            }
            if (round.is_some() || name == "id") && !seen.insert(name) {
                return wrong(Fault::ColumnTwice { name: text });
            }
            if round.is_none() && !name.is_empty() && !COLUMNS.contains(&name.as_str()) {
                let fault = Fault::ColumnUnknown { name: text };
                self.warnings.push(Problem::new(line, start, fault));
            }
        }
        let rounds = self.columns.iter().filter_map(|name| round_of(name));
        Ok(rounds.max().unwrap_or(0).into())
    }

    fn player(&mut self, line: usize, text: &str) {
        let mut column = 1;
        let mut player = Player::new(0, "");
        let mut rounds = Vec::new();
        let names = self.columns.clone();
        let known = self.problems.len();
        for (index, field) in text.split(';').enumerate() {
            let value = field.trim();
            let start = column + field.chars().take_while(|c| c.is_whitespace()).count();
            column += field.chars().count() + 1;
            let Some(name) = names.get(index) else {
                if !value.is_empty() {
                    let found = value.to_owned();
                    let fault = Fault::Outside { found };
                    self.problems.push(Problem::new(line, start, fault));
                }
                continue;
            };
            if let Some(round) = round_of(name) {
                rounds.push((usize::from(round) - 1, start, value.to_owned()));
            } else if let Err(problem) = set_field(&mut player, name, value, line, start) {
                self.problems.push(problem);
            }
        }
        let id = player.id;
        self.is_short |= id.0 == 0 || self.event.player(id).is_some();
        if id.0 == 0 {
            // A number that is none has been told.
            if self.problems.len() == known {
                self.problems.push(Problem::new(line, 1, Fault::IdMissing));
            }
            return;
        }
        if self.event.player(id).is_some() {
            self.problems
                .push(Problem::new(line, 1, Fault::Taken { id }));
            return;
        }
        self.event.players.push(player);
        for (round, column, value) in rounds {
            if let Err(problem) = self.cell(line, column, round, id, &value) {
                self.problems.push(problem);
            }
        }
    }

    fn cell(
        &mut self,
        line: usize,
        column: usize,
        round: usize,
        player: PlayerId,
        text: &str,
    ) -> Result<(), Problem> {
        if text.is_empty() || text == FREE {
            return Ok(());
        }
        let mut letters = text.chars();
        if let (Some(letter), None) = (letters.next(), letters.next())
            && let Some(kind) = ByeKind::from_letter(letter)
        {
            self.event.rounds[round].byes.push(Bye { player, kind });
            return Ok(());
        }
        let Some((opponent, side, mark)) = parse_cell(text) else {
            let found = text.to_owned();
            return Err(Problem::new(line, column, Fault::Cell { found }));
        };
        if opponent == player {
            let (id, round) = (player, round + 1);
            return Err(Problem::new(line, column, Fault::Himself { id, round }));
        }
        let key = (player.min(opponent), player.max(opponent));
        let cell = Cell {
            line,
            column,
            player,
            opponent,
            side,
            mark,
        };
        self.cells[round].entry(key).or_default().push(cell);
        Ok(())
    }

    /// What tables of this kind are usually ranked by.
    fn choose_preset(&mut self) {
        let preset = if self.event.regulations.system.is_round_robin() {
            Preset::FmjdRr
        } else if self.event.regulations.scale == PointScale::chess() {
            Preset::Fide2026
        } else {
            Preset::FmjdSwissSolkoff
        };
        let regulations = &mut self.event.regulations;
        regulations.preset = Some(preset);
        regulations.criteria = preset.criteria();
        regulations.unplayed = preset.unplayed();
    }

    fn finish(mut self) -> Result<Reading, Problems> {
        self.event.players.sort_by_key(|p| p.id);
        self.choose_preset();
        // The scale says what cells mean.
        let (regulations, others): (Vec<Note>, Vec<Note>) =
            self.notes.drain(..).partition(Note::is_of_regulations);
        let mut warnings = std::mem::take(&mut self.warnings);
        warnings.extend(notes::apply(&mut self.event, &regulations));
        if !self.scale_given {
            warnings.push(Problem::new(1, 1, Fault::NoScoring));
        }
        let players = self.event.players.len();
        let known: BTreeSet<PlayerId> = self.event.players.iter().map(|p| p.id).collect();
        for (round, cells) in self.cells.iter().enumerate() {
            for pair in cells.values() {
                if let [cell] = &pair[..]
                    && !known.contains(&cell.opponent)
                {
                    let (id, listed) = (cell.opponent, None);
                    let fault = Fault::Absent {
                        id,
                        listed,
                        players,
                    };
                    let problem = Problem::new(cell.line, cell.column, fault);
                    // He may be whose line cannot be taken.
                    self.problems.extend((!self.is_short).then_some(problem));
                    continue;
                }
                match join(pair, &self.event.regulations.scale, round + 1) {
                    Ok(board) => self.event.rounds[round].boards.push(board),
                    Err(problem) => self.problems.push(problem),
                }
            }
        }
        Problems::of(std::mem::take(&mut self.problems), &warnings)?;
        warnings.extend(notes::apply(&mut self.event, &others));
        let warnings = by_place(warnings);
        Ok(Reading {
            event: self.event,
            warnings,
        })
    }
}

/// Whether the name is `R1`, `R2`, …
fn round_of(column: &str) -> Option<u16> {
    column.strip_prefix('r')?.parse().ok().filter(|n| *n > 0)
}

fn set_field(
    player: &mut Player,
    name: &str,
    value: &str,
    line: usize,
    column: usize,
) -> Result<(), Problem> {
    let number = || -> Result<Option<u32>, Problem> {
        if value.is_empty() {
            return Ok(None);
        }
        let number = value.parse().ok().filter(|number| *number <= MOST_NUMBER);
        number.map(Some).ok_or_else(|| {
            let (field, found) = (Field::Number, value.to_owned());
            Problem::new(line, column, Fault::Misread { field, found })
        })
    };
    match name {
        "id" => player.id = PlayerId(number()?.unwrap_or(0)),
        "name" => value.clone_into(&mut player.name),
        "fed" => value.clone_into(&mut player.federation),
        "rating" => player.rating = number()?.filter(|r| *r > 0),
        "start" => player.start = number()?,
        "title" => value.clone_into(&mut player.title),
        "club" => value.clone_into(&mut player.club),
        _ => {}
    }
    Ok(())
}

fn parse_cell(text: &str) -> Option<(PlayerId, Side, Mark)> {
    let split = text.find(|c: char| !c.is_ascii_digit())?;
    let opponent = PlayerId(text[..split].parse().ok().filter(|n| *n > 0)?);
    let mut rest = text[split..].chars();
    let side = match rest.next()? {
        'w' | 'W' => Side::White,
        'b' | 'B' => Side::Black,
        _ => return None,
    };
    let mark = match rest.as_str() {
        "+" => Mark::ForfeitWin,
        "-" => Mark::ForfeitLoss,
        "?" => Mark::Unfinished,
        "*" => Mark::Annulled,
        points => {
            let last = points.chars().last()?;
            let kind: fn(Fraction) -> Mark = match last {
                '+' => Mark::Plus,
                '-' => Mark::Minus,
                '!' => Mark::Decided,
                '~' => Mark::NotPlayed,
                _ => return Some((opponent, side, Mark::Points(points.parse().ok()?))),
            };
            kind(points.strip_suffix(last)?.parse().ok()?)
        }
    };
    Some((opponent, side, mark))
}

/// Makes one game of the two cells that tell of it.
fn join(cells: &[Cell], scale: &PointScale, round: usize) -> Result<Board, Problem> {
    let at = |cell: &Cell, fault| Problem::new(cell.line, cell.column, fault);
    let (first, second) = match cells {
        [first, second] => (first, second),
        [first, ..] => {
            let (a, b) = (first.player, first.opponent);
            return Err(at(first, Fault::OneLine { a, b, round }));
        }
        // Every entry was made for a cell.
        [] => return Err(Problem::new(1, 1, Fault::Empty)),
    };
    let (a, b) = (first.player, second.player);
    if a == b {
        return Err(at(second, Fault::TwoGames { id: a, round }));
    }
    if first.side == second.side {
        return Err(at(second, Fault::Colours { a, b, round }));
    }
    let (white, black) = if first.side == Side::White {
        (first, second)
    } else {
        (second, first)
    };
    let result = result_of(white.mark, black.mark, scale);
    let result = result.ok_or_else(|| at(second, Fault::Results { a, b, round }))?;
    Ok(Board {
        result,
        ..Board::new(white.player, black.player)
    })
}

fn result_of(white: Mark, black: Mark, scale: &PointScale) -> Option<GameResult> {
    match (white, black) {
        (Mark::Points(a), Mark::Points(b)) => scale.played(a, b),
        (Mark::Decided(white), Mark::Decided(black)) => Some(decided(white, black, true)),
        (Mark::NotPlayed(white), Mark::NotPlayed(black)) => Some(decided(white, black, false)),
        (Mark::Plus(_), Mark::Minus(_)) => Some(GameResult::AdvantageDraw { side: Side::White }),
        (Mark::Minus(_), Mark::Plus(_)) => Some(GameResult::AdvantageDraw { side: Side::Black }),
        (Mark::ForfeitWin, Mark::ForfeitLoss) => Some(GameResult::forfeit(Side::White)),
        (Mark::ForfeitLoss, Mark::ForfeitWin) => Some(GameResult::forfeit(Side::Black)),
        (Mark::ForfeitLoss, Mark::ForfeitLoss) => Some(GameResult::DoubleForfeit),
        (Mark::Unfinished, Mark::Unfinished) => Some(GameResult::Unfinished),
        (Mark::Annulled, Mark::Annulled) => Some(GameResult::Annulled),
        _ => None,
    }
}

/// Why the referee decided so stands in a remark, if anywhere.
const fn decided(white: Fraction, black: Fraction, played: bool) -> GameResult {
    GameResult::Decided {
        white,
        black,
        played,
        reason: String::new(),
    }
}

fn system_of(text: &str) -> System {
    let text = text.to_ascii_lowercase();
    let first = text.split([',', ' ']).next().unwrap_or("");
    if let Ok(system) = first.parse() {
        return system;
    }
    let robin = text.contains("round robin") || text.contains("round-robin");
    match (robin, text.contains("double"), text.contains("swiss")) {
        (true, true, _) => System::DoubleRoundRobin,
        (true, false, _) => System::RoundRobin,
        (false, _, true) => System::FmjdSolkoff,
        _ => System::Manual,
    }
}

fn scale_of(text: &str, line: usize, column: usize) -> Result<PointScale, Problem> {
    // The two counts of twelve are known by their splits.
    if text.contains("12-0") {
        let delft = text.contains("9-1");
        return Ok(if delft {
            PointScale::delft()
        } else {
            PointScale::stages()
        });
    }
    let wrong = || {
        let (field, found) = (Field::Scoring, text.to_owned());
        Problem::new(line, column, Fault::Misread { field, found })
    };
    let mut found = [None; 3];
    for word in text.split_whitespace() {
        let Some((key, value)) = word.split_once('=') else {
            continue;
        };
        let Some(index) = ["win", "draw", "loss"].iter().position(|k| *k == key) else {
            continue;
        };
        let value = value.parse().map_err(|_| wrong())?;
        found[index] = Some(value);
    }
    let [Some(win), Some(draw)] = [found[0], found[1]] else {
        return Err(wrong());
    };
    let mut scale = PointScale::new(win, draw, found[2].unwrap_or(Fraction::ZERO));
    // Other splits of the same 12 points.
    for known in [PointScale::stages(), PointScale::delft()] {
        if known.win == win && known.draw == draw {
            scale.graded = known.graded;
        }
    }
    Ok(scale)
}
