//! What is asked for when an event is made or its regulations are changed.

mod game;
mod points;

use damier_game::Side;
use damier_tournament::model::{Apart, ColourPreferences, PrimaryScore, TeamRules};
use damier_tournament::{Criterion, Event, Preset, Regulations, System};
use serde::Deserialize;

use super::book::is_own;
use super::roster::check_name;
use crate::Library;
use crate::problem::{Problem, ProblemKind};

use points::points_of;

/// What stands for a book of the event's own among the books to choose from.
pub(crate) const OWN_BOOK: &str = "own";

/// The variant of chess that events may play.
pub(crate) const CHESS: &str = "chess960";

/// The most rounds, games of a tie or boards of a match.
const MOST: u16 = 99;

/// The longest of the other texts, in characters.
const TEXT_CHARACTERS: usize = 200;

/// The fields of the form; empty ones take what is usual.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(crate) struct EventWish {
    pub(crate) name: String,
    pub(crate) city: String,
    pub(crate) federation: String,
    pub(crate) starts: String,
    pub(crate) ends: String,
    pub(crate) arbiter: String,
    pub(crate) variant: String,
    /// The machine name of a book, nothing for the usual one, or `own`.
    pub(crate) rulebook: String,
    /// The text of a book of the event's own.
    pub(crate) rulebook_text: String,
    pub(crate) system: String,
    pub(crate) rounds: String,
    pub(crate) points: String,
    pub(crate) own_points: String,
    pub(crate) preset: String,
    pub(crate) criteria: String,
    pub(crate) time_control: String,
    pub(crate) play_off: String,
    pub(crate) boards: String,
    pub(crate) games_a_tie: String,
    pub(crate) first_colour: String,
    pub(crate) keep_apart: String,
    pub(crate) swap_last_rounds: String,
    /// Youth mode: no decision without its explanation.
    pub(crate) youth: String,
    pub(crate) team_colours: String,
    pub(crate) team_score: String,
    pub(crate) round_dates: String,
    /// Why the regulations are changed after the start.
    pub(crate) reason: String,
}

/// A wish that was checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Settled {
    event: Event,
}

impl Settled {
    /// The event that was asked for.
    pub(crate) fn into_event(self) -> Event {
        self.event
    }

    /// Gives an event the facts and regulations that were asked for. After the
    /// start the change of regulations is logged with its reason.
    ///
    /// # Errors
    ///
    /// The problem if a reason is missing or rounds that were played would be lost.
    pub(crate) fn give(self, event: &mut Event, reason: &str, when: &str) -> Result<(), Problem> {
        let mut new = self.event;
        keep_unasked(&event.regulations, &mut new.regulations);
        let refused = |detail| Problem::new(ProblemKind::EventRefused).detail(detail);
        let rounds = new.regulations.rounds;
        if rounds > 0 && usize::from(rounds) < event.rounds.len() {
            return Err(refused("problem-event-fewer-rounds"));
        }
        let (old, now) = (&event.regulations, &new.regulations);
        let same_people = (old.system.is_team(), old.teams.is_some(), old.keep_apart)
            == (now.system.is_team(), now.teams.is_some(), now.keep_apart);
        if event.has_started() && !same_people {
            return Err(refused("problem-event-other-kind"));
        }
        event
            .change_regulations(new.regulations, reason, Some(when.to_owned()))
            .map_err(|_| refused("problem-event-reason"))?;
        event.name = new.name;
        event.city = new.city;
        event.federation = new.federation;
        event.starts = new.starts;
        event.ends = new.ends;
        event.arbiter = new.arbiter;
        Ok(())
    }
}

/// Keeps what the form has no fields for.
fn keep_unasked(old: &Regulations, new: &mut Regulations) {
    new.withdrawal = old.withdrawal;
    if new.preset == old.preset {
        new.unplayed = old.unplayed;
    }
    if let (Some(new), Some(old)) = (&mut new.teams, &old.teams) {
        (new.win, new.draw, new.loss) = (old.win, old.draw, old.loss);
        new.other_score_for_colours = old.other_score_for_colours;
        new.bye = old.bye;
    }
}

impl EventWish {
    /// The wish that an event fulfils, for a form to begin with.
    pub(crate) fn of(event: &Event) -> EventWish {
        let regulations = &event.regulations;
        let number = |n: u16| if n == 0 { String::new() } else { n.to_string() };
        let criteria = regulations.preset.map(|preset| match regulations.teams {
            Some(_) => preset.team_criteria(),
            None => preset.criteria(),
        });
        let own = criteria.as_ref() != Some(&regulations.criteria);
        let names = regulations.criteria.iter().map(|c| c.name());
        let (points, own_points) = points_of(&regulations.scale);
        EventWish {
            name: event.name.clone(),
            city: event.city.clone(),
            federation: event.federation.clone(),
            starts: event.starts.replace('/', "-"),
            ends: event.ends.replace('/', "-"),
            arbiter: event.arbiter.clone(),
            variant: regulations.variant.clone(),
            rulebook: match is_own(regulations) {
                true => OWN_BOOK.to_owned(),
                false => regulations.rule_book.clone(),
            },
            rulebook_text: regulations.rule_book_text.clone(),
            system: regulations.system.to_string(),
            rounds: number(regulations.rounds),
            points,
            own_points,
            preset: regulations.preset.map_or("", Preset::as_str).to_owned(),
            criteria: if own {
                names.collect::<Vec<_>>().join(", ")
            } else {
                String::new()
            },
            time_control: regulations.time_control.clone(),
            play_off: regulations.play_off.clone(),
            boards: regulations
                .teams
                .as_ref()
                .map_or_else(String::new, |t| number(t.boards)),
            games_a_tie: number(regulations.games_a_tie),
            first_colour: regulations
                .first_colour
                .map_or_else(String::new, |side| side.to_string()),
            keep_apart: match regulations.keep_apart {
                None => String::new(),
                Some(Apart::Federation) => "federation".to_owned(),
                Some(Apart::Club) => "club".to_owned(),
            },
            swap_last_rounds: ticked(regulations.swap_last_rounds),
            youth: ticked(regulations.youth),
            team_colours: match regulations.teams.as_ref().map(|t| t.colours) {
                None | Some(ColourPreferences::TypeA) => String::new(),
                Some(ColourPreferences::TypeB) => "type-b".to_owned(),
                Some(ColourPreferences::None) => "none".to_owned(),
            },
            team_score: match regulations.teams.as_ref().map(|t| t.primary) {
                Some(PrimaryScore::GamePoints) => "game-points".to_owned(),
                _ => String::new(),
            },
            round_dates: regulations.round_dates.join(", ").replace('/', "-"),
            reason: String::new(),
        }
    }

    /// Whether a book of the event's own is meant, or begun.
    pub(crate) fn has_own_book(&self) -> bool {
        self.rulebook == OWN_BOOK || !self.rulebook_text.trim().is_empty()
    }

    /// Whether anything is filled in that most events leave as it is.
    pub(crate) fn has_more(&self) -> bool {
        let fields = [
            &self.own_points,
            &self.criteria,
            &self.first_colour,
            &self.keep_apart,
            &self.games_a_tie,
            &self.swap_last_rounds,
            &self.youth,
            &self.team_colours,
            &self.team_score,
            &self.play_off,
            &self.city,
            &self.federation,
            &self.starts,
            &self.ends,
            &self.round_dates,
        ];
        fields.iter().any(|field| !field.trim().is_empty())
    }

    /// Checks everything.
    ///
    /// # Errors
    ///
    /// The first thing that can't be.
    pub(crate) fn settle(&self, library: &Library) -> Result<Settled, Problem> {
        check_name(&self.name).map_err(invalid)?;
        for text in [
            &self.city,
            &self.federation,
            &self.arbiter,
            &self.time_control,
            &self.play_off,
        ] {
            if text.chars().count() > TEXT_CHARACTERS || text.chars().any(char::is_control) {
                return Err(invalid("problem-event-text"));
            }
        }
        let mut event = Event::new(self.name.trim(), self.regulations(library)?);
        self.city.trim().clone_into(&mut event.city);
        self.federation.trim().clone_into(&mut event.federation);
        self.arbiter.trim().clone_into(&mut event.arbiter);
        event.starts = date(&self.starts)?;
        event.ends = date(&self.ends)?;
        match event.misdated().first() {
            Some(damier_tournament::model::Misdated::TooMany { .. }) => {
                Err(invalid("problem-event-dates-many"))
            }
            Some(_) => Err(invalid("problem-event-dates-back")),
            None => Ok(Settled { event }),
        }
    }

    fn regulations(&self, library: &Library) -> Result<Regulations, Problem> {
        let system = match self.system.as_str() {
            "" => System::Dutch2026,
            name => name.parse().map_err(|_| invalid("problem-event-system"))?,
        };
        let (variant, book, book_text) = self.game(library)?;
        let preset = self.preset_for(system, &variant)?;
        let counts = system.is_round_robin() || matches!(system, System::KnockOut | System::Manual);
        let rounds = match self.rounds.trim() {
            "" if counts => 0,
            "" => return Err(invalid("problem-event-rounds")),
            text => number(text).ok_or_else(|| invalid("problem-event-rounds"))?,
        };
        let mut regulations = Regulations::new(system, rounds, preset);
        regulations.scale = self.scale(preset)?;
        let of_teams = system.is_team() || system == System::Scheveningen;
        if of_teams {
            let boards = number(&self.boards).ok_or_else(|| invalid("problem-event-boards"))?;
            regulations.teams = Some(self.teams(boards));
            regulations.criteria = preset.team_criteria();
        }
        let own = self.criteria.split([',', ';']).map(str::trim);
        let own: Result<Vec<Criterion>, Problem> = own
            .filter(|name| !name.is_empty())
            .map(|name| {
                name.parse().map_err(|_| {
                    invalid("problem-event-criterion").text("name", crate::live::shorten(name))
                })
            })
            .collect();
        let own = own?;
        if !own.is_empty() {
            regulations.criteria = own;
        }
        if system == System::KnockOut && !self.games_a_tie.trim().is_empty() {
            let games = number(&self.games_a_tie);
            regulations.games_a_tie = games.ok_or_else(|| invalid("problem-event-games"))?;
        }
        regulations.round_dates = self
            .round_dates
            .split([',', ';', ' '])
            .filter(|text| !text.trim().is_empty())
            .map(date)
            .collect::<Result<_, _>>()?;
        if regulations.round_dates.len() > usize::from(MOST) {
            return Err(invalid("problem-event-rounds"));
        }
        regulations.first_colour = self.first_colour.parse::<Side>().ok();
        regulations.keep_apart = match self.keep_apart.as_str() {
            "federation" if system.is_round_robin() => Some(Apart::Federation),
            "club" if system.is_round_robin() => Some(Apart::Club),
            _ => None,
        };
        regulations.swap_last_rounds =
            system == System::DoubleRoundRobin && !self.swap_last_rounds.is_empty();
        regulations.youth = !self.youth.is_empty();
        self.time_control
            .trim()
            .clone_into(&mut regulations.time_control);
        self.play_off.trim().clone_into(&mut regulations.play_off);
        regulations.variant = variant;
        regulations.rule_book = book;
        regulations.rule_book_text = book_text;
        Ok(regulations)
    }

    fn teams(&self, boards: u16) -> TeamRules {
        TeamRules {
            colours: match self.team_colours.as_str() {
                "type-b" => ColourPreferences::TypeB,
                "none" => ColourPreferences::None,
                _ => ColourPreferences::TypeA,
            },
            primary: match self.team_score.as_str() {
                "game-points" => PrimaryScore::GamePoints,
                _ => PrimaryScore::MatchPoints,
            },
            ..TeamRules::new(boards)
        }
    }

    fn preset_for(&self, system: System, variant: &str) -> Result<Preset, Problem> {
        Ok(match self.preset.as_str() {
            "" if variant == CHESS => Preset::Fide2026,
            "" if system.is_round_robin() => Preset::FmjdRr,
            "" if matches!(system, System::FmjdRating | System::FmjdRatingColours) => {
                Preset::FmjdSwissRating
            }
            "" => Preset::FmjdSwissSolkoff,
            name => name.parse().map_err(|_| invalid("problem-event-preset"))?,
        })
    }
}

/// What a box of the form says that is ticked or not.
fn ticked(is: bool) -> String {
    if is { "yes" } else { "" }.to_owned()
}

fn number(text: &str) -> Option<u16> {
    let number = text.trim().parse().ok()?;
    (1..=MOST).contains(&number).then_some(number)
}

/// A day as the form gives it, `2026-11-30`, or as files have it.
pub(crate) fn date(text: &str) -> Result<String, Problem> {
    let text = text.trim().replace('-', "/");
    if text.is_empty() {
        return Ok(text);
    }
    let parts: Vec<&str> = text.split('/').collect();
    let fits = |text: &str, length: usize, most: u32| {
        text.len() == length && text.parse::<u32>().is_ok_and(|n| 0 < n && n <= most)
    };
    match parts[..] {
        [year, month, day] if fits(year, 4, 9999) && fits(month, 2, 12) && fits(day, 2, 31) => {
            Ok(text)
        }
        _ => Err(invalid("problem-event-date")),
    }
}

fn invalid(detail: &'static str) -> Problem {
    Problem::new(ProblemKind::InvalidEvent).detail(detail)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_asks_for_itself() {
        let library = Library::default();
        for system in System::ALL {
            for preset in Preset::ALL {
                let wish = EventWish {
                    name: "Club".to_owned(),
                    system: system.to_string(),
                    preset: preset.to_string(),
                    rounds: "5".to_owned(),
                    boards: "4".to_owned(),
                    team_colours: "type-b".to_owned(),
                    team_score: "game-points".to_owned(),
                    youth: "yes".to_owned(),
                    round_dates: "2026-11-30, 2026-12-01".to_owned(),
                    starts: "2026-11-30".to_owned(),
                    ..EventWish::default()
                };
                let event = wish.settle(&library).expect("fine").into_event();
                let again = EventWish::of(&event).settle(&library).expect("fine");
                assert_eq!(again.into_event(), event, "{system} {preset}");
            }
        }
    }

    #[test]
    fn what_cannot_be_is_refused() {
        let library = Library::default();
        let good = EventWish {
            name: "Club".to_owned(),
            rounds: "5".to_owned(),
            ..EventWish::default()
        };
        assert!(good.settle(&library).is_ok());
        type Change = fn(&mut EventWish);
        let spoilt: [Change; 9] = [
            |wish| wish.name.clear(),
            |wish| wish.rounds.clear(),
            |wish| wish.rounds = "100".to_owned(),
            |wish| wish.system = "ladder".to_owned(),
            |wish| wish.variant = "go".to_owned(),
            |wish| wish.rulebook = "cbd".to_owned(),
            |wish| wish.criteria = "points, beauty".to_owned(),
            |wish| wish.starts = "30.11.2026".to_owned(),
            |wish| {
                wish.points = "own".to_owned();
                wish.own_points = "0-1-2".to_owned();
            },
        ];
        for (index, spoil) in spoilt.into_iter().enumerate() {
            let mut wish = good.clone();
            spoil(&mut wish);
            assert!(wish.settle(&library).is_err(), "{index}");
        }
    }
}
