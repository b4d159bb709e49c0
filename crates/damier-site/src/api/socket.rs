//! Play over a WebSocket: actions come in, states go out.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval};
use utoipa::IntoParams;

use super::body::{self, Params, Path};
use crate::i18n::Language;
use crate::live::{Action, Handle, Snapshot};
use crate::problem::Problem;
use crate::view::ProblemView;
use crate::{AppState, Player, limits};

/// How often the line is tested. Two tests without an answer end it.
const PING_EVERY: Duration = Duration::from_secs(15);

/// What the client has.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Known {
    /// The version of the game that the client knows; 0 or left out: none.
    #[serde(default)]
    from: u64,
}

/// Opens a WebSocket to play or watch a game. It sends
/// `{"type":"state","game":…}` at once and after every change (then with
/// `"cause"`), and `{"type":"problem","problem":…}` for what was refused; it
/// takes the same actions as `POST /api/games/{id}/actions`. A state is the whole
/// game, so a client that comes back needs no events that it missed. One that
/// names the version it knows in `from`, and has missed nothing, gets
/// `{"type":"current","version":…,"clock":…,"thinking":…}` instead of the first
/// state: only what can change without an event.
#[utoipa::path(
    get, path = "/api/games/{id}/ws", tag = "games",
    params(("id" = String, Path, description = "Name of the game"), Known),
    responses(
        (status = 101, description = "Messages are JSON texts"),
        (status = 404, description = "No such game", body = ProblemView),
    )
)]
pub(super) async fn connect(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Params(Known { from }): Params<Known>,
    player: Player,
    language: Language,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let handle = state.live().find(&id).await?;
    let upgrade = upgrade
        .max_message_size(limits::SOCKET_MESSAGE_BYTES)
        .max_frame_size(limits::SOCKET_MESSAGE_BYTES);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let snapshots = handle.subscribe();
        let connection = Connection {
            socket,
            state,
            id,
            player,
            language,
            handle,
            snapshots,
            line: Line::new(),
            credit: Credit::full(),
        };
        if let Err(Gone) = connection.run(from).await {
            tracing::debug!("a client left");
        }
    }))
}

/// The client is not there any more.
struct Gone;

impl From<axum::Error> for Gone {
    fn from(_: axum::Error) -> Gone {
        Gone
    }
}

struct Connection {
    socket: WebSocket,
    state: AppState,
    id: String,
    player: Player,
    language: Language,
    handle: Handle,
    snapshots: watch::Receiver<Snapshot>,
    line: Line,
    credit: Credit,
}

impl Connection {
    async fn run(mut self, known: u64) -> Result<(), Gone> {
        let mut pings = interval(PING_EVERY);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        self.snapshots.mark_unchanged();
        let snapshot = self.handle.snapshot();
        if snapshot.game.version() == known {
            self.send_current(&snapshot).await?;
        } else {
            self.send_state(snapshot, None).await?;
        }
        let state = self.state.clone();
        let stopping = state.stopping();
        tokio::pin!(stopping);
        loop {
            tokio::select! {
                message = self.socket.recv() => match message {
                    None => return Ok(()),
                    Some(message) => self.receive(message?).await?,
                },
                changed = self.snapshots.changed() => match changed {
                    Ok(()) => {
                        let snapshot = self.snapshots.borrow_and_update().clone();
                        let cause = snapshot.cause;
                        self.send_state(snapshot, Some(cause)).await?;
                    }
                    Err(_) => self.find_again().await?,
                },
                _ = pings.tick() => {
                    let Some(payload) = self.line.ping() else { return Err(Gone) };
                    self.socket.send(Message::Ping(payload)).await?;
                }
                () = &mut stopping => {
                    let reason = "the server restarts".into();
                    let frame = CloseFrame { code: close_code::RESTART, reason };
                    self.socket.send(Message::Close(Some(frame))).await?;
                    return Ok(());
                }
            }
        }
    }

    async fn receive(&mut self, message: Message) -> Result<(), Gone> {
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(bytes) => {
                return self.take(&bytes).await;
            }
            Message::Pong(payload) => {
                self.line.pong(&payload);
                self.tell_lag();
                return Ok(());
            }
            Message::Ping(_) | Message::Close(_) => return Ok(()),
        };
        self.take(text.as_bytes()).await
    }

    /// Takes an action.
    async fn take(&mut self, bytes: &[u8]) -> Result<(), Gone> {
        self.credit.spend().await;
        let action = match body::parse::<Action>(bytes) {
            Ok(action) => action,
            Err(problem) => return self.send_problem(&problem).await,
        };
        let acted = self
            .state
            .live()
            .act(&self.id, &self.player, action, self.line.lag_ms)
            .await;
        match acted {
            // A change is sent to everyone; what had been done already is not.
            Ok((_, snapshot)) if snapshot.cause == "state" => {
                self.send_state(snapshot, Some("state")).await
            }
            Ok(_) => Ok(()),
            Err(problem) => {
                let shown = self
                    .state
                    .with_game(problem, &self.id, &self.player, self.language);
                let problem = shown.await;
                self.send_problem(&problem).await
            }
        }
    }

    fn tell_lag(&self) {
        if self.handle.is_owner(&self.player) {
            self.handle.set_lag(self.line.lag_ms);
        }
    }

    /// The game left memory, or had to be read again.
    async fn find_again(&mut self) -> Result<(), Gone> {
        match self.state.live().find(&self.id).await {
            Ok(handle) => {
                self.snapshots = handle.subscribe();
                self.snapshots.mark_unchanged();
                self.handle = handle;
                self.tell_lag();
                self.send_state(self.handle.snapshot(), Some("state")).await
            }
            Err(problem) => {
                self.send_problem(&problem).await?;
                Err(Gone)
            }
        }
    }

    async fn send_state(&mut self, snapshot: Snapshot, cause: Option<&str>) -> Result<(), Gone> {
        let view = snapshot.view(self.handle.is_owner(&self.player), self.language);
        let mut message = json!({"type": "state", "game": view});
        if let Some(cause) = cause {
            message["cause"] = cause.into();
        }
        self.send(&message).await
    }

    /// Says that the client is up to date.
    async fn send_current(&mut self, snapshot: &Snapshot) -> Result<(), Gone> {
        self.send(&json!({
            "type": "current",
            "version": snapshot.game.version(),
            "clock": snapshot.clock(self.language),
            "thinking": snapshot.thinking,
        }))
        .await
    }

    async fn send_problem(&mut self, problem: &Problem) -> Result<(), Gone> {
        let problem = problem.to_json(self.language);
        self.send(&json!({"type": "problem", "problem": problem}))
            .await
    }

    async fn send(&mut self, message: &Value) -> Result<(), Gone> {
        Ok(self
            .socket
            .send(Message::Text(message.to_string().into()))
            .await?)
    }
}

/// How long messages are under way, measured by pings.
struct Line {
    number: u64,
    sent: Option<Instant>,
    unanswered: u32,
    lag_ms: u64,
}

impl Line {
    fn new() -> Line {
        Line {
            number: 0,
            sent: None,
            unanswered: 0,
            lag_ms: 0,
        }
    }

    /// The next ping, or `None` if the line is dead.
    fn ping(&mut self) -> Option<Bytes> {
        if self.unanswered >= 2 {
            return None;
        }
        self.unanswered += 1;
        self.number += 1;
        self.sent = Some(Instant::now());
        Some(Bytes::copy_from_slice(&self.number.to_be_bytes()))
    }

    /// An answer: there and back again took this long. Half of it a position was
    /// on its way to the player, the other half the move is on its way here, and
    /// the clock ran all the while: all of it is lag.
    fn pong(&mut self, payload: &[u8]) {
        self.unanswered = 0;
        if payload == self.number.to_be_bytes()
            && let Some(sent) = self.sent.take()
        {
            self.lag_ms = u64::try_from(sent.elapsed().as_millis()).unwrap_or(u64::MAX);
        }
    }
}

/// How many messages a client may send. Whoever sends faster waits.
struct Credit {
    left: u32,
    since: Instant,
}

impl Credit {
    fn full() -> Credit {
        Credit {
            left: limits::SOCKET_CREDIT.0,
            since: Instant::now(),
        }
    }

    async fn spend(&mut self) {
        let (most, per_second) = limits::SOCKET_CREDIT;
        let every = Duration::from_secs(1) / per_second;
        let gained = self.since.elapsed().as_millis() / every.as_millis();
        let gained = u32::try_from(gained).unwrap_or(u32::MAX);
        if gained > 0 {
            self.left = self.left.saturating_add(gained).min(most);
            self.since = Instant::now();
        }
        if self.left == 0 {
            tokio::time::sleep(every).await;
        } else {
            self.left -= 1;
        }
    }
}
