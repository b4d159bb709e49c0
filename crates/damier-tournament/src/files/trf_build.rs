//! From the lines of a TRF file to an event.

use std::collections::{BTreeMap, BTreeSet};

use damier_game::Side;

use super::notes::{self, Note};
use super::trf_line::Line;
use super::trf_teams::{RawMatches, RawTeam, add_matches};
use super::trf_write::open_round;
use super::{Fault, Field, Problem, Problems, Reading};
use crate::Fraction;
use crate::model::{
    Acceleration, Board, Bye, ByeKind, Event, ForbiddenGroup, GameResult, Player, PlayerId,
    PointScale, Regulations, RequestedBye, Round, System, Team, TeamId,
};
use crate::standings::{Criterion, Preset};
use crate::table::Table;

pub(super) struct RawCell {
    pub(super) line: usize,
    pub(super) column: usize,
    pub(super) player: PlayerId,
    pub(super) opponent: PlayerId,
    pub(super) side: Option<Side>,
    pub(super) letter: char,
    pub(super) round: usize,
}

pub(super) struct RawPlayer {
    pub(super) id: PlayerId,
    pub(super) line: usize,
    pub(super) sex: Option<char>,
    pub(super) title: String,
    pub(super) name: String,
    pub(super) rating: Option<u32>,
    pub(super) federation: String,
    pub(super) federation_id: String,
    pub(super) born: String,
    pub(super) points: Option<Fraction>,
    pub(super) cells: Vec<RawCell>,
}

/// All that a file says, before it is put together.
#[derive(Default)]
pub(super) struct Trf {
    pub(super) name: String,
    pub(super) city: String,
    pub(super) federation: String,
    pub(super) starts: String,
    pub(super) ends: String,
    pub(super) kind: String,
    pub(super) arbiter: String,
    pub(super) time_control: String,
    pub(super) dates: Vec<(usize, String)>,
    pub(super) rounds: Option<u16>,
    pub(super) first_colour: Option<Side>,
    pub(super) scale: Vec<(char, Fraction)>,
    pub(super) codes: Vec<(String, Fraction)>,
    pub(super) system: Option<System>,
    pub(super) criteria: Vec<Criterion>,
    pub(super) byes: Vec<RequestedBye>,
    pub(super) absent: Vec<PlayerId>,
    pub(super) accelerations: Vec<Acceleration>,
    pub(super) forbidden: Vec<ForbiddenGroup>,
    /// The line of each of those groups.
    pub(super) forbidden_lines: Vec<usize>,
    pub(super) players: Vec<RawPlayer>,
    pub(super) teams: Vec<RawTeam>,
    pub(super) matches: RawMatches,
    pub(super) notes: Vec<Note>,
    /// How many players and teams there are said to be: line, code, number.
    pub(super) counts: Vec<(usize, String, usize)>,
    /// Records that are not used, as they stand, and their lines.
    pub(super) kept: Vec<(usize, String)>,
    pub(super) warnings: Vec<Problem>,
    /// What cannot be read.
    pub(super) problems: Vec<Problem>,
}

impl Trf {
    pub(super) fn warn(&mut self, line: &Line, fault: Fault) {
        self.warnings.push(Problem::new(line.number, 1, fault));
    }

    /// Keeps a record that is not used, or not wholly.
    pub(super) fn keep(&mut self, line: &Line, text: &str) {
        self.kept.push((line.number, text.to_owned()));
    }

    /// Says which records are kept, but not used.
    fn tell_kept(&mut self) {
        let mut silent: Vec<String> = Vec::new();
        let mut first = None;
        for (line, text) in &self.kept {
            let code: String = text.chars().take(3).collect();
            let is_code = code.chars().count() == 3
                && code.bytes().all(|b| b.is_ascii_alphanumeric())
                && text.chars().nth(3).is_none_or(char::is_whitespace);
            let problem = match code.as_str() {
                // These are used as far as they go.
                "222" | "300" => continue,
                _ if !is_code => {
                    let found = text.chars().take(MOST_SHOWN).collect();
                    let field = Field::Code;
                    Problem::new(*line, 1, Fault::Misread { field, found })
                }
                "112" | "172" | "182" | "801" | "802" => {
                    first.get_or_insert(*line);
                    if !silent.contains(&code) {
                        silent.push(code);
                    }
                    continue;
                }
                _ => Problem::new(*line, 1, Fault::Unused { code }),
            };
            self.warnings.push(problem);
        }
        if let Some(line) = first {
            let fault = Fault::KeptRecords { codes: silent };
            self.warnings.push(Problem::new(line, 1, fault));
        }
    }

    fn point_scale(&self) -> PointScale {
        let symbol = |wanted: char| {
            self.scale
                .iter()
                .find(|(s, _)| *s == wanted)
                .map(|(_, points)| *points)
        };
        let code = |names: &[&str]| {
            self.codes
                .iter()
                .find(|(c, _)| names.contains(&c.as_str()))
                .map(|(_, p)| *p)
        };
        let win = symbol('W')
            .or(code(&["W", "WW", "BBW"]))
            .unwrap_or(Fraction::ONE);
        let draw = symbol('D')
            .or(code(&["D", "WD", "BBD"]))
            .unwrap_or(Fraction::HALF);
        let loss = symbol('L')
            .or(code(&["WL", "BBL"]))
            .unwrap_or(Fraction::ZERO);
        let mut scale = PointScale::new(win, draw, loss);
        let absent = symbol('A').unwrap_or(Fraction::ZERO);
        scale.forfeit_win = code(&["FW"]).unwrap_or(win);
        scale.forfeit_loss = code(&["FL", "BBF"]).unwrap_or(absent);
        scale.zero_bye = code(&["ZPB", "BBZ"]).unwrap_or(absent);
        scale.half_bye = code(&["HPB"]).unwrap_or(draw);
        scale.full_bye = code(&["FPB"]).unwrap_or(win);
        scale.pairing_bye = symbol('P').or(code(&["PAB", "BBU"])).unwrap_or(win);
        scale
    }

    fn system(&self) -> System {
        let kind = self.kind.to_ascii_lowercase();
        self.system.unwrap_or_else(|| {
            match (
                kind.contains("robin") || kind.contains("berger"),
                kind.contains("double"),
            ) {
                (true, true) => System::DoubleRoundRobin,
                (true, false) => System::RoundRobin,
                _ if kind.contains("2017") => System::Dutch2017,
                _ => System::Dutch2026,
            }
        })
    }

    /// How many rounds were paired: a column in which somebody has an opponent
    /// or a pairing bye.
    fn paired_rounds(&self) -> usize {
        let cells = self.players.iter().flat_map(|p| &p.cells);
        let paired = cells.filter(|c| c.opponent.0 > 0 || c.letter == 'U');
        paired.map(|c| c.round + 1).max().unwrap_or(0)
    }
}

/// How much of a line is repeated that is none of the format.
const MOST_SHOWN: usize = 40;

pub(super) fn build(mut trf: Trf) -> Result<Reading, Problems> {
    let paired = trf.paired_rounds();
    let mut event = skeleton(&trf, paired);
    let cells: Vec<RawCell> = trf
        .players
        .iter_mut()
        .flat_map(|p| p.cells.drain(..))
        .collect();
    let mut games: Vec<BTreeMap<(PlayerId, PlayerId), Vec<&RawCell>>> =
        vec![BTreeMap::new(); paired];
    for cell in &cells {
        let round = u16::try_from(cell.round + 1).unwrap_or(u16::MAX);
        if cell.opponent.0 > 0 {
            let key = (
                cell.player.min(cell.opponent),
                cell.player.max(cell.opponent),
            );
            games[cell.round].entry(key).or_default().push(cell);
        } else if let Some(kind) = bye_kind(cell.letter) {
            if cell.round < paired {
                event.rounds[cell.round].byes.push(Bye {
                    player: cell.player,
                    kind,
                });
            } else {
                event.requested_byes.push(RequestedBye {
                    round,
                    player: cell.player,
                    kind,
                });
            }
        }
    }
    // A cell that could not be read is told once, not as a game that misses a cell.
    let is_whole = trf.problems.is_empty();
    for (round, pairs) in games.iter().enumerate() {
        for ((a, b), pair) in pairs {
            match join(pair, &event, (*a, *b)) {
                Ok(board) => event.rounds[round].boards.push(board),
                Err(problem) if is_whole => trf.problems.push(problem),
                Err(_) => {}
            }
        }
    }
    Problems::of(std::mem::take(&mut trf.problems))?;
    trf.tell_kept();
    event.records = trf.kept.iter().map(|(_, text)| text.clone()).collect();
    add_requests(&trf, &mut event, paired);
    if !event.teams.is_empty() {
        add_matches(&trf, &mut event);
    }
    let notes = std::mem::take(&mut trf.notes);
    let warnings = notes::apply(&mut event, &notes);
    trf.warnings.extend(warnings);
    check_points(&mut trf, &event);
    check_forbidden(&mut trf, &event);
    check_counts(&mut trf, &event);
    trf.warnings
        .sort_by_key(|warning| (warning.line, warning.column));
    Ok(Reading {
        event,
        warnings: trf.warnings,
    })
}

fn skeleton(trf: &Trf, paired: usize) -> Event {
    let scale = trf.point_scale();
    let system = trf.system();
    let preset = if !trf.criteria.is_empty() || scale == PointScale::chess() {
        Preset::Fide2026
    } else if system.is_round_robin() {
        Preset::FmjdRr
    } else {
        Preset::FmjdSwissSolkoff
    };
    let rounds = trf
        .rounds
        .unwrap_or_else(|| u16::try_from(paired).unwrap_or(u16::MAX));
    let mut regulations = Regulations::new(system, rounds, preset);
    regulations.scale = scale;
    regulations.first_colour = trf.first_colour;
    regulations.time_control.clone_from(&trf.time_control);
    if !trf.criteria.is_empty() {
        regulations.preset = None;
        regulations.criteria.clone_from(&trf.criteria);
    }
    let mut event = Event::new(trf.name.clone(), regulations);
    event.city.clone_from(&trf.city);
    event.federation.clone_from(&trf.federation);
    event.starts.clone_from(&trf.starts);
    event.ends.clone_from(&trf.ends);
    event.arbiter.clone_from(&trf.arbiter);
    event.accelerations.clone_from(&trf.accelerations);
    event.forbidden.clone_from(&trf.forbidden);
    event.rounds = vec![Round::default(); paired];
    event.regulations.round_dates = dates_of(trf, &event);
    let dates = event.regulations.round_dates.clone();
    for (round, date) in event.rounds.iter_mut().zip(dates) {
        round.date = date;
    }
    event.players = trf.players.iter().map(player).collect();
    event.players.sort_by_key(|p| p.id);
    let team = |t: &RawTeam| Team {
        id: TeamId(t.id),
        name: t.name.clone(),
        members: t.members.clone(),
    };
    event.teams = trf.teams.iter().map(team).collect();
    event
}

fn player(raw: &RawPlayer) -> Player {
    let mut player = Player::new(raw.id.0, raw.name.clone());
    player.sex = raw.sex;
    player.title.clone_from(&raw.title);
    player.rating = raw.rating;
    player.federation.clone_from(&raw.federation);
    player.federation_id.clone_from(&raw.federation_id);
    player.born.clone_from(&raw.born);
    player
}

/// A cell without an opponent. Older files write the result of a bye like the
/// result of a game.
fn bye_kind(letter: char) -> Option<ByeKind> {
    match letter {
        '1' | '+' | 'W' => Some(ByeKind::Full),
        '=' | 'D' => Some(ByeKind::Half),
        '0' | '-' | 'L' => Some(ByeKind::Zero),
        other => ByeKind::from_letter(other),
    }
}

fn join(cells: &[&RawCell], event: &Event, (a, b): (PlayerId, PlayerId)) -> Result<Board, Problem> {
    let at = cells.last().map_or((1, 1), |c| (c.line, c.column));
    let wrong = |fault| Problem::new(at.0, at.1, fault);
    let round = cells.first().map_or(0, |c| c.round) + 1;
    let [first, second] = cells else {
        return Err(wrong(Fault::OneLine { a, b, round }));
    };
    if a == b {
        return Err(wrong(Fault::Himself { id: a, round }));
    }
    if first.player == second.player {
        let id = first.player;
        return Err(wrong(Fault::TwoGames { id, round }));
    }
    let (white, black) = match (first.side, second.side) {
        (Some(Side::White), Some(Side::Black)) => (first, second),
        (Some(Side::Black), Some(Side::White)) => (second, first),
        // Forfeits may be written without colours.
        (None, None) if "+-".contains(first.letter) => (first, second),
        _ => return Err(wrong(Fault::Colours { a, b, round })),
    };
    let result = result_of(white.letter, black.letter, &event.regulations.scale)
        .ok_or_else(|| wrong(Fault::Results { a, b, round }))?;
    let rated = !matches!(white.letter, 'W' | 'D' | 'L');
    Ok(Board {
        white: white.player,
        black: black.player,
        result,
        rated,
    })
}

fn result_of(white: char, black: char, scale: &PointScale) -> Option<GameResult> {
    let over_the_board = |letter: char| match letter {
        '1' | 'W' => Some(scale.win),
        '=' | 'D' => Some(scale.draw),
        '0' | 'L' => Some(scale.loss),
        _ => None,
    };
    Some(match (white, black) {
        ('+', '-') => GameResult::forfeit(Side::White),
        ('-', '+') => GameResult::forfeit(Side::Black),
        ('-', '-') => GameResult::DoubleForfeit,
        (' ', ' ') => GameResult::Unfinished,
        _ => {
            let (a, b) = (over_the_board(white)?, over_the_board(black)?);
            scale.played(a, b).unwrap_or(GameResult::Decided {
                white: a,
                black: b,
                played: true,
                reason: "unequal results in the file".to_owned(),
            })
        }
    })
}

/// Byes of `240` and absences of `XXZ`: those of rounds already paired fill
/// empty cells, the others are requests.
fn add_requests(trf: &Trf, event: &mut Event, paired: usize) {
    let next = u16::try_from(paired + 1).unwrap_or(u16::MAX);
    let absent = trf.absent.iter();
    let absent = absent.map(|p| RequestedBye {
        round: next,
        player: *p,
        kind: ByeKind::Zero,
    });
    for bye in trf.byes.iter().copied().chain(absent) {
        let index = usize::from(bye.round).wrapping_sub(1);
        if let Some(round) = event.rounds.get_mut(index) {
            let busy = round.byes.iter().any(|b| b.player == bye.player)
                || round.board_of(bye.player).is_some();
            if !busy {
                round.byes.push(Bye {
                    player: bye.player,
                    kind: bye.kind,
                });
            }
        } else if !event
            .requested_byes
            .iter()
            .any(|b| (b.round, b.player) == (bye.round, bye.player))
        {
            event.requested_byes.push(bye);
        }
    }
}

/// Dates by rounds, from `26/11/30` in the columns of the round (other forms are
/// kept as they are).
fn dates_of(trf: &Trf, event: &Event) -> Vec<String> {
    let century = event.starts.get(..2).filter(|c| c.parse::<u8>().is_ok());
    let mut dates: Vec<String> = Vec::new();
    for (column, date) in &trf.dates {
        let round = column.saturating_sub(92) / 10;
        dates.resize(dates.len().max(round + 1), String::new());
        let full = match date.split(['/', '-', '.']).collect::<Vec<_>>()[..] {
            [year, month, day] if year.len() == 2 => {
                format!("{}{year}/{month}/{day}", century.unwrap_or("20"))
            }
            _ => date.clone(),
        };
        dates[round] = full;
    }
    dates
}

/// Warns of numbers that must not meet and that nobody has.
fn check_forbidden(trf: &mut Trf, event: &Event) {
    let groups = trf.forbidden_lines.iter().zip(&trf.forbidden);
    for (line, group) in groups {
        for id in &group.players {
            if event.player(*id).is_none() && event.team(TeamId(id.0)).is_none() {
                let fault = Fault::Nobody { id: *id };
                trf.warnings.push(Problem::new(*line, 1, fault));
            }
        }
    }
}

/// Warns where the file says another number of players or teams than it has.
fn check_counts(trf: &mut Trf, event: &Event) {
    for (line, code, listed) in &trf.counts {
        let found = match code.as_str() {
            "062" => event.players.len(),
            "082" => event.teams.len(),
            // Who counts as rated is said otherwise by each program.
            _ => continue,
        };
        if *listed != found {
            let listed = *listed;
            let fault = Fault::CountDiffers { listed, found };
            trf.warnings.push(Problem::new(*line, 5, fault));
        }
    }
}

/// What a bye of a round that is not finished brings.
fn byes_due(event: &Event, player: PlayerId) -> Fraction {
    let round = event.rounds.last();
    let byes = round.map_or(&[][..], |round| &round.byes);
    let own = byes.iter().filter(|bye| bye.player == player);
    own.map(|bye| event.regulations.scale.bye(bye.kind)).sum()
}

/// Warns where the points of the file are not the sum of its results, and of a
/// full-point bye that may be a pairing bye in disguise.
fn check_points(trf: &mut Trf, event: &Event) {
    let table = Table::of_players(event, None);
    // The columns may end before a round that is not finished.
    let before = open_round(event).map(|round| Table::of_players(event, Some(round - 1)));
    let next = event.next_round();
    let scale = &event.regulations.scale;
    for raw in &trf.players {
        let Some(row) = table.row_of(raw.id.0) else {
            continue;
        };
        let computed = table.rows[row].points();
        let coming: Fraction = event
            .requested_byes
            .iter()
            .filter(|b| b.player == raw.id && b.round == next)
            .map(|b| scale.bye(b.kind))
            .sum();
        let listed = raw
            .points
            .filter(|p| *p != computed && *p != computed + coming)
            .filter(|listed| {
                let earlier = before.as_ref().and_then(|before| before.rows.get(row));
                let due = byes_due(event, raw.id);
                earlier.is_none_or(|row| *listed != row.points() && *listed != row.points() + due)
            });
        if let Some(listed) = listed {
            let fault = Fault::PointsDiffer { listed, computed };
            trf.warnings.push(Problem::new(raw.line, 81, fault));
        }
    }
    let full: BTreeSet<usize> = event
        .rounds
        .iter()
        .enumerate()
        .filter(|(_, r)| r.byes.iter().any(|b| b.kind == ByeKind::Full))
        .map(|(i, _)| i + 1)
        .collect();
    for round in full {
        trf.warnings
            .push(Problem::new(1, 1, Fault::FullBye { round }));
    }
}
