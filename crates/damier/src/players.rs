//! Players of a match as they are named on the command line.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use damier_engine::Level;

/// The language in which another program plays.
pub(crate) trait Protocol {
    /// The word before the colon.
    const WORD: &'static str;
    /// What stands behind it, for the help.
    const VALUE: &'static str;
}

/// The Hub protocol of draughts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hub;

impl Protocol for Hub {
    const WORD: &'static str = "hub";
    const VALUE: &'static str = "COMMAND";
}

/// The UCI protocol of chess.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Uci;

impl Protocol for Uci {
    const WORD: &'static str = "uci";
    const VALUE: &'static str = "PROGRAM";
}

/// Who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum PlayerSpec<P> {
    Level(Level),
    Depth(u32),
    Nodes(u64),
    Random,
    /// Another program that speaks the protocol.
    Program(String, PhantomData<P>),
}

impl<P: Protocol> FromStr for PlayerSpec<P> {
    type Err = String;

    fn from_str(text: &str) -> Result<PlayerSpec<P>, String> {
        let expected = || {
            format!(
                "write level:1 to level:10, depth:PLIES, nodes:N, random or {}:{}",
                P::WORD,
                P::VALUE
            )
        };
        if text == "random" {
            return Ok(PlayerSpec::Random);
        }
        let (kind, value) = text.split_once(':').ok_or_else(expected)?;
        match kind {
            "level" => value
                .parse()
                .map(PlayerSpec::Level)
                .map_err(|error| format!("{error}; {}", expected())),
            "depth" => value.parse().map(PlayerSpec::Depth).map_err(|_| expected()),
            "nodes" => value.parse().map(PlayerSpec::Nodes).map_err(|_| expected()),
            word if word == P::WORD && !value.trim().is_empty() => {
                Ok(PlayerSpec::Program(value.to_owned(), PhantomData))
            }
            _ => Err(expected()),
        }
    }
}

impl<P: Protocol> fmt::Display for PlayerSpec<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerSpec::Level(level) => write!(f, "level:{level}"),
            PlayerSpec::Depth(depth) => write!(f, "depth:{depth}"),
            PlayerSpec::Nodes(nodes) => write!(f, "nodes:{nodes}"),
            PlayerSpec::Random => f.write_str("random"),
            PlayerSpec::Program(command, _) => write!(f, "{}:{command}", P::WORD),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_as_they_are_shown() {
        for text in [
            "level:1",
            "level:10",
            "depth:5",
            "nodes:2000",
            "random",
            "uci:/bin/x y",
        ] {
            let spec: PlayerSpec<Uci> = text.parse().expect("a player");
            assert_eq!(spec.to_string(), text);
        }
        for wrong in ["", "level:11", "depth:", "hub:scan", "uci: ", "random:1"] {
            let fault = wrong.parse::<PlayerSpec<Uci>>().expect_err("nobody");
            assert!(fault.contains("uci:PROGRAM"), "{fault}");
        }
        assert!("hub:scan hub".parse::<PlayerSpec<Hub>>().is_ok());
    }
}
