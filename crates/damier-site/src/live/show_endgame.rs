//! What endgame tables say of a position of a game, for people and programs.

use std::sync::Arc;

use damier_arbiter::Referee;
use damier_draughts::Position;
use damier_endgame::{BookVerdict, PureVerdict, Standing, State, Tables};
use damier_game::Side;
use serde::Serialize;
use utoipa::ToSchema;

use super::evidence::{TABLE_MEMORY, may_be_in_tables};
use super::game::Game;
use super::registry::Live;
use crate::i18n::Language;

/// What endgame tables say of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct EndgameView {
    /// `none`: no tables are made for so many pieces, or for this game; `building`: they are being
    /// made; `failed`: they could not be; `unknown`: they do not know this position; `known`.
    pub state: &'static str,
    /// The position after so many plies.
    pub ply: u32,
    /// How much of the tables is made, of a hundred, while they are being made.
    pub percent: Option<u8>,
    /// The pure game, in which nobody counts, for the side to move.
    pub pure: Option<PureView>,
    /// The rule book with its counts as they stand, for the side to move.
    pub book: Option<BookView>,
    /// A sentence; empty if there is nothing to say.
    pub text: String,
}

/// A value of the pure game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct PureView {
    /// `win`, `draw`, `loss` or `unknown`.
    pub value: &'static str,
    /// Plies to the end with best play; null for a draw.
    pub plies: Option<u16>,
}

/// A value under the rule book.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BookView {
    /// `win`, `draw`, `loss` or `unknown`.
    pub value: &'static str,
    /// The plies of the governing counter that winning takes; null where none is.
    pub need: Option<u16>,
    /// The plies that it leaves.
    pub remaining: Option<u16>,
    /// Its clause.
    pub limited_by: Option<String>,
}

impl Live {
    /// What the tables say of a game after so many plies, if it has so many. The tables are made
    /// in the background when they are first asked for.
    pub(crate) async fn endgame(
        &self,
        game: &Game,
        ply: u32,
        language: Language,
    ) -> Option<EndgameView> {
        let position = game.position_at(ply)?;
        let mut view = EndgameView {
            state: "none",
            ply,
            percent: None,
            pure: None,
            book: None,
            text: String::new(),
        };
        let Some(position) = position.draughts().copied() else {
            return Some(view);
        };
        if !may_be_in_tables(&position.facts()) {
            return Some(view);
        }
        let tables = match self.computers.tables_state(position.variant(), game.book()) {
            None => return Some(view),
            Some(State::Ready(tables)) => tables,
            Some(State::Building(progress)) => {
                let percent = (100 * progress.done / progress.all.max(1)).min(99) as u8;
                view.state = "building";
                view.percent = Some(percent);
                let args = [("percent", u32::from(percent).into())];
                view.text = language.text_with("endgame-building", &args);
                return Some(view);
            }
            Some(State::Failed(_)) => {
                view.state = "failed";
                view.text = language.text("endgame-failed");
                return Some(view);
            }
        };
        let mut referee = game.referee().clone();
        referee.take_back(game.ply() - ply);
        let mover = position.side_to_move();
        let asked = tokio::task::spawn_blocking(move || ask(&tables, &position, &referee)).await;
        let Ok((pure, book)) = asked else {
            return Some(view);
        };
        let known = pure.value != Standing::Unknown;
        view.state = if known { "known" } else { "unknown" };
        view.text = sentence(mover, &pure, &book, language);
        view.pure = known.then_some(PureView {
            value: pure.value.as_str(),
            plies: pure.plies,
        });
        view.book = known.then(|| BookView {
            value: book.value.as_str(),
            need: book.need,
            remaining: book.remaining,
            limited_by: book.limited_by.map(|clause| clause.as_str().to_owned()),
        });
        Some(view)
    }
}

fn ask(tables: &Arc<Tables>, position: &Position, referee: &Referee) -> (PureVerdict, BookVerdict) {
    let found = tables.prober(TABLE_MEMORY).probe(position, referee);
    (found.pure, found.book)
}

/// One sentence on what a position is worth.
fn sentence(mover: Side, pure: &PureVerdict, book: &BookVerdict, language: Language) -> String {
    let winner = match pure.value {
        Standing::Unknown => return language.text("endgame-unknown"),
        Standing::Draw => return language.text("endgame-drawn"),
        Standing::Win => mover,
        Standing::Loss => !mover,
    };
    let mut args = vec![
        ("side", winner.as_str().into()),
        ("plies", u32::from(pure.plies.unwrap_or(0)).into()),
    ];
    if pure.plies == Some(0) {
        // The game is over; the verdict says so.
        return String::new();
    }
    let counted = book.need.zip(book.remaining);
    if let Some((need, left)) = counted {
        args.push(("need", u32::from(need).into()));
        args.push(("left", u32::from(left).into()));
    }
    let id = match (book.value, counted) {
        (Standing::Unknown, _) => "endgame-won-uncounted",
        (Standing::Draw, Some((need, left))) if need > left => "endgame-won-too-late",
        (Standing::Draw, _) => "endgame-won-not-here",
        (_, Some(_)) => "endgame-won-in-time",
        (_, None) => "endgame-won",
    };
    language.text_with(id, &args)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_that_comes_first_is_told_in_three_languages() {
        let pure = PureVerdict {
            value: Standing::Win,
            plies: Some(11),
        };
        let book = |value, need, left| BookVerdict {
            value,
            need: Some(need),
            remaining: Some(left),
            limited_by: None,
            why: None,
        };
        for (language, words) in [
            (Language::English, ["White", "11 turns", "8"]),
            (Language::French, ["les Blancs", "11", "8 demi-coups"]),
            (Language::Russian, ["белые", "11", "8 полуходов"]),
        ] {
            let late = sentence(Side::White, &pure, &book(Standing::Draw, 11, 8), language);
            assert!(words.iter().all(|word| late.contains(word)), "{late}");
            let in_time = sentence(Side::White, &pure, &book(Standing::Win, 9, 32), language);
            assert!(in_time.contains("32") && in_time != late, "{in_time}");
        }
        let lost = PureVerdict {
            value: Standing::Loss,
            ..pure
        };
        let told = sentence(
            Side::White,
            &lost,
            &book(Standing::Loss, 1, 1),
            Language::English,
        );
        assert!(told.contains("Black wins"), "{told}");
    }
}
