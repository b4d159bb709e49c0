//! What is entered and ruled: players, teams, regulations.

use axum::extract::State;
use axum::response::Response;
use damier_print::Sheet;
use damier_tournament::model::{ColourPreferences, PrimaryScore, TeamRules};
use damier_tournament::{Event, System};

use super::head::texts;
use super::view::{FIGURES, TableView, WORDS, table};
use crate::AppState;
use crate::pages::frame::Frame;
use crate::pages::path::Path;
use crate::pages::{fault, rules};
use crate::tournament::book::{BookFault, is_own, named};

/// Regulations in words, and the log.
pub(super) struct Facts {
    pub(super) lines: Vec<(String, String)>,
    pub(super) log: TableView,
    /// Whether the event holds a rule book of its own, which has a page.
    pub(super) own_book: bool,
}

/// Who is entered.
pub(super) fn entries(frame: &Frame, event: &Event) -> TableView {
    let teams = !event.teams.is_empty();
    let mut columns: Vec<(String, &'static str)> = [
        ("event-col-number", FIGURES),
        ("event-col-title", WORDS),
        ("event-col-name", WORDS),
        ("event-col-federation", WORDS),
        ("event-col-club", WORDS),
        ("event-col-rating", FIGURES),
    ]
    .map(|(id, right)| (frame.text(id), right))
    .into();
    if teams {
        columns.push((frame.text("event-col-team"), WORDS));
    }
    let rows = event.players.iter().map(|player| {
        let rating = player.rating.map_or_else(String::new, |r| r.to_string());
        let mut row = vec![
            (player.id.to_string(), FIGURES),
            (player.title.clone(), WORDS),
            (player.name.clone(), WORDS),
            (player.federation.clone(), WORDS),
            (player.club.clone(), WORDS),
            (rating, FIGURES),
        ];
        if teams {
            let team = event.team_of(player.id);
            row.push((team.map_or_else(String::new, |t| t.name.clone()), WORDS));
        }
        row
    });
    let mut rows: Vec<Vec<(String, &'static str)>> = rows.collect();
    // What nobody has is not shown.
    for index in (0..columns.len()).rev().filter(|index| *index != 2) {
        if rows.iter().all(|row| row[index].0.is_empty()) && !rows.is_empty() {
            columns.remove(index);
            rows.iter_mut().for_each(|row| {
                row.remove(index);
            });
        }
    }
    TableView { columns, rows }
}

/// The teams with their members.
pub(super) fn teams(frame: &Frame, event: &Event) -> TableView {
    let columns = ["event-col-number", "event-col-team", "event-col-members"];
    let rows = event.teams.iter().map(|team| {
        let names = team.members.iter().map(|id| {
            let player = event.player(*id);
            player.map_or_else(|| id.to_string(), |player| player.name.clone())
        });
        let names: Vec<String> = names.collect();
        vec![
            (team.id.to_string(), FIGURES),
            (team.name.clone(), WORDS),
            (names.join(", "), WORDS),
        ]
    });
    TableView {
        columns: columns
            .map(|id| {
                (
                    frame.text(id),
                    if id.ends_with("number") {
                        FIGURES
                    } else {
                        WORDS
                    },
                )
            })
            .into(),
        rows: rows.collect(),
    }
}

/// The regulations in words, with what was changed after the start.
pub(super) fn regulations(state: &AppState, frame: &Frame, event: &Event) -> Facts {
    let lang = frame.language.referee();
    let log = Sheet::Log.of(event, None, lang).map(|d| table(&d));
    Facts {
        lines: lines(state, frame, event)
            .into_iter()
            .map(|(id, text)| (frame.text(id), text))
            .collect(),
        log: log.unwrap_or(TableView {
            columns: Vec::new(),
            rows: Vec::new(),
        }),
        own_book: is_own(&event.regulations),
    }
}

/// The rule book that an event holds itself.
pub(super) async fn book(
    State(state): State<AppState>,
    Path(id): Path<String>,
    frame: Frame,
) -> Response {
    let regulations = match state.tournaments().find(&id).await {
        Ok(found) => found.doc.event.regulations.clone(),
        Err(problem) => return fault::page(frame, &problem),
    };
    match named(&regulations, state.library()) {
        Ok(Some(chosen)) => {
            let note = frame.text("event-book-of");
            rules::page(frame, &chosen.book, note)
        }
        Ok(None) => fault::page(frame, &BookFault::NoUsual(regulations.variant).into()),
        Err(fault) => fault::page(frame, &fault.into()),
    }
}

/// What is ruled: the message that names it, and the text.
fn lines(state: &AppState, frame: &Frame, event: &Event) -> Vec<(&'static str, String)> {
    let r = &event.regulations;
    let texts = texts(frame, event);
    let say = |id: &str| frame.text(id);
    let scale = &r.scale;
    let mut points = format!("{}–{}–{}", scale.win, scale.draw, scale.loss);
    for (more, less) in &scale.graded {
        points += &format!(" · {more}–{less}");
    }
    let criteria: Vec<String> = r.criteria.iter().map(|c| texts.criterion(*c)).collect();
    let mut lines = vec![
        (
            "event-field-system",
            say(&format!("event-system-{}", r.system)),
        ),
        ("event-field-points", points),
        ("event-field-order", criteria.join(" → ")),
        (
            "event-field-unplayed",
            say(&format!("event-unplayed-{}", unplayed(event))),
        ),
    ];
    if let Some(preset) = r.preset {
        lines.insert(
            2,
            ("event-field-preset", say(&format!("event-preset-{preset}"))),
        );
    }
    if r.rounds > 0 {
        lines.insert(1, ("event-field-rounds", r.rounds.to_string()));
    }
    if let Some(teams) = &r.teams {
        lines.push(("event-field-boards", teams.boards.to_string()));
        if r.system == System::TeamSwiss {
            lines.extend(team_lines(frame, teams));
        }
    }
    if !r.round_dates.is_empty() {
        lines.push(("event-field-dates", r.round_dates.join(", ")));
    }
    let chosen = named(r, state.library()).ok().flatten();
    let book = chosen.as_ref().map_or(r.rule_book.as_str(), |chosen| {
        chosen.book.name().get(frame.language.referee())
    });
    if r.youth {
        lines.push(("event-field-youth", say("event-youth-yes")));
    }
    for (id, text) in [
        ("event-field-time", r.time_control.as_str()),
        ("event-field-book", book),
        ("event-field-play-off", r.play_off.as_str()),
        ("event-field-arbiter", event.arbiter.as_str()),
        ("event-field-city", event.city.as_str()),
        ("event-field-federation", event.federation.as_str()),
    ] {
        if !text.is_empty() {
            lines.push((id, text.to_owned()));
        }
    }
    lines
}

/// What the Swiss system of teams goes by.
fn team_lines(frame: &Frame, rules: &TeamRules) -> [(&'static str, String); 2] {
    let colours = match rules.colours {
        ColourPreferences::TypeA => "usual",
        ColourPreferences::TypeB => "type-b",
        ColourPreferences::None => "none",
    };
    let score = match rules.primary {
        PrimaryScore::MatchPoints => "usual",
        PrimaryScore::GamePoints => "game-points",
    };
    [
        (
            "event-field-team-colours",
            frame.text(&format!("event-team-colours-{colours}")),
        ),
        (
            "event-field-team-score",
            frame.text(&format!("event-team-score-{score}")),
        ),
    ]
}

fn unplayed(event: &Event) -> &'static str {
    use damier_tournament::UnplayedPolicy as Policy;
    match event.regulations.unplayed {
        Policy::FideCapped2026 => "fide-2026",
        Policy::FideDummy2024 => "fide-2024",
        Policy::FideVirtual2009 => "fide-2009",
        Policy::Online => "online",
        _ => "draughts",
    }
}
