//! The description of the API, made from the code.

use axum::Json;
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Document;

use super::{events, games, rules, socket};
use crate::live::{Action, NewGame};
use crate::view::{GameSummary, GameView, ProblemView};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Damier",
        description = "Draughts with a referee. The player is known by the cookie \
            `damier_player`, handed out with the first answer; texts come in the language of \
            the cookie `lang` or of `Accept-Language` (en, fr, ru). Errors are problem objects \
            (RFC 9457).",
    ),
    paths(
        games::create,
        games::list,
        games::show,
        games::act,
        games::fen,
        games::pdn,
        events::stream,
        socket::connect,
        rules::list,
        rules::show,
    ),
    components(schemas(NewGame, Action, GameView, GameSummary, ProblemView)),
    tags(
        (name = "games", description = "Playing and watching"),
        (name = "rules", description = "The rules that end games"),
    )
)]
struct Api;

/// The OpenAPI document.
pub fn document() -> Document {
    Api::openapi()
}

/// Answers with the document.
pub(super) async fn show() -> Json<Document> {
    Json(document())
}
