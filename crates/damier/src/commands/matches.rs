use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Arc;

use clap::Args;
use damier_draughts::{Move, Position, Variant};
use damier_endgame::{EndgameService, Folder, Tables};
use damier_engine::hub::HubPlayer;
use damier_engine::matches::{
    GameRecord, LevelPlayer, MatchPlan, Player, RandomPlayer, SearchPlayer, play_match,
    random_openings,
};
use damier_engine::{Limits, Past};
use damier_game::{Side, Spelling};
use damier_words::play_options;

use crate::Ending;
use crate::book::BookArgs;
use crate::failure::Failure;
use crate::messages::say;
use crate::output;
use crate::players::{Hub, PlayerSpec};

/// Let two players of the engine play a match, refereed by a rule book.
///
/// Every opening is played twice with colours changed. The same seed gives the
/// same match. Endgame tables of the game are used if they are there when it begins; so
/// that matches can be repeated, making them is left to `damier endgame build`. Of chess:
/// `damier match --variant chess960 --help`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier match --engine level:8 --engine level:4
  damier match --variant russian --engine depth:9 --engine depth:5 --games 20
  damier match --variant american --engine level:10 --engine random --nodes 20000
  damier match --variant chess960 --engine level:6 --engine uci:/usr/games/stockfish

A player is level:1 to level:10, depth:PLIES, nodes:N, random, or hub:COMMAND, another
program that speaks the Hub protocol:
  damier match --engine level:10 --engine \"hub:./scan hub\" --hub-level move-time=0.5")]
pub(crate) struct Match {
    /// A player; give two.
    #[arg(long = "engine", value_name = "PLAYER", required = true)]
    engines: Vec<PlayerSpec<Hub>>,
    /// The game.
    #[arg(long, default_value = "international")]
    variant: Variant,
    #[command(flatten)]
    book: BookArgs,
    /// How many games.
    #[arg(long, default_value_t = 10)]
    games: u32,
    /// Random plies at the beginning of each pair of games; 0 plays from the start.
    #[arg(long, value_name = "PLIES", default_value_t = 6)]
    opening: u32,
    /// Cut the thinking of a level off after so many positions.
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// How long programs behind hub: may think, in words of the Hub protocol.
    #[arg(long, value_name = "LEVEL", default_value = "move-time=1")]
    hub_level: String,
    /// Where chance comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Megabytes of memory for each player.
const MEMORY: usize = 16;

fn player(
    spec: &PlayerSpec<Hub>,
    args: &Match,
    tables: Option<&Arc<Tables>>,
) -> Result<Box<dyn Player>, Failure> {
    let search = |depth, nodes| {
        let player = SearchPlayer::new(Limits { depth, nodes }, MEMORY);
        Box::new(match tables {
            Some(tables) => player.with_tables(Arc::clone(tables)),
            None => player,
        }) as Box<dyn Player>
    };
    Ok(match spec {
        PlayerSpec::Level(level) => {
            let player = LevelPlayer::new(*level, MEMORY, args.nodes);
            Box::new(match tables {
                Some(tables) => player.with_tables(Arc::clone(tables)),
                None => player,
            }) as Box<dyn Player>
        }
        PlayerSpec::Depth(depth) => search(Some(*depth), None),
        PlayerSpec::Nodes(nodes) => search(None, Some(*nodes)),
        PlayerSpec::Random => Box::new(RandomPlayer),
        PlayerSpec::Program(command, _) => {
            Box::new(Program::start(command, args.variant, &args.hub_level)?)
        }
    })
}

/// Another program as a player. It is ended with the match.
struct Program {
    child: Child,
    player: HubPlayer<BufReader<ChildStdout>, ChildStdin>,
    name: String,
}

impl Program {
    fn start(command: &str, variant: Variant, level: &str) -> Result<Program, Failure> {
        let failed = |error: io::Error| Failure::Usage(format!("hub:{command}: {error}"));
        let mut words = command.split_whitespace();
        let mut child = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        let streams = child
            .stdout
            .take()
            .map(BufReader::new)
            .zip(child.stdin.take());
        let greeted = match streams {
            Some((out, input)) => HubPlayer::start(out, input, variant, &[], level),
            None => Err(io::Error::other("its streams cannot be used")),
        };
        match greeted {
            Ok(player) => Ok(Program {
                child,
                player,
                name: command.to_owned(),
            }),
            Err(error) => {
                end(&mut child);
                Err(failed(error))
            }
        }
    }
}

impl Player for Program {
    fn pick(&mut self, position: &Position, past: &Past, seed: u64) -> Option<Move> {
        let picked = self.player.pick(position, past, seed);
        if let (None, Some(error)) = (&picked, self.player.error()) {
            output::tell(format_args!("damier: hub:{} forfeits: {error}", self.name));
        }
        picked
    }

    fn new_game(&mut self) {
        self.player.new_game();
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        end(&mut self.child);
    }
}

/// Ends a program, which may have ended by itself.
fn end(child: &mut Child) {
    let _ = child.kill();
    let _ = child.wait();
}

pub(crate) fn run(args: &Match, out: &mut impl Write) -> Result<Ending, Failure> {
    let [first, second] = &args.engines[..] else {
        return Err(Failure::Usage(
            "a match needs two players: give --engine twice".to_owned(),
        ));
    };
    let book = args.book.for_game(args.variant.id())?;
    let options = play_options(&book, args.variant);
    let is_hub = |spec: &PlayerSpec<Hub>| matches!(spec, PlayerSpec::Program(..));
    if options.is_other(args.variant) && args.engines.iter().any(is_hub) {
        return Err(Failure::Usage(say("match-usual", &[])));
    }
    let start = Position::start_with(args.variant, options);
    let openings = match args.opening {
        0 => Vec::new(),
        plies => {
            let pairs = usize::try_from(args.games.div_ceil(2)).unwrap_or(usize::MAX);
            random_openings(&start, plies, pairs, args.seed)
        }
    };
    let (variant, games, seed) = (args.variant, args.games, args.seed);
    let tables = EndgameService::new(Folder::of_user()).kept(variant, &book);
    let plan = MatchPlan {
        start,
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
    let tables = tables.as_ref();
    let (mut one, mut two) = (player(first, args, tables)?, player(second, args, tables)?);
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
    (first, second): (&PlayerSpec<Hub>, &PlayerSpec<Hub>),
    out: &mut impl Write,
) -> io::Result<()> {
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
