//! Writing TRF16 and TRF26.

use std::collections::BTreeSet;

use damier_game::Side;

use super::trf_read::read_trf;
use super::{notes, trf_teams};
use crate::Fraction;
use crate::model::{
    Board, ByeKind, Event, GameResult, MOST_RATING, Player, PointScale, RequestedBye, ResultClass,
    Round, System,
};
use crate::pairing::shown_first_colour;
use crate::standings::{Ranking, rank};
use crate::table::Table;

/// Columns of the points of a player.
const POINTS: usize = 4;

/// Which edition and custom is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TrfDialect {
    /// TRF16 with JaVaFo's `XXR`, `XXC` and bbpPairings' `BB…` codes.
    Trf16,
    /// TRF26 with the numbered codes 142 to 260.
    Trf26,
}

/// What ends a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum LineEnd {
    /// As text files everywhere.
    #[default]
    Lf,
    /// As on Windows.
    CrLf,
    /// As the format's own description asks for.
    Cr,
}

impl LineEnd {
    const fn text(self) -> &'static str {
        match self {
            LineEnd::Lf => "\n",
            LineEnd::CrLf => "\r\n",
            LineEnd::Cr => "\r",
        }
    }
}

/// Writes an event. What the format has no columns for (plus and minus draws, points
/// by decision of the referee, boards of a match and so on) stands in comments that begin
/// with `### damier`, which other programs pass over; only the log is left to the event
/// file. So does the last round while games of it are missing: see [`open_round`].
pub fn write_trf(event: &Event, dialect: TrfDialect, end: LineEnd) -> String {
    let mut lines = lines_of(event, dialect);
    if let Some(round) = open_round(event) {
        lines.push(format!(
            "### round {round} is not finished: it stands in the comments below only"
        ));
    }
    if let Ok(reading) = read_trf(&lines.join("\n")) {
        let notes = notes::missing(&with_first_colour(event), &reading.event);
        lines.extend(notes.iter().map(|note| format!("### {note}")));
    }
    lines.extend(notes::of_full_byes(event).map(|note| format!("### {note}")));
    text_of(&lines, end)
}

/// Writes an event without those comments: plus and minus draws and graded results are
/// draws, wins and losses there.
pub fn write_plain_trf(event: &Event, dialect: TrfDialect, end: LineEnd) -> String {
    text_of(&lines_of(event, dialect), end)
}

/// The last round, if games of it have no result yet. TRF has no letter for a game that
/// is still to come: programs that pair refuse the file, or take the players for absent.
/// So the columns of the file end with the round before, and the round can be paired
/// from it: whoever has no game in it is named as absent, or with his bye.
pub fn open_round(event: &Event) -> Option<u16> {
    let last = event.rounds.last()?;
    (!last.is_finished()).then(|| event.next_round() - 1)
}

/// Rounds before the last one in which a game has no result (it was adjourned): its cell
/// has no letter, which not every program reads.
pub fn adjourned(event: &Event) -> Vec<u16> {
    let before = event.rounds.len().saturating_sub(1);
    let rounds = (1..).zip(&event.rounds[..before]);
    rounds
        .filter(|(_, round)| !round.is_finished())
        .map(|(number, _)| number)
        .collect()
}

/// The event as the columns of a file show it: without a round that is not finished, and
/// with everybody named who has no game in the next one.
fn shown(event: &Event) -> Event {
    let mut shown = with_first_colour(event);
    let next = match open_round(event).and_then(|_| shown.rounds.pop()) {
        Some(open) => {
            let byes = open.byes.iter().filter(|bye| bye.kind != ByeKind::Pairing);
            let next = shown.next_round();
            shown.requested_byes.extend(byes.map(|bye| RequestedBye {
                round: next,
                player: bye.player,
                kind: bye.kind,
            }));
            next
        }
        None if shown.has_started() && shown.has_more() => shown.next_round(),
        None => return shown,
    };
    if shown.regulations.system.is_team() {
        shown
            .requested_byes
            .retain(|bye| event.requested_byes.contains(bye));
    } else {
        let out = shown.players.iter().filter(|player| !player.is_in(next));
        let out = out.map(|player| RequestedBye {
            round: next,
            player: player.id,
            kind: ByeKind::Zero,
        });
        shown.requested_byes.extend(out.collect::<Vec<_>>());
    }
    let mut seen = BTreeSet::new();
    shown
        .requested_byes
        .retain(|bye| seen.insert((bye.round, bye.player)));
    shown
}

/// The event with the colour of the first player named: files of old do not keep it, but
/// its games show it, also those that the columns leave out.
fn with_first_colour(event: &Event) -> Event {
    let mut named = event.clone();
    let colour = &mut named.regulations.first_colour;
    *colour = colour.or_else(|| shown_first_colour(event));
    named
}

fn text_of(lines: &[String], end: LineEnd) -> String {
    let mut text = lines.join(end.text());
    text.push_str(end.text());
    text
}

fn lines_of(event: &Event, dialect: TrfDialect) -> Vec<String> {
    let event = &shown(event);
    let mut lines = Vec::new();
    head(event, dialect, &mut lines);
    // Records of the tournament stand before the players, all others behind them.
    let is_head = |record: &&String| record.as_bytes().get(2) == Some(&b'2');
    let is_head = |record: &&String| is_head(record) && !record.starts_with("802");
    lines.extend(event.records.iter().filter(is_head).cloned());
    let table = Table::of_players(event, None);
    let order = rank(
        &table,
        &Ranking {
            also_shown: Vec::new(),
            ..Ranking::of(event)
        },
        0,
    );
    for (row, player) in table.rows.iter().zip(&event.players) {
        let place = order.line(player.id.0).map_or(0, |l| l.place);
        lines.push(player_line(event, player, row.points(), place, dialect));
    }
    tail(event, dialect, &mut lines);
    let others = event.records.iter().filter(|record| !is_head(record));
    lines.extend(others.cloned());
    lines
}

/// `2026/11/30` as `26/11/30`.
fn short_date(date: &str) -> String {
    let short = date.get(2..).filter(|_| date.len() == 10);
    one_line(short.unwrap_or(date)).chars().take(8).collect()
}

fn one_line(text: &str) -> String {
    text.replace(['\r', '\n'], " ")
}

fn head(event: &Event, dialect: TrfDialect, lines: &mut Vec<String>) {
    let regulations = &event.regulations;
    for (code, text) in [
        ("012", &event.name),
        ("022", &event.city),
        ("032", &event.federation),
        ("042", &event.starts),
        ("052", &event.ends),
    ] {
        if !text.is_empty() || code == "012" {
            lines.push(format!("{code} {}", one_line(text)));
        }
    }
    lines.push(format!("062 {}", event.players.len()));
    lines.push(format!(
        "072 {}",
        event.players.iter().filter(|p| p.rating.is_some()).count()
    ));
    if !event.teams.is_empty() {
        lines.push(format!("082 {}", event.teams.len()));
    }
    let kind = match regulations.system {
        System::RoundRobin => "Individual: Round-Robin",
        System::DoubleRoundRobin => "Individual: Double-Round-Robin",
        System::TeamRoundRobin => "Team: Round-Robin",
        System::TeamSwiss => "Team: Swiss-System",
        System::Scheveningen => "Team: Scheveningen-System",
        System::KnockOut => "Individual: Knock-Out",
        System::Dutch2017 => "Individual: Swiss-System Dutch 2017 rules",
        _ => "Individual: Swiss-System",
    };
    lines.push(format!("092 {kind}"));
    for (code, text) in [("102", &event.arbiter), ("122", &regulations.time_control)] {
        if !text.is_empty() {
            lines.push(format!("{code} {}", one_line(text)));
        }
    }
    let dates: Vec<String> = (1..=event.round_count())
        .map(|round| format!("{:<8}", short_date(event.date_of(round))))
        .collect();
    if dates.iter().any(|date| !date.trim().is_empty()) {
        let line = format!("{:<91}{}", "132", dates.join("  "));
        lines.push(line.trim_end().to_owned());
    }
    let (rounds, colour) = (event.round_count(), regulations.first_colour);
    match dialect {
        TrfDialect::Trf26 => {
            lines.extend((rounds > 0).then(|| format!("142 {rounds}")));
            if let Some(side) = colour {
                lines.push(format!(
                    "152 {}",
                    if side == Side::White { 'W' } else { 'B' }
                ));
            }
            lines.extend(scale_26(&regulations.scale));
            if matches!(regulations.system, System::Dutch2026) {
                lines.push("192 FIDE_DUTCH".to_owned());
            }
            lines.extend(trf_teams::head_lines(event));
            let codes: Vec<String> = regulations.criteria.iter().map(|c| c.fide_code()).collect();
            lines.push(format!("212 {}", codes.join(",")));
        }
        TrfDialect::Trf16 => {
            lines.extend((rounds > 0).then(|| format!("XXR {rounds}")));
            if let Some(side) = colour {
                lines.push(format!("XXC {side}1"));
            }
            lines.extend(scale_16(&regulations.scale));
        }
    }
}

pub(super) fn decimal(points: Fraction) -> String {
    let tenths = points.tenths();
    format!("{}.{}", tenths / 10, (tenths % 10).abs())
}

/// Points as the four columns of a player's line hold them; nothing if they do not, as
/// whoever reads the line counts its results.
fn points_column(points: Fraction) -> String {
    let text = decimal(points);
    if text.len() <= POINTS {
        return text;
    }
    let whole = text.strip_suffix(".0").filter(|text| text.len() <= POINTS);
    whole.unwrap_or_default().to_owned()
}

fn scale_26(scale: &PointScale) -> Option<String> {
    if *scale == PointScale::chess() {
        return None;
    }
    let symbols = [
        ('W', scale.win),
        ('D', scale.draw),
        ('L', scale.loss),
        ('A', scale.zero_bye),
        ('P', scale.pairing_bye),
    ];
    // The usual values are left out: some programs refuse to read them.
    let is_usual = |symbol: char| match symbol {
        'A' => scale.zero_bye.is_zero() && scale.loss.is_zero(),
        'P' => scale.pairing_bye == scale.win,
        _ => false,
    };
    let parts = symbols
        .iter()
        .filter(|(symbol, _)| !is_usual(*symbol))
        .map(|(symbol, points)| format!(" {symbol}{:>4}", decimal(*points)));
    // Each symbol begins nine columns after the one before it.
    let parts: Vec<String> = parts.map(|p| format!("{p:<9}")).collect();
    Some(format!("162 {}", parts.concat()).trim_end().to_owned())
}

fn scale_16(scale: &PointScale) -> Vec<String> {
    if *scale == PointScale::chess() {
        return Vec::new();
    }
    [
        ("BBW", scale.win),
        ("BBD", scale.draw),
        ("BBL", scale.loss),
        ("BBZ", scale.zero_bye),
        ("BBF", scale.forfeit_loss),
        ("BBU", scale.pairing_bye),
    ]
    .map(|(code, points)| format!("{code} {:>4}", decimal(points)))
    .to_vec()
}

fn player_line(
    event: &Event,
    player: &Player,
    points: Fraction,
    place: usize,
    dialect: TrfDialect,
) -> String {
    // A file of an event may say more than the columns hold.
    let rating = player.rating.filter(|rating| *rating <= MOST_RATING);
    let rating = rating.unwrap_or(0);
    let cut = |text: &str, width: usize| one_line(text).chars().take(width).collect::<String>();
    let next = event.next_round();
    let request = event
        .requested_byes
        .iter()
        .find(|b| dialect == TrfDialect::Trf16 && b.player == player.id && b.round == next);
    let coming = request.map_or(Fraction::ZERO, |b| event.regulations.scale.bye(b.kind));
    let mut line = format!(
        "001 {:>4} {}{:>3} {:<33} {rating:>4} {:<3} {:>11} {:<10} {:>4} {place:>4}",
        player.id.0,
        player.sex.unwrap_or(' '),
        cut(&player.title, 3),
        cut(&player.name, 33),
        cut(&player.federation, 3),
        cut(&player.federation_id, 11),
        cut(&player.born, 10),
        points_column(points + coming),
    );
    for round in &event.rounds {
        line.push_str("  ");
        line.push_str(&cell(round, player));
    }
    if let Some(request) = request {
        line.push_str(&format!("  0000 - {}", request.kind.letter()));
    }
    line
}

fn cell(round: &Round, player: &Player) -> String {
    if let Some(bye) = round.byes.iter().find(|b| b.player == player.id) {
        return format!("0000 - {}", bye.kind.letter());
    }
    let Some((_, board)) = round.board_of(player.id) else {
        return "0000 - Z".to_owned();
    };
    let white = board.white == player.id;
    let (side, opponent, letter) = if white {
        (Side::White, board.black, 'w')
    } else {
        (Side::Black, board.white, 'b')
    };
    match result_letter(board, side) {
        Some(result) => format!("{:>4} {letter} {result}", opponent.0),
        None => "0000 - Z".to_owned(),
    }
}

/// The letter of a result; `None` for a game that was struck.
fn result_letter(board: &Board, side: Side) -> Option<char> {
    let class = match &board.result {
        GameResult::Unfinished => return Some(' '),
        GameResult::Annulled => return None,
        result => result.class(side)?,
    };
    Some(match (class, board.result.is_played(), board.rated) {
        (ResultClass::Win, false, _) => '+',
        (ResultClass::Draw, false, _) => '=',
        (ResultClass::Loss, false, _) => '-',
        (ResultClass::Win, true, true) => '1',
        (ResultClass::Draw, true, true) => '=',
        (ResultClass::Loss, true, true) => '0',
        (ResultClass::Win, true, false) => 'W',
        (ResultClass::Draw, true, false) => 'D',
        (ResultClass::Loss, true, false) => 'L',
    })
}

fn tail(event: &Event, dialect: TrfDialect, lines: &mut Vec<String>) {
    for team in &event.teams {
        let members: Vec<String> = team.members.iter().map(|m| format!("{:>4}", m.0)).collect();
        lines.push(match dialect {
            TrfDialect::Trf16 => format!("013 {:<32.32}{}", team.name, members.join(" ")),
            TrfDialect::Trf26 => {
                format!(
                    "310 {:>3} {:<32.32}{:33}{}",
                    team.id.0,
                    team.name,
                    "",
                    members.join(" ")
                )
            }
        });
    }
    if dialect == TrfDialect::Trf26 {
        lines.extend(trf_teams::bye_line(event));
        for bye in event
            .requested_byes
            .iter()
            .filter(|b| b.round >= event.next_round())
        {
            let letter = bye.kind.letter();
            lines.push(format!("240 {letter} {:03} {:>4}", bye.round, bye.player.0));
        }
        for a in &event.accelerations {
            lines.push(format!(
                "250      {:>4} {:>3} {:>3} {:>4} {:>4}",
                decimal(a.points),
                a.first,
                a.last,
                a.from.0,
                a.to.0
            ));
        }
    }
    for group in &event.forbidden {
        let ids: Vec<String> = group
            .players
            .iter()
            .map(|p| format!("{:>4}", p.0))
            .collect();
        lines.push(match dialect {
            TrfDialect::Trf16 => format!("XXP {}", ids.join(" ")),
            TrfDialect::Trf26 => {
                let (first, last) = (group.first.min(999), group.last.min(999));
                format!("260 {first:03} {last:03} {}", ids.join(" "))
            }
        });
    }
}
