use std::io::{self, BufRead, Write};

use damier_draughts::{Move, Position, Variant};

use super::{HubError, Line, find_move, position_text};
use crate::matches::Player;
use crate::past::Past;

/// An engine behind two streams as a player in a match.
///
/// It is given every position afresh, so it does not see repetitions coming. If
/// it breaks the protocol it forfeits; [`error`](HubPlayer::error) says why.
#[derive(Debug)]
pub struct HubPlayer<I, O> {
    input: I,
    output: O,
    /// The arguments of `level`, such as `move-time=1`.
    level: String,
    error: Option<String>,
}

impl<I: BufRead, O: Write> HubPlayer<I, O> {
    /// Greets an engine that writes to `input` and reads from `output`, and sets
    /// the variant and other parameters. `level` are the arguments of the
    /// `level` command for every move, such as `move-time=1` or `nodes=100000`.
    ///
    /// # Errors
    ///
    /// If a stream breaks or ends.
    pub fn start(
        input: I,
        output: O,
        variant: Variant,
        parameters: &[(String, String)],
        level: &str,
    ) -> io::Result<HubPlayer<I, O>> {
        let mut player = HubPlayer {
            input,
            output,
            level: level.to_owned(),
            error: None,
        };
        player.send("hub")?;
        let values = player.wait_for("wait")?;
        // An engine that names the values it knows is told the one it knows.
        let known = values
            .iter()
            .filter(|line| line.get("name") == Some("variant"));
        let names: Vec<&str> = known
            .filter_map(|line| line.get("values"))
            .flat_map(str::split_whitespace)
            .collect();
        let id = variant.id();
        let name = match id {
            "international" if !names.contains(&id) => "normal",
            "breakthrough" if !names.contains(&id) => "bt",
            "antidraughts" if !names.contains(&id) => "losing",
            _ => id,
        };
        if !names.is_empty() {
            player.set("variant", name)?;
        }
        for (name, value) in parameters {
            player.set(name, value)?;
        }
        player.send("init")?;
        player.wait_for("ready")?;
        Ok(player)
    }

    /// Why the engine forfeited, if it did.
    pub fn error(&self) -> Option<&str> {
        self.error.as_deref()
    }

    fn set(&mut self, name: &str, value: &str) -> io::Result<()> {
        let line = Line::new("set-param")
            .with("name", name)
            .with("value", value);
        self.send(&line.to_string())
    }

    fn send(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")?;
        self.output.flush()
    }

    /// Reads until a line with this command, which comes last in the list.
    fn wait_for(&mut self, command: &str) -> io::Result<Vec<Line>> {
        let mut lines = Vec::new();
        loop {
            let mut text = String::new();
            if self.input.read_line(&mut text)? == 0 {
                let what = format!("the engine ended before saying `{command}`");
                return Err(io::Error::new(io::ErrorKind::UnexpectedEof, what));
            }
            let line = Line::parse(&text);
            let last = line.command() == command;
            lines.push(line);
            if last {
                return Ok(lines);
            }
        }
    }

    fn ask(&mut self, position: &Position) -> io::Result<Result<Move, HubError>> {
        self.send(&format!("pos pos={}", position_text(position)))?;
        self.send(&format!("level {}", self.level))?;
        self.send("go think")?;
        let answer = self.wait_for("done")?;
        let text = answer
            .last()
            .and_then(|line| line.get("move"))
            .unwrap_or_default();
        Ok(find_move(position, text))
    }
}

impl<I: BufRead, O: Write> Player for HubPlayer<I, O> {
    fn pick(&mut self, position: &Position, _past: &Past, _seed: u64) -> Option<Move> {
        let error = match self.ask(position) {
            Ok(Ok(mv)) => return Some(mv),
            Ok(Err(error)) => error.to_string(),
            Err(error) => error.to_string(),
        };
        self.error = Some(error);
        None
    }

    fn new_game(&mut self) {
        if let Err(error) = self.send("new-game") {
            self.error = Some(error.to_string());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn talk(answers: &str) -> io::Result<HubPlayer<&[u8], Vec<u8>>> {
        let variant = Variant::International;
        HubPlayer::start(answers.as_bytes(), Vec::new(), variant, &[], "nodes=10")
    }

    #[test]
    fn an_engine_is_greeted_and_asked() {
        let answers = "id name=X\nparam name=variant value=normal type=enum values=\"normal bt\"\n\
                       wait\nready\ninfo depth=1\ndone move=32-28 ponder=19-23\n";
        let mut player = talk(answers).expect("the greeting is complete");
        let start = Position::start(Variant::International);
        let mv = player
            .pick(&start, &Past::unknown(), 0)
            .expect("a legal move");
        assert_eq!((mv.from().number(), mv.to().number()), (32, 28));
        let said = String::from_utf8(player.output).expect("text");
        assert!(
            said.contains("set-param name=variant value=normal"),
            "{said}"
        );
        assert!(said.contains("level nodes=10\ngo think\n"), "{said}");
    }

    #[test]
    fn an_illegal_answer_forfeits() {
        let mut player = talk("wait\nready\ndone move=32-27x9\n").expect("greeted");
        let start = Position::start(Variant::International);
        assert!(player.pick(&start, &Past::unknown(), 0).is_none());
        assert!(
            player
                .error()
                .is_some_and(|error| error.contains("no legal move"))
        );
        assert!(player.pick(&start, &Past::unknown(), 0).is_none());
        assert!(player.error().is_some_and(|error| error.contains("ended")));
        assert!(talk("wait\n").is_err());
    }
}
