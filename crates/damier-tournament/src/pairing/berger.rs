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

/// One round of two teams of `size` in which each meets each of the other side
/// once: pairs (home player, guest) from 1 and whether the home player has
/// White. Everybody has both colours equally often (odd sizes: but for one).
///
/// If the size divides by four, half of each team has White in every round;
/// otherwise the whole team alternates.
pub fn scheveningen(size: usize, round: usize) -> Vec<(usize, usize, bool)> {
    if size == 0 || round == 0 {
        return Vec::new();
    }
    let half = size / 2;
    let index = (round - 1) % size;
    (0..size)
        .map(|home| {
            if !size.is_multiple_of(4) {
                return (home + 1, (home + index) % size + 1, round % 2 == 1);
            }
            // First the same halves meet, then the halves across.
            let (own, across) = (home / half, index / half);
            let guest = (own + across) % 2 * half + (home + index) % half;
            (home + 1, guest + 1, (round + own) % 2 == 1)
        })
        .collect()
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
    fn scheveningen_is_complete_and_fair() {
        for size in 1..=12 {
            let mut met = vec![vec![0; size + 1]; size + 1];
            let mut whites = vec![[0_usize; 2]; size + 1];
            for round in 1..=size {
                let mut guests = Vec::new();
                for (home, guest, white) in scheveningen(size, round) {
                    met[home][guest] += 1;
                    whites[home][0] += usize::from(white);
                    whites[guest][1] += usize::from(!white);
                    guests.push(guest);
                }
                guests.sort_unstable();
                guests.dedup();
                assert_eq!(guests.len(), size);
            }
            for a in 1..=size {
                assert!(met[a][1..].iter().all(|n| *n == 1));
                for side in whites[a] {
                    assert!(
                        (side * 2).abs_diff(size) <= size % 2,
                        "{size}: {a} has {side} Whites"
                    );
                }
            }
        }
    }
}
