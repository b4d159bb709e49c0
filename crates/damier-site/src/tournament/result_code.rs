//! Results as forms and programs name them.

use damier_game::Side;
use damier_tournament::model::GameResult;
use damier_tournament::{Criterion, Fraction, PointScale, Regulations};

/// The code of a result: `white`, `draw`, `black`, `plus-white`, `plus-black`,
/// `both` (punished), `+-`, `-+`, `--`, `annulled`, `open`, a split of points such
/// as `8-4`, or `decided-2-1`.
pub(crate) fn code_of(result: &GameResult) -> String {
    match result {
        GameResult::Win { side } => side.as_str().to_owned(),
        GameResult::Draw => "draw".to_owned(),
        GameResult::AdvantageDraw { side } => format!("plus-{side}"),
        GameResult::Graded { white, black } => format!("{white}-{black}"),
        GameResult::BothPunished => "both".to_owned(),
        GameResult::Forfeit { side: Side::White } => "+-".to_owned(),
        GameResult::Forfeit { side: Side::Black } => "-+".to_owned(),
        GameResult::DoubleForfeit => "--".to_owned(),
        GameResult::Unfinished => "open".to_owned(),
        GameResult::Annulled => "annulled".to_owned(),
        GameResult::Decided { white, black, .. } => format!("decided-{white}-{black}"),
    }
}

/// The result of a code; a decision of the referee needs more than a code. Points
/// of the scale are understood too: `2-0`, `1-1`, `0.5-0.5`.
pub(crate) fn result_of_code(code: &str, scale: &PointScale) -> Option<GameResult> {
    Some(match code.trim() {
        "white" => GameResult::win(Side::White),
        "black" => GameResult::win(Side::Black),
        "draw" => GameResult::Draw,
        "plus-white" => GameResult::AdvantageDraw { side: Side::White },
        "plus-black" => GameResult::AdvantageDraw { side: Side::Black },
        "both" => GameResult::BothPunished,
        "+-" => GameResult::forfeit(Side::White),
        "-+" => GameResult::forfeit(Side::Black),
        "--" => GameResult::DoubleForfeit,
        "annulled" => GameResult::Annulled,
        "open" | "" => GameResult::Unfinished,
        points => {
            let (white, black) = points.split_once('-')?;
            let number = |text: &str| text.parse::<Fraction>().ok();
            return scale.played(number(white)?, number(black)?);
        }
    })
}

/// The codes that are offered in an event, the usual ones first; `open` is not
/// among them.
pub(crate) fn choices(regulations: &Regulations) -> Vec<String> {
    let scale = &regulations.scale;
    let mut all = vec!["white".to_owned()];
    if *scale != PointScale::delft() {
        all.push("draw".to_owned());
    }
    all.push("black".to_owned());
    for (more, less) in &scale.graded {
        all.push(format!("{more}-{less}"));
        all.push(format!("{less}-{more}"));
    }
    let balance = regulations.criteria.contains(&Criterion::Balance);
    if scale.advantage.is_some() || balance {
        all.extend(["plus-white", "plus-black"].map(str::to_owned));
    }
    all.extend(["+-", "-+", "--", "both", "annulled"].map(str::to_owned));
    all
}

#[cfg(test)]
mod tests {
    use damier_tournament::{Preset, System};

    use super::*;

    #[test]
    fn every_code_that_is_offered_is_read_back() {
        for preset in Preset::ALL {
            let mut regulations = Regulations::new(System::Dutch2026, 5, *preset);
            for scale in [preset.scale(), PointScale::stages(), PointScale::delft()] {
                regulations.scale = scale;
                for code in choices(&regulations) {
                    let result = result_of_code(&code, &regulations.scale);
                    let result = result.unwrap_or_else(|| panic!("{code} of {preset:?}"));
                    assert_eq!(code_of(&result), code);
                }
            }
        }
        let scale = PointScale::chess();
        assert_eq!(result_of_code("0.5-0.5", &scale), Some(GameResult::Draw));
        assert_eq!(result_of_code("2-0", &scale), None);
        assert_eq!(result_of_code("nonsense", &scale), None);
    }
}
