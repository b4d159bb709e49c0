//! Everybody meets everybody: the Berger tables for any number, and the
//! Scheveningen system.

/// One round of the Berger table for `count` players: pairs of numbers from 1,
/// White first, in the order in which the tables print them. With an odd number
/// the one who would meet number `count + 1` is free and missing.
///
/// `round` counts from 1; a further cycle has the colours swapped. With
/// `swap_last` the last two rounds of the first cycle change places, so that
/// nobody has the same colour three times at the turn of a double round robin.
pub fn berger(count: usize, round: usize, swap_last: bool) -> Vec<(usize, usize)> {
    if count < 2 || round == 0 {
        return Vec::new();
    }
    let even = count + count % 2;
    let rounds = even - 1;
    let cycle = (round - 1) / rounds;
    let mut within = (round - 1) % rounds + 1;
    if swap_last && cycle == 0 && rounds > 2 {
        within = match rounds - within {
            0 => rounds - 1,
            1 => rounds,
            _ => within,
        };
    }
    let mut pairs = Vec::new();
    for one in 1..even {
        // The numbers of a pair make the round number plus one, modulo the
        // number of rounds; who would meet himself meets the last.
        let other = (within + 1 + rounds * 2 - one - 1) % rounds + 1;
        if other == one {
            let pair = if within % 2 == 1 {
                (one, even)
            } else {
                (even, one)
            };
            pairs.insert(0, pair);
        } else if one < other {
            // An odd sum gives White to the lower number.
            pairs.push(if (one + other) % 2 == 1 {
                (one, other)
            } else {
                (other, one)
            });
        }
    }
    pairs.retain(|(a, b)| *a <= count && *b <= count);
    if cycle % 2 == 1 {
        pairs.iter_mut().for_each(|pair| *pair = (pair.1, pair.0));
    }
    pairs
}

/// How many rounds one cycle takes.
pub const fn berger_rounds(count: usize) -> usize {
    if count < 2 { 0 } else { count + count % 2 - 1 }
}

/// A round of a match in which everybody of one team meets everybody of the other
/// once: pairs (home player, guest) from 1 and whether the home player has
/// White, as in the tables in use: in round 1 the players of the same number meet,
/// in round n the first home player meets guest n.
///
/// Everybody has both colours equally often (odd sizes: but for one), so has each
/// team over the match, and nobody has one colour three times in a row. In each
/// round half of each team has White (odd sizes: but for one); only of two players, and
/// of thirty and more where the size divides by two, but not by four, the whole team
/// alternates.
pub fn scheveningen(size: usize, round: usize) -> Vec<(usize, usize, bool)> {
    if size == 0 || round == 0 {
        return Vec::new();
    }
    let index = (round - 1) % size;
    if let Some(games) = super::balanced::round(size, index) {
        return (1..).zip(games).map(|(h, (g, w))| (h, g, w)).collect();
    }
    let half = size / 2;
    (0..size)
        .map(|home| {
            let in_turn = (home + index) % size + 1;
            match size % 4 {
                0 => {
                    // First the same halves meet, then the halves across.
                    let (own, across) = (home / half, index / half);
                    let guest = (own + across) % 2 * half + (home + index) % half;
                    (home + 1, guest + 1, (index + own).is_multiple_of(2))
                }
                2 => (home + 1, in_turn, index.is_multiple_of(2)),
                _ => (home + 1, in_turn, is_white(size, home, index)),
            }
        })
        .collect()
}

/// Colours of a home player (from 0) in a round (from 0) of an odd number of
/// players: the first half, one more than the other, begins with White, and
/// everybody alternates, but for one round in which he keeps his colour; the last of
/// each half does so in round 2, the one before him in round 4, and so on.
const fn is_white(size: usize, home: usize, round: usize) -> bool {
    let first = size / 2 + 1;
    let (begins, last) = match home < first {
        true => (true, first),
        false => (false, size),
    };
    let keeps = 2 * (last - home) - 1;
    let alternated = round % 2 == 1;
    begins != (alternated != (round >= keeps))
}

/// The same as it was made before there were tables for sizes that divide by two, but not
/// by four: the guests shift by one seat, and the whole team alternates.
pub(super) fn shifted(size: usize, round: usize) -> Vec<(usize, usize, bool)> {
    let index = round.saturating_sub(1);
    let guest = |home: usize| (home + index) % size.max(1) + 1;
    let games = (0..size).map(|home| (home + 1, guest(home), index.is_multiple_of(2)));
    games.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_published_tables() {
        assert_eq!(berger(4, 1, false), [(1, 4), (2, 3)]);
        assert_eq!(berger(4, 2, false), [(4, 3), (1, 2)]);
        assert_eq!(berger(4, 3, false), [(2, 4), (3, 1)]);
        let six = [
            [(1, 6), (2, 5), (3, 4)],
            [(6, 4), (5, 3), (1, 2)],
            [(2, 6), (3, 1), (4, 5)],
            [(6, 5), (1, 4), (2, 3)],
            [(3, 6), (4, 2), (5, 1)],
        ];
        for (round, wanted) in six.iter().enumerate() {
            let mut found = berger(6, round + 1, false);
            let mut wanted = wanted.to_vec();
            found.sort_unstable();
            wanted.sort_unstable();
            assert_eq!(found, wanted, "round {}", round + 1);
        }
    }

    #[test]
    fn everybody_meets_everybody_with_balanced_colours() {
        for count in 2..=25 {
            let rounds = berger_rounds(count);
            let mut met = vec![vec![0; count + 1]; count + 1];
            let mut whites = vec![0_usize; count + 1];
            for round in 1..=rounds * 2 {
                let pairs = berger(count, round, false);
                assert_eq!(pairs.len(), count / 2);
                for (white, black) in pairs {
                    met[white][black] += 1;
                    whites[white] += usize::from(round <= rounds);
                }
            }
            for a in 1..=count {
                for b in (1..=count).filter(|b| *b != a) {
                    assert_eq!(met[a][b], 1, "{count}: {a} has White against {b} once");
                }
                assert!(
                    (count - 1).abs_diff(whites[a] * 2) <= 1,
                    "{count}: whites of {a}"
                );
            }
        }
    }

    #[test]
    fn swapping_the_last_rounds_spares_three_of_a_colour() {
        for count in [4, 6, 8, 10] {
            for player in 1..=count {
                let colours: Vec<bool> = (1..=berger_rounds(count) * 2)
                    .filter_map(|round| {
                        let pairs = berger(count, round, true);
                        let of = |p: &&(usize, usize)| p.0 == player || p.1 == player;
                        Some(pairs.iter().find(of)?.0 == player)
                    })
                    .collect();
                let three = colours.windows(3).any(|w| w[0] == w[1] && w[1] == w[2]);
                assert!(!three, "{count}: player {player}");
            }
        }
    }

    #[test]
    fn scheveningen_by_the_tables_in_use() {
        // `W2` is White of the home player against guest 2.
        let tables = [
            "W1 W2 B3, B2 W3 B1, W3 B1 W2",
            "W1 W2 W3 B4 B5, B2 B3 W4 W5 B1, W3 W4 B5 B1 W2, B4 W5 W1 B2 B3, W5 B1 B2 W3 W4",
            "W1 W2 W3 W4 B5 B6 B7, B2 B3 B4 W5 W6 W7 B1, W3 W4 W5 B6 B7 B1 W2, \
             B4 B5 W6 W7 W1 B2 B3, W5 W6 B7 B1 B2 W3 W4, B6 W7 W1 W2 B3 B4 B5, \
             W7 B1 B2 B3 W4 W5 W6",
        ];
        for table in tables {
            let rounds: Vec<&str> = table.split(',').map(str::trim).collect();
            for (number, round) in (1..).zip(&rounds) {
                let found = scheveningen(rounds.len(), number).into_iter();
                let found: Vec<String> = found
                    .map(|(_, guest, white)| format!("{}{guest}", if white { 'W' } else { 'B' }))
                    .collect();
                assert_eq!(found.join(" "), *round, "{} players", rounds.len());
            }
        }
    }

    #[test]
    fn scheveningen_is_complete_and_fair() {
        for size in 1..=28 {
            let mut met = vec![vec![0; size + 1]; size + 1];
            // Colours by player, of both teams.
            let mut colours = vec![Vec::new(); 2 * size];
            for round in 1..=size {
                let games = scheveningen(size, round);
                for (home, guest, white) in &games {
                    met[*home][*guest] += 1;
                    colours[home - 1].push(*white);
                    colours[size + guest - 1].push(!*white);
                }
                let whites = games.iter().filter(|game| game.2).count();
                let is_even = (whites * 2).abs_diff(size) <= size % 2;
                let by_team = size == 2;
                assert!(
                    is_even || by_team,
                    "{size}: {whites} Whites in round {round}"
                );
            }
            for (home, met) in met.iter().enumerate().skip(1) {
                assert!(met[1..].iter().all(|n| *n == 1), "{size}: {home}");
            }
            let whites = |colours: &[Vec<bool>]| colours.iter().flatten().filter(|w| **w).count();
            assert!(
                (whites(&colours[..size]) * 2).abs_diff(size * size) <= size % 2,
                "{size}: Whites of the team"
            );
            for (player, own) in colours.iter().enumerate() {
                let white = own.iter().filter(|white| **white).count();
                assert_eq!(own.len(), size);
                assert!(
                    (white * 2).abs_diff(size) <= size % 2,
                    "{size}: {player} has {white} Whites"
                );
                let three = own.windows(3).any(|w| w[0] == w[1] && w[1] == w[2]);
                assert!(!three, "{size}: {player} has a colour three times");
            }
        }
    }
}
