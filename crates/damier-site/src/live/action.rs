use damier_game::Side;
use serde::Deserialize;
use utoipa::ToSchema;

use super::ruling::ClaimKind;
use crate::view::SideName;

/// What a player does. Which members an action needs depends on its type.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Action {
    /// What to do.
    #[serde(rename = "type")]
    pub kind: ActionKind,
    /// How many plies the client has seen. If the game has moved on, the action
    /// is refused; a move that was already played at this place is not an error.
    pub ply: u32,
    /// For a move, or one that is announced with a claim: the squares of a route,
    /// or start and end if that is enough.
    #[serde(default)]
    pub path: Option<Vec<u8>>,
    /// For a move, or one that is announced with a claim: the move in any notation.
    #[serde(default)]
    pub text: Option<String>,
    /// For a claim: the clause; without it, the first one that grants a draw.
    #[serde(default)]
    pub clause: Option<String>,
    /// For a claim that needs evidence: by which rule.
    #[serde(default)]
    pub ruling: Option<ClaimKind>,
    /// With two at one board: who resigns, offers or claims. For offers and claims
    /// the side to move if left out.
    #[serde(default)]
    #[schema(value_type = Option<SideName>)]
    pub side: Option<Side>,
}

/// The things a player can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ActionKind {
    /// Play a move, given as `path` or `text`.
    Move,
    /// Give up.
    Resign,
    /// Offer a draw.
    OfferDraw,
    /// With two at one board: the opponent accepts the draw that is offered.
    AcceptDraw,
    /// With two at one board: the opponent declines the draw that is offered.
    DeclineDraw,
    /// With two at one board: both agree to a draw.
    AgreeDraw,
    /// Claim a draw: one that the rule book grants to the side to move on claim,
    /// or with `ruling` one that rests on evidence.
    Claim,
    /// Take back one's last move (with two at one board: the last move).
    TakeBack,
    /// Point out that a flag has fallen.
    Flag,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_says_what_it_lacks() {
        let read = |text: &str| serde_json::from_str::<Action>(text).map_err(|e| e.to_string());
        assert_eq!(
            read(r#"{"type":"move","ply":3,"text":"32-28"}"#)
                .unwrap()
                .ply,
            3
        );
        assert!(read(r#"{"type":"move"}"#).unwrap_err().contains("ply"));
        assert!(
            read(r#"{"type":"jump","ply":0}"#)
                .unwrap_err()
                .contains("offer-draw")
        );
        assert!(
            read(r#"{"type":"move","ply":0,"txt":"1-5"}"#)
                .unwrap_err()
                .contains("txt")
        );
        assert!(read(r#"{"type":"move","ply":-1}"#).is_err());
    }
}
