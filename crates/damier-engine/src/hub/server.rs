use std::cell::Cell;
use std::io::{self, BufRead, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::Instant;

use damier_arbiter::RuleBook;
use damier_draughts::{Position, Variant};
use damier_endgame::{EndgameService, NEAR, Tables};

use super::{HubError, Line, find_move, move_text, read_position};
use crate::clocks::DrawRules;
use crate::engine::Engine;
use crate::past::Past;
use crate::{Limits, Report};

/// What the runner of a [`Server`] has to do after a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Go on reading lines.
    Listen,
    /// Call [`Server::search`] now.
    Search {
        /// The opponent is on move: the clock starts with `ponder-hit`.
        ponder: bool,
    },
    /// Stop.
    Quit,
}

/// How long to think.
#[derive(Clone, Copy, Debug, Default)]
struct Time {
    /// Milliseconds for this move; `None`: until the limits or a `stop`.
    for_move: Option<u64>,
    limits: Limits,
}

/// The engine's end of the protocol, without streams, threads or a clock:
/// lines in, lines out.
///
/// ```
/// use damier_engine::hub::{Answer, Server};
///
/// let mut server = Server::new(1);
/// let mut said = Vec::new();
/// let mut say = |line: String| said.push(line);
/// assert_eq!(server.line("hub", &mut say), Answer::Listen);
/// assert_eq!(server.line("set-param name=variant value=russian", &mut say), Answer::Listen);
/// assert_eq!(server.line("init", &mut say), Answer::Listen);
/// server.line("level depth=3", &mut say);
/// assert_eq!(server.line("go think", &mut say), Answer::Search { ponder: false });
/// server.search(&|| false, &|| 0, &mut say);
/// assert_eq!(said.first().map(|line| line.starts_with("id name=Damier")), Some(true));
/// assert!(said.contains(&"ready".to_owned()));
/// assert!(said.last().is_some_and(|line| line.starts_with("done move=")));
/// ```
#[derive(Debug)]
pub struct Server {
    engine: Engine,
    variant: Variant,
    position: Position,
    past: Past,
    time: Time,
    /// Plies played, as far as known, for sharing out the time.
    plies: u32,
    endings: Option<EndgameService>,
}

impl Server {
    /// A server whose engine has a table of so many megabytes. It plays
    /// international draughts until told otherwise.
    pub fn new(table_megabytes: usize) -> Server {
        let variant = Variant::International;
        let position = Position::start(variant);
        Server {
            engine: Engine::new(table_megabytes),
            variant,
            position,
            past: past_of(&position),
            time: Time::default(),
            plies: 0,
            endings: None,
        }
    }

    /// The same server with endgame tables. It asks those that are there, and has
    /// the others made in the background once a game comes near to them.
    #[must_use]
    pub fn with_endings(mut self, endings: EndgameService) -> Server {
        self.endings = Some(endings);
        self
    }

    /// The tables for the position that was set, if there are any yet.
    fn tables(&self) -> Option<Arc<Tables>> {
        let endings = self.endings.as_ref()?;
        if self.position.pieces().count() > NEAR {
            return None;
        }
        let book = RuleBook::default_for(self.variant.id())?;
        endings.at_hand(self.variant, &book)
    }

    /// Takes a line in; what is to be answered goes to `say`. Unknown commands
    /// and arguments are passed over, as the protocol asks.
    pub fn line(&mut self, text: &str, say: &mut dyn FnMut(String)) -> Answer {
        let line = Line::parse(text);
        match line.command() {
            "hub" => introduce(self.variant, say),
            "init" => say("ready".to_owned()),
            "ping" => say("pong".to_owned()),
            "new-game" => {
                self.engine.forget();
                self.plies = 0;
            }
            "set-param" => self.set(&line, say),
            "pos" => {
                if let Err(error) = self.place(&line) {
                    complain(&error.to_string(), say);
                }
            }
            "level" => self.time = self.time_of(&line),
            "go" => {
                if self.position.legal_moves().is_empty() {
                    complain("there is no legal move in this position", say);
                } else {
                    let ponder = line.get("ponder").is_some();
                    return Answer::Search { ponder };
                }
            }
            "quit" => return Answer::Quit,
            _ => {}
        }
        Answer::Listen
    }

    fn set(&mut self, line: &Line, say: &mut dyn FnMut(String)) {
        let value = line.get("value").unwrap_or_default();
        match line.get("name") {
            Some("variant") => match variant_named(value) {
                Some(variant) => {
                    self.variant = variant;
                    self.position = Position::start(variant);
                    self.past = past_of(&self.position);
                }
                None => complain(&format!("unknown variant {value}"), say),
            },
            Some("table-size") => match value.parse() {
                Ok(megabytes) => self.engine = Engine::new(megabytes),
                Err(_) => complain("table-size is a number of megabytes", say),
            },
            _ => {}
        }
    }

    fn place(&mut self, line: &Line) -> Result<(), HubError> {
        let mut position = match line.get("pos") {
            Some(text) => read_position(self.variant, text)?,
            None => Position::start(self.variant),
        };
        let mut past = past_of(&position);
        for text in line.get("moves").unwrap_or_default().split_whitespace() {
            let mv = find_move(&position, text)?;
            let facts = position
                .play(&mv)
                .map_err(|_| HubError::Move(text.to_owned()))?;
            past.record(&facts);
        }
        (self.position, self.past) = (position, past);
        Ok(())
    }

    fn time_of(&mut self, line: &Line) -> Time {
        let milliseconds = |name: &str| {
            let seconds: f64 = line.number(name)?;
            seconds
                .is_finite()
                .then_some((seconds.max(0.0) * 1000.0) as u64)
        };
        let limits = Limits {
            depth: line.number("depth"),
            nodes: line.number("nodes"),
        };
        let for_move = milliseconds("move-time").or_else(|| {
            let left = milliseconds("time")?;
            let increment = milliseconds("inc").unwrap_or(0);
            Some(match line.number::<u64>("moves") {
                Some(moves) => left / (moves + 1).max(2) + increment,
                None => crate::budget(left, increment, self.plies),
            })
        });
        Time { for_move, limits }
    }

    /// Searches the position that was set, until its limits are reached or
    /// `stop` turns true, and says `info` and `done`. `elapsed_ms` gives the
    /// milliseconds since the search was ordered.
    pub fn search(
        &mut self,
        stop: &dyn Fn() -> bool,
        elapsed_ms: &dyn Fn() -> u64,
        say: &mut dyn FnMut(String),
    ) {
        self.engine.set_tables(self.tables());
        let Time { for_move, limits } = self.time;
        let stops = || stop() || for_move.is_some_and(|time| elapsed_ms() >= time);
        let report = self
            .engine
            .search(&self.position, &self.past, &limits, &stops);
        say(info(&report, elapsed_ms()).to_string());
        self.plies += 2;
        if let Some(best) = &report.best {
            let done = Line::new("done").with("move", move_text(best));
            let done = match report.pv.get(1) {
                Some(reply) => done.with("ponder", move_text(reply)),
                None => done,
            };
            say(done.to_string());
        }
    }
}

fn past_of(position: &Position) -> Past {
    Past::start(
        DrawRules::for_variant(position.variant().id()),
        &position.facts(),
    )
}

fn complain(message: &str, say: &mut dyn FnMut(String)) {
    say(Line::new("error").with("message", message).to_string());
}

/// Our name of a variant, or the one that other Hub engines use.
fn variant_named(name: &str) -> Option<Variant> {
    let name = match name {
        "normal" => "international",
        "bt" => "breakthrough",
        "losing" => "antidraughts",
        other => other,
    };
    name.parse().ok()
}

fn introduce(variant: Variant, say: &mut dyn FnMut(String)) {
    let id = Line::new("id")
        .with("name", "Damier")
        .with("version", env!("CARGO_PKG_VERSION"))
        .with("author", "the authors of Damier");
    say(id.to_string());
    let names: Vec<&str> = Variant::ALL.iter().map(|v| v.id()).collect();
    let variants = Line::new("param")
        .with("name", "variant")
        .with("value", variant.id())
        .with("type", "enum")
        .with("values", names.join(" "));
    say(variants.to_string());
    let table = Line::new("param")
        .with("name", "table-size")
        .with("value", 64)
        .with("type", "int")
        .with("min", 1)
        .with("max", 65536);
    say(table.to_string());
    say("wait".to_owned());
}

fn info(report: &Report, milliseconds: u64) -> Line {
    let seconds = milliseconds as f64 / 1000.0;
    let mut line = Line::new("info")
        .with("depth", report.depth)
        .with("score", format!("{:.2}", f64::from(report.score) / 100.0))
        .with("nodes", report.nodes)
        .with("time", format!("{seconds:.3}"));
    if seconds > 0.0 {
        line = line.with("nps", format!("{:.2}", report.nodes as f64 / seconds / 1e6));
    }
    let moves: Vec<String> = report.pv.iter().map(move_text).collect();
    line.with("pv", moves.join(" "))
}

/// Lines that concern a running search, counted by the thread that reads them
/// and again when their turn comes: those in between are meant for the search.
#[derive(Debug, Default)]
struct Signals {
    read: AtomicU64,
    handled: AtomicU64,
}

impl Signals {
    fn is_raised(&self) -> bool {
        self.read.load(Ordering::SeqCst) > self.handled.load(Ordering::SeqCst)
    }
}

/// Runs a server on two streams until `quit` or the end of the input. A thread
/// reads, so that `ping`, `stop` and `ponder-hit` are heard during a search.
/// `endings`: endgame tables, see [`Server::with_endings`].
///
/// # Errors
///
/// If the output cannot be written.
pub fn serve(
    input: impl BufRead + Send,
    output: impl Write + Send,
    table_megabytes: usize,
    endings: Option<EndgameService>,
) -> io::Result<()> {
    let mut server = Server::new(table_megabytes);
    server.endings = endings;
    let (stops, hits) = (Signals::default(), Signals::default());
    let output = Mutex::new((output, Ok(())));
    let say = |line: String| {
        let mut guard = output.lock().unwrap_or_else(PoisonError::into_inner);
        let (stream, result) = &mut *guard;
        if result.is_ok() {
            *result = writeln!(stream, "{line}").and_then(|()| stream.flush());
        }
    };
    let (send, receive) = mpsc::channel();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let send = send;
            for line in input.lines().map_while(Result::ok) {
                match line.trim() {
                    "ping" => {
                        say("pong".to_owned());
                        continue;
                    }
                    "stop" | "quit" => _ = stops.read.fetch_add(1, Ordering::SeqCst),
                    "ponder-hit" => _ = hits.read.fetch_add(1, Ordering::SeqCst),
                    _ => {}
                }
                let quits = line.trim() == "quit";
                // After `quit` nothing may be waited for, even if whoever sent it
                // keeps the stream open.
                if send.send(line).is_err() || quits {
                    return;
                }
            }
            // Nobody is there any more: whatever is searched is not wanted.
            stops.read.fetch_add(1, Ordering::SeqCst);
        });
        answer(&mut server, &receive, (&stops, &hits), &say);
    });
    output
        .into_inner()
        .unwrap_or_else(PoisonError::into_inner)
        .1
}

/// Answers the lines in their order.
fn answer(
    server: &mut Server,
    lines: &mpsc::Receiver<String>,
    (stops, hits): (&Signals, &Signals),
    say: &dyn Fn(String),
) {
    while let Ok(line) = lines.recv() {
        match line.trim() {
            "stop" => _ = stops.handled.fetch_add(1, Ordering::SeqCst),
            "ponder-hit" => _ = hits.handled.fetch_add(1, Ordering::SeqCst),
            _ => {}
        }
        match server.line(&line, &mut |line| say(line)) {
            Answer::Listen => {}
            Answer::Quit => return,
            Answer::Search { ponder } => {
                let started = Cell::new((!ponder).then(Instant::now));
                let elapsed = || {
                    if started.get().is_none() && hits.is_raised() {
                        started.set(Some(Instant::now()));
                    }
                    started
                        .get()
                        .map_or(0, |since| since.elapsed().as_millis() as u64)
                };
                server.search(&|| stops.is_raised(), &elapsed, &mut |line| say(line));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn talk(lines: &str) -> Vec<String> {
        let mut output = Vec::new();
        serve(lines.as_bytes(), &mut output, 1, None).expect("memory can be written");
        let text = String::from_utf8(output).expect("the server writes text");
        text.lines().map(str::to_owned).collect()
    }

    #[test]
    fn a_move_is_played_in_every_variant() {
        for &variant in Variant::ALL {
            let mut server = Server::new(1);
            let mut said = Vec::new();
            let mut say = |line: String| said.push(line);
            server.line(&format!("set-param name=variant value={variant}"), &mut say);
            server.line("level nodes=2000", &mut say);
            let answer = server.line("go think", &mut say);
            assert_eq!(answer, Answer::Search { ponder: false });
            server.search(&|| false, &|| 0, &mut say);
            let done = Line::parse(said.last().expect("an answer"));
            let text = done.get("move").expect("a move");
            assert!(
                find_move(&Position::start(variant), text).is_ok(),
                "{variant}: {text}"
            );
        }
    }

    #[test]
    fn moves_follow_the_position() {
        let mut server = Server::new(1);
        let mut errors = Vec::new();
        let start = super::super::position_text(&Position::start(Variant::International));
        let text = format!("pos pos={start} moves=\"32-28 17-22 28x17x22\"");
        server.line(&text, &mut |line| errors.push(line));
        assert_eq!(errors, Vec::<String>::new());
        assert_eq!(server.position.pieces().count(), 39);
        server.line("pos pos=W moves=32-28", &mut |line| errors.push(line));
        server.line("pos moves=32-27", &mut |line| errors.push(line));
        assert_eq!(errors.len(), 1, "{errors:?}");
        assert!(errors[0].contains("51 characters"), "{errors:?}");
    }

    #[test]
    fn a_conversation_ends_with_the_input() {
        let said = talk("hub\ninit\nping\nnonsense\nlevel depth=2\ngo think\nquit\n");
        assert!(said.iter().any(|line| line == "wait"));
        assert!(said.iter().any(|line| line == "pong"));
        assert!(
            said.last()
                .is_some_and(|line| line.starts_with("done move="))
        );
        assert_eq!(talk(""), Vec::<String>::new());
        // An endless search ends when nobody listens any more.
        assert!(
            talk("level infinite\ngo ponder\n")
                .iter()
                .any(|l| l.starts_with("done"))
        );
    }

    #[test]
    fn a_lost_position_is_reported() {
        let said = talk("pos pos=Weeeeebbbbbeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee\ngo think\n");
        assert!(
            said.iter().any(|line| line.starts_with("error")),
            "{said:?}"
        );
    }
}
