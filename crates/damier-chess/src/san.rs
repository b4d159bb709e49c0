use shakmaty::{Role, san};

use crate::{Letters, Move, Position, Wing};

/// How a move is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Style {
    /// Short, as in PGN: `Nf3`, `O-O`, `exd6`, `Qh7#`.
    #[default]
    Short,
    /// Start and end square, never ambiguous: `Ng1-f3`, `e5xd6`.
    Long,
    /// As on a score sheet (FIDE Appendix C): `0-0`, and captures in passing
    /// marked `e.p.`.
    ScoreSheet,
}

impl Position {
    /// The move in short algebraic notation with the letters of a language.
    pub fn san(&self, mv: &Move, letters: Letters) -> String {
        self.san_in(mv, letters, Style::Short)
    }

    /// The move in one of the styles, with the letters of a language.
    ///
    /// ```
    /// use damier_chess::{Letters, Position, Style};
    /// use damier_game::Game;
    ///
    /// let position = Position::classical();
    /// let mv = position.parse_move("Nf3")?;
    /// assert_eq!(position.san_in(&mv, Letters::French, Style::Long), "Cg1-f3");
    /// assert_eq!(position.san(&mv, Letters::Russian), "Кf3");
    /// # Ok::<(), damier_chess::MoveTextError>(())
    /// ```
    pub fn san_in(&self, mv: &Move, letters: Letters, style: Style) -> String {
        let mut text = match (mv.wing(), style) {
            (Some(Wing::Short), Style::ScoreSheet) => "0-0".to_owned(),
            (Some(Wing::Long), Style::ScoreSheet) => "0-0-0".to_owned(),
            (Some(wing), _) => wing.as_str().to_owned(),
            (None, Style::Long) => long(mv, letters),
            (None, _) => self.short(mv, letters),
        };
        if let Some(role) = mv.promotion() {
            text.push('=');
            text.push_str(letters.name(role));
        }
        match san::Suffix::from_position(self.after(mv).chess()) {
            Some(san::Suffix::Check) => text.push('+'),
            Some(san::Suffix::Checkmate) => text.push('#'),
            None => {}
        }
        if mv.is_en_passant() && style == Style::ScoreSheet {
            text.push_str(" e.p.");
        }
        text
    }

    /// Without promotion and check.
    fn short(&self, mv: &Move, letters: Letters) -> String {
        let san::San::Normal {
            role,
            file,
            rank,
            capture,
            to,
            ..
        } = san::San::from_move(self.chess(), mv.0)
        else {
            return mv.uci();
        };
        let mut text = letters.name(role).to_owned();
        text.extend(file.map(|file| file.char()));
        text.extend(rank.map(|rank| rank.char()));
        if capture {
            text.push('x');
        }
        text.push_str(&to.to_string());
        text
    }
}

fn long(mv: &Move, letters: Letters) -> String {
    let name = match mv.role() {
        Role::Pawn => "",
        role => letters.name(role),
    };
    let sign = if mv.captured().is_some() { 'x' } else { '-' };
    format!("{name}{}{sign}{}", mv.from(), mv.to())
}
