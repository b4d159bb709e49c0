/// The word among `known` that was probably meant: at most two letters away.
pub(crate) fn nearest<'k>(word: &str, known: &[&'k str]) -> Option<&'k str> {
    let scored = known
        .iter()
        .map(|candidate| (distance(word, candidate), *candidate));
    let (distance, candidate) = scored.min_by_key(|(distance, _)| *distance)?;
    (distance <= 2).then_some(candidate)
}

/// How many letters must be put in, taken out or changed.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, from) in a.chars().take(64).enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, to) in b.iter().enumerate() {
            let change = diagonal + usize::from(from != *to);
            diagonal = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typing_slips_are_understood() {
        let known = ["limit", "unit", "restarts"];
        assert_eq!(nearest("limits", &known), Some("limit"));
        assert_eq!(nearest("restart", &known), Some("restarts"));
        assert_eq!(nearest("colour", &known), None);
    }
}
