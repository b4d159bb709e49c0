use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use super::UciError;
use super::client::Lines;

/// A running engine program. Dropping it ends the program.
#[derive(Debug)]
pub struct Process {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Process {
    /// Starts a program.
    ///
    /// # Errors
    ///
    /// [`UciError::Start`]
    pub fn start(path: &Path) -> Result<Process, UciError> {
        let failed = |why: String| UciError::Start {
            path: path.display().to_string(),
            why,
        };
        let mut child = Command::new(path)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| failed(error.to_string()))?;
        let input = child.stdin.take();
        let output = child
            .stdout
            .take()
            .ok_or_else(|| failed("it has no output".to_owned()))?;
        // A reader that nobody listens to any more stops by itself.
        let (sender, lines) = sync_channel(1024);
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Process {
            child,
            input,
            lines,
        })
    }

    /// The number by which the system knows the program.
    pub fn id(&self) -> u32 {
        self.child.id()
    }
}

impl Lines for Process {
    fn send(&mut self, line: &str) -> Result<(), UciError> {
        let input = self.input.as_mut().ok_or(UciError::Ended)?;
        let sent = writeln!(input, "{line}").and_then(|()| input.flush());
        sent.map_err(|_| UciError::Ended)
    }

    fn receive(&mut self, wait: Duration) -> Result<String, UciError> {
        self.lines.recv_timeout(wait).map_err(|error| match error {
            RecvTimeoutError::Timeout => UciError::TooSlow,
            RecvTimeoutError::Disconnected => UciError::Ended,
        })
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Whatever it does now, it must not stay behind.
        let _ = self.send("quit");
        self.input = None;
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
