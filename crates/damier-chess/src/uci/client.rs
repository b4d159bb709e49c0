use std::time::Duration;

use damier_game::Game as _;

use super::UciError;
use super::level::{self, Range};
use crate::engine::Level;
use crate::{Move, Position, Rights, Start, StartNumber};

/// Lines to and from an engine.
pub trait Lines {
    /// Sends a line.
    ///
    /// # Errors
    ///
    /// [`UciError::Ended`] if nobody reads it.
    fn send(&mut self, line: &str) -> Result<(), UciError>;

    /// The next line, waiting no longer than this.
    ///
    /// # Errors
    ///
    /// [`UciError::Ended`] or [`UciError::TooSlow`].
    fn receive(&mut self, wait: Duration) -> Result<String, UciError>;
}

/// How long an engine may think about a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Think {
    /// Milliseconds for the move.
    pub move_ms: u64,
    /// Milliseconds beyond that until it counts as stuck.
    pub patience_ms: u64,
}

impl Default for Think {
    fn default() -> Think {
        Think {
            move_ms: 500,
            patience_ms: 5_000,
        }
    }
}

/// What the engine can be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Options {
    chess960: bool,
    limit_strength: bool,
    elo: Option<Range>,
    skill: Option<Range>,
}

/// An engine that has been greeted.
#[derive(Debug)]
pub struct Client<L> {
    pub(super) lines: L,
    name: String,
    options: Options,
}

/// How long an engine may take to greet.
const GREETING: Duration = Duration::from_secs(10);

impl<L: Lines> Client<L> {
    /// Greets an engine and switches Chess960 on.
    ///
    /// # Errors
    ///
    /// [`UciError`] if it does not answer.
    pub fn greet(lines: L) -> Result<Client<L>, UciError> {
        let mut client = Client {
            lines,
            name: String::new(),
            options: Options::default(),
        };
        client.lines.send("uci")?;
        loop {
            let line = client.lines.receive(GREETING)?;
            let line = line.trim();
            if line == "uciok" {
                break;
            }
            if let Some(name) = line.strip_prefix("id name ") {
                client.name = name.trim().to_owned();
            }
            client.learn(line);
        }
        if client.options.chess960 {
            client.set("UCI_Chess960", "true")?;
        }
        client.wait_until_ready()?;
        Ok(client)
    }

    /// The name of the engine.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether it knows Chess960.
    pub const fn knows_chess960(&self) -> bool {
        self.options.chess960
    }

    fn learn(&mut self, line: &str) {
        let Some(option) = line.strip_prefix("option name ") else {
            return;
        };
        let (name, kind) = option.split_once(" type ").unwrap_or((option, ""));
        match name.trim() {
            "UCI_Chess960" => self.options.chess960 = true,
            "UCI_LimitStrength" => self.options.limit_strength = true,
            "UCI_Elo" => self.options.elo = range(kind),
            "Skill Level" => self.options.skill = range(kind),
            _ => {}
        }
    }

    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), UciError> {
        self.lines
            .send(&format!("setoption name {name} value {value}"))
    }

    pub(super) fn wait_until_ready(&mut self) -> Result<(), UciError> {
        self.lines.send("isready")?;
        while self.lines.receive(GREETING)?.trim() != "readyok" {}
        Ok(())
    }

    /// Begins a new game at a level.
    ///
    /// # Errors
    ///
    /// [`UciError`] if the engine does not answer.
    pub fn new_game(&mut self, level: Level) -> Result<(), UciError> {
        if let (true, Some(range)) = (self.options.limit_strength, self.options.elo) {
            let elo = level::elo(level, range);
            let limited = if elo.is_some() { "true" } else { "false" };
            self.set("UCI_LimitStrength", limited)?;
            if let Some(elo) = elo {
                self.set("UCI_Elo", &elo.to_string())?;
            }
        } else if let Some(range) = self.options.skill {
            self.set("Skill Level", &level::skill(level, range).to_string())?;
        }
        self.lines.send("ucinewgame")?;
        self.wait_until_ready()
    }

    /// The engine's move after these moves from a start position.
    ///
    /// # Errors
    ///
    /// [`UciError`]; the game is as before.
    pub fn best_move(
        &mut self,
        start: &Position,
        moves: &[Move],
        level: Level,
        think: Think,
    ) -> Result<Move, UciError> {
        let position = self.place(start, moves)?;
        let mut go = format!("go movetime {}", think.move_ms);
        if let Some(depth) = level::depth(level) {
            go.push_str(&format!(" depth {depth}"));
        }
        self.lines.send(&go)?;
        let wait = Duration::from_millis(think.move_ms.saturating_add(think.patience_ms));
        loop {
            let line = self.lines.receive(wait)?;
            let Some(rest) = line.trim().strip_prefix("bestmove") else {
                continue;
            };
            let text = rest.split_whitespace().next().unwrap_or_default();
            let found = position.parse_move(text);
            return found.map_err(|_| UciError::NoMove(text.to_owned()));
        }
    }

    /// Puts the position after these moves on the engine's board.
    pub(super) fn place(&mut self, start: &Position, moves: &[Move]) -> Result<Position, UciError> {
        let classical = Start::of(start) == Some(Start::fide(StartNumber::CLASSICAL));
        if !self.options.chess960 && !classical {
            return Err(UciError::NoChess960);
        }
        let mut line = format!("position fen {}", start.fen_with(self.rights()));
        let mut position = start.clone();
        for (nth, mv) in moves.iter().enumerate() {
            line.push_str(if nth == 0 { " moves " } else { " " });
            line.push_str(&self.written(mv));
            position = position.after(mv);
        }
        self.lines.send(&line)?;
        Ok(position)
    }

    const fn rights(&self) -> Rights {
        if self.options.chess960 {
            Rights::Shredder
        } else {
            Rights::XFen
        }
    }

    /// Castling as the king takes its rook; for engines without Chess960 as its
    /// two steps.
    fn written(&self, mv: &Move) -> String {
        match mv.wing() {
            Some(_) if !self.options.chess960 => format!("{}{}", mv.from(), mv.to()),
            _ => mv.uci(),
        }
    }
}

/// `spin default 20 min 0 max 20`
fn range(kind: &str) -> Option<Range> {
    let words: Vec<&str> = kind.split_whitespace().collect();
    let after = |name: &str| {
        let at = words.iter().position(|&word| word == name)?;
        words.get(at + 1)?.parse().ok()
    };
    Some(Range {
        least: after("min")?,
        most: after("max")?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An engine that has its answers ready.
    #[derive(Debug, Default)]
    struct Script {
        answers: std::collections::VecDeque<&'static str>,
        heard: Vec<String>,
    }

    impl Lines for Script {
        fn send(&mut self, line: &str) -> Result<(), UciError> {
            self.heard.push(line.to_owned());
            Ok(())
        }

        fn receive(&mut self, _wait: Duration) -> Result<String, UciError> {
            self.answers
                .pop_front()
                .map(str::to_owned)
                .ok_or(UciError::Ended)
        }
    }

    fn greeted(answers: &[&'static str]) -> Result<Client<Script>, UciError> {
        Client::greet(Script {
            answers: answers.iter().copied().collect(),
            heard: Vec::new(),
        })
    }

    const LIKE_STOCKFISH: [&str; 7] = [
        "id name X 1",
        "option name Skill Level type spin default 20 min 0 max 20",
        "option name UCI_Chess960 type check default false",
        "option name UCI_LimitStrength type check default false",
        "option name UCI_Elo type spin default 1320 min 1320 max 3190",
        "uciok",
        "readyok",
    ];

    #[test]
    fn an_engine_is_greeted_told_the_level_and_asked() {
        let mut answers = LIKE_STOCKFISH.to_vec();
        answers.extend(["readyok", "info depth 1", "bestmove f8g8 ponder a2a3"]);
        let mut client = greeted(&answers).expect("greeted");
        assert_eq!((client.name(), client.knows_chess960()), ("X 1", true));
        let level = Level::new(1).expect("1 to 10");
        client.new_game(level).expect("ready");
        let start = StartNumber::new(1).expect("below 960").position();
        let castles = start.parse_move("O-O");
        let moves: Vec<Move> = castles.into_iter().collect();
        let found = client.best_move(&start, &moves, level, Think::default());
        let heard = client.lines.heard.join("\n");
        assert!(
            heard.contains("setoption name UCI_Chess960 value true"),
            "{heard}"
        );
        assert!(
            heard.contains("setoption name UCI_Elo value 1320"),
            "{heard}"
        );
        assert!(heard.contains("go movetime 500 depth 1"), "{heard}");
        assert_eq!(found, Err(UciError::NoMove("f8g8".to_owned())));
    }

    #[test]
    fn an_engine_without_chess960_only_plays_the_classical_start() {
        let mut client = greeted(&["uciok", "readyok", "bestmove e8g8"]).expect("greeted");
        let level = Level::STRONGEST;
        let other = StartNumber::new(0).expect("below 960").position();
        let found = client.best_move(&other, &[], level, Think::default());
        assert_eq!(found, Err(UciError::NoChess960));
        let start = Position::classical();
        let mut position = start.clone();
        let mut moves = Vec::new();
        for text in ["e4", "e5", "Nf3", "Nf6", "Be2", "Be7", "O-O"] {
            let mv = position.parse_move(text).expect("legal");
            moves.push(mv);
            position = position.after(&mv);
        }
        let found = client.best_move(&start, &moves, level, Think::default());
        assert_eq!(found.map(|mv| mv.uci()).as_deref(), Ok("e8h8"));
        assert!(client.lines.heard.iter().any(|line| line.ends_with("e1g1")));
    }

    #[test]
    fn one_that_falls_silent_is_told_of() {
        assert_eq!(greeted(&["id name X"]).map(|_| ()), Err(UciError::Ended));
        let mut client = greeted(&["uciok", "readyok"]).expect("greeted");
        assert_eq!(client.new_game(Level::STRONGEST), Err(UciError::Ended));
    }
}
