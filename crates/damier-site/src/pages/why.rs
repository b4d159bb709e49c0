//! Why: the story of a game's counters and of its end, as a page that needs no
//! script. The play page shows the same in a dialog.

use askama::Template;
use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;

use super::fault;
use super::frame::{Frame, html};
use super::picture::Picture;
use crate::AppState;
use crate::board::Position;
use crate::live::clock_words;
use crate::pages::path::Path;
use crate::pages::query::Query;
use crate::problem::{Problem, ProblemKind};
use crate::view::StoryView;

#[derive(Template)]
#[template(path = "why.html")]
struct WhyPage {
    frame: Frame,
    id: String,
    game: String,
    book: String,
    book_url: String,
    moment: String,
    picture: String,
    repetitions: Vec<Repetition>,
    control: Option<String>,
    story: StoryView,
}

/// One of the times that a position stood on the board.
struct Repetition {
    url: String,
    label: String,
    picture: String,
}

/// Which ply.
#[derive(Debug, Deserialize)]
pub(super) struct Looking {
    ply: Option<u32>,
}

/// The page.
pub(super) async fn show(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(Looking { ply }): Query<Looking>,
    frame: Frame,
) -> Response {
    let game = match state.live().find(&id).await {
        Ok(handle) => handle.snapshot().game,
        Err(problem) if problem.kind() == ProblemKind::NoSuchGame => {
            return fault::no_such_game(frame, &id);
        }
        Err(problem) => return fault::page(frame, &problem),
    };
    let asked = ply.unwrap_or(game.ply());
    let Some(position) = game.position_at(asked) else {
        let problem = Problem::new(ProblemKind::NoSuchPly)
            .number("asked", asked.into())
            .number("ply", game.ply().into());
        return fault::page(frame, &problem);
    };
    let story = game.story(ply, frame.language);
    let title = frame.text(match story.verdict {
        Some(_) => "why-title-over",
        None => "why-title",
    });
    let book = game.book();
    let at = |ply: u32| game.position_at(ply);
    let repetitions = story.verdict.as_ref().map(|verdict| {
        let plies = verdict.repetitions.iter();
        plies
            .filter_map(|ply| Some(repetition(&frame, &id, *ply, at(*ply)?)))
            .collect()
    });
    let page = WhyPage {
        game: frame.text(&format!("variant-{}", game.variant().id())),
        book: book.name().get(frame.language.referee()).to_owned(),
        book_url: game.book_url(),
        moment: moment(&frame, story.ply),
        picture: Picture::of(position)
            .labelled(frame.text("js-board-board"))
            .svg(),
        repetitions: repetitions.unwrap_or_default(),
        control: game
            .clock()
            .map(|clock| clock_words(clock.control(), frame.language)),
        id,
        story,
        frame: frame.titled(&title),
    };
    html(&page)
}

fn repetition(frame: &Frame, id: &str, ply: u32, position: &Position) -> Repetition {
    Repetition {
        url: format!("/game/{id}?ply={ply}"),
        label: moment(frame, ply),
        picture: Picture::of(position).svg(),
    }
}

/// After how many moves.
fn moment(frame: &Frame, ply: u32) -> String {
    match ply {
        0 => frame.text("js-at-start"),
        _ => frame.text_with(
            "why-after-plies",
            &[("ply", ply.into()), ("move", ply.div_ceil(2).into())],
        ),
    }
}
