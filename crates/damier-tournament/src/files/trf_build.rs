//! From the lines of a TRF file to an event.

use std::collections::{BTreeMap, BTreeSet};

use damier_game::Side;

use super::fault::by_place;
use super::notes::{self, Note};
use super::trf_games::{self, RawCell};
use super::trf_line::Line;
use super::trf_places::{self, Places};
use super::trf_teams::{RawMatches, RawTeam, add_matches};
use super::{Clash, Fault, Field, Problem, Problems, Reading, trf_check};
use crate::Fraction;
use crate::model::{
    Acceleration, Bye, ByeKind, Event, ForbiddenGroup, Player, PlayerId, PointScale, Regulations,
    RequestedBye, Round, System, Team, TeamId,
};
use crate::standings::{Criterion, Preset};

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
    /// Each with its line and the column of the player.
    pub(super) byes: Vec<(RequestedBye, usize, usize)>,
    /// The same.
    pub(super) absent: Vec<(PlayerId, usize, usize)>,
    /// Each with the line and the column where its rounds are, or its players.
    pub(super) accelerations: Vec<(Acceleration, usize, usize)>,
    /// The same.
    pub(super) forbidden: Vec<(ForbiddenGroup, usize, usize)>,
    /// The last line of each record.
    pub(super) lines: BTreeMap<String, usize>,
    /// What records say that are to stand once.
    pub(super) once: BTreeMap<&'static str, String>,
    /// The places of parts of the event.
    pub(super) places: Places,
    /// Numbers of players or teams that records name, with line and column.
    pub(super) named: Vec<(usize, usize, PlayerId)>,
    /// Lines of players, whether they could be read or not.
    pub(super) player_lines: usize,
    /// Whether one of them could not be taken, so that somebody may be missing for that.
    pub(super) is_short: bool,
    /// Players and rounds (from 0) of cells that could not be read.
    pub(super) broken: BTreeSet<(PlayerId, usize)>,
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

    /// What can be, but looks like a slip.
    pub(super) fn doubt(&mut self, line: usize, column: usize, clash: Clash) {
        let path = String::new();
        let fault = Fault::Clash { path, clash };
        self.warnings.push(Problem::new(line, column, fault));
    }

    /// Numbers that a record names from a column on, of players or teams, each once, with
    /// its column.
    pub(super) fn ids(
        &mut self,
        line: &Line,
        from: usize,
    ) -> Result<Vec<(usize, PlayerId)>, Problem> {
        let mut ids = line.ids(from)?;
        let places = ids.iter().map(|(column, id)| (line.number, *column, *id));
        self.named.extend(places);
        let mut seen = BTreeSet::new();
        ids.retain(|(column, id)| {
            let is_new = seen.insert(*id);
            if !is_new {
                self.doubt(line.number, *column, Clash::Repeated);
            }
            is_new
        });
        Ok(ids)
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
            if kind.contains("scheveningen") {
                return System::Scheveningen;
            }
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

/// The event, and where its parts stand.
pub(super) fn build(mut trf: Trf) -> Result<(Reading, Places), Problems> {
    let paired = trf.paired_rounds();
    let mut event = skeleton(&trf, paired);
    trf.places = trf_places::of(&trf, &event);
    let games = trf_games::fill(&mut trf, &mut event);
    let in_cells = event.requested_byes.len();
    trf.tell_kept();
    event.records = trf.kept.iter().map(|(_, text)| text.clone()).collect();
    trf_check::named(&mut trf, &mut event);
    add_requests(&mut trf, &mut event, paired);
    if !event.teams.is_empty() {
        add_matches(&mut trf, &mut event);
    }
    if event.regulations.system.is_team() {
        leave_out(&mut trf, &mut event, in_cells);
    }
    trf_check::counts(&mut trf, &event);
    Problems::of(std::mem::take(&mut trf.problems), &trf.warnings)?;
    let notes = std::mem::take(&mut trf.notes);
    let warnings = notes::apply(&mut event, &notes);
    trf_places::of_notes(&notes, &event, &mut trf.places);
    trf.warnings.extend(warnings);
    games.check(&mut trf, &event, &notes);
    trf_check::points(&mut trf, &event);
    let warnings = by_place(trf.warnings);
    Ok((Reading { event, warnings }, trf.places))
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

/// Where teams are paired, single players ask for nothing: the first requests, which stand
/// in their lines, say who will not be there.
fn leave_out(trf: &mut Trf, event: &mut Event, count: usize) {
    let path = |index: usize| format!("event.requested_byes[{index}].round");
    for index in 0..event.requested_byes.len() {
        let place = trf.places.remove(&path(index));
        if let (Some(place), Some(index)) = (place, index.checked_sub(count)) {
            trf.places.insert(path(index), place);
        }
    }
    event.requested_byes.drain(..count);
}

/// Byes of `240` and absences of `XXZ`: those of rounds already paired fill
/// empty cells, the others are requests.
fn add_requests(trf: &mut Trf, event: &mut Event, paired: usize) {
    let next = u16::try_from(paired + 1).unwrap_or(u16::MAX);
    let absent = trf.absent.iter().map(|(player, line, column)| {
        let bye = RequestedBye {
            round: next,
            player: *player,
            kind: ByeKind::Zero,
        };
        (bye, *line, *column)
    });
    let asked: Vec<_> = trf.byes.iter().copied().chain(absent).collect();
    for (bye, line, column) in asked {
        let RequestedBye {
            round,
            player,
            kind,
        } = bye;
        let is_stated = match event.rounds.get_mut(usize::from(round).wrapping_sub(1)) {
            Some(round) => {
                let known = round
                    .byes
                    .iter()
                    .find(|b| b.player == player)
                    .map(|b| b.kind);
                let is_busy = known.is_some() || round.board_of(player).is_some();
                if !is_busy {
                    round.byes.push(Bye { player, kind });
                }
                !is_busy || known == Some(kind)
            }
            None => {
                let mut others = event.requested_byes.iter();
                let known = others.find(|b| (b.round, b.player) == (round, player));
                let known = known.map(|b| b.kind);
                if known.is_none() {
                    let path =
                        format!("event.requested_byes[{}].round", event.requested_byes.len());
                    trf.places.insert(path, (line, column));
                    event.requested_byes.push(bye);
                }
                known.is_none_or(|known| known == kind)
            }
        };
        if !is_stated {
            let id = player.0;
            trf.doubt(line, column, Clash::InVain { id, round });
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
