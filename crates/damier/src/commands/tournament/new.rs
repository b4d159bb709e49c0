use std::io::Write;
use std::str::FromStr;

use clap::Args;
use damier_game::Side;
use damier_tournament::model::{Apart, ColourPreferences, Misdated, PrimaryScore, TeamRules};
use damier_tournament::{
    Criterion, Event, Fraction, PointScale, Preset, Regulations, System, UnplayedPolicy,
};
use serde::Serialize;

use super::game::{self, is_chess};
use super::{file, print_json};
use crate::Ending;
use crate::failure::Failure;
use crate::messages::{number, say};

/// Begin an event: its name and its regulations.
///
/// The regulations are fixed once the first round is paired.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier tournament new open.json --name \"City Open\" --rounds 5
  damier tournament new club.json --name \"Club\" --system round-robin
  damier tournament new cup.json --name \"Cup\" --rounds 9 --system fmjd-solkoff --preset fmjd-2022
  damier tournament new league.json --name \"League\" --system team-round-robin --boards 4
  damier tournament new teams.json --name \"Teams\" --system team-swiss --rounds 5 --boards 4
  damier tournament new ours.json --name \"Ours\" --rounds 5 --rules ./mine.toml
  damier tournament new russian.json --name \"64\" --rounds 5 --variant russian
  damier tournament new chess.json --name \"960\" --rounds 7 --rules fide-960

Systems: dutch-2026, dutch-2017, fmjd-rating, fmjd-rating-colours, fmjd-solkoff,
round-robin, double-round-robin, knock-out, scheveningen, team-round-robin,
team-swiss, manual. For presets see `damier tournament standings --help`.")]
pub(crate) struct New {
    /// The file to write; it must not be there yet.
    #[arg(value_name = "FILE")]
    file: String,
    /// As it is printed.
    #[arg(long)]
    name: String,
    /// How rounds are paired.
    #[arg(long, value_name = "NAME", default_value_t = System::Dutch2026)]
    system: System,
    /// How many rounds; needed by Swiss systems only.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=999))]
    rounds: Option<u16>,
    /// What the order is made by [default: the usual one of the system].
    #[arg(long, value_name = "NAME")]
    preset: Option<Preset>,
    /// Points for a win, a draw and a loss, or the count of twelve `stages` or
    /// `delft` [default: as usual in the game, 2-1-0 or in chess 1-½-0; with presets
    /// of FIDE 1-½-0].
    #[arg(long, value_name = "W-D-L")]
    scale: Option<Scale>,
    /// Colour of the first player in round 1, drawn by lot.
    #[arg(long, value_name = "SIDE")]
    first_colour: Option<Side>,
    /// Teams: how many boards a match has.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=999))]
    boards: Option<u16>,
    /// Swiss of teams: which wishes for colours there are, type-a, type-b or none.
    #[arg(long, value_name = "KIND", default_value = "type-a", value_parser = team_colours)]
    team_colours: ColourPreferences,
    /// Swiss of teams: the points that pairing goes by, match or game.
    #[arg(long, value_name = "POINTS", default_value = "match", value_parser = team_score)]
    team_score: PrimaryScore,
    /// Knock-out: games of a tie.
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = clap::value_parser!(u16).range(1..=99))]
    games_a_tie: u16,
    /// Double round robin: let the last two rounds of the first cycle change
    /// places.
    #[arg(long)]
    swap_last_rounds: bool,
    /// Round robin: whose members meet before the last three rounds, federation or
    /// club.
    #[arg(long, value_name = "WHOSE", value_parser = super::regulations::apart)]
    keep_apart: Option<Apart>,
    /// Where it is played.
    #[arg(long, default_value = "")]
    city: String,
    /// Of which federation.
    #[arg(long, default_value = "")]
    federation: String,
    /// First day.
    #[arg(long, value_name = "YYYY/MM/DD", default_value = "")]
    starts: String,
    /// Last day.
    #[arg(long, value_name = "YYYY/MM/DD", default_value = "")]
    ends: String,
    /// Days of the rounds, between commas; the first ones are enough.
    #[arg(long, value_name = "YYYY/MM/DD,…", value_delimiter = ',')]
    round_dates: Vec<String>,
    /// Chief arbiter.
    #[arg(long, value_name = "NAME", default_value = "")]
    arbiter: String,
    /// In words, such as "1h20 + 1 min/move".
    #[arg(long, value_name = "TEXT", default_value = "")]
    time_control: String,
    /// The rule book of the referee: an id such as fmjd, or a file, which the event
    /// then holds.
    #[arg(long, value_name = "BOOK")]
    rules: Option<String>,
    /// The game that is played, such as russian or chess960 [default: the only one of the
    /// rule book]. Games of the event can be played on the site once it is known.
    #[arg(long, value_name = "GAME", value_parser = game::game)]
    variant: Option<String>,
    /// Youth mode: no decision in a game or on a board without its explanation.
    #[arg(long)]
    youth: bool,
    /// How places still tied are played for, in words.
    #[arg(long, value_name = "TEXT", default_value = "")]
    play_off: String,
    /// One JSON object: file, name, system, rounds, preset, variant, points.
    #[arg(long)]
    json: bool,
}

fn team_colours(text: &str) -> Result<ColourPreferences, String> {
    match text {
        "type-a" => Ok(ColourPreferences::TypeA),
        "type-b" => Ok(ColourPreferences::TypeB),
        "none" => Ok(ColourPreferences::None),
        other => Err(say("desk-team-colours", &[("text", other.into())])),
    }
}

fn team_score(text: &str) -> Result<PrimaryScore, String> {
    match text {
        "match" => Ok(PrimaryScore::MatchPoints),
        "game" => Ok(PrimaryScore::GamePoints),
        other => Err(say("desk-team-score", &[("text", other.into())])),
    }
}

/// What results are worth.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Scale(PointScale);

impl FromStr for Scale {
    type Err = String;

    fn from_str(text: &str) -> Result<Scale, String> {
        match text {
            "stages" => return Ok(Scale(PointScale::stages())),
            "delft" => return Ok(Scale(PointScale::delft())),
            _ => {}
        }
        let [win, draw, loss] = text.split('-').collect::<Vec<_>>()[..] else {
            return Err(say("desk-scale-form", &[("text", text.into())]));
        };
        let points = |text: &str| {
            text.parse::<Fraction>()
                .map_err(|_| say("desk-points", &[("text", text.into())]))
        };
        let (win, draw, loss) = (points(win)?, points(draw)?, points(loss)?);
        if win < draw || draw < loss || win <= loss || loss < Fraction::ZERO {
            return Err(say("desk-scale-order", &[("text", text.into())]));
        }
        Ok(Scale(PointScale::new(win, draw, loss)))
    }
}

#[derive(Serialize)]
struct Made<'e> {
    file: &'e str,
    name: &'e str,
    system: System,
    rounds: u16,
    preset: Option<Preset>,
    /// The game, if it is named.
    variant: Option<&'e str>,
    /// Win, draw and loss.
    points: [Fraction; 3],
}

pub(super) fn run(args: &New, out: &mut impl Write) -> Result<Ending, Failure> {
    let event = begin(args)?;
    file::create(&args.file, &event)?;
    let regulations = &event.regulations;
    if args.json {
        let made = Made {
            file: &args.file,
            name: &event.name,
            system: regulations.system,
            rounds: regulations.rounds,
            preset: regulations.preset,
            variant: Some(&*regulations.variant).filter(|game| !game.is_empty()),
            points: points_of(&regulations.scale),
        };
        return print_json(&made, out);
    }
    let told = [
        ("file", args.file.as_str().into()),
        ("name", event.name.as_str().into()),
        ("system", regulations.system.as_str().into()),
        ("rounds", regulations.rounds.into()),
    ];
    writeln!(out, "{}", say("desk-new-event", &told))?;
    let [win, draw, loss] = points_of(&regulations.scale).map(|points| points.shown());
    let message = match (&args.scale, is_chess(regulations)) {
        (None, true) => "desk-new-points-chess",
        _ => "desk-new-points",
    };
    let points = [("points", format!("{win}-{draw}-{loss}").into())];
    writeln!(out, "{}", say(message, &points))?;
    let criteria: Vec<String> = regulations
        .criteria
        .iter()
        .map(ToString::to_string)
        .collect();
    let order = [("order", criteria.join(", ").into())];
    writeln!(out, "{}", say("desk-new-order", &order))?;
    let message = match regulations.variant.as_str() {
        "" => "desk-new-no-game",
        _ => "desk-new-game",
    };
    let game = [("game", regulations.variant.as_str().into())];
    writeln!(out, "{}", say(message, &game))?;
    let file = [("file", args.file.as_str().into())];
    writeln!(out, "{}", say("desk-new-next", &file))?;
    Ok(Ending::Fine)
}

const fn points_of(scale: &PointScale) -> [Fraction; 3] {
    [scale.win, scale.draw, scale.loss]
}

/// Regulations as usual for the system and the game: the rule book says which it is.
fn usual(args: &New) -> Result<Regulations, Failure> {
    let system = args.system;
    let rounds = args.rounds.unwrap_or(0);
    let mut named = Regulations::new(system, rounds, Preset::FmjdSwissSolkoff);
    game::take(&mut named, args.rules.as_deref(), args.variant.as_deref())?;
    let chess = is_chess(&named);
    let by_table = system.is_round_robin();
    let preset = args.preset.unwrap_or(match system {
        _ if chess && !by_table => Preset::Fide2026,
        _ if by_table => Preset::FmjdRr,
        System::FmjdRating | System::FmjdRatingColours => Preset::FmjdSwissRating,
        _ => Preset::FmjdSwissSolkoff,
    });
    let mut regulations = Regulations {
        rule_book: named.rule_book,
        rule_book_text: named.rule_book_text,
        variant: named.variant,
        ..Regulations::new(system, rounds, preset)
    };
    if args.rules.is_some() || args.variant.is_some() {
        regulations.scale = match chess {
            true => PointScale::chess(),
            false => PointScale::draughts(),
        };
    }
    let single = !system.is_team() && system != System::Scheveningen;
    if args.preset.is_none() && system == System::KnockOut {
        regulations.preset = None;
        regulations.criteria = vec![Criterion::Stage];
    } else if args.preset.is_none() && chess && by_table && single {
        // Buchholz says nothing where everybody meets everybody (C.07, article 8).
        use Criterion as C;
        regulations.preset = None;
        regulations.unplayed = UnplayedPolicy::FideCapped2026;
        regulations.criteria = vec![
            C::Points,
            C::Mutual,
            C::Wins,
            C::SonnebornBerger(0),
            C::Koya,
        ];
    }
    Ok(regulations)
}

fn begin(args: &New) -> Result<Event, Failure> {
    let system = args.system;
    file::name_fits("--name", &args.name)?;
    if !args.name.chars().any(char::is_alphanumeric) {
        return Err(Failure::Usage(say("desk-name-empty", &[])));
    }
    let open_ended = system.is_round_robin() || matches!(system, System::KnockOut | System::Manual);
    if args.rounds.is_none() && !open_ended {
        let args = [("system", system.as_str().into())];
        return Err(Failure::Usage(say("desk-rounds-needed", &args)));
    }
    let by_teams = system.is_team() || system == System::Scheveningen;
    if by_teams && args.boards.is_none() {
        let args = [("system", system.as_str().into())];
        return Err(Failure::Usage(say("desk-boards-needed", &args)));
    }
    let days = args.round_dates.iter().map(|date| ("--round-dates", date));
    let days = days.chain([("--starts", &args.starts), ("--ends", &args.ends)]);
    for (option, date) in days {
        if !date.is_empty() && !is_date(date) {
            let args = [("option", option.into()), ("date", date.as_str().into())];
            return Err(Failure::Usage(say("desk-date", &args)));
        }
    }
    let mut regulations = usual(args)?;
    if let Some(Scale(scale)) = &args.scale {
        regulations.scale = scale.clone();
    }
    if by_teams {
        regulations.teams = Some(TeamRules {
            colours: args.team_colours,
            primary: args.team_score,
            ..TeamRules::new(args.boards.unwrap_or(1))
        });
        if let Some(preset) = regulations.preset {
            regulations.criteria = preset.team_criteria();
        }
    }
    regulations.round_dates.clone_from(&args.round_dates);
    regulations.first_colour = args.first_colour;
    regulations.games_a_tie = args.games_a_tie;
    regulations.swap_last_rounds = args.swap_last_rounds;
    regulations.youth = args.youth;
    regulations.keep_apart = args.keep_apart;
    regulations.time_control.clone_from(&args.time_control);
    regulations.play_off.clone_from(&args.play_off);
    let mut event = Event::new(args.name.clone(), regulations);
    event.city.clone_from(&args.city);
    event.federation.clone_from(&args.federation);
    event.starts.clone_from(&args.starts);
    event.ends.clone_from(&args.ends);
    event.arbiter.clone_from(&args.arbiter);
    match event.misdated().first() {
        Some(misdated) => Err(Failure::Usage(told(&event, misdated))),
        None => Ok(event),
    }
}

/// What is wrong with the days of an event.
fn told(event: &Event, misdated: &Misdated) -> String {
    let earlier = |option: &'static str, date: &str, before: &str| {
        let args = [
            ("option", option.into()),
            ("date", date.to_owned().into()),
            ("before", before.to_owned().into()),
        ];
        say("desk-date-back", &args)
    };
    match misdated {
        Misdated::Ends => earlier("--ends", &event.ends, &event.starts),
        Misdated::Round { found, before, .. } => earlier("--round-dates", found, before),
        Misdated::TooMany { dates, rounds } => {
            let rounds = ("rounds", number(usize::from(*rounds)));
            say("desk-dates-many", &[("dates", number(*dates)), rounds])
        }
    }
}

/// Whether it looks like a day of the calendar.
pub(super) fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('/').collect();
    let number = |text: &str, most: u32| text.parse::<u32>().is_ok_and(|n| 0 < n && n <= most);
    matches!(parts[..], [year, month, day] if [year.len(), month.len(), day.len()] == [4, 2, 2]
        && number(year, 9999) && number(month, 12) && number(day, 31))
}
