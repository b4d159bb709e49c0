use std::collections::BTreeMap;
use std::io::Write;

use clap::Args;
use damier_tournament::files::{Doubt, Entry, List, check_name, read_list, renumbered};
use damier_tournament::{Event, Player, PlayerId};

use super::file::{self, EventFile};
use super::grid::{Align, heading};
use super::refusal;
use super::{clock, list_words, print_json};
use crate::Ending;
use crate::failure::Failure;
use crate::input::Source;
use crate::messages::{number, say};
use crate::output;

/// Enter players, one by one or from a list.
///
/// Numbers are start numbers: Swiss systems take the lowest for the strongest.
/// Number everybody by rating with --sort before the first round. Who is entered
/// after the first round joins in the next one.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier tournament add open.json \"Anna Berg\" --rating 2100 --federation NED
  damier tournament add open.json --list players.csv --sort
  damier tournament add league.json \"Ivo Maas\" --team \"Club A\"

A list has a player a line, its fields between semicolons, commas or tabs. With a first
line of column names they may come in any order (en, fr, ru):
  name,rating,federation,title,club,born,team
  \"Berg, Anna\",2100,NED,MI,Damclub,1990,")]
pub(crate) struct Add {
    /// The event.
    #[arg(value_name = "EVENT")]
    file: String,
    /// The player's name.
    #[arg(required_unless_present_any = ["list", "sort"])]
    name: Option<String>,
    /// A list of players (a table, names, TRF or another event), or - for standard input.
    #[arg(long, value_name = "FILE", conflicts_with = "name")]
    list: Option<String>,
    /// Number all players anew, the highest rating first; before round 1 only.
    #[arg(long)]
    sort: bool,
    /// Start number [default: the next free one].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=9999))]
    id: Option<u32>,
    /// Rating used in this event.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=9999))]
    rating: Option<u32>,
    /// Three letters, or whatever the event uses.
    #[arg(long, value_name = "FED", default_value = "")]
    federation: String,
    /// Club.
    #[arg(long, default_value = "")]
    club: String,
    /// Title such as GMI.
    #[arg(long, default_value = "")]
    title: String,
    /// Number at the federation.
    #[arg(long, value_name = "NUMBER", default_value = "")]
    federation_id: String,
    /// The team the player sits in, behind those already there; a new name makes a
    /// new team.
    #[arg(long, value_name = "TEAM", conflicts_with = "list")]
    team: Option<String>,
    /// One JSON array of the players entered, or with --sort of all.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Add, out: &mut impl Write) -> Result<Ending, Failure> {
    let mut file = EventFile::open(&args.file)?;
    let event = &mut file.event;
    let mut added = Vec::new();
    let list = entries(args)?;
    let mut doubts: Vec<Doubt> = [list.doubts.clone(), list.twice(event)].concat();
    let wanted: Vec<PlayerId> = list.entries.iter().map(|entry| entry.player.id).collect();
    for entry in list.entries {
        added.push(enter(event, entry, args)?);
    }
    if args.sort {
        let numbers = sort(event)?;
        doubts = renumbered(doubts, &wanted, &added, &numbers);
        added = event.players.iter().map(|p| p.id).collect();
    }
    let of = |id: &PlayerId| event.player(*id).cloned();
    let players: Vec<Player> = added.iter().filter_map(of).collect();
    let total = event.players.len();
    let entered = event.clone();
    file.save()?;
    for doubt in &doubts {
        let told = list_words::doubt(args.list.as_deref(), doubt);
        output::tell(format_args!("damier: {told}"));
    }
    if args.json {
        return print_json(&players, out);
    }
    show(&entered, &players, out)?;
    writeln!(out, "{}", say("desk-entered", &[("count", number(total))]))?;
    Ok(Ending::Fine)
}

fn entries(args: &Add) -> Result<List, Failure> {
    if let Some(list) = &args.list {
        let source = Source::parse(list);
        let text = file::read_text(&source)?;
        return read_list(&text).map_err(|error| list_words::refused(&source, &error));
    }
    let Some(name) = &args.name else {
        return Ok(List::default());
    };
    if check_name(name).is_err() {
        return Err(Failure::Usage(say("list-one-name", &[])));
    }
    let texts = [
        ("--team", args.team.as_ref().unwrap_or(name)),
        ("--club", &args.club),
        ("--federation", &args.federation),
        ("--title", &args.title),
        ("--federation-id", &args.federation_id),
    ];
    for (option, text) in texts {
        file::name_fits(option, text)?;
    }
    let mut player = Player::new(args.id.unwrap_or(0), name.trim());
    player.rating = args.rating.filter(|rating| *rating > 0);
    player.federation.clone_from(&args.federation);
    player.club.clone_from(&args.club);
    player.title.clone_from(&args.title);
    player.federation_id.clone_from(&args.federation_id);
    let team = args.team.clone();
    Ok(List {
        entries: vec![Entry { player, team }],
        ..List::default()
    })
}

/// Enters one; a number of a list that is taken makes way for a free one.
fn enter(event: &mut Event, entry: Entry, args: &Add) -> Result<PlayerId, Failure> {
    let Entry { mut player, team } = entry;
    let taken = args.list.is_some() && event.player(player.id).is_some();
    if player.id.0 == 0 || taken {
        player.id = event.free_id();
    }
    let id = player.id;
    let noted = event.log.len();
    event
        .add_player(player)
        .map_err(|error| Failure::Usage(refusal::event(&error)))?;
    for entry in event.log.iter_mut().skip(noted) {
        entry.when = Some(clock::now());
    }
    match team {
        Some(team) if event.regulations.teams.is_some() => {
            event
                .seat(id, &team)
                .map_err(|error| Failure::Usage(refusal::event(&error)))?;
        }
        Some(_) if args.team.is_some() => {
            return Err(Failure::Usage(say("desk-team-needless", &[])));
        }
        _ => {}
    }
    Ok(id)
}

/// Numbers everybody by rating.
fn sort(event: &mut Event) -> Result<BTreeMap<PlayerId, PlayerId>, Failure> {
    if event.has_started() {
        return Err(Failure::Usage(say("desk-sort-late", &[])));
    }
    Ok(event.number_by_rating())
}

fn show(event: &Event, players: &[Player], out: &mut impl Write) -> Result<(), Failure> {
    let mut grid = heading(
        event,
        [
            ("col-number", Align::Right),
            ("table-title", Align::Left),
            ("col-name", Align::Left),
            ("col-federation", Align::Left),
            ("col-rating", Align::Right),
            ("table-from-round", Align::Right),
        ],
    );
    for player in players {
        grid.line(vec![
            player.id.to_string(),
            player.title.clone(),
            player.name.clone(),
            player.federation.clone(),
            player.rating.map_or_else(String::new, |r| r.to_string()),
            match player.joined {
                1 => String::new(),
                round => round.to_string(),
            },
        ]);
    }
    grid.print(out)?;
    Ok(())
}
