use damier_game::Side;
use serde::{Deserialize, Serialize};

use super::{ByeKind, GameResult};
use crate::Fraction;

/// What a result is worth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PointScale {
    /// A game won over the board.
    pub win: Fraction,
    /// A drawn game, for each.
    pub draw: Fraction,
    /// A game lost over the board.
    pub loss: Fraction,
    /// A win by forfeit.
    pub forfeit_win: Fraction,
    /// Not appearing.
    pub forfeit_loss: Fraction,
    /// Being left over by the pairing.
    pub pairing_bye: Fraction,
    /// A half-point bye.
    pub half_bye: Fraction,
    /// A full-point bye.
    pub full_bye: Fraction,
    /// Being absent.
    pub zero_bye: Fraction,
    /// A plus draw and a minus draw, where they are worth something else than
    /// a draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub advantage: Option<(Fraction, Fraction)>,
    /// Further splits that may be entered, the winner's share first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub graded: Vec<(Fraction, Fraction)>,
}

impl Default for PointScale {
    fn default() -> PointScale {
        PointScale::draughts()
    }
}

impl PointScale {
    /// A scale from win, draw and loss; byes and forfeits follow them.
    pub fn new(win: Fraction, draw: Fraction, loss: Fraction) -> PointScale {
        PointScale {
            win,
            draw,
            loss,
            forfeit_win: win,
            forfeit_loss: Fraction::ZERO,
            pairing_bye: win,
            half_bye: draw,
            full_bye: win,
            zero_bye: Fraction::ZERO,
            advantage: None,
            graded: Vec::new(),
        }
    }

    /// 2-1-0, as usual in draughts.
    pub fn draughts() -> PointScale {
        PointScale::new(Fraction::whole(2), Fraction::ONE, Fraction::ZERO)
    }

    /// 1-½-0, as usual in chess.
    pub fn chess() -> PointScale {
        PointScale::new(Fraction::ONE, Fraction::HALF, Fraction::ZERO)
    }

    /// 12 points shared by the stage of a short match that decided: standard
    /// 12-0, rapid 8-4, blitz 7-5, all drawn 6-6.
    pub fn stages() -> PointScale {
        let mut scale = PointScale::new(12.into(), 6.into(), Fraction::ZERO);
        scale.graded = [(8, 4), (7, 5)].map(|(a, b)| (a.into(), b.into())).to_vec();
        scale
    }

    /// The Delft count by material at the end: 12-0, 9-1, 8-2, 7-3, 6-4. There
    /// is no draw; an equal bye is worth five.
    pub fn delft() -> PointScale {
        let mut scale = PointScale::new(12.into(), 5.into(), Fraction::ZERO);
        scale.graded = [(9, 1), (8, 2), (7, 3), (6, 4)]
            .map(|(a, b)| (a.into(), b.into()))
            .to_vec();
        scale
    }

    /// What a game brings one side, `None` while unfinished or if annulled.
    pub fn game(&self, result: &GameResult, side: Side) -> Option<Fraction> {
        let won = |winner: Side, win, loss| if winner == side { win } else { loss };
        Some(match result {
            GameResult::Win { side } => won(*side, self.win, self.loss),
            GameResult::Draw => self.draw,
            GameResult::AdvantageDraw { side } => {
                let (plus, minus) = self.advantage.unwrap_or((self.draw, self.draw));
                won(*side, plus, minus)
            }
            GameResult::Graded { white, black } | GameResult::Decided { white, black, .. } => {
                won(Side::White, *white, *black)
            }
            GameResult::BothPunished => self.loss,
            GameResult::Forfeit { side } => won(*side, self.forfeit_win, self.forfeit_loss),
            GameResult::DoubleForfeit => self.forfeit_loss,
            GameResult::Unfinished | GameResult::Annulled => return None,
        })
    }

    /// What a round without a game brings.
    pub const fn bye(&self, kind: ByeKind) -> Fraction {
        match kind {
            ByeKind::Pairing => self.pairing_bye,
            ByeKind::Half => self.half_bye,
            ByeKind::Full => self.full_bye,
            ByeKind::Zero => self.zero_bye,
        }
    }

    /// Whether a draw may be entered: not by the Delft count, in which the worth of a draw
    /// is that of an equal bye alone. Files that have one all the same can be read.
    pub fn has_draws(&self) -> bool {
        self.graded != PointScale::delft().graded
    }

    /// What can be entered, the better share first: a win, the graded splits, a draw
    /// with advantage and a draw.
    pub fn splits(&self) -> Vec<(Fraction, Fraction)> {
        let draw = self.has_draws().then_some((self.draw, self.draw));
        let win = std::iter::once((self.win, self.loss));
        win.chain(self.graded.iter().copied())
            .chain(self.advantage)
            .chain(draw)
            .collect()
    }

    /// The result that shares the points like this over the board. `None` if
    /// the scale has no such split.
    pub fn played(&self, white: Fraction, black: Fraction) -> Option<GameResult> {
        let split = (white, black);
        if split == (self.win, self.loss) {
            return Some(GameResult::win(Side::White));
        }
        if split == (self.loss, self.win) {
            return Some(GameResult::win(Side::Black));
        }
        if split == (self.draw, self.draw) {
            return Some(GameResult::Draw);
        }
        if split == (self.loss, self.loss) {
            return Some(GameResult::BothPunished);
        }
        if let Some((plus, minus)) = self.advantage {
            if split == (plus, minus) {
                return Some(GameResult::AdvantageDraw { side: Side::White });
            }
            if split == (minus, plus) {
                return Some(GameResult::AdvantageDraw { side: Side::Black });
            }
        }
        let listed = self.graded.contains(&split) || self.graded.contains(&(black, white));
        listed.then_some(GameResult::Graded { white, black })
    }

    /// The most that a referee can award one side: as much as any result brings.
    pub fn most_awarded(&self) -> Fraction {
        self.awards().max().unwrap_or_default()
    }

    /// The least that a referee can award one side: as little as any result brings, or
    /// nothing.
    pub fn least_awarded(&self) -> Fraction {
        self.awards().min().unwrap_or_default().min(Fraction::ZERO)
    }

    /// Whether a referee can award one side so many points by decision.
    pub fn may_award(&self, points: Fraction) -> bool {
        (self.least_awarded()..=self.most_awarded()).contains(&points)
    }

    /// What single results bring one side.
    fn awards(&self) -> impl Iterator<Item = Fraction> {
        let forfeits = (self.forfeit_win, self.forfeit_loss);
        let splits = self.splits().into_iter().chain([forfeits]);
        splits.flat_map(|(more, less)| [more, less])
    }

    /// The most a single game can bring.
    pub fn most(&self) -> Fraction {
        self.win.max(self.draw)
    }
}
