//! What the referee's pages say of a game.

use damier_game::{Force, Side};

use super::frame::Frame;
use super::picture::Picture;
use crate::board::{Kind, Position};
use crate::i18n::Language;
use crate::live::{Game, Snapshot, show_ruling, written};
use crate::referee::face;
use crate::view::{CounterView, GameView, Mode};

/// A time below which a player should be watched.
const SHORT_MS: u64 = 60_000;

/// So many moves left make a counter worth watching.
const FEW_MOVES: u32 = 5;

/// A game as it stands, for the referee.
pub(super) struct Live {
    pub(super) id: String,
    pub(super) version: u64,
    pub(super) ply: u32,
    pub(super) picture: String,
    pub(super) state: String,
    pub(super) verdict: Option<String>,
    pub(super) sides: Vec<SideRow>,
    pub(super) counters: Vec<CounterRow>,
    pub(super) claims: Vec<ClaimRow>,
    pub(super) moves: Vec<MoveRow>,
    pub(super) is_over: bool,
    pub(super) is_paused: bool,
    pub(super) is_youth: bool,
}

/// A player.
pub(super) struct SideRow {
    pub(super) side: &'static str,
    pub(super) icon: &'static str,
    pub(super) name: String,
    pub(super) pieces: String,
    pub(super) clock: String,
    pub(super) left_ms: u64,
    pub(super) is_to_move: bool,
    pub(super) is_running: bool,
    pub(super) is_short: bool,
}

/// A counter.
pub(super) struct CounterRow {
    /// The clause by its full name, which is its place in the story.
    pub(super) clause: String,
    pub(super) chip: String,
    pub(super) text: String,
    pub(super) url: String,
    /// How full it is, in hundredths.
    pub(super) share: u32,
    pub(super) is_warned: bool,
}

/// A claim with what it rests on.
pub(super) struct ClaimRow {
    pub(super) headline: String,
    pub(super) evidence: Vec<String>,
    pub(super) is_pending: bool,
}

/// A move.
pub(super) struct MoveRow {
    pub(super) number: String,
    pub(super) text: String,
    pub(super) is_last: bool,
}

/// A game on the wall.
pub(super) struct Card {
    pub(super) id: String,
    pub(super) version: u64,
    pub(super) title: String,
    pub(super) picture: String,
    pub(super) sides: Vec<SideRow>,
    pub(super) counters: Vec<CounterRow>,
    pub(super) marks: Vec<Mark>,
    pub(super) ply_text: String,
    pub(super) result: String,
    /// What the filters ask for, as words with spaces around.
    pub(super) kinds: String,
    /// What the search looks at.
    pub(super) words: String,
    pub(super) is_urgent: bool,
    pub(super) is_over: bool,
}

/// Something to be noticed.
pub(super) struct Mark {
    pub(super) kind: &'static str,
    pub(super) text: String,
}

/// The game of a snapshot.
pub(super) fn live(frame: &Frame, snapshot: &Snapshot) -> Live {
    let game = &*snapshot.game;
    let view = snapshot.view(true, frame.language);
    Live {
        id: game.id().to_owned(),
        version: game.version(),
        ply: game.ply(),
        picture: picture(frame, game, game.ply(), true),
        state: state(frame, game),
        verdict: view
            .verdict
            .as_ref()
            .map(|verdict| format!("{} {} · {}", verdict.headline, verdict.result, verdict.text)),
        sides: sides(frame, snapshot),
        counters: view.counters.iter().map(counter).collect(),
        claims: claims(frame, game, &view),
        moves: moves(game, frame.language),
        is_over: game.is_over(),
        is_paused: game.desk().is_paused(),
        is_youth: game.settings().youth,
    }
}

/// The board after so many plies.
pub(super) fn picture(frame: &Frame, game: &Game, ply: u32, coordinates: bool) -> String {
    let Some(position) = game.position_at(ply) else {
        return String::new();
    };
    let last = ply
        .checked_sub(1)
        .and_then(|i| game.plies().get(i as usize));
    let trace = last.map(|ply| ply.mv.path()).unwrap_or_default();
    let mut picture = Picture::of(position).with_trace(&trace);
    if coordinates {
        picture = picture.with_coordinates(game.variant().writing());
    }
    picture.labelled(board_label(frame, game, ply)).svg()
}

/// The position in words: the picture is silent otherwise.
fn board_label(frame: &Frame, game: &Game, ply: u32) -> String {
    let Some(position) = game.position_at(ply) else {
        return frame.text("js-board-board");
    };
    in_force("desk-board-label", frame, game, position)
}

/// A sentence about what each side has.
pub(super) fn in_force(id: &str, frame: &Frame, game: &Game, position: &Position) -> String {
    let force = position.facts().force;
    let of = |side: Side| pieces(frame, game.variant(), force[side]);
    let args = [
        ("white", of(Side::White).into()),
        ("black", of(Side::Black).into()),
    ];
    frame.text_with(id, &args)
}

/// What a side has: men and kings, or in chess pawns and pieces.
fn pieces(frame: &Frame, kind: Kind, force: Force) -> String {
    let (message, others) = match kind {
        Kind::Chess960 => ("desk-chess-pieces", "pieces"),
        Kind::Draughts(_) => ("desk-pieces", "kings"),
    };
    let args = [
        ("men", u32::from(force.men).into()),
        (others, u32::from(force.kings).into()),
    ];
    frame.text_with(message, &args)
}

fn state(frame: &Frame, game: &Game) -> String {
    let plies = ply_text(frame, game.ply());
    let turn = if game.is_over() {
        frame.text("desk-over")
    } else {
        frame.text(&format!(
            "js-turn-{}",
            game.position().side_to_move().as_str()
        ))
    };
    format!("{turn} · {plies}")
}

/// How far a game has come.
pub(super) fn ply_text(frame: &Frame, ply: u32) -> String {
    frame.text_with("desk-plies", &[("plies", ply.into())])
}

/// Both players, Black above as on the board.
pub(super) fn sides(frame: &Frame, snapshot: &Snapshot) -> Vec<SideRow> {
    let game = &*snapshot.game;
    let left = game.remaining(snapshot.now_ms());
    let force = game.position().facts().force;
    let row = |side: Side| {
        let left_ms = left.map_or(0, |left| left[side]);
        let going = !game.is_over();
        let is_chess = game.variant() == Kind::Chess960;
        SideRow {
            side: side.as_str(),
            icon: icon(is_chess, side),
            name: player_name(frame, game, side),
            pieces: pieces(frame, game.variant(), force[side]),
            clock: left.map(|left| face(left[side])).unwrap_or_default(),
            left_ms,
            is_to_move: going && game.position().side_to_move() == side,
            is_running: going && game.running() == Some(side),
            is_short: left.is_some() && going && left_ms <= SHORT_MS,
        }
    };
    vec![row(Side::Black), row(Side::White)]
}

/// The symbol beside a player's name, of `icons.svg`: a disc, or a pawn in chess.
pub(super) const fn icon(is_chess: bool, side: Side) -> &'static str {
    match (is_chess, side) {
        (false, Side::White) => "white",
        (false, Side::Black) => "black",
        (true, Side::White) => "chess-white",
        (true, Side::Black) => "chess-black",
    }
}

/// What a player is called.
pub(super) fn player_name(frame: &Frame, game: &Game, side: Side) -> String {
    let settings = game.settings();
    if let Some(names) = &settings.names {
        return names[side].clone();
    }
    let is_computer = settings.mode == Mode::Computer && settings.human_side != Some(side);
    match settings.level {
        Some(level) if is_computer => {
            let name = frame.text(&format!("level-{level}"));
            let args = [("level", u32::from(level).into()), ("name", name.into())];
            frame.text_with("desk-computer", &args)
        }
        _ => frame.text(side.as_str()),
    }
}

fn counter(counter: &CounterView) -> CounterRow {
    CounterRow {
        clause: counter.clause.clone(),
        chip: counter.chip.clone(),
        text: counter.text.clone(),
        url: counter.url.clone(),
        share: (100 * counter.count)
            .checked_div(counter.limit)
            .unwrap_or(100),
        is_warned: counter.moves_left <= FEW_MOVES,
    }
}

fn claims(frame: &Frame, game: &Game, view: &GameView) -> Vec<ClaimRow> {
    let pending = game.asked().map(|asked| {
        let side = asked.by.map_or("none", Side::as_str);
        let kind = frame.text(&format!("claim-{}", asked.kind.as_str()));
        let args = [("side", side.into()), ("kind", kind.into())];
        ClaimRow {
            headline: frame.text_with("desk-claim-pending", &args),
            evidence: Vec::new(),
            is_pending: true,
        }
    });
    let open = view.claims.iter().map(|claim| ClaimRow {
        headline: frame.text_with("desk-claim-open", &[("claim", claim.label.as_str().into())]),
        evidence: Vec::new(),
        is_pending: false,
    });
    let given = game.rulings().iter().rev().map(|ruling| {
        let shown = show_ruling(ruling, game.book(), frame.language);
        ClaimRow {
            headline: shown.headline,
            evidence: shown.evidence,
            is_pending: false,
        }
    });
    pending.into_iter().chain(open).chain(given).collect()
}

/// The moves under their numbers.
pub(super) fn moves(game: &Game, language: Language) -> Vec<MoveRow> {
    let first = game.start_position().side_to_move();
    let count = game.plies().len();
    let rows = game.plies().iter().enumerate().map(|(index, ply)| {
        let begins = ply.side == first;
        let number = index / 2 + 1;
        MoveRow {
            number: if begins {
                format!("{number}.")
            } else {
                String::new()
            },
            text: written(game, u32::try_from(index + 1).unwrap_or(u32::MAX), language),
            is_last: index + 1 == count,
        }
    });
    rows.collect()
}

/// A game for the wall.
pub(super) fn card(frame: &Frame, snapshot: &Snapshot) -> Card {
    let game = &*snapshot.game;
    let view = snapshot.view(true, frame.language);
    let sides = sides(frame, snapshot);
    let counters: Vec<CounterRow> = view.counters.iter().map(counter).collect();
    let going = !game.is_over();
    let warned = going && counters.iter().any(|counter| counter.is_warned);
    let short = sides.iter().any(|side| side.is_short);
    let claim = going && (game.asked().is_some() || game.desk().open_irregularity().is_some());
    let paused = going && game.desk().is_paused();
    let mut marks = Vec::new();
    let mut mark = |is: bool, kind: &'static str, id: &str| {
        if is {
            marks.push(Mark {
                kind,
                text: frame.text(id),
            });
        }
    };
    mark(claim, "warn", "mark-claim");
    mark(paused, "warn", "mark-paused");
    mark(short, "warn", "mark-short");
    mark(game.settings().youth, "", "mark-youth");
    mark(game.settings().playoff.is_some(), "", "mark-playoff");
    let variant = frame.text(&format!("variant-{}", game.variant().id()));
    let urgent = claim || warned || short || paused;
    let kinds = [
        (going, "going"),
        (!going, "over"),
        (urgent, "watch"),
        (game.clock().is_some(), "clock"),
    ];
    let kinds: Vec<&str> = kinds
        .iter()
        .filter(|(is, _)| *is)
        .map(|(_, kind)| *kind)
        .collect();
    let names: Vec<&str> = sides.iter().map(|side| side.name.as_str()).collect();
    Card {
        id: game.id().to_owned(),
        version: game.version(),
        picture: picture(frame, game, game.ply(), false),
        words: format!(
            "{} {variant} {} {}",
            game.id(),
            view.rulebook.name,
            names.join(" ")
        )
        .to_lowercase(),
        title: variant,
        ply_text: ply_text(frame, game.ply()),
        result: game
            .verdict()
            .map(|verdict| verdict.result(game.variant().spelling()).to_owned())
            .unwrap_or_default(),
        kinds: kinds.join(" "),
        is_urgent: urgent,
        is_over: !going,
        sides,
        counters,
        marks,
    }
}
