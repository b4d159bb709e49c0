//! Play-offs by the rules of the referee: whose turn it is, and who has won.

use damier_arbiter::playoff::{
    ByPlayer, LehmannGeorgiev, MatchEvent, MatchStatus, MicroMatch, MicroStatus, Player, Settings,
    Stage,
};
use damier_game::{BySide, Outcome, Side};
use damier_tournament::model::{PlayOff, PlayOffForm, PlayOffGame};
use damier_tournament::pairing::{berger, berger_rounds};
use damier_tournament::{Fraction, PlayerId};

/// What comes next.
#[derive(Debug)]
pub enum Next {
    /// A game.
    Game {
        /// Who has White.
        white: PlayerId,
        /// Who has Black.
        black: PlayerId,
        /// What White and Black have left, where they keep it.
        left_ms: Option<[u64; 2]>,
        /// The part of the match it belongs to.
        stage: Option<Stage>,
    },
    /// Nothing: this order came out, best first; who share a place stand together.
    Over(Vec<Vec<PlayerId>>),
}

/// How a play-off stands after its games.
///
/// # Errors
///
/// Which game cannot have happened, or that the form is not for so many players.
pub fn next(play_off: &PlayOff) -> Result<Next, String> {
    if play_off.is_decided() {
        return Ok(Next::Over(play_off.order.clone()));
    }
    match (play_off.form, &play_off.players[..]) {
        (PlayOffForm::Lots, players) => Ok(Next::Over(vec![players.to_vec()])),
        (PlayOffForm::RoundRobin, players) => Ok(round_robin(play_off, players)),
        (
            PlayOffForm::LehmannGeorgiev {
                budget_ms,
                increment_ms,
            },
            [one, other],
        ) => lehmann(play_off, [*one, *other], budget_ms, increment_ms),
        (PlayOffForm::Barrage, [one, other]) => {
            Ok(micro(play_off, [*one, *other], MicroMatch::barrage()))
        }
        (PlayOffForm::Stages, [one, other]) => {
            Ok(micro(play_off, [*one, *other], MicroMatch::world_title()))
        }
        _ => Err("this form is for two: let more of them play a round robin".to_owned()),
    }
}

/// More moves of one player than these no game has: what an increment adds is counted so
/// many times at most.
const MOST_MOVES: u64 = 300;

/// Who cannot have as much time left (White's and Black's, in milliseconds) after the next
/// game of a play-off with a budget, and how much there can be: what was left before it,
/// the increments of a very long game, and what the referee gave for a sanction.
pub fn over_budget(play_off: &PlayOff, left_ms: [u64; 2]) -> Option<(Side, u64)> {
    let PlayOffForm::LehmannGeorgiev { increment_ms, .. } = play_off.form else {
        return None;
    };
    let Ok(Next::Game {
        left_ms: Some(before),
        ..
    }) = next(play_off)
    else {
        return None;
    };
    let given = increment_ms.saturating_mul(MOST_MOVES);
    let given = given.saturating_add(Settings::usual(Player::First).sanction_ms);
    let sides = [Side::White, Side::Black].into_iter();
    sides
        .zip(before)
        .zip(left_ms)
        .find_map(|((side, before), left)| {
            let most = before.saturating_add(given);
            (left > most).then_some((side, most))
        })
}

fn won_by(players: [PlayerId; 2], winner: Player) -> Next {
    let [one, other] = players;
    Next::Over(match winner {
        Player::First => vec![vec![one], vec![other]],
        Player::Second => vec![vec![other], vec![one]],
    })
}

fn lehmann(
    play_off: &PlayOff,
    players: [PlayerId; 2],
    budget_ms: u64,
    increment_ms: u64,
) -> Result<Next, String> {
    let usual = Settings::usual(Player::First);
    let settings = Settings {
        budget_ms,
        increment_ms,
        ..usual
    };
    let mut series = LehmannGeorgiev::new(settings);
    for (index, game) in play_off.games.iter().enumerate() {
        let number = index + 1;
        let break_ms = if index == 0 { 0 } else { settings.break_ms };
        let left = game
            .left_ms
            .ok_or_else(|| format!("game {number}: the times left are missing"))?;
        let ended = MatchEvent::GameEnded {
            outcome: game.winner.map_or(Outcome::Draw, Outcome::Win),
            left_ms: BySide {
                white: left[0],
                black: left[1],
            },
            flag: game.flag,
        };
        for event in [MatchEvent::GameBegan { break_ms }, ended] {
            series
                .apply(event)
                .map_err(|error| format!("game {number}: {error}"))?;
        }
    }
    if let MatchStatus::Decided { winner, .. } = series.status() {
        return Ok(won_by(players, winner));
    }
    let white = series.white();
    let of = |player: Player| match player {
        Player::First => players[0],
        Player::Second => players[1],
    };
    Ok(Next::Game {
        white: of(white),
        black: of(white.opponent()),
        left_ms: Some([series.left_ms(white), series.left_ms(white.opponent())]),
        stage: None,
    })
}

fn micro(play_off: &PlayOff, players: [PlayerId; 2], mut series: MicroMatch) -> Next {
    for game in &play_off.games {
        let winner = game.winner.map(|side| {
            let id = if side == Side::White {
                game.white
            } else {
                game.black
            };
            if id == players[0] {
                Player::First
            } else {
                Player::Second
            }
        });
        series.game_ended(winner);
    }
    match series.status() {
        MicroStatus::Won { winner, .. } => won_by(players, winner),
        MicroStatus::Drawn {
            points: ByPlayer { .. },
        } => Next::Over(vec![players.to_vec()]),
        MicroStatus::Next { stage, .. } => {
            let swapped = play_off.games.len() % 2 == 1;
            let [one, other] = players;
            let (white, black) = if swapped { (other, one) } else { (one, other) };
            Next::Game {
                white,
                black,
                left_ms: None,
                stage: Some(stage),
            }
        }
    }
}

/// One cycle by the Berger table; whoever is still level shares the place.
fn round_robin(play_off: &PlayOff, players: &[PlayerId]) -> Next {
    let pairs =
        (1..=berger_rounds(players.len())).flat_map(|round| berger(players.len(), round, false));
    if let Some((white, black)) = pairs.into_iter().nth(play_off.games.len()) {
        return Next::Game {
            white: players[white - 1],
            black: players[black - 1],
            left_ms: None,
            stage: None,
        };
    }
    let points = |player: PlayerId| -> Fraction {
        let games = play_off.games.iter();
        games.map(|game| share(game, player)).sum()
    };
    let mut order: Vec<(Fraction, PlayerId)> = players
        .iter()
        .map(|player| (points(*player), *player))
        .collect();
    order.sort_by_key(|place| std::cmp::Reverse(place.0));
    let parts = order.chunk_by(|a, b| a.0 == b.0);
    Next::Over(
        parts
            .map(|part| part.iter().map(|(_, id)| *id).collect())
            .collect(),
    )
}

/// What a player made of a game, a win being one.
fn share(game: &PlayOffGame, player: PlayerId) -> Fraction {
    let side = match player {
        id if id == game.white => Side::White,
        id if id == game.black => Side::Black,
        _ => return Fraction::ZERO,
    };
    match game.winner {
        None => Fraction::HALF,
        Some(winner) if winner == side => Fraction::ONE,
        Some(_) => Fraction::ZERO,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play_off(form: PlayOffForm, players: u32) -> PlayOff {
        PlayOff {
            place: 1,
            players: (1..=players).map(PlayerId).collect(),
            form,
            games: Vec::new(),
            order: Vec::new(),
        }
    }

    /// Plays the next game; times are White's and Black's.
    fn play(play_off: &mut PlayOff, winner: Option<Side>, left_ms: Option<[u64; 2]>) {
        let Next::Game { white, black, .. } = next(play_off).expect("possible") else {
            panic!("it is over")
        };
        play_off.games.push(PlayOffGame {
            white,
            black,
            winner,
            left_ms,
            flag: None,
        });
    }

    #[test]
    fn times_follow_the_players_and_the_flag_decides() {
        let mut match_ = play_off(
            PlayOffForm::LehmannGeorgiev {
                budget_ms: 300_000,
                increment_ms: 2_000,
            },
            2,
        );
        // The example of the rules: A 1:40, B 3:05; then A has Black.
        play(&mut match_, None, Some([100_000, 185_000]));
        let Next::Game { white, left_ms, .. } = next(&match_).expect("possible") else {
            panic!("not over")
        };
        assert_eq!((white, left_ms), (PlayerId(2), Some([185_000, 100_000])));
        play(&mut match_, None, Some([130_000, 50_000]));
        play(&mut match_, Some(Side::Black), Some([0, 90_000]));
        match_.games[2].flag = Some(Side::White);
        let Next::Over(order) = next(&match_).expect("possible") else {
            panic!("A's flag fell")
        };
        assert_eq!(order, [[PlayerId(2)], [PlayerId(1)]]);
    }

    #[test]
    fn stages_and_barrages() {
        let mut stages = play_off(PlayOffForm::Stages, 2);
        for _ in 0..3 {
            play(&mut stages, None, None);
        }
        assert!(matches!(next(&stages), Ok(Next::Over(order)) if order.len() == 1));
        let mut barrage = play_off(PlayOffForm::Barrage, 2);
        for _ in 0..4 {
            play(&mut barrage, None, None);
        }
        assert_eq!(barrage.games[3].white, PlayerId(2), "colours alternate");
        play(&mut barrage, Some(Side::Black), None);
        let Ok(Next::Over(order)) = next(&barrage) else {
            panic!("won")
        };
        assert_eq!(order[0], [PlayerId(2)]);
    }

    #[test]
    fn three_play_a_round_robin() {
        let mut three = play_off(PlayOffForm::RoundRobin, 3);
        for _ in 0..3 {
            play(&mut three, None, None);
        }
        assert!(matches!(next(&three), Ok(Next::Over(order)) if order.len() == 1));
        three.games[0].winner = Some(Side::White);
        let winner = three.games[0].white;
        let Ok(Next::Over(order)) = next(&three) else {
            panic!("all have met")
        };
        assert_eq!(order[0], [winner]);
        assert_eq!(order.len(), 3);
        assert!(next(&play_off(PlayOffForm::Barrage, 3)).is_err());
    }
}
