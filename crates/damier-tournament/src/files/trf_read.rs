//! Reading TRF16 and TRF26, with the extensions of JaVaFo (`XX…`) and of
//! bbpPairings (`BB…`).

use damier_game::Side;

use super::audit::MOST_ROUNDS;
use super::fault::{Clash, Fault, Field, Problem, Problems};
use super::lines;
use super::notes::Note;
use super::trf_build::{Trf, build};
use super::trf_line::Line;
use super::trf_player::{is_day, read_player};
use super::trf_teams::read_team;
use super::{Reading, that_fits};
use crate::model::{Acceleration, ByeKind, ForbiddenGroup, PlayerId, RequestedBye, System};
use crate::standings::Criterion;

/// Reads a TRF file of either edition; LF, CR LF and bare CR end lines.
///
/// # Errors
///
/// Every place that cannot be read, or where two players' lines contradict each other.
pub fn read_trf(text: &str) -> Result<Reading, Problems> {
    let mut trf = Trf::default();
    for (number, text) in lines::split(lines::without_mark(text)) {
        let line = Line::new(number, text);
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
        if let Err(problem) = read_line(&mut trf, &line, text) {
            trf.problems.push(problem);
        }
    }
    if trf.players.is_empty() && trf.problems.is_empty() {
        return Err(Problem::new(1, 1, Fault::NoPlayers).into());
    }
    let (reading, places) = build(trf)?;
    that_fits(text, reading, &places)
}

/// Reads a record by its code; one that is not used is kept as it stands.
fn read_line(trf: &mut Trf, line: &Line, text: &str) -> Result<(), Problem> {
    let code = line.field(1, 3);
    note_record(trf, line, &code);
    match code.as_str() {
        "001" => read_player(trf, line),
        "012" => trf.name = line.rest(),
        "022" => trf.city = line.rest(),
        "032" => trf.federation = line.rest(),
        "042" => trf.starts = date(trf, line),
        "052" => trf.ends = date(trf, line),
        "062" | "072" | "082" => read_count(trf, line),
        "092" => trf.kind = line.rest(),
        "102" => trf.arbiter = line.rest(),
        "122" => trf.time_control = line.rest(),
        "132" => {
            // Dates in other columns are no dates of the rounds above them.
            trf.warnings.extend(line.between(4..92));
            trf.dates = line.words(92);
            for (column, date) in trf.dates.clone() {
                if !is_day(&date) {
                    trf.warnings.push(line.misread(column, Field::Date, date));
                }
            }
        }
        "142" | "XXR" => {
            let rest = line.rest();
            let count = rest.parse().ok();
            let count = count.filter(|count| usize::from(*count) <= MOST_ROUNDS);
            if count == Some(0) {
                trf.warnings.push(line.misread(5, Field::Rounds, &*rest));
            }
            trf.rounds = Some(count.ok_or_else(|| line.misread(5, Field::Rounds, rest))?);
        }
        "152" => match line.rest().to_ascii_uppercase().as_str() {
            "W" => trf.first_colour = Some(Side::White),
            "B" => trf.first_colour = Some(Side::Black),
            other => return Err(line.misread(5, Field::FirstColour, other)),
        },
        "162" => read_scale(trf, line)?,
        "192" => read_system(trf, line),
        "202" | "212" => read_criteria(trf, line),
        "222" => {
            if trf.time_control.is_empty() {
                trf.time_control = line.rest();
            }
            trf.keep(line, text);
        }
        "240" => read_byes(trf, line)?,
        "250" => read_acceleration(trf, line)?,
        "260" => read_forbidden(trf, line)?,
        "013" => read_team(trf, line, 5, 36, 37)?,
        "310" => read_team(trf, line, 9, 40, 74)?,
        "320" => {
            trf.matches.read_byes(line, &mut trf.warnings)?;
        }
        "352" => read_board_colours(trf, line),
        "362" => trf.matches.read_points(line, &mut trf.warnings)?,
        "300" => {
            let players = trf.matches.read_order(line)?;
            trf.named.extend(players);
            trf.keep(line, text);
        }
        code if code.starts_with("XX") || code.starts_with("BB") => {
            read_extension(trf, line, text)?;
        }
        _ => trf.keep(line, text),
    }
    Ok(())
}

/// Records that say one thing of the whole event; two codes of one thing are one.
const ONCE: [(&str, &str); 19] = [
    ("012", "012"),
    ("022", "022"),
    ("032", "032"),
    ("042", "042"),
    ("052", "052"),
    ("062", "062"),
    ("072", "072"),
    ("082", "082"),
    ("092", "092"),
    ("122", "122"),
    ("132", "132"),
    ("142", "142"),
    ("XXR", "142"),
    ("152", "152"),
    ("162", "162"),
    ("192", "192"),
    ("352", "352"),
    ("362", "362"),
    ("320", "320"),
];

/// Notes where a record stands, and whether one of its kind has said something else.
fn note_record(trf: &mut Trf, line: &Line, code: &str) {
    trf.lines.insert(code.to_owned(), line.number);
    let Some((_, kind)) = ONCE.iter().find(|(own, _)| *own == code) else {
        return;
    };
    let said = line.rest();
    let before = trf.once.entry(kind).or_insert_with(|| said.clone());
    if *before != said {
        let code = code.to_owned();
        trf.warn(line, Fault::RecordTwice { code });
    }
}

/// A date is kept as it stands, whatever it is.
fn date(trf: &mut Trf, line: &Line) -> String {
    let text = line.rest();
    if !is_day(&text) {
        trf.warnings.push(line.misread(5, Field::Date, &*text));
    }
    text
}

/// `062 30`: how many there are, which is counted anew.
fn read_count(trf: &mut Trf, line: &Line) {
    let text = line.rest();
    let first = text.split_whitespace().next().unwrap_or_default();
    match first.parse() {
        Ok(count) => trf.counts.push((line.number, line.field(1, 3), count)),
        Err(_) if first.is_empty() => {}
        Err(_) => trf.warnings.push(line.misread(5, Field::Count, text)),
    }
}

fn read_system(trf: &mut Trf, line: &Line) {
    let code = line.rest();
    trf.system = system_of_code(&code);
    trf.matches.read_code(&code);
    if trf.system.is_none() && !code.is_empty() {
        trf.warnings.push(line.misread(5, Field::System, code));
    }
}

fn read_board_colours(trf: &mut Trf, line: &Line) {
    let colours = line.rest();
    trf.matches.boards = u16::try_from(colours.chars().count()).ok();
    if !colours.chars().all(|colour| "WBwb".contains(colour)) {
        trf.warnings
            .push(line.misread(5, Field::BoardColours, colours));
    }
}

/// `162`: symbol in column 6, points in the four columns after it, next symbol
/// nine columns on.
fn read_scale(trf: &mut Trf, line: &Line) -> Result<(), Problem> {
    let mut column = 6;
    while column <= line.len() {
        let symbol = line.letter(column).to_ascii_uppercase();
        let text = line.field(column + 1, column + 5);
        if symbol != ' ' && !"WDLAPX".contains(symbol) {
            trf.warnings
                .push(line.misread(column, Field::Symbol, symbol));
        } else if symbol != ' ' && !text.is_empty() {
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
        trf.warn(line, Fault::TieBreaks { names: unknown });
    }
    if found.first() != Some(&Criterion::Points) {
        found.insert(0, Criterion::Points);
    }
    trf.criteria = found;
}

fn read_byes(trf: &mut Trf, line: &Line) -> Result<(), Problem> {
    let Some(kind) = ByeKind::from_letter(line.letter(5)).filter(|k| *k != ByeKind::Pairing) else {
        return Err(line.misread(5, Field::Bye, line.letter(5)));
    };
    let round = line.round_at(7, 9)?;
    let players = trf.ids(line, 11)?;
    if players.is_empty() {
        return Err(line.misread(11, Field::Player, ""));
    }
    for (column, player) in players {
        let bye = RequestedBye {
            round,
            player,
            kind,
        };
        trf.byes.push((bye, line.number, column));
    }
    Ok(())
}

fn read_acceleration(trf: &mut Trf, line: &Line) -> Result<(), Problem> {
    let points = line.field(10, 13);
    let points = line.points(10, &points)?;
    let (first, last) = (line.round_at(15, 17)?, line.round_at(19, 21)?);
    let from = line.number_at(23, 26, Field::Player)?;
    let to = line.number_at(28, 31, Field::Player)?;
    in_order(line, 19, first.into(), last.into())?;
    in_order(line, 28, from, to)?;
    let bonus = Acceleration {
        points,
        first,
        last,
        from: PlayerId(from),
        to: PlayerId(to),
    };
    trf.accelerations.push((bonus, line.number, 15));
    if from == to {
        trf.named.push((line.number, 23, PlayerId(from)));
    }
    Ok(())
}

/// The end of a range does not come before its beginning.
fn in_order(line: &Line, column: usize, first: u32, last: u32) -> Result<(), Problem> {
    if first <= last {
        return Ok(());
    }
    let (path, clash) = (String::new(), Clash::Backwards { first, last });
    let fault = Fault::Clash { path, clash };
    Err(Problem::new(line.number, column, fault))
}

fn read_forbidden(trf: &mut Trf, line: &Line) -> Result<(), Problem> {
    let (first, last) = (line.round_at(5, 7)?, line.round_at(9, 11)?);
    in_order(line, 9, first.into(), last.into())?;
    forbid(trf, line, (first, last), 13)
}

/// Nobody whose number stands from a column on meets another of these.
fn forbid(
    trf: &mut Trf,
    line: &Line,
    (first, last): (u16, u16),
    from: usize,
) -> Result<(), Problem> {
    let players: Vec<PlayerId> = trf.ids(line, from)?.into_iter().map(|(_, id)| id).collect();
    if players.len() < 2 {
        trf.doubt(line.number, from, Clash::Alone);
    }
    let group = ForbiddenGroup {
        first,
        last,
        players,
    };
    trf.forbidden.push((group, line.number, 5));
    Ok(())
}

/// What `XXS` may set.
const SCORES: [&str; 11] = [
    "W", "D", "WW", "WD", "WL", "FW", "FL", "ZPB", "HPB", "FPB", "PAB",
];

fn read_extension(trf: &mut Trf, line: &Line, text: &str) -> Result<(), Problem> {
    let code = line.field(1, 3);
    match code.as_str() {
        "XXC" => {
            for (column, word) in line.words(5) {
                match word.to_ascii_lowercase().as_str() {
                    "white1" => trf.first_colour = Some(Side::White),
                    "black1" => trf.first_colour = Some(Side::Black),
                    "rank" => trf.warn(line, Fault::ByRank),
                    _ => trf
                        .warnings
                        .push(line.misread(column, Field::Setting, word)),
                }
            }
        }
        "XXZ" => {
            let absent = trf.ids(line, 5)?.into_iter();
            let absent = absent.map(|(column, id)| (id, line.number, column));
            trf.absent.extend(absent);
        }
        "XXP" => {
            forbid(trf, line, (1, 999), 5)?;
        }
        "XXA" => read_fictitious(trf, line)?,
        "XXS" => {
            for (column, word) in line.words(5) {
                let pair = word.split_once('=');
                match pair.map(|(key, value)| (key.to_ascii_uppercase(), value)) {
                    Some((key, value)) if SCORES.contains(&key.as_str()) => {
                        trf.codes.push((key, line.points(column, value)?));
                    }
                    _ => trf
                        .warnings
                        .push(line.misread(column, Field::Setting, word)),
                }
            }
        }
        "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => {
            let points = line.points(5, &line.field(5, 8))?;
            trf.codes.push((code, points));
        }
        _ => trf.keep(line, text),
    }
    Ok(())
}

/// `XXA id pp.p pp.p …`: points for pairing, one value a round.
fn read_fictitious(trf: &mut Trf, line: &Line) -> Result<(), Problem> {
    let player = PlayerId(line.number_at(5, 8, Field::Player)?);
    trf.named.push((line.number, 5, player));
    for (round, (column, word)) in (1_u16..).zip(line.words(10)) {
        let points = line.points(column, &word)?;
        if !points.is_zero() {
            let (first, last) = (round, round);
            let bonus = Acceleration {
                points,
                first,
                last,
                from: player,
                to: player,
            };
            trf.accelerations.push((bonus, line.number, column));
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
