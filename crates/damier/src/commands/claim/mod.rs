//! `damier claim`: what a referee is asked, and what the rules answer.

mod answer;
mod board;
mod desk;
mod game;

use std::io::Write;

use clap::{Args, Subcommand};
use damier_arbiter::clock::TimeControl;
use damier_game::{Outcome, Side};

use crate::Ending;
use crate::failure::Failure;
use crate::inquiry::EvidenceArgs;
use crate::messages::say;
use game::GameArgs;

/// Ask the referee: claims, draws by regulation, punishments, other decisions.
///
/// Nothing is changed: the command says what the rules answer and on what it rests.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier claim regulation-draw international --fen W:WK1,K2:BK48
  damier claim time-shortage international --fen W:WK1,K2,31:BK48,20 \\
      --control \"20'\" --side white --left 0:55
  damier claim draw american --rules wcdf-claim --fen W:WK1:BK32 --side black \\
      --moves \"1-5 32-28 5-1 28-32 1-5 32-28 5-1\" --announce 28-32
  damier claim draw chess960 --fen \"3k4/8/8/8/8/8/4R3/4K3 w - - 99 80\" --announce Kd2
  damier claim flag chess960 --fen \"8/8/8/4k3/8/8/4P3/4K3 b - - 0 1\" --side white
  damier claim agreement international --moves \"32-28 19-23\" --not-before 40
  damier claim late international --white 31:00 --allowed 30:00
  damier claim irregular international --by white --what capture-missed --times 2 --loss-at 2
  damier claim points international --fen W:WK1,31,32:B20
  damier claim decide russian --result 1-1 --reason \"fire alarm\"

Exit codes: 0 granted or decided, 1 not granted.")]
pub(crate) struct Claim {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// An ending that is not played on without added time (FMJD Annex 3, 6.1.1.a).
    ///
    /// A draw, unless a side has a proven win: that side is asked to show it, and
    /// every move of the demonstration is checked.
    #[command(after_help = "\
Examples:
  damier claim regulation-draw international --fen W:WK1,K2,K3:BK48
  damier claim regulation-draw international --fen W:WK28:BK22 --show 28x17")]
    RegulationDraw {
        #[command(flatten)]
        game: GameArgs,
        #[command(flatten)]
        evidence: EvidenceArgs,
        /// The moves of a demonstration; each is checked.
        #[arg(long, value_name = "MOVES")]
        show: Option<String>,
    },
    /// A claim in time shortage (6.1.1.b): a minute, eight pieces, clearly superior.
    #[command(after_help = "\
Example:
  damier claim time-shortage international --fen W:WK1,K2,31:BK48,20 \\
      --control \"20'\" --side white --left 0:55")]
    TimeShortage {
        #[command(flatten)]
        game: GameArgs,
        #[command(flatten)]
        evidence: EvidenceArgs,
        /// Who claims.
        #[arg(long)]
        side: Side,
        /// The time that the claimant has left.
        #[arg(long, value_name = "TIME", value_parser = desk::parse_time)]
        left: u64,
        /// The time control [default: a fixed time]: nobody can claim where time is
        /// added.
        #[arg(
            long,
            value_name = "CONTROL",
            default_value = "1h",
            hide_default_value = true
        )]
        control: TimeControl,
    },
    /// A draw that a player must claim: repetition, or a count, by the rule book.
    ///
    /// A draw that has come of itself is told as well, and so is a dead position of chess.
    #[command(after_help = "\
Examples:
  damier claim draw chess960 --moves \"Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1\" --announce Ng8
  damier claim draw american --rules wcdf-claim --fen W:WK1:BK32 --side black \\
      --moves \"1-5 32-28 5-1 28-32 1-5 32-28 5-1\" --announce 28-32")]
    Draw {
        #[command(flatten)]
        game: GameArgs,
        /// Who claims [default: the side to move].
        #[arg(long)]
        side: Option<Side>,
        /// The clause [default: whichever grants it].
        #[arg(long, value_name = "CLAUSE")]
        by: Option<String>,
        /// The move that the claimant announces and does not play.
        #[arg(long, value_name = "MOVE")]
        announce: Option<String>,
    },
    /// A flag has fallen before the moves required were made.
    ///
    /// A loss, whatever the position; under the laws of chess a draw if the opponent
    /// cannot win by any series of moves.
    #[command(after_help = "\
Examples:
  damier claim flag international --fen W:WK1,K2:BK48 --side white
  damier claim flag chess960 --fen \"8/8/8/4k3/8/8/4P3/4K3 b - - 0 1\" --side white")]
    Flag {
        #[command(flatten)]
        game: GameArgs,
        /// Whose flag fell.
        #[arg(long)]
        side: Side,
    },
    /// A draw by agreement, under the bans on early ones of the rule book or the event.
    ///
    /// What the rule book forbids holds, unless one of the options below says otherwise.
    #[command(after_help = "\
Examples:
  damier claim agreement international --moves \"32-28 19-23\" --set early-draws=refused
  damier claim agreement international --moves \"32-28 19-23\" --not-before 40 --both-lose")]
    Agreement {
        #[command(flatten)]
        game: GameArgs,
        /// No agreement before each player has made so many moves; 0: at any time.
        #[arg(long, value_name = "MOVES", value_parser = whole::<u16>)]
        not_before: Option<u16>,
        /// No agreement while a side has more pieces than so many; 0: with any number.
        #[arg(long, value_name = "PIECES", value_parser = whole::<u8>)]
        most_pieces: Option<u8>,
        /// An agreement against this costs both the game.
        #[arg(long)]
        both_lose: bool,
    },
    /// A player, or both, came late.
    #[command(after_help = "\
Example:
  damier claim late international --white 31:00 --black 2:00 --allowed 30:00")]
    Late {
        #[command(flatten)]
        game: GameArgs,
        /// How late White came.
        #[arg(long, value_name = "TIME", value_parser = desk::parse_time, default_value = "0")]
        white: u64,
        /// How late Black came.
        #[arg(long, value_name = "TIME", value_parser = desk::parse_time, default_value = "0")]
        black: u64,
        /// How late the event allows to come.
        #[arg(long, value_name = "TIME", value_parser = desk::parse_time)]
        allowed: u64,
    },
    /// An irregular move: what the opponent may choose, what it costs.
    #[command(after_help = "\
Example:
  damier claim irregular international --by white --what capture-missed --loss-at 2 --times 2")]
    Irregular {
        #[command(flatten)]
        game: GameArgs,
        /// Whose it was.
        #[arg(long)]
        by: Side,
        /// Which one: a name such as capture-missed, or its number in the rule book, such as
        /// 5.4.6 in draughts.
        #[arg(long)]
        what: String,
        /// How many this player has had, this one included.
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..1000))]
        times: u32,
        /// Time that the opponent gains for each [default: as the book says].
        #[arg(long, value_name = "TIME", value_parser = desk::parse_time)]
        gain: Option<u64>,
        /// At which one the game is lost; 0: never [default: as the book says].
        #[arg(long, value_name = "N")]
        loss_at: Option<u32>,
    },
    /// The points of an unfinished game by its material, in the system in which a
    /// decisive game counts 12-0.
    #[command(after_help = "\
Examples:
  damier claim points international --fen W:WK1,31,32:B20
  damier claim points international --fen W:WK1:BK50 --first-king black")]
    Points {
        #[command(flatten)]
        game: GameArgs,
        /// Who was the first to get a king, which decides between equals if no king holds
        /// the long diagonal alone [default: as the moves show].
        #[arg(long, value_name = "SIDE")]
        first_king: Option<Side>,
    },
    /// Any other decision of a referee, with its reason.
    #[command(after_help = "\
Examples:
  damier claim decide russian --result 0-0 --reason \"both left the hall\"
  damier claim decide international --article 7.2.4 --result 0-2 \\
      --reason \"White will not capture\"")]
    Decide {
        #[command(flatten)]
        game: GameArgs,
        /// The result, White first: 2-0, 1-1, 0-2, or 0-0 if both lose.
        #[arg(long, value_parser = desk::parse_result)]
        result: Outcome,
        /// The article of the rule book that leaves it to a referee, such as 7.2.4 on who
        /// refuses the rules; `damier rules show` lists them.
        #[arg(long)]
        article: Option<String>,
        /// Why, in the referee's own words.
        #[arg(long)]
        reason: String,
    },
}

/// A whole number, from 0.
fn whole<N: std::str::FromStr>(text: &str) -> Result<N, String> {
    let number = text.trim().parse();
    number.map_err(|_| say("arg-number", &[]))
}

pub(crate) fn run(args: &Claim, out: &mut impl Write) -> Result<Ending, Failure> {
    match &args.what {
        What::RegulationDraw {
            game,
            evidence,
            show,
        } => desk::regulation_draw(game, evidence, show.as_deref().unwrap_or(""), out),
        What::TimeShortage {
            game,
            evidence,
            side,
            left,
            control,
        } => desk::time_shortage(game, evidence, (*side, *left), control, out),
        What::Draw {
            game,
            side,
            by,
            announce,
        } => desk::draw(game, *side, by.as_deref(), announce.as_deref(), out),
        What::Flag { game, side } => desk::flag(game, *side, out),
        What::Agreement {
            game,
            not_before,
            most_pieces,
            both_lose,
        } => desk::agreement(game, *not_before, *most_pieces, *both_lose, out),
        What::Late {
            game,
            white,
            black,
            allowed,
        } => desk::late(game, *white, *black, *allowed, out),
        What::Irregular {
            game,
            by,
            what,
            times,
            gain,
            loss_at,
        } => desk::irregular(game, *by, what, *times, (*gain, *loss_at), out),
        What::Points { game, first_king } => desk::points(game, *first_king, out),
        What::Decide {
            game,
            result,
            article,
            reason,
        } => desk::decide(game, *result, article.as_deref(), reason, out),
    }
}
