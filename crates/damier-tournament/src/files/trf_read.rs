//! Reading TRF16 and TRF26, with the extensions of JaVaFo (`XX…`) and of
//! bbpPairings (`BB…`).

use damier_game::Side;

use super::lines;
use super::notes::Note;
use super::trf_build::{RawCell, RawPlayer, Trf, build};
use super::trf_teams::read_team;
use super::{Problem, Reading, with_short_names};
use crate::Fraction;
use crate::model::{Acceleration, ByeKind, ForbiddenGroup, PlayerId, RequestedBye, System};
use crate::standings::Criterion;

/// A line by its characters; columns as in the format's description, from 1.
pub(super) struct Line {
    pub(super) number: usize,
    chars: Vec<char>,
}

impl Line {
    /// Characters `from` to `to`, trimmed.
    pub(super) fn field(&self, from: usize, to: usize) -> String {
        let end = to.min(self.chars.len());
        let part = self.chars.get(from - 1..end).unwrap_or(&[]);
        part.iter().collect::<String>().trim().to_owned()
    }

    fn letter(&self, at: usize) -> char {
        self.chars.get(at - 1).copied().unwrap_or(' ')
    }

    /// Words from a column on, each with the column it begins in.
    pub(super) fn words(&self, from: usize) -> Vec<(usize, String)> {
        let mut words: Vec<(usize, String)> = Vec::new();
        let mut inside = false;
        for (index, letter) in self.chars.iter().enumerate().skip(from - 1) {
            match (letter.is_whitespace(), inside) {
                (true, _) => inside = false,
                (false, false) => {
                    words.push((index + 1, letter.to_string()));
                    inside = true;
                }
                (false, true) => {
                    if let Some((_, word)) = words.last_mut() {
                        word.push(*letter);
                    }
                }
            }
        }
        words
    }

    pub(super) const fn len(&self) -> usize {
        self.chars.len()
    }

    pub(super) fn rest(&self) -> String {
        self.field(5, self.chars.len())
    }

    fn number_at(&self, from: usize, to: usize, what: &str) -> Result<u32, Problem> {
        let text = self.field(from, to);
        text.parse().map_err(|_| {
            let found = format!("`{text}` is no {what}");
            let remedy = format!("write a whole number in columns {from} to {to}");
            Problem::new(self.number, from, found, remedy)
        })
    }

    pub(super) fn points(&self, column: usize, text: &str) -> Result<Fraction, Problem> {
        text.parse().map_err(|_| {
            let found = format!("`{text}` is no number of points");
            Problem::new(self.number, column, found, "write it as 11.5")
        })
    }

    pub(super) fn ids(&self, from: usize) -> Result<Vec<PlayerId>, Problem> {
        let parse = |(column, word): (usize, String)| {
            word.parse().map(PlayerId).map_err(|_| {
                let found = format!("`{word}` is no player's number");
                Problem::new(self.number, column, found, "write starting rank numbers")
            })
        };
        self.words(from).into_iter().map(parse).collect()
    }
}

/// Reads a TRF file of either edition; LF, CR LF and bare CR end lines.
///
/// # Errors
///
/// The first place that cannot be read, or where two players' lines contradict
/// each other.
pub fn read_trf(text: &str) -> Result<Reading, Problem> {
    let mut trf = Trf::default();
    for (number, text) in lines::split(lines::without_mark(text)) {
        let line = Line {
            number,
            chars: text.trim_end().chars().collect(),
        };
        if let Some(comment) = text.strip_prefix("###") {
            match Note::read(number, comment) {
                Some(Ok(note)) => trf.notes.push(note),
                Some(Err(problem)) => trf.warnings.push(problem),
                None => {}
            }
            continue;
        }
        if text.trim().is_empty() {
            continue;
        }
        read_line(&mut trf, &line)?;
    }
    if trf.players.is_empty() {
        let remedy = "a TRF file has a line beginning 001 for each player";
        return Err(Problem::new(1, 1, "no player was found", remedy));
    }
    with_short_names(text, build(trf)?)
}

fn read_line(trf: &mut Trf, line: &Line) -> Result<(), Problem> {
    match line.field(1, 3).as_str() {
        "001" => read_player(trf, line)?,
        "012" => trf.name = line.rest(),
        "022" => trf.city = line.rest(),
        "032" => trf.federation = line.rest(),
        "042" => trf.starts = line.rest(),
        "052" => trf.ends = line.rest(),
        "092" => trf.kind = line.rest(),
        "102" => trf.arbiter = line.rest(),
        "122" => trf.time_control = line.rest(),
        "132" => trf.dates = line.words(92),
        "142" | "XXR" => {
            let count = line.number_at(5, 8, "number of rounds")?;
            trf.rounds = Some(u16::try_from(count).unwrap_or(u16::MAX));
        }
        "152" => match line.rest().to_ascii_uppercase().as_str() {
            "W" => trf.first_colour = Some(Side::White),
            "B" => trf.first_colour = Some(Side::Black),
            other => {
                let what = format!("`{other}` is no colour");
                return Err(Problem::new(line.number, 5, what, "write W or B"));
            }
        },
        "162" => read_scale(trf, line)?,
        "192" => {
            trf.system = system_of_code(&line.rest());
            trf.matches.read_code(&line.rest());
        }
        "202" | "212" => read_criteria(trf, line),
        "222" if trf.time_control.is_empty() => trf.time_control = line.rest(),
        "240" => read_byes(trf, line)?,
        "250" => read_acceleration(trf, line)?,
        "260" => read_forbidden(trf, line)?,
        "013" => read_team(trf, line, 5, 36, 37)?,
        "310" => read_team(trf, line, 9, 40, 74)?,
        "320" => trf.matches.read_byes(line)?,
        "352" => trf.matches.boards = u16::try_from(line.rest().len()).ok(),
        "362" => trf.matches.read_points(line)?,
        "299" => trf.warn(
            line,
            "points given beside the results are not read",
            "enter them as referee's decisions",
        ),
        "300" => trf.warn(
            line,
            "board orders are read from the games",
            "check the order of boards",
        ),
        code if code.starts_with("XX") || code.starts_with("BB") => read_extension(trf, line)?,
        _ => {}
    }
    Ok(())
}

fn read_player(trf: &mut Trf, line: &Line) -> Result<(), Problem> {
    let id = PlayerId(line.number_at(5, 8, "starting rank number")?);
    if id.0 == 0 || trf.players.iter().any(|p| p.id == id) {
        let what = format!("the starting rank number {id} is nought or taken");
        return Err(Problem::new(
            line.number,
            5,
            what,
            "give each player his own number",
        ));
    }
    let mut cells = Vec::new();
    let mut column = 92;
    while column <= line.chars.len() {
        let round = (column - 92) / 10;
        cells.extend(read_cell(line, id, round, column)?);
        column += 10;
    }
    let points = line.field(81, 84);
    trf.players.push(RawPlayer {
        id,
        line: line.number,
        sex: Some(line.letter(10)).filter(|c| !c.is_whitespace()),
        title: line.field(11, 13),
        name: line.field(15, 47),
        rating: line.field(49, 52).parse().ok().filter(|r| *r > 0),
        federation: line.field(54, 56),
        federation_id: line.field(58, 68),
        born: line.field(70, 79),
        points: if points.is_empty() {
            None
        } else {
            Some(line.points(81, &points)?)
        },
        cells,
    });
    Ok(())
}

fn read_cell(
    line: &Line,
    player: PlayerId,
    round: usize,
    column: usize,
) -> Result<Option<RawCell>, Problem> {
    let text = line.field(column, column + 3);
    let letter = line.letter(column + 7).to_ascii_uppercase();
    let colour = line.letter(column + 5).to_ascii_lowercase();
    if text.is_empty() && letter == ' ' {
        return Ok(None);
    }
    let opponent: u32 = if text.is_empty() {
        0
    } else {
        text.parse().map_err(|_| {
            let what = format!("`{text}` is no opponent");
            let remedy = format!(
                "write a starting rank number or 0000 in columns {column} to {}",
                column + 3
            );
            Problem::new(line.number, column, what, remedy)
        })?
    };
    let side = match colour {
        'w' => Some(Side::White),
        'b' => Some(Side::Black),
        '-' | ' ' => None,
        other => {
            let what = format!("`{other}` is no colour");
            let remedy = "write w, b or -";
            return Err(Problem::new(line.number, column + 5, what, remedy));
        }
    };
    if !"10=+-WDLHFUZ ".contains(letter) {
        let what = format!("`{letter}` is no result");
        let remedy = "write one of 1 = 0 + - W D L H F U Z";
        return Err(Problem::new(line.number, column + 7, what, remedy));
    }
    let column = column + 7;
    Ok(Some(RawCell {
        line: line.number,
        column,
        player,
        opponent: PlayerId(opponent),
        side,
        letter,
        round,
    }))
}

/// `162`: symbol in column 6, points in the four columns after it, next symbol
/// nine columns on.
fn read_scale(trf: &mut Trf, line: &Line) -> Result<(), Problem> {
    let mut column = 6;
    while column <= line.chars.len() {
        let symbol = line.letter(column).to_ascii_uppercase();
        let text = line.field(column + 1, column + 5);
        if symbol != ' ' && !text.is_empty() {
            let points = line.points(column + 1, &text)?;
            trf.scale.push((symbol, points));
        }
        column += 9;
    }
    Ok(())
}

fn read_criteria(trf: &mut Trf, line: &Line) {
    let mut unknown = Vec::new();
    let mut found = Vec::new();
    for code in line.rest().split([',', ' ']).filter(|c| !c.is_empty()) {
        match Criterion::of_word(code) {
            Some(criteria) => found.extend(criteria),
            None => unknown.push(code.to_owned()),
        }
    }
    if !unknown.is_empty() {
        let what = format!("the tie-break {} is not known here", unknown.join(", "));
        trf.warn(line, &what, "name the criteria yourself");
    }
    if found.first() != Some(&Criterion::Points) {
        found.insert(0, Criterion::Points);
    }
    trf.criteria = found;
}

fn read_byes(trf: &mut Trf, line: &Line) -> Result<(), Problem> {
    let Some(kind) = ByeKind::from_letter(line.letter(5)).filter(|k| *k != ByeKind::Pairing) else {
        let what = format!("`{}` is no kind of bye", line.letter(5));
        return Err(Problem::new(line.number, 5, what, "write F, H or Z"));
    };
    let round = u16::try_from(line.number_at(7, 9, "round")?).unwrap_or(u16::MAX);
    for player in line.ids(11)? {
        trf.byes.push(RequestedBye {
            round,
            player,
            kind,
        });
    }
    Ok(())
}

fn read_acceleration(trf: &mut Trf, line: &Line) -> Result<(), Problem> {
    let points = line.field(10, 13);
    let points = line.points(10, &points)?;
    let round = |from, to| -> Result<u16, Problem> {
        Ok(u16::try_from(line.number_at(from, to, "round")?).unwrap_or(u16::MAX))
    };
    trf.accelerations.push(Acceleration {
        points,
        first: round(15, 17)?,
        last: round(19, 21)?,
        from: PlayerId(line.number_at(23, 26, "player's number")?),
        to: PlayerId(line.number_at(28, 31, "player's number")?),
    });
    Ok(())
}

fn read_forbidden(trf: &mut Trf, line: &Line) -> Result<(), Problem> {
    let first = line.number_at(5, 7, "round")?;
    let last = line.number_at(9, 11, "round")?;
    trf.forbidden_lines.push(line.number);
    trf.forbidden.push(ForbiddenGroup {
        first: u16::try_from(first).unwrap_or(u16::MAX),
        last: u16::try_from(last).unwrap_or(u16::MAX),
        players: line.ids(13)?,
    });
    Ok(())
}

fn read_extension(trf: &mut Trf, line: &Line) -> Result<(), Problem> {
    let code = line.field(1, 3);
    match code.as_str() {
        "XXC" => {
            for (_, word) in line.words(5) {
                match word.to_ascii_lowercase().as_str() {
                    "white1" => trf.first_colour = Some(Side::White),
                    "black1" => trf.first_colour = Some(Side::Black),
                    "rank" => trf.warn(
                        line,
                        "pairing by rank is not done here",
                        "renumber the players",
                    ),
                    _ => {}
                }
            }
        }
        "XXZ" => trf.absent.extend(line.ids(5)?),
        "XXP" => {
            trf.forbidden_lines.push(line.number);
            trf.forbidden.push(ForbiddenGroup {
                first: 1,
                last: 999,
                players: line.ids(5)?,
            });
        }
        "XXA" => read_fictitious(trf, line)?,
        "XXS" => {
            for (column, word) in line.words(5) {
                if let Some((key, value)) = word.split_once('=') {
                    trf.codes
                        .push((key.to_ascii_uppercase(), line.points(column, value)?));
                }
            }
        }
        "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => {
            let points = line.points(5, &line.field(5, 8))?;
            trf.codes.push((code, points));
        }
        _ => trf.warn(
            line,
            &format!("the code {code} is not known here"),
            "remove the line if it matters",
        ),
    }
    Ok(())
}

/// `XXA id pp.p pp.p …`: points for pairing, one value a round.
fn read_fictitious(trf: &mut Trf, line: &Line) -> Result<(), Problem> {
    let player = PlayerId(line.number_at(5, 8, "player's number")?);
    for (round, (column, word)) in (1_u16..).zip(line.words(10)) {
        let points = line.points(column, &word)?;
        if !points.is_zero() {
            let (first, last) = (round, round);
            trf.accelerations.push(Acceleration {
                points,
                first,
                last,
                from: player,
                to: player,
            });
        }
    }
    Ok(())
}

fn system_of_code(code: &str) -> Option<System> {
    let code = code.trim().to_ascii_uppercase();
    if let Ok(system) = code.parse() {
        return Some(system);
    }
    Some(match code.as_str() {
        "FIDE_DUTCH_2017" => System::Dutch2017,
        c if c.starts_with("FIDE_DUTCH") => System::Dutch2026,
        c if c.starts_with("FIDE_TEAM") => System::TeamSwiss,
        c if c.contains("DOUBLE") && c.contains("ROBIN") => System::DoubleRoundRobin,
        c if c.contains("ROBIN") || c.contains("BERGER") => System::RoundRobin,
        _ => return None,
    })
}
