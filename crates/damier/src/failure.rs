//! What a command that does not end well ends with.

use std::fmt;
use std::io;

use crate::input::SourceError;
use crate::messages::say;

/// The end of a command that could not do what it was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The request makes no sense: a file that is not there, a position that
    /// cannot be. Exit code 2.
    Usage(String),
    /// The request was understood, but something went wrong on the way. Exit
    /// code 1.
    Trouble(String),
    /// Whoever reads our output closed it, as `head` does: no failure at all.
    OutputClosed,
}

impl Failure {
    /// A bad request, with what is wrong and what to do.
    pub(crate) fn usage(error: impl fmt::Display) -> Failure {
        Failure::Usage(error.to_string())
    }

    /// A problem on the way.
    pub(crate) fn trouble(error: impl fmt::Display) -> Failure {
        Failure::Trouble(error.to_string())
    }
}

impl From<io::Error> for Failure {
    /// Of writing to standard output, the only input or output whose errors
    /// are not given a name first.
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::OutputClosed,
            _ => {
                let args = [("why", error.to_string().into())];
                Failure::Trouble(say("output-failed", &args))
            }
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::from(io::Error::from(error))
    }
}

impl From<SourceError> for Failure {
    fn from(error: SourceError) -> Failure {
        Failure::usage(error)
    }
}
