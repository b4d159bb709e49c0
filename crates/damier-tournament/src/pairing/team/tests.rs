//! The text of C.04.6 says what the answer is: the first of all pairings that
//! fulfil the criteria best. For small fields it can be found by trying all.

use damier_game::Side;

use super::bracket::spoils_c10;
use super::field::Teams;
use super::{Draw, draw, upfloaters};
use crate::Fraction;
use crate::desk::pair_next;
use crate::model::{
    ColourPreferences, Event, GameResult, Player, PlayerId, Regulations, System, Team, TeamId,
    TeamRules,
};
use crate::standings::Preset;

/// Small random numbers.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) % sides
    }
}

fn event(teams: u32, rounds: u16, colours: ColourPreferences) -> Event {
    let mut regulations = Regulations::new(System::TeamSwiss, rounds, Preset::Fide2026);
    regulations.teams = Some(TeamRules {
        colours,
        ..TeamRules::new(2)
    });
    let mut event = Event::new("teams", regulations);
    for team in 1..=teams {
        let members = [team * 2 - 1, team * 2].map(PlayerId);
        for member in members {
            let player = Player::new(member.0, format!("P{member}"));
            event.add_player(player).expect("a free number");
        }
        event.teams.push(Team {
            id: TeamId(team),
            name: format!("Team {team}"),
            members: members.to_vec(),
        });
    }
    event
}

fn play(event: &mut Event, dice: &mut Dice) {
    let round = event.rounds.last_mut().expect("a round");
    for board in &mut round.boards {
        board.result = match dice.roll(12) {
            0..=3 => GameResult::win(Side::White),
            4..=6 => GameResult::win(Side::Black),
            7 => GameResult::DoubleForfeit,
            8 => GameResult::forfeit(Side::White),
            _ => GameResult::Draw,
        };
    }
}

/// All pairings of some teams, the lower number of a pair first.
fn pairings(teams: &Teams, open: &[usize]) -> Vec<Vec<(usize, usize)>> {
    let Some((first, others)) = open.split_first() else {
        return vec![Vec::new()];
    };
    let mut all = Vec::new();
    for other in others.iter().filter(|o| teams.may_meet(*first, **o)) {
        let rest: Vec<usize> = others.iter().copied().filter(|o| o != other).collect();
        for mut pairs in pairings(teams, &rest) {
            pairs.insert(0, (*first, *other));
            all.push(pairs);
        }
    }
    all
}

fn subsets(of: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, first) in of.iter().enumerate() {
        for mut rest in subsets(&of[index + 1..], size - 1) {
            rest.insert(0, *first);
            all.push(rest);
        }
    }
    all
}

fn without(all: &[usize], others: &[usize]) -> Vec<usize> {
    all.iter()
        .copied()
        .filter(|t| !others.contains(t))
        .collect()
}

/// Fewest teams that a score group must take up, and the scores they then have.
fn needs(teams: &Teams, group: &[usize], rest: &[usize]) -> Option<(usize, Vec<Vec<usize>>)> {
    (0..=rest.len()).find_map(|size| {
        let fits = |up: &Vec<usize>| {
            let mut members = [group, up].concat();
            members.sort_unstable();
            !pairings(teams, &members).is_empty() && !pairings(teams, &without(rest, up)).is_empty()
        };
        let sets: Vec<Vec<usize>> = subsets(rest, size).into_iter().filter(fits).collect();
        (!sets.is_empty()).then_some((size, sets))
    })
}

/// The set of upfloaters by articles 3.5.2 to 3.5.5, as they stand.
fn upfloaters_by_the_text(teams: &Teams, group: &[usize], rest: &[usize]) -> Vec<usize> {
    let score = |t: &usize| teams.list[*t].score;
    let (_, mut sets) = needs(teams, group, rest).expect("it can be completed");
    for set in &mut sets {
        set.sort_by_key(|t| (std::cmp::Reverse(score(t)), *t));
    }
    let ascending = |set: &[usize]| -> Vec<Fraction> { set.iter().rev().map(score).collect() };
    let best = sets.iter().map(|s| ascending(s)).max().expect("a set");
    sets.retain(|set| ascending(set) == best);
    sets.sort();
    let next = rest.iter().map(score).max();
    let fails_c6 = |set: &[usize]| {
        let rest = without(rest, set);
        let (following, below): (Vec<usize>, Vec<usize>) =
            rest.iter().partition(|t| Some(score(t)) == next);
        let least = following.len() % 2;
        !following.is_empty()
            && needs(teams, &following, &below).is_none_or(|(count, _)| count > least)
    };
    let floated = |set: &[usize]| {
        let again = set.iter().filter(|t| teams.list[**t].floated).count();
        if teams.floats_count { again } else { 0 }
    };
    sets.into_iter()
        .min_by_key(|set| (fails_c6(set), floated(set)))
        .expect("a set")
}

fn by_the_text(teams: &Teams) -> Option<Draw> {
    let mut open: Vec<usize> = (0..teams.list.len()).collect();
    let mut draw = Draw::default();
    if open.len() % 2 == 1 {
        let mut order = open.clone();
        order.retain(|t| teams.list[*t].may_rest);
        order.sort_by_key(|t| {
            let team = &teams.list[*t];
            let played = i64::try_from(team.played()).unwrap_or(0);
            (team.score, -played, -i64::try_from(*t).unwrap_or(0))
        });
        let rests = |t: &usize| !pairings(teams, &without(&open, &[*t])).is_empty();
        draw.resting = Some(order.into_iter().find(rests)?);
        open.retain(|t| Some(*t) != draw.resting);
    }
    if pairings(teams, &open).is_empty() {
        return None;
    }
    while !open.is_empty() {
        let most = open.iter().map(|t| teams.list[*t].score).max()?;
        let (group, rest): (Vec<usize>, Vec<usize>) =
            open.iter().partition(|t| teams.list[**t].score == most);
        let up = upfloaters_by_the_text(teams, &group, &rest);
        let mut members = [group, up.clone()].concat();
        members.sort_unstable();
        let count = |pairs: &[(usize, usize)], bad: &dyn Fn(usize, usize) -> bool| {
            pairs.iter().filter(|(a, b)| bad(*a, *b)).count()
        };
        let best = pairings(teams, &members).into_iter().min_by_key(|pairs| {
            let identifier: Vec<usize> = pairs
                .iter()
                .map(|p| p.0)
                .chain(pairs.iter().map(|p| p.1))
                .collect();
            (
                count(pairs, &|a, b| teams.denies(a, b).0),
                count(pairs, &|a, b| teams.denies(a, b).1),
                count(pairs, &|a, b| spoils_c10(teams, most, a, b)),
                identifier,
            )
        })?;
        draw.pairs.extend(best);
        open = without(&rest, &up);
    }
    Some(draw)
}

#[test]
fn as_the_text_says() {
    let mut dice = Dice(20_260_201);
    let mut rounds = 0;
    let kinds = [
        ColourPreferences::TypeA,
        ColourPreferences::TypeB,
        ColourPreferences::None,
    ];
    for game in 0..60_u32 {
        let mut event = event(4 + game % 5, 6, kinds[game as usize % 3]);
        for round in 1..=6 {
            let teams = Teams::of(&event, round, None);
            let mut wanted = by_the_text(&teams);
            let mut found = draw(&teams);
            for some in [&mut wanted, &mut found].into_iter().flatten() {
                some.pairs.sort_unstable();
            }
            assert_eq!(found, wanted, "event {game}, round {round}");
            if pair_next(&mut event).is_err() {
                assert_eq!(wanted, None);
                break;
            }
            rounds += 1;
            play(&mut event, &mut dice);
        }
    }
    assert!(rounds > 200, "{rounds}");
}

#[test]
fn many_teams_are_paired_at_once() {
    let mut dice = Dice(7);
    let mut event = event(60, 7, ColourPreferences::TypeB);
    for _ in 0..4 {
        pair_next(&mut event).expect("enough teams");
        play(&mut event, &mut dice);
    }
    let teams = Teams::of(&event, 5, None);
    let found = draw(&teams).expect("enough teams");
    assert_eq!(found.pairs.len(), 30);
    assert!(upfloaters::can_complete(
        &teams,
        &(0..60).collect::<Vec<_>>()
    ));
}
