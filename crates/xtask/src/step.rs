//! Steps that are timed, may fail without hiding the ones after them, and are
//! summed up at the end.

use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

/// What was done so far.
#[derive(Default, Debug)]
pub(crate) struct Steps {
    done: Vec<Step>,
}

#[derive(Debug)]
struct Step {
    name: String,
    took: Duration,
    failure: Option<String>,
}

impl Steps {
    /// Does one step and keeps how it went; whether it succeeded.
    pub(crate) fn run(&mut self, name: &str, work: impl FnOnce() -> Result<(), String>) -> bool {
        println!("\n==> {name}");
        let start = Instant::now();
        let failure = work().err();
        if let Some(failure) = &failure {
            eprintln!("\nfailed: {name}: {failure}");
        }
        let ok = failure.is_none();
        self.done.push(Step {
            name: name.to_owned(),
            took: start.elapsed(),
            failure,
        });
        ok
    }

    /// Runs a program as a step, its output going to the terminal.
    pub(crate) fn command(&mut self, name: &str, command: &mut Command) -> bool {
        self.run(name, || status(command))
    }

    /// Prints the summary. Fails if a step did.
    pub(crate) fn finish(self) -> ExitCode {
        println!("\n==> summary");
        for step in &self.done {
            let seconds = step.took.as_secs_f64();
            match &step.failure {
                None => println!("  ok      {seconds:>7.1} s  {}", step.name),
                Some(failure) => {
                    println!("  FAILED  {seconds:>7.1} s  {}: {failure}", step.name);
                }
            }
        }
        let failed = self
            .done
            .iter()
            .filter(|step| step.failure.is_some())
            .count();
        println!(
            "\nsteps: {} passed, {failed} failed",
            self.done.len() - failed
        );
        if failed == 0 {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        }
    }
}

/// Runs a program and turns anything but success into a message.
pub(crate) fn status(command: &mut Command) -> Result<(), String> {
    let shown = show(command);
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{shown}` ended with {status}")),
        Err(error) => Err(format!("`{shown}` could not be started: {error}")),
    }
}

/// Runs a program and gives what it printed.
pub(crate) fn output(command: &mut Command) -> Result<String, String> {
    let shown = show(command);
    let output = command
        .output()
        .map_err(|error| format!("`{shown}` could not be started: {error}"))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(format!(
            "`{shown}` ended with {}: {}",
            output.status,
            said.trim()
        ));
    }
    String::from_utf8(output.stdout).map_err(|_| format!("`{shown}` printed no UTF-8"))
}

fn show(command: &Command) -> String {
    let mut words = vec![command.get_program().to_string_lossy().into_owned()];
    words.extend(
        command
            .get_args()
            .map(|arg| arg.to_string_lossy().into_owned()),
    );
    words.join(" ")
}
