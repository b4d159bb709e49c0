//! Records of TRF files about teams: who belongs to one, what matches and byes
//! are worth, what pairing goes by.

use std::collections::{BTreeMap, BTreeSet};

use super::fault::{Clash, Fault, Field, Noun, Problem};
use super::trf_build::Trf;
use super::trf_line::Line;
use crate::Fraction;
use crate::model::{
    Board, ByeKind, ColourPreferences, Event, PlayerId, PrimaryScore, Round, System, Team, TeamBye,
    TeamByeWorth, TeamId, TeamMatch, TeamRules,
};
use crate::standings::Preset;

pub(super) struct RawTeam {
    pub(super) id: u32,
    pub(super) name: String,
    pub(super) members: Vec<PlayerId>,
}

/// What a file says of matches.
#[derive(Default)]
pub(super) struct RawMatches {
    /// Boards a side, as the colours of boards say.
    pub(super) boards: Option<u16>,
    /// Round (from 0) and team, and line and column.
    byes: Vec<(usize, u32, usize, usize)>,
    /// Who sat where, by round (from 0) and team, where that was not the usual order.
    orders: BTreeMap<(usize, u32), Vec<PlayerId>>,
    /// Of those, the line, the round (from 0) and both teams.
    seated: Vec<(usize, usize, [u32; 2])>,
    worth: Option<TeamByeWorth>,
    /// `TW`, `TD`, `TL`.
    points: Vec<(String, Fraction)>,
    /// What a code of a pairing system of teams says.
    kind: Option<(ColourPreferences, PrimaryScore, bool)>,
}

impl RawMatches {
    /// `192 FIDE_TEAM[_TYPEA|_TYPEB][_MP|_GP][_GP|_MP][_BAKU]`.
    pub(super) fn read_code(&mut self, code: &str) {
        let code = code.trim().to_ascii_uppercase();
        let Some(rest) = code.strip_prefix("FIDE_TEAM") else {
            return;
        };
        let words: Vec<&str> = rest.split('_').filter(|w| !w.is_empty()).collect();
        let scores: Vec<&&str> = words.iter().filter(|w| ["MP", "GP"].contains(w)).collect();
        let colours = match () {
            () if words.contains(&"TYPEB") => ColourPreferences::TypeB,
            () if words.contains(&"TYPEA") || scores.is_empty() => ColourPreferences::TypeA,
            () => ColourPreferences::None,
        };
        let primary = match scores.first() {
            Some(&&"GP") => PrimaryScore::GamePoints,
            _ => PrimaryScore::MatchPoints,
        };
        self.kind = Some((colours, primary, scores.len() != 1));
    }

    /// `362 TW 2.0   TD 1.0   TL 0.0`.
    pub(super) fn read_points(
        &mut self,
        line: &Line,
        warnings: &mut Vec<Problem>,
    ) -> Result<(), Problem> {
        for pair in line.words(5).chunks(2) {
            let (column, symbol) = &pair[0];
            let known = ["TW", "TD", "TL"].contains(&symbol.to_ascii_uppercase().as_str());
            match pair.get(1) {
                Some((at, points)) if known => {
                    let points = line.points(*at, points)?;
                    self.points.push((symbol.to_ascii_uppercase(), points));
                }
                _ => warnings.push(line.misread(*column, Field::Symbol, symbol.as_str())),
            }
        }
        Ok(())
    }

    /// `300 RRR TTT OOO PPPP PPPP …`: who sat where in a match, 0000 for nobody. The answer
    /// is who is named, with line and column.
    pub(super) fn read_order(
        &mut self,
        line: &Line,
    ) -> Result<Vec<(usize, usize, PlayerId)>, Problem> {
        let round = usize::from(line.round_at(5, 7)?) - 1;
        let (team, other) = (
            line.number_at(9, 11, Field::Team)?,
            line.number_at(13, 15, Field::Team)?,
        );
        let seats = line.ids(17)?;
        let players = seats.iter().map(|(_, id)| *id).collect();
        self.orders.insert((round, team), players);
        self.seated.push((line.number, round, [team, other]));
        let named = seats.into_iter().filter(|(_, id)| id.0 > 0);
        Ok(named
            .map(|(column, id)| (line.number, column, id))
            .collect())
    }

    /// `320 MMMM GGGG TTT TTT …`: what a bye is worth, and who had it.
    pub(super) fn read_byes(
        &mut self,
        line: &Line,
        warnings: &mut Vec<Problem>,
    ) -> Result<(), Problem> {
        let points = |from: usize| {
            let text = line.field(from, from + 3);
            (!text.is_empty())
                .then(|| line.points(from, &text))
                .transpose()
        };
        if let (Some(match_points), Some(game_points)) = (points(5)?, points(10)?) {
            self.worth = Some(TeamByeWorth {
                match_points,
                game_points,
            });
        }
        // A round without bye may be empty: columns, not words, say which it is.
        for (round, column) in (15..=line.len()).step_by(4).enumerate() {
            let text = line.field(column, column + 2);
            match text.parse() {
                Ok(0) => {}
                Ok(team) => self.byes.push((round, team, line.number, column)),
                Err(_) if text.is_empty() => {}
                Err(_) => warnings.push(line.misread(column, Field::Team, text)),
            }
        }
        Ok(())
    }

    /// The rules of matches; `most` boards were played in one.
    fn rules(&self, most: u16) -> TeamRules {
        let mut rules = TeamRules::new(self.boards.unwrap_or(0).max(most));
        for (symbol, points) in &self.points {
            match symbol.as_str() {
                "TW" => rules.win = *points,
                "TD" => rules.draw = *points,
                "TL" => rules.loss = *points,
                _ => {}
            }
        }
        if let Some((colours, primary, other)) = self.kind {
            rules.colours = colours;
            rules.primary = primary;
            rules.other_score_for_colours = other;
        }
        rules.bye = self.worth;
        rules
    }
}

pub(super) fn read_team(
    trf: &mut Trf,
    line: &Line,
    name_from: usize,
    name_to: usize,
    members: usize,
) -> Result<(), Problem> {
    let next = u32::try_from(trf.teams.len() + 1).unwrap_or(u32::MAX);
    let id = match name_from {
        5 => next,
        _ => line.number_at(5, 7, Field::Team)?,
    };
    if id == 0 {
        return Err(line.misread(5, Field::Team, id.to_string()));
    }
    let wrong = |column, clash| {
        let path = String::new();
        Problem::new(line.number, column, Fault::Clash { path, clash })
    };
    if trf.teams.iter().any(|team| team.id == id) {
        let noun = Noun::Team;
        return Err(wrong(5, Clash::Twice { noun, id }));
    }
    let mut own = Vec::new();
    for (column, member) in line.ids(members)? {
        if own.contains(&member) {
            return Err(wrong(column, Clash::Repeated));
        }
        if trf.teams.iter().any(|team| team.members.contains(&member)) {
            return Err(wrong(column, Clash::TwoTeams { id: member.0 }));
        }
        trf.named.push((line.number, column, member));
        own.push(member);
    }
    trf.teams.push(RawTeam {
        id,
        name: line.field(name_from, name_to),
        members: own,
    });
    Ok(())
}

/// The games of each two teams, by their index, round by round.
type Matches = BTreeMap<(TeamId, TeamId), Vec<usize>>;

/// Which teams met, and on which boards.
fn met(round: &Round, team_of: &BTreeMap<PlayerId, (TeamId, usize)>) -> Matches {
    let mut matches = Matches::new();
    for (index, board) in round.boards.iter().enumerate() {
        let teams = [board.white, board.black].map(|player| team_of.get(&player));
        if let [Some((a, _)), Some((b, _))] = teams {
            let key = (*a.min(b), *a.max(b));
            matches.entry(key).or_default().push(index);
        }
    }
    matches
}

/// Whether members of a team meet one another, or several other teams in one round: then
/// the players are paired, and teams only add up what they score.
fn is_individual(rounds: &[Matches]) -> bool {
    rounds.iter().any(|matches| {
        let mut seen = BTreeSet::new();
        let mut pairs = matches.keys();
        pairs.any(|(a, b)| a == b || !seen.insert(*a) || !seen.insert(*b))
    })
}

/// Puts games of the same two teams together, in the board order of the team
/// that has White on the first board.
pub(super) fn add_matches(trf: &mut Trf, event: &mut Event) {
    let seats = |team: &Team| {
        let (id, members) = (team.id, team.members.clone());
        let numbered = members.into_iter().enumerate();
        numbered.map(move |(seat, member)| (member, (id, seat)))
    };
    let team_of: BTreeMap<PlayerId, (TeamId, usize)> = event.teams.iter().flat_map(seats).collect();
    let rounds: Vec<Matches> = event.rounds.iter().map(|r| met(r, &team_of)).collect();
    if trf.matches.kind.is_none() && is_individual(&rounds) {
        return;
    }
    let mut most = 0;
    for ((number, round), matches) in event.rounds.iter_mut().enumerate().zip(rounds) {
        for ((a, b), mut boards) in matches {
            let seat = |board: &Board, team: TeamId| {
                let own = [board.white, board.black].into_iter();
                let mut own = own.filter_map(|p| Some((p, *team_of.get(&p)?)));
                let own = own.find(|(_, (t, _))| *t == team);
                own.map_or(0, |(player, (_, seat))| {
                    let order = trf.matches.orders.get(&(number, team.0));
                    let place = order.and_then(|all| all.iter().position(|p| *p == player));
                    place.unwrap_or(seat)
                })
            };
            boards.sort_by_key(|i| seat(&round.boards[*i], a));
            let alone = |player: &PlayerId| {
                let team = team_of.get(player).map(|(team, _)| *team);
                team == Some(a) || team == Some(b)
            };
            // Full-point byes of members: their boards are empty on the other side.
            let full = round.byes.iter().filter(|bye| bye.kind == ByeKind::Full);
            let alone = full.filter(|bye| alone(&bye.player)).count();
            most = most.max(boards.len() + alone);
            let first = boards.first().map(|i| &round.boards[*i]);
            let a_is_white = first
                .and_then(|f| team_of.get(&f.white))
                .is_some_and(|(t, _)| *t == a);
            let (white, black) = if a_is_white { (a, b) } else { (b, a) };
            round.matches.push(TeamMatch {
                white,
                black,
                boards,
            });
        }
    }
    rest(trf, event);
    orders(trf, event);
    let most = u16::try_from(most).unwrap_or(1);
    event.regulations.teams = Some(trf.matches.rules(most.max(1)));
    let system = event.regulations.system;
    if !system.is_team() && system != System::Scheveningen {
        let robin = event.regulations.system.is_round_robin();
        event.regulations.system = if robin {
            System::TeamRoundRobin
        } else {
            System::TeamSwiss
        };
    }
    let preset = event.regulations.preset.unwrap_or(Preset::Fide2026);
    event.regulations.criteria = preset.team_criteria();
}

/// Byes of teams, as far as they have no match in that round.
fn rest(trf: &mut Trf, event: &mut Event) {
    for (number, team, line, column) in &trf.matches.byes {
        let id = TeamId(*team);
        let wrong = |fault| Problem::new(*line, *column, fault);
        if event.team(id).is_none() {
            let (path, noun, id) = (String::new(), Noun::Team, *team);
            let clash = Clash::Missing { noun, id };
            trf.warnings.push(wrong(Fault::Clash { path, clash }));
            continue;
        }
        let paired = event.rounds.len();
        let Some(round) = event.rounds.get_mut(*number) else {
            trf.warnings.push(wrong(beyond(*number, paired)));
            continue;
        };
        let plays = round
            .matches
            .iter()
            .any(|m| [m.white, m.black].contains(&id));
        if plays || round.team_byes.iter().any(|bye| bye.team == id) {
            let (path, noun, id, round) = (String::new(), Noun::Team, *team, number + 1);
            let clash = Clash::Seated { noun, id, round };
            trf.problems.push(wrong(Fault::Clash { path, clash }));
            continue;
        }
        let kind = ByeKind::Pairing;
        round.team_byes.push(TeamBye { team: id, kind });
    }
}

/// A round (from 0) that has not been paired.
fn beyond(round: usize, paired: usize) -> Fault {
    let (path, found) = (String::new(), (round + 1).to_string());
    let (least, most) = (1, i64::try_from(paired).unwrap_or(i64::MAX));
    let clash = Clash::Range { found, least, most };
    Fault::Clash { path, clash }
}

/// Orders of boards of rounds and teams that are not there.
fn orders(trf: &mut Trf, event: &Event) {
    for (line, round, teams) in &trf.matches.seated {
        if *round >= event.rounds.len() {
            let fault = beyond(*round, event.rounds.len());
            trf.warnings.push(Problem::new(*line, 5, fault));
        }
        for (id, column) in teams.iter().zip([9, 13]) {
            if *id > 0 && event.team(TeamId(*id)).is_none() {
                let (path, noun, id) = (String::new(), Noun::Team, *id);
                let clash = Clash::Missing { noun, id };
                let fault = Fault::Clash { path, clash };
                trf.warnings.push(Problem::new(*line, column, fault));
            }
        }
    }
}

/// Lines of TRF26 about matches: what pairing goes by, colours of boards, points.
pub(super) fn head_lines(event: &Event) -> Vec<String> {
    let Some(rules) = &event.regulations.teams else {
        return Vec::new();
    };
    let mut lines = Vec::new();
    if event.regulations.system == System::TeamSwiss {
        lines.push(format!("192 {}", code_of(rules)));
    }
    let colours: String = "WB".chars().cycle().take(rules.boards.into()).collect();
    lines.push(format!("352 {colours}"));
    let points = [("TW", rules.win), ("TD", rules.draw), ("TL", rules.loss)];
    let parts = points.map(|(symbol, points)| format!("{:<9}", symbol_of(symbol, points)));
    lines.push(format!("362 {}", parts.concat().trim_end()));
    lines
}

fn symbol_of(symbol: &str, points: Fraction) -> String {
    format!("{symbol}{:>4}", super::trf_write::decimal(points))
}

fn code_of(rules: &TeamRules) -> String {
    let colours = match rules.colours {
        ColourPreferences::TypeA => "_TYPEA",
        ColourPreferences::TypeB => "_TYPEB",
        ColourPreferences::None => "",
    };
    let scores = match (rules.primary, rules.other_score_for_colours) {
        (PrimaryScore::MatchPoints, true) => "_MP_GP",
        (PrimaryScore::MatchPoints, false) => "_MP",
        (PrimaryScore::GamePoints, true) => "_GP_MP",
        (PrimaryScore::GamePoints, false) => "_GP",
    };
    format!("FIDE_TEAM{colours}{scores}")
}

/// The line of TRF26 about byes of teams, if there were any.
pub(super) fn bye_line(event: &Event) -> Option<String> {
    let rules = event.regulations.teams.as_ref()?;
    let rested = |round: &crate::model::Round| {
        let mut byes = round.team_byes.iter();
        byes.find(|b| b.kind == ByeKind::Pairing).map(|b| b.team.0)
    };
    let teams: Vec<Option<u32>> = event.rounds.iter().map(rested).collect();
    if teams.iter().all(Option::is_none) {
        return None;
    }
    let all = Fraction::whole(i64::from(rules.boards));
    let worth = rules.bye.unwrap_or(TeamByeWorth {
        match_points: rules.draw,
        game_points: event.regulations.scale.draw * all,
    });
    let teams: Vec<String> = teams
        .into_iter()
        .map(|team| format!("{:03}", team.unwrap_or(0)))
        .collect();
    let points = [worth.match_points, worth.game_points].map(super::trf_write::decimal);
    Some(format!(
        "320 {:>4} {:>4} {}",
        points[0],
        points[1],
        teams.join(" ")
    ))
}
