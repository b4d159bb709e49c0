//! Where games of draughts may begin: at the start, or where tables of drawn openings do.

use std::collections::BTreeSet;

use damier_draughts::openings::Table;
use damier_draughts::{Position, Setup, Variant};

/// The positions of the tables, put together for each game when it is first asked for.
#[derive(Clone, Debug, Default)]
pub(super) struct DrawnStarts(Vec<(Variant, BTreeSet<String>)>);

impl DrawnStarts {
    /// Whether a game that is not set up by hand begins at a position.
    pub(super) fn is_one(&mut self, start: &Position) -> bool {
        let variant = start.variant();
        let wanted = plain(start);
        if wanted == plain(&Position::start(variant)) {
            return true;
        }
        if let Some((_, known)) = self.0.iter().find(|(game, _)| *game == variant) {
            return known.contains(&wanted);
        }
        let tables = Table::all().iter().filter(|t| t.variant() == variant);
        let openings = tables.flat_map(Table::openings);
        let known: BTreeSet<String> = openings.map(|o| plain(&o.position)).collect();
        let is_known = known.contains(&wanted);
        self.0.push((variant, known));
        is_known
    }
}

/// The pieces and whose turn it is, however the rules are read.
fn plain(position: &Position) -> String {
    let setup = position.setup();
    let plain = Setup {
        pieces: setup.pieces,
        ..Setup::empty(setup.side_to_move)
    };
    plain.fen()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_begins_at_the_start_or_at_a_drawn_opening_of_its_own() {
        let mut starts = DrawnStarts::default();
        let at = |variant, fen: &str| Position::from_fen(variant, fen).expect("a position");
        for variant in Variant::ALL {
            assert!(starts.is_one(&Position::start(*variant)), "{variant}");
        }
        let table = Table::find(Variant::Russian, "idf-64").expect("a table");
        for opening in table.openings() {
            assert!(starts.is_one(&opening.position), "{}", opening.name);
        }
        assert!(!starts.is_one(&at(Variant::Russian, "W:W28:B23")));
        assert!(!starts.is_one(&at(Variant::International, "W:W28:B23")));
        // The same pieces with the other side to move are another position.
        let start = Position::start(Variant::International).fen();
        let other = start.replacen('W', "B", 1);
        assert!(!starts.is_one(&at(Variant::International, &other)));
    }
}
