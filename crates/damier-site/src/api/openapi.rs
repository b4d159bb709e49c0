//! The description of the API, made from the code.

use axum::Json;
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Document;

use super::{events, games, playoffs, referee, rules, socket, story, tournaments};
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
        referee::games,
        referee::decide,
        playoffs::create,
        playoffs::list,
        playoffs::show,
        playoffs::act,
        playoffs::log,
        rules::list,
        rules::show,
        rules::source,
        rules::check,
        story::show,
        story::clock_log,
        story::endgame,
        tournaments::list,
        tournaments::create,
        tournaments::show,
        tournaments::order,
        tournaments::results,
    ),
    components(schemas(NewGame, Action, GameView, GameSummary, ProblemView)),
    tags(
        (name = "games", description = "Playing and watching"),
        (name = "referee", description = "Deciding, with the cookie `damier_referee`"),
        (name = "playoffs", description = "Matches that decide between two players"),
        (name = "tournaments", description = "Events, their results and standings"),
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
