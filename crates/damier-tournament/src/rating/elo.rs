use crate::Fraction;

/// Rating differences for a share of points of 50 to 100 per cent (FIDE B.02,
/// table 8.1.1); below a half they are negative.
const DIFFERENCES: [i64; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

/// Largest rating difference at which the stronger player is expected to make
/// 50, 51, … 99 per cent (FIDE B.02, table 8.1.2).
const LIMITS: [u32; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
    170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
    391, 411, 432, 456, 484, 517, 559, 619, 735,
];

/// The rating difference that a share of points (0 to 1) is worth. The share is
/// rounded to whole per cent, halves up.
pub fn fide_difference(share: Fraction) -> i64 {
    let per_cent = (share * Fraction::whole(100) + Fraction::HALF).max(Fraction::ZERO);
    let per_cent = (per_cent.numerator() / per_cent.denominator()).min(100);
    let from_half = usize::try_from((per_cent - 50).unsigned_abs())
        .unwrap_or(50)
        .min(50);
    if per_cent < 50 {
        -DIFFERENCES[from_half]
    } else {
        DIFFERENCES[from_half]
    }
}

/// The share of points that a player is expected to make against an opponent,
/// by FIDE's table, in whole per cent. Differences count for at most `cap` if
/// one is given (FIDE: 400).
pub fn expected_score(own: u32, opponent: u32, cap: Option<u32>) -> Fraction {
    let difference = own.abs_diff(opponent).min(cap.unwrap_or(u32::MAX));
    let difference = i64::from(difference);
    fide_expectation(if own >= opponent {
        difference
    } else {
        -difference
    })
}

/// The same for a difference of ratings, the own less the opponent's.
pub fn fide_expectation(difference: i64) -> Fraction {
    let size = difference.unsigned_abs();
    let above = LIMITS
        .iter()
        .take_while(|limit| size > u64::from(**limit))
        .count();
    let stronger = Fraction::whole(50 + i64::try_from(above).unwrap_or(50)) / Fraction::whole(100);
    if difference >= 0 {
        stronger
    } else {
        Fraction::ONE - stronger
    }
}
