//! The line of a player in a TRF file, field by field.

use damier_game::Side;

use super::fault::{Fault, Field, Problem};
use super::trf_build::{RawPlayer, Trf};
use super::trf_games::RawCell;
use super::trf_line::Line;
use crate::model::PlayerId;

/// Columns that are blank between the fields.
const BLANK: [usize; 9] = [4, 9, 14, 48, 53, 57, 69, 80, 85];

/// Where the first round begins.
const ROUNDS: usize = 92;

/// Columns of a round.
const ROUND: usize = 10;

/// Reads a line; whatever is wrong with it is noted, all of it.
pub(super) fn read_player(trf: &mut Trf, line: &Line) {
    trf.player_lines += 1;
    let id = match line.number_at(5, 8, Field::StartRank) {
        Ok(id) => PlayerId(id),
        Err(problem) => {
            trf.is_short = true;
            trf.problems.push(problem);
            return;
        }
    };
    if id.0 == 0 || trf.players.iter().any(|p| p.id == id) {
        let fault = Fault::Taken { id };
        trf.is_short = true;
        trf.problems.push(Problem::new(line.number, 5, fault));
        return;
    }
    let mut cells = Vec::new();
    for (round, column) in (ROUNDS..=line.len()).step_by(ROUND).enumerate() {
        cells.extend(read_cell(trf, line, id, round, column));
    }
    let points = line.field(81, 84);
    let points = match points.as_str() {
        "" => None,
        text => match line.points(81, text) {
            Ok(points) => Some(points),
            Err(problem) => {
                trf.problems.push(problem);
                None
            }
        },
    };
    let rating = rating(trf, line);
    check(trf, line);
    trf.players.push(RawPlayer {
        id,
        line: line.number,
        sex: Some(line.letter(10)).filter(|c| !c.is_whitespace()),
        title: line.field(11, 13),
        name: line.field(15, 47),
        rating,
        federation: line.field(54, 56),
        federation_id: line.field(58, 68),
        born: line.field(70, 79),
        points,
        cells,
    });
}

/// A rating that is none is told; the player is taken without one.
fn rating(trf: &mut Trf, line: &Line) -> Option<u32> {
    let text = line.field(49, 52);
    let number: Option<u32> = text.parse().ok();
    if number.is_none() && !text.is_empty() {
        let odd = line.misread(49, Field::Rating, text);
        trf.warnings.push(odd);
    }
    number.filter(|rating| *rating > 0)
}

/// Fields that are kept as they stand, or not used, and look like a slip.
fn check(trf: &mut Trf, line: &Line) {
    let mut odd = Vec::new();
    let sex = line.letter(10);
    if !sex.is_whitespace() && !"mwfMWF".contains(sex) {
        odd.push(line.misread(10, Field::Sex, sex));
    }
    let number = line.field(58, 68);
    if !number.bytes().all(|b| b.is_ascii_digit()) {
        odd.push(line.misread(58, Field::FederationId, number));
    }
    let born = line.field(70, 79);
    if !is_day(&born) {
        odd.push(line.misread(70, Field::Born, born));
    }
    let place = line.field(86, 89);
    if !place.is_empty() && !place.parse::<u32>().is_ok_and(|place| place > 0) {
        odd.push(line.misread(86, Field::Place, place));
    }
    odd.extend(line.between(BLANK));
    for column in (ROUNDS..=line.len()).step_by(ROUND) {
        odd.extend(line.between([column - 2, column - 1, column + 4, column + 6]));
    }
    trf.warnings.extend(odd);
}

/// Whether it is a day, a year, or nothing: digits in groups, as programs write them.
pub(super) fn is_day(text: &str) -> bool {
    let groups: Vec<&str> = text.split(['/', '-', '.']).map(str::trim).collect();
    let digits = |group: &&str| group.bytes().all(|b| b.is_ascii_digit());
    let in_calendar = |group: &&str| match group.len() {
        1 | 2 => group.parse::<u32>().is_ok_and(|n| n <= 99),
        len => len == 4,
    };
    match groups[..] {
        [""] => true,
        [year] => digits(&year) && year.len() == 4,
        [a, b, c] => {
            let (all, outer) = ([a, b, c], [a, c]);
            let middle = b.parse::<u32>().is_ok_and(|month| month <= 12);
            let ends = outer.iter().filter(|end| end.len() != 4);
            let ends: Vec<u32> = ends.filter_map(|end| end.parse().ok()).collect();
            let has_day = ends.len() == 2 || ends.iter().all(|day| *day <= 31);
            all.iter().all(digits) && all.iter().all(in_calendar) && middle && has_day
        }
        _ => false,
    }
}

fn read_cell(
    trf: &mut Trf,
    line: &Line,
    player: PlayerId,
    round: usize,
    column: usize,
) -> Option<RawCell> {
    let text = line.field(column, column + 3);
    let letter = line.letter(column + 7).to_ascii_uppercase();
    let colour = line.letter(column + 5).to_ascii_lowercase();
    if text.is_empty() && letter == ' ' {
        return None;
    }
    let known = trf.problems.len();
    let mut wrong = |at, field, found: String| -> Option<u32> {
        trf.problems.push(line.misread(at, field, found));
        None
    };
    let opponent = match text.as_str() {
        "" => Some(0),
        text => match text.parse() {
            Ok(number) => Some(number),
            Err(_) => wrong(column, Field::Opponent, text.to_owned()),
        },
    };
    let side = match colour {
        'w' => Some(Side::White),
        'b' => Some(Side::Black),
        '-' | ' ' => None,
        other => wrong(column + 5, Field::Colour, other.to_string()).and(Some(Side::White)),
    };
    if !"10=+-WDLHFUZ ".contains(letter) {
        wrong(column + 7, Field::Result, letter.to_string()).unwrap_or(0);
    }
    if trf.problems.len() > known {
        trf.broken.insert((player, round));
        return None;
    }
    Some(RawCell {
        line: line.number,
        column,
        player,
        opponent: PlayerId(opponent?),
        side,
        letter,
        round,
    })
}
