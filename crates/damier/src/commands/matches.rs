use std::fmt;
use std::io::Write;
use std::str::FromStr;

use clap::Args;
use damier_arbiter::RuleBook;
use damier_draughts::Variant;
use damier_engine::matches::{
    GameRecord, LevelPlayer, MatchPlan, Player, RandomPlayer, SearchPlayer, play_match,
    random_openings,
};
use damier_engine::{Level, Limits};
use damier_game::{Side, Spelling};

use crate::failure::Failure;
use crate::{Ending, book};

/// Let two players of the engine play a match, refereed by a rule book.
///
/// Every opening is played twice with colours changed. The same seed gives the
/// same match.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier match --engine level:8 --engine level:4
  damier match --variant russian --engine depth:9 --engine depth:5 --games 20
  damier match --variant american --engine level:10 --engine random --nodes 20000

A player is level:1 to level:10, depth:PLIES, nodes:N or random.")]
pub(crate) struct Match {
    /// A player; give two.
    #[arg(long = "engine", value_name = "PLAYER", required = true)]
    engines: Vec<PlayerSpec>,
    /// The game.
    #[arg(long, default_value = "international")]
    variant: Variant,
    /// The rule book: an id or a file [default: the usual one of the game].
    #[arg(long, value_name = "BOOK")]
    rules: Option<String>,
    /// How many games.
    #[arg(long, default_value_t = 10)]
    games: u32,
    /// Random plies at the beginning of each pair of games; 0 plays from the start.
    #[arg(long, value_name = "PLIES", default_value_t = 6)]
    opening: u32,
    /// Cut the thinking of a level off after so many positions.
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Where chance comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Megabytes of memory for each player.
const MEMORY: usize = 16;

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PlayerSpec {
    Level(Level),
    Depth(u32),
    Nodes(u64),
    Random,
}

impl FromStr for PlayerSpec {
    type Err = String;

    fn from_str(text: &str) -> Result<PlayerSpec, String> {
        let expected = "write level:1 to level:10, depth:PLIES, nodes:N or random";
        if text == "random" {
            return Ok(PlayerSpec::Random);
        }
        let (kind, value) = text.split_once(':').ok_or(expected)?;
        match kind {
            "level" => value
                .parse()
                .map(PlayerSpec::Level)
                .map_err(|error| format!("{error}; {expected}")),
            "depth" => value
                .parse()
                .map(PlayerSpec::Depth)
                .map_err(|_| expected.to_owned()),
            "nodes" => value
                .parse()
                .map(PlayerSpec::Nodes)
                .map_err(|_| expected.to_owned()),
            _ => Err(expected.to_owned()),
        }
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerSpec::Level(level) => write!(f, "level:{level}"),
            PlayerSpec::Depth(depth) => write!(f, "depth:{depth}"),
            PlayerSpec::Nodes(nodes) => write!(f, "nodes:{nodes}"),
            PlayerSpec::Random => f.write_str("random"),
        }
    }
}

impl PlayerSpec {
    fn player(self, nodes: Option<u64>) -> Box<dyn Player> {
        let search = |limits| Box::new(SearchPlayer::new(limits, MEMORY));
        match self {
            PlayerSpec::Level(level) => Box::new(LevelPlayer::new(level, MEMORY, nodes)),
            PlayerSpec::Depth(depth) => search(Limits {
                depth: Some(depth),
                nodes: None,
            }),
            PlayerSpec::Nodes(nodes) => search(Limits {
                depth: None,
                nodes: Some(nodes),
            }),
            PlayerSpec::Random => Box::new(RandomPlayer),
        }
    }
}

pub(crate) fn run(args: &Match, out: &mut impl Write) -> Result<Ending, Failure> {
    let [first, second] = args.engines[..] else {
        return Err(Failure::Usage(
            "a match needs two players: give --engine twice".to_owned(),
        ));
    };
    let book = match &args.rules {
        Some(name) => book::find(name)?,
        None => RuleBook::default_for(args.variant.id()).ok_or_else(|| {
            Failure::Usage("this game has no usual rule book; give --rules".into())
        })?,
    };
    let openings = match args.opening {
        0 => Vec::new(),
        plies => {
            let pairs = usize::try_from(args.games.div_ceil(2)).unwrap_or(usize::MAX);
            random_openings(args.variant, plies, pairs, args.seed)
        }
    };
    let (variant, games, seed) = (args.variant, args.games, args.seed);
    let plan = MatchPlan {
        variant,
        book,
        openings,
        games,
        seed,
    };
    let mut number = 0;
    let mut written = Ok(());
    let report = |record: &GameRecord, side: Side| {
        number += 1;
        let result = written
            .is_ok()
            .then(|| describe(record, side, number, (first, second), out));
        if let Some(result) = result {
            written = result;
        }
    };
    let (mut one, mut two) = (first.player(args.nodes), second.player(args.nodes));
    let score = play_match(&plan, one.as_mut(), two.as_mut(), report);
    written?;
    writeln!(
        out,
        "{first} against {second}: {score}, {:.1} %",
        100.0 * score.share()
    )?;
    Ok(Ending::Fine)
}

/// One line a game, written as soon as it is over.
fn describe(
    record: &GameRecord,
    side: Side,
    number: u32,
    (first, second): (PlayerSpec, PlayerSpec),
    out: &mut impl Write,
) -> std::io::Result<()> {
    let (white, black) = match side {
        Side::White => (first, second),
        Side::Black => (second, first),
    };
    let (result, why) = match record.referee.verdict() {
        Some(verdict) => (verdict.result(Spelling::Draughts), verdict.reason.as_str()),
        None => ("1-1", "cut off"),
    };
    let plies = record.moves.len();
    writeln!(
        out,
        "{number:>4}  {white} - {black}  {result}  {why}, {plies} plies"
    )?;
    out.flush()
}
