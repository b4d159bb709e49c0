//! Sentences about players, results, places and pairings.

use damier_arbiter::Lang;
use damier_game::Side;
use damier_tournament::model::{ByeKind, GameResult, LogEntry, StartDraw, What};
use damier_tournament::pairing::{Explanation, Obstacle, Pair};
use damier_tournament::standings::{Addend, Key, Part, Standing, Standings};
use damier_tournament::{Criterion, Event, Fraction, PlayerId, System, Table, TeamId};
use fluent_bundle::FluentValue;

use crate::messages::{message, value};

/// Whether numbers mean players or teams.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// Players.
    Players,
    /// Teams.
    Teams,
}

impl Who {
    /// Whom a system pairs.
    pub const fn of_system(system: System) -> Who {
        if system.is_team() {
            Who::Teams
        } else {
            Who::Players
        }
    }

    /// Whom the standings of an event list.
    pub fn of_table(event: &Event) -> Who {
        if Table::of(event, Some(0)).teams {
            Who::Teams
        } else {
            Who::Players
        }
    }
}

/// Texts about one event in one language.
#[derive(Clone, Copy, Debug)]
pub struct Texts<'a> {
    event: &'a Event,
    lang: Lang,
}

impl<'a> Texts<'a> {
    /// Texts about an event.
    pub const fn new(event: &'a Event, lang: Lang) -> Texts<'a> {
        Texts { event, lang }
    }

    /// The event that is told about.
    pub(crate) const fn event(&self) -> &'a Event {
        self.event
    }

    /// A message by its name, as `locales/en.ftl` lists them.
    pub(crate) fn say(&self, id: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        message(self.lang, id, args)
    }

    /// A message without anything to fill in, such as `col-name`, by its name as
    /// `locales/en.ftl` lists them.
    pub fn word(&self, id: &str) -> String {
        self.say(id, &[])
    }

    /// The start position of a round of Chess960, and what it was drawn from.
    pub fn start(&self, draw: &StartDraw) -> String {
        let number = ("number", value(draw.number.to_string()));
        match draw.text.as_str() {
            "" => self.say("note-start", &[number]),
            text => self.say("note-start-text", &[number, ("text", value(text))]),
        }
    }

    /// The name of a player or team; `number 7` for one who has none.
    pub fn name(&self, id: PlayerId, who: Who) -> String {
        let name = match who {
            Who::Players => self.event.player(id).map_or("", |player| &player.name),
            Who::Teams => self.event.team(TeamId(id.0)).map_or("", |team| &team.name),
        };
        if name.is_empty() {
            self.say("nobody", &[("id", value(id.0.to_string()))])
        } else {
            name.to_owned()
        }
    }

    /// `4 Anna Berg`.
    pub fn numbered(&self, id: PlayerId, who: Who) -> String {
        let name = self.name(id, who);
        let unnamed = self.say("nobody", &[("id", value(id.0.to_string()))]);
        if name == unnamed {
            name
        } else {
            format!("{id} {name}")
        }
    }

    /// Why somebody has no game.
    pub fn bye(&self, kind: ByeKind) -> String {
        self.word(match kind {
            ByeKind::Pairing => "bye-pairing",
            ByeKind::Half => "bye-half",
            ByeKind::Full => "bye-full",
            ByeKind::Zero => "bye-zero",
        })
    }

    /// A result as it stands on a board, White first; empty while there is none.
    pub fn result(&self, result: &GameResult) -> String {
        self.result_of(result, Side::White)
    }

    /// The same as one side sees it, its own points first.
    pub fn result_of(&self, result: &GameResult, own: Side) -> String {
        let scale = &self.event.regulations.scale;
        let points = || {
            let of = |side| scale.game(result, side).unwrap_or(Fraction::ZERO);
            format!("{}-{}", halves(of(own)), halves(of(own.opponent())))
        };
        match result {
            GameResult::Unfinished => String::new(),
            GameResult::Annulled => self.word("result-annulled"),
            GameResult::DoubleForfeit => "- / -".to_owned(),
            GameResult::Forfeit { side } if *side == own => "+ / -".to_owned(),
            GameResult::Forfeit { .. } => "- / +".to_owned(),
            GameResult::AdvantageDraw { side } => {
                let args = [("points", value(points())), ("side", value(code(*side)))];
                self.say("result-advantage", &args)
            }
            GameResult::Decided { .. } => {
                self.say("result-decided", &[("points", value(points()))])
            }
            _ => points(),
        }
    }

    /// The name of a criterion.
    pub fn criterion(&self, criterion: Criterion) -> String {
        let name = criterion.name();
        if matches!(
            criterion,
            Criterion::SolkoffTruncatedSteps | Criterion::BottomBoardSteps
        ) {
            // The same name as one step of the series, which has a number.
            return self.word(&format!("criterion-{name}-steps"));
        }
        let counted = name
            .rsplit_once('_')
            .and_then(|(stem, k)| Some((stem, k.parse::<u16>().ok()?)));
        match counted {
            Some((stem, k)) => self.say(&format!("criterion-{stem}"), &[("k", value(k))]),
            None => self.word(&format!("criterion-{name}")),
        }
    }

    /// One pair of a round.
    pub fn pair(&self, pair: &Pair, who: Who) -> String {
        let white = self.numbered(pair.white, who);
        match pair.black {
            Some(black) => {
                let black = self.numbered(black, who);
                let args = [("white", value(white)), ("black", value(black))];
                self.say("explain-pair", &args)
            }
            None => self.say("explain-rests", &[("player", value(white))]),
        }
    }

    /// Why two do (not) meet, as lines.
    pub fn explanation(&self, answer: &Explanation, system: System) -> Vec<String> {
        let who = Who::of_system(system);
        let [a, b] = answer.players.map(|id| self.numbered(id, who));
        let args = [
            ("round", value(answer.round.to_string())),
            (
                "system",
                value(self.word(&format!("event-system-{system}"))),
            ),
            ("a", value(a)),
            ("b", value(b)),
        ];
        let mut lines = vec![self.say("explain-title", &args)];
        if answer.obstacles.is_empty() {
            lines.push(self.word("obstacle-never"));
        }
        let obstacles = answer.obstacles.iter();
        lines.extend(obstacles.map(|obstacle| self.obstacle(obstacle, who)));
        for (player, partner) in answer.players.iter().zip(answer.partners) {
            let Some(partner) = partner.filter(|p| !answer.players.contains(p)) else {
                continue;
            };
            let args = [
                ("player", value(self.numbered(*player, who))),
                ("partner", value(self.numbered(partner, who))),
            ];
            lines.push(self.say("explain-partner", &args));
        }
        if let Some(instead) = &answer.instead {
            lines.push(self.word("explain-instead"));
            lines.extend(instead.iter().map(|pair| self.pair(pair, who)));
        }
        lines
    }

    /// One reason why two do not meet.
    pub fn obstacle(&self, obstacle: &Obstacle, who: Who) -> String {
        let round = |round: u16| value(round.to_string());
        let counts = |list: &[Fraction]| {
            let texts: Vec<String> = list.iter().map(|n| self.number(*n)).collect();
            value(texts.join(" "))
        };
        match obstacle {
            Obstacle::TheyMeet => self.word("obstacle-they-meet"),
            Obstacle::ByHand => self.word("obstacle-by-hand"),
            Obstacle::Corrected { round: number } => {
                self.say("obstacle-corrected", &[("round", round(*number))])
            }
            Obstacle::Arbiter => self.word("obstacle-arbiter"),
            Obstacle::Forbidden => self.word("obstacle-forbidden"),
            Obstacle::NoCompletePairing => self.word("obstacle-incomplete"),
            Obstacle::LaterCandidate => self.word("obstacle-later"),
            Obstacle::OrderInGroup => self.word("obstacle-order"),
            Obstacle::NotPaired { player, bye } => {
                let player = ("player", value(self.numbered(*player, who)));
                match bye {
                    Some(ByeKind::Pairing) => self.say("obstacle-rests", &[player]),
                    Some(kind) => {
                        self.say("obstacle-off", &[player, ("bye", value(self.bye(*kind)))])
                    }
                    None => self.say("obstacle-not-paired", &[player]),
                }
            }
            Obstacle::HaveMet { rounds } => {
                let texts: Vec<String> = rounds.iter().map(u16::to_string).collect();
                let args = [
                    ("count", value(rounds.len())),
                    ("rounds", value(texts.join(", "))),
                ];
                self.say("obstacle-met", &args)
            }
            Obstacle::SameColour { colour } => {
                self.say("obstacle-colour", &[("colour", value(code(*colour)))])
            }
            Obstacle::ColourAgain { player, colour } => {
                let args = [
                    ("player", value(self.numbered(*player, who))),
                    ("colour", value(code(*colour))),
                ];
                self.say("obstacle-colour-again", &args)
            }
            Obstacle::RestAgain { player } => {
                let args = [("player", value(self.numbered(*player, who)))];
                self.say("obstacle-rest-again", &args)
            }
            Obstacle::OtherRound { round: number } => {
                self.say("obstacle-other-round", &[("round", round(*number))])
            }
            Obstacle::Tree { stage } => self.say("obstacle-tree", &[("stage", round(*stage))]),
            Obstacle::Worse {
                criterion,
                bracket,
                now,
                then,
            } => self.say(
                "obstacle-worse",
                &[
                    ("criterion", value(criterion.to_string())),
                    ("what", value(self.aim(*criterion))),
                    ("bracket", value(self.number(*bracket))),
                    ("now", counts(now)),
                    ("then", counts(then)),
                ],
            ),
            Obstacle::DifferentGroups { first, second } => {
                let args = [
                    ("first", value(self.number(*first))),
                    ("second", value(self.number(*second))),
                ];
                self.say("obstacle-groups", &args)
            }
        }
    }

    /// What speaks against a pair made by hand, each in a sentence; see
    /// [`objections`](damier_tournament::pairing::objections).
    pub fn objections(&self, round: u16, pair: &Pair, who: Who) -> Vec<String> {
        let found = damier_tournament::pairing::objections(self.event, round, pair);
        let pair = self.pair(pair, who);
        let sentence = |obstacle: &Obstacle| {
            let args = [
                ("pair", value(pair.clone())),
                ("why", value(self.obstacle(obstacle, who))),
            ];
            self.say("objection", &args)
        };
        found.iter().map(sentence).collect()
    }

    /// What a criterion of the pairing system wants, in words.
    fn aim(&self, criterion: u8) -> String {
        let what = match (self.event.regulations.system, criterion) {
            (System::TeamSwiss, 3) => "bye",
            (System::TeamSwiss, 4) => "up",
            (System::TeamSwiss, 5) => "up-points",
            (System::TeamSwiss, 6) => "next",
            (System::TeamSwiss, 7) => "up-again",
            (System::TeamSwiss, 10) => "met-again",
            (System::TeamSwiss, 8) => "colours",
            (System::TeamSwiss, _) => "strong-colours",
            // The text of 2017 counts one less, from its eighth two less.
            (System::Dutch2017, n) if n > 7 => Texts::dutch_aim(n + 2),
            (System::Dutch2017, n) => Texts::dutch_aim(n + 1),
            (_, n) => Texts::dutch_aim(n),
        };
        self.word(&format!("aim-{what}"))
    }

    /// The same for the numbers of the Dutch system of 2026.
    const fn dutch_aim(criterion: u8) -> &'static str {
        match criterion {
            5 => "bye",
            6 => "down",
            7 => "down-points",
            8 => "next",
            9 => "bye-rounds",
            10 => "wide-colours",
            11 => "third-colour",
            12 => "colours",
            13 => "strong-colours",
            14 | 16 => "down-again",
            15 | 17 => "met-again",
            18 | 20 => "down-gap",
            _ => "met-gap",
        }
    }

    /// A number as the language writes it, at most two decimals.
    pub fn number(&self, number: Fraction) -> String {
        self.localised(number.shown())
    }

    /// Points as players write them, `3½`.
    pub fn points(&self, points: Fraction) -> String {
        self.localised(halves(points))
    }

    /// The value of a criterion, likewise.
    pub fn amount(&self, key: &Key) -> String {
        self.localised(key.shown())
    }

    fn localised(&self, text: String) -> String {
        match self.lang {
            Lang::En => text,
            Lang::Fr | Lang::Ru => text.replace('.', ","),
        }
    }

    /// What a place is made of: who is before, what decided, and every value
    /// with its addends.
    pub fn place(&self, order: &Standings, line: &Standing) -> Vec<String> {
        let who = Who::of_table(self.event);
        let named = |id: u32| value(self.numbered(PlayerId(id), who));
        let place = ("place", value(line.place.to_string()));
        let mut lines = vec![self.say("place-title", &[("name", named(line.id)), place])];
        let index = order.lines.iter().position(|l| l.id == line.id);
        let before = index.and_then(|index| order.lines.get(index.checked_sub(1)?));
        if let (Some(criterion), Some(before)) = (line.behind_by, before) {
            let criterion = ("criterion", value(self.criterion(criterion)));
            lines.push(self.say("place-behind", &[("name", named(before.id)), criterion]));
        }
        let others = order
            .lines
            .iter()
            .filter(|l| l.place == line.place && l.id != line.id);
        let shares: Vec<String> = others.map(|l| self.numbered(PlayerId(l.id), who)).collect();
        if !shares.is_empty() {
            let names = ("names", value(shares.join(", ")));
            lines.push(self.say("place-shares", &[names]));
        } else if let Some(criterion) = line.decided_by {
            let criterion = ("criterion", value(self.criterion(criterion)));
            lines.push(self.say("place-decided", &[criterion]));
        }
        for (criterion, amount) in &line.values {
            let text = self.amount(&amount.key);
            let text = if text.is_empty() { "–" } else { &text };
            let args = [
                ("criterion", value(self.criterion(*criterion))),
                ("value", value(text)),
            ];
            lines.push(self.say("place-value", &args));
            let parts: Vec<String> = amount.addends.iter().map(|a| self.addend(a)).collect();
            if !parts.is_empty() {
                lines.push(format!("    {}", parts.join(" + ")));
            }
        }
        lines
    }

    /// `9 (no 4, round 2)`; what does not count in square brackets.
    pub fn addend(&self, addend: &Addend) -> String {
        let amount = ("amount", value(self.number(addend.amount)));
        let round = |number: u16| ("round", value(number.to_string()));
        let opponent = |id: u32| ("opponent", value(id.to_string()));
        let text = match (addend.part, addend.opponent, addend.round) {
            (Part::Dummy, _, Some(number)) => self.say("addend-dummy", &[amount, round(number)]),
            (_, Some(id), Some(number)) => {
                self.say("addend-from", &[amount, opponent(id), round(number)])
            }
            (_, Some(id), None) => self.say("addend-game", &[amount, opponent(id)]),
            (_, None, Some(number)) => self.say("addend-round", &[amount, round(number)]),
            (_, None, None) => self.number(addend.amount),
        };
        if addend.cut {
            format!("[{text}]")
        } else {
            text
        }
    }

    /// One line of the log.
    pub fn log_entry(&self, entry: &LogEntry) -> String {
        let round = |number: u16| ("round", value(number.to_string()));
        let named = |id: PlayerId| ("player", value(self.numbered(id, Who::Players)));
        match &entry.what {
            What::RegulationsChanged { before, reason } => {
                self.regulations_changed(entry, before, reason)
            }
            What::ResultChanged {
                round: number,
                board,
                before,
                after,
            } => {
                let shown = |result: &GameResult| match result {
                    GameResult::Unfinished => self.word("log-no-result"),
                    GameResult::Decided { reason, .. } if !reason.is_empty() => {
                        let args = [
                            ("result", value(self.result(result))),
                            ("reason", value(reason.as_str())),
                        ];
                        self.say("log-decided", &args)
                    }
                    other => self.result(other),
                };
                let args = [
                    round(*number),
                    ("board", value(board.to_string())),
                    ("before", value(shown(before))),
                    ("after", value(shown(after))),
                ];
                self.say("log-result", &args)
            }
            What::LateEntry {
                player,
                round: number,
            } => self.say("log-late", &[named(*player), round(*number)]),
            What::Withdrawal { player, after: 0 } => {
                self.say("log-withdrawal-before", &[named(*player)])
            }
            What::Withdrawal { player, after } => {
                self.say("log-withdrawal", &[named(*player), round(*after)])
            }
            What::Return {
                player,
                round: number,
            } => self.say("log-return", &[named(*player), round(*number)]),
            What::ManualPairs {
                round: number,
                system,
                made,
                engine,
            } => {
                let who = Who::of_system(*system);
                let list = |pairs: &[Pair]| {
                    let texts: Vec<String> = pairs.iter().map(|p| self.pair(p, who)).collect();
                    value(texts.join(", "))
                };
                let args = [
                    round(*number),
                    ("made", list(made)),
                    ("engine", list(engine)),
                ];
                if engine.is_empty() {
                    self.say("log-by-hand-none", &args)
                } else {
                    self.say("log-by-hand", &args)
                }
            }
            What::Undone => self.word("log-undone"),
            What::TakenBack { round: number } => self.say("log-taken-back", &[round(*number)]),
            What::StartChanged {
                round: number,
                before,
                after,
            } => {
                let args = [
                    round(*number),
                    ("before", value(before.to_string())),
                    ("after", value(after.to_string())),
                ];
                self.say("log-start", &args)
            }
            What::Remark { text } => text.clone(),
        }
    }
}

/// Points as players write them: `½` and `3½`.
pub fn halves(points: Fraction) -> String {
    let whole = points.numerator() / 2;
    match (points.denominator(), whole) {
        (2, 0) if points > Fraction::ZERO => "½".to_owned(),
        (2, whole) if whole > 0 => format!("{whole}½"),
        _ => points.shown(),
    }
}

/// A side as messages select by it.
const fn code(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}
