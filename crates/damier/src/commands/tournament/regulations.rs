use std::io::Write;

use clap::Args;
use damier_print::Texts;
use damier_tournament::model::Apart;
use damier_tournament::standings::Criteria;
use damier_tournament::{Event, Preset, Regulations};

use super::file::{self, EventFile};
use super::{clock, game, print_json, refusal, words};
use crate::Ending;
use crate::failure::Failure;
use crate::messages::{say, spoken};

/// Show the regulations of an event, or change them.
///
/// Once round 1 is paired they are fixed: a change then needs a reason, which goes into
/// the log together with what they were (`export --format html --sheet log` shows it).
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier tournament regulations open.json
  damier tournament regulations open.json --rounds 6 --reason \"hall free until Sunday\"
  damier tournament regulations open.json --preset kndb-swiss
  damier tournament regulations club.json --keep-apart federation")]
pub(crate) struct RegulationsArgs {
    /// The event.
    #[arg(value_name = "EVENT")]
    file: String,
    /// How many rounds.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=999))]
    rounds: Option<u16>,
    /// What the order is made by, with its way of counting rounds without play.
    #[arg(long, value_name = "NAME")]
    preset: Option<Preset>,
    /// Your own criteria, the first one first.
    #[arg(long, value_name = "NAMES")]
    criteria: Option<Criteria>,
    /// Round robin: whose members meet before the last three rounds; before round 1
    /// only.
    #[arg(long, value_name = "WHOSE", value_parser = apart)]
    keep_apart: Option<Apart>,
    /// In words, such as "1h20 + 1 min/move".
    #[arg(long, value_name = "TEXT")]
    time_control: Option<String>,
    /// The rule book of the referee: an id such as fmjd, or a file, which the event
    /// then holds.
    #[arg(long, value_name = "BOOK")]
    rules: Option<String>,
    /// The game that is played, such as russian or chess960.
    #[arg(long, value_name = "GAME", value_parser = game::game)]
    variant: Option<String>,
    /// Youth mode, yes or no: no decision in a game or on a board without its
    /// explanation.
    #[arg(long, value_name = "YES", value_parser = yes_or_no)]
    youth: Option<bool>,
    /// How places still tied are played for, in words.
    #[arg(long, value_name = "TEXT")]
    play_off: Option<String>,
    /// Why they are changed after the start.
    #[arg(long, value_name = "TEXT", default_value = "")]
    reason: String,
    /// One JSON object: the regulations as the event file has them.
    #[arg(long)]
    json: bool,
}

/// Reads `federation` or `club`.
pub(super) fn apart(text: &str) -> Result<Apart, String> {
    match text {
        "federation" => Ok(Apart::Federation),
        "club" => Ok(Apart::Club),
        other => Err(say("desk-apart", &[("text", other.into())])),
    }
}

/// Reads `yes` or `no`.
fn yes_or_no(text: &str) -> Result<bool, String> {
    match text {
        "yes" => Ok(true),
        "no" => Ok(false),
        other => Err(say("desk-yes-no", &[("text", other.into())])),
    }
}

pub(super) fn run(args: &RegulationsArgs, out: &mut impl Write) -> Result<Ending, Failure> {
    let before = file::read(&args.file)?;
    let changed = changed(&before.regulations, args, before.teams.is_empty())?;
    if changed == before.regulations {
        return show(&before, &changed, args.json, out);
    }
    let mut file = EventFile::open(&args.file)?;
    if file.event.has_started() && changed.keep_apart != file.event.regulations.keep_apart {
        return Err(Failure::Usage(say("desk-apart-late", &[])));
    }
    if file.event.regulations != before.regulations {
        return Err(Failure::Trouble(say("desk-changed-meanwhile", &[])));
    }
    if changed.rounds > 0 && usize::from(changed.rounds) < file.event.rounds.len() {
        let args = [
            ("rounds", changed.rounds.to_string().into()),
            ("round", file.event.rounds.len().to_string().into()),
        ];
        return Err(Failure::Usage(say("desk-fewer-rounds", &args)));
    }
    file.event
        .change_regulations(changed.clone(), &args.reason, Some(clock::now()))
        .map_err(|error| Failure::Usage(refusal::event(&error)))?;
    file.save()?;
    show(&before, &changed, args.json, out)
}

fn changed(
    before: &Regulations,
    args: &RegulationsArgs,
    players: bool,
) -> Result<Regulations, Failure> {
    let mut after = before.clone();
    if let Some(rounds) = args.rounds {
        after.rounds = rounds;
    }
    if let Some(preset) = args.preset {
        after.preset = Some(preset);
        after.unplayed = preset.unplayed();
        after.criteria = if players {
            preset.criteria()
        } else {
            preset.team_criteria()
        };
    }
    if let Some(Criteria(list)) = &args.criteria {
        after.criteria.clone_from(list);
        // They are no longer the list of a preset.
        after.preset = args.preset.filter(|preset| preset.criteria() == *list);
    }
    after.youth = args.youth.unwrap_or(after.youth);
    after.keep_apart = args.keep_apart.or(after.keep_apart);
    for (text, new) in [
        (&mut after.time_control, &args.time_control),
        (&mut after.play_off, &args.play_off),
    ] {
        if let Some(new) = new {
            text.clone_from(new);
        }
    }
    game::take(&mut after, args.rules.as_deref(), args.variant.as_deref())?;
    Ok(after)
}

/// Shows regulations of an event.
fn show(
    event: &Event,
    regulations: &Regulations,
    json: bool,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    if json {
        return print_json(regulations, out);
    }
    let texts = Texts::new(event, spoken());
    let criteria = regulations.criteria.iter();
    let criteria: Vec<String> = criteria.map(|c| texts.criterion(*c)).collect();
    let scale = &regulations.scale;
    let (win, draw, loss) = (scale.win, scale.draw, scale.loss);
    let mut line = |name: &str, text: String| {
        if text.is_empty() {
            Ok(())
        } else {
            let name = texts.word(&format!("regulation-{name}"));
            writeln!(out, "{}", words::item(name, text))
        }
    };
    line("system", regulations.system.to_string())?;
    let rounds = Some(regulations.rounds).filter(|rounds| *rounds > 0);
    line("rounds", rounds.map_or_else(String::new, |r| r.to_string()))?;
    line("scale", format!("{win}-{draw}-{loss}"))?;
    line("criteria", criteria.join(", "))?;
    let apart = regulations.keep_apart.map(|apart| match apart {
        Apart::Federation => texts.word("regulation-federation"),
        Apart::Club => texts.word("regulation-club"),
    });
    line("keep-apart", apart.unwrap_or_default())?;
    line("time-control", regulations.time_control.clone())?;
    let book = match regulations.rule_book_text.is_empty() {
        true => regulations.rule_book.clone(),
        false => {
            let book = regulations.rule_book.as_str();
            say("table-own-book", &[("book", book.into())])
        }
    };
    line("variant", regulations.variant.clone())?;
    line("rule-book", book)?;
    let youth = regulations.youth.then(|| texts.word("regulation-yes"));
    line("youth", youth.unwrap_or_default())?;
    line("play-off", regulations.play_off.clone())?;
    Ok(Ending::Fine)
}
