//! The play page. The server draws the board, the players and the moves as they
//! are now; the scripts take over from there.

use askama::Template;
use axum::extract::State;
use axum::response::Response;
use damier_game::Side;
use serde::Deserialize;

use super::frame::{Frame, html};
use super::picture::Picture;
use super::{assets, fault, texts};
use crate::board::{Kind, Position, Writing};
use crate::live::regulation_article;
use crate::pages::path::Path;
use crate::pages::query::Query;
use crate::problem::ProblemKind;
use crate::view::{GameView, Mode, MoveView};
use crate::{AppState, Player};

#[derive(Template)]
#[template(path = "game.html")]
struct GamePage {
    frame: Frame,
    told: String,
    bottom: &'static str,
    turn: &'static str,
    first_mover: &'static str,
    usual_fen: String,
    position: String,
    picture: String,
    move_example: &'static str,
    type_move: String,
    players: Vec<PlayerBar>,
    pairs: Vec<Pair>,
    has_algebra: bool,
    is_chess: bool,
    /// Whether every square is played on.
    is_full: bool,
    /// Which start of Chess960; empty in other games.
    start_number: String,
    /// That small endings are not played on; empty where they are.
    regulation: String,
    board_notation: &'static str,
    is_local: bool,
    modules: Vec<String>,
    texts: String,
    json: String,
    game: GameView,
}

struct PlayerBar {
    side: &'static str,
    name: String,
    role: String,
    label: String,
    clock: String,
    /// What there is to know besides the time.
    note: String,
}

/// Two moves under one number.
struct Pair {
    number: usize,
    moves: [Option<Written>; 2],
}

struct Written {
    ply: u32,
    text: String,
}

/// Which position to show without script.
#[derive(Debug, Deserialize)]
pub(super) struct Looking {
    ply: Option<u32>,
}

/// The page of a game.
pub(super) async fn show(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(Looking { ply }): Query<Looking>,
    player: Player,
    frame: Frame,
) -> Response {
    match state.game(&id, &player, frame.language).await {
        Ok(game) => match game.variant.parse() {
            Ok(variant) => {
                let handle = state.live().find(&id).await;
                let snapshot = handle.ok().map(|handle| handle.snapshot());
                let told = snapshot
                    .as_ref()
                    .map(|snapshot| super::told::told(&frame, snapshot))
                    .unwrap_or_default();
                let article = snapshot.as_ref().and_then(|snapshot| {
                    let article = regulation_article(&snapshot.game)?;
                    let args = [("article", article.to_owned().into())];
                    Some(frame.text_with("play-regulation", &args))
                });
                let mut page = page(frame, variant, game, ply, told);
                page.regulation = article.unwrap_or_default();
                html(&page)
            }
            Err(_) => fault::not_found(frame).await,
        },
        Err(problem) if problem.kind() == ProblemKind::NoSuchGame => {
            fault::no_such_game(frame, &id)
        }
        Err(problem) => fault::page(frame, &problem),
    }
}

fn page(frame: Frame, variant: Kind, game: GameView, ply: Option<u32>, told: String) -> GamePage {
    let title = frame.text(&format!("variant-{}", variant.id()));
    let frame = frame.titled(&title);
    let bottom = game.human_side.unwrap_or(Side::White);
    let shown = ply.unwrap_or(game.ply).min(game.ply);
    let last = shown
        .checked_sub(1)
        .and_then(|index| game.moves.get(index as usize));
    let position = last.map_or(&game.start_fen, |mv| &mv.fen).clone();
    let is_local = game.mode == Mode::Local;
    let move_example = example(variant);
    GamePage {
        told,
        bottom: bottom.as_str(),
        turn: if game.verdict.is_some() {
            ""
        } else {
            game.side_to_move.as_str()
        },
        first_mover: variant.first_mover().as_str(),
        usual_fen: variant.start().fen(),
        picture: picture(&frame, variant, &position, last, bottom),
        position,
        type_move: frame.text_with("play-type-move", &[("example", move_example.into())]),
        move_example,
        players: Side::BOTH
            .map(|side| player_bar(&frame, &game, side))
            .into(),
        pairs: pairs(&game, variant),
        is_chess: variant == Kind::Chess960,
        is_full: variant.is_full(),
        start_number: game
            .start_number
            .as_deref()
            .map_or_else(String::new, |number| {
                frame.text_with("chess-start-shown", &[("number", number.into())])
            }),
        regulation: String::new(),
        board_notation: match variant.writing() {
            Writing::Chess => "algebraic",
            other => other.as_str(),
        },
        has_algebra: variant.draughts().is_some() && variant.width() == 8,
        is_local,
        modules: ["board/", "play/"]
            .iter()
            .flat_map(|folder| assets::modules(folder))
            .collect(),
        texts: texts::json(frame.language, texts::PLAY),
        json: texts::in_script(&serde_json::to_string(&game).unwrap_or_default()),
        frame,
        game,
    }
}

/// A move to show how moves are written on this board; the scripts have the
/// same ones. Not a legal one: that would be a hint.
fn example(kind: Kind) -> &'static str {
    match (kind.writing(), kind.width()) {
        (Writing::Chess, _) => "e4",
        (Writing::Algebraic, _) => "c3-d4",
        (Writing::Numeric | Writing::Reversed, 8) => "22-18",
        (Writing::Numeric | Writing::Reversed, _) => "32-28",
    }
}

fn picture(
    frame: &Frame,
    variant: Kind,
    fen: &str,
    last: Option<&MoveView>,
    bottom: Side,
) -> String {
    let Some(position) = Position::from_fen(variant, fen) else {
        return String::new();
    };
    let path = last.map(|mv| mv.path.as_slice()).unwrap_or_default();
    Picture::of(&position)
        .seen_from(bottom)
        .with_coordinates(variant.writing())
        .with_trace(path)
        .labelled(frame.text(match variant {
            Kind::Draughts(_) => "js-board-board",
            Kind::Chess960 => "js-board-chess-board",
        }))
        .svg()
}

fn player_bar(frame: &Frame, game: &GameView, side: Side) -> PlayerBar {
    let colour = frame.text(side.as_str());
    let is_human = game.human_side == Some(side);
    let (name, role) = match game.mode {
        _ if game.names.is_some() => {
            let [white, black] = game.names.clone().unwrap_or_default();
            let name = if side == Side::White { white } else { black };
            (name, colour.clone())
        }
        Mode::Local => (colour.clone(), String::new()),
        Mode::Computer if is_human && game.owner => (frame.text("play-you"), colour.clone()),
        Mode::Computer if is_human => (frame.text("play-player"), colour.clone()),
        Mode::Computer => (frame.text("play-computer"), level(frame, game)),
    };
    let clock = game.clock.as_ref().map(|clock| match side {
        Side::White => (clock.white_ms, clock.white.note.clone()),
        Side::Black => (clock.black_ms, clock.black.note.clone()),
    });
    let (clock, note) = clock
        .map(|(ms, note)| (face(frame, ms), note))
        .unwrap_or_default();
    PlayerBar {
        side: side.as_str(),
        label: frame.text_with(
            "play-to-label",
            &[("side", colour.into()), ("name", name.as_str().into())],
        ),
        name,
        role,
        clock,
        note,
    }
}

fn level(frame: &Frame, game: &GameView) -> String {
    let level = i64::from(game.level.unwrap_or_default());
    let name = game.level_name.clone().unwrap_or_default();
    frame.text_with(
        "play-computer-level",
        &[("level", level.into()), ("name", name.into())],
    )
}

/// A time as the scripts will write it: whole seconds, rounded up; with days
/// and hours, whole minutes.
fn face(frame: &Frame, ms: u64) -> String {
    let seconds = ms.div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        1..24 => format!("{hours}:{minutes:02}:{seconds:02}"),
        _ => frame.text_with(
            "js-clock-days",
            &[
                ("number", (hours / 24).into()),
                ("time", format!("{}:{minutes:02}", hours % 24).into()),
            ],
        ),
    }
}

/// The moves under their numbers. A game that begins with the second mover
/// begins with a gap.
fn pairs(game: &GameView, variant: Kind) -> Vec<Pair> {
    let written = |mv: &MoveView| Written {
        ply: mv.ply,
        text: crate::live::in_custom_of(variant, &mv.text, mv.algebra.as_deref()),
    };
    let late = game
        .moves
        .first()
        .is_some_and(|mv| mv.side != variant.first_mover());
    let gap = if late { vec![None] } else { Vec::new() };
    let all: Vec<Option<&MoveView>> = gap.into_iter().chain(game.moves.iter().map(Some)).collect();
    (1..)
        .zip(all.chunks(2))
        .map(|(number, pair)| {
            let at = |index: usize| pair.get(index).copied().flatten().map(written);
            Pair {
                number,
                moves: [at(0), at(1)],
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn clocks_read_as_the_scripts_write_them() {
        for (ms, expected) in [
            (300_000, "5:00"),
            (59_001, "1:00"),
            (1, "0:01"),
            (0, "0:00"),
            (3_605_000, "1:00:05"),
            (3 * 86_400_000, "3 d 0:00"),
            (86_400_000 + 3_660_000, "1 d 1:01"),
        ] {
            assert_eq!(face(&Frame::speaking(Language::English), ms), expected);
        }
    }
}
