//! The pages of tournaments: for everybody, for the hall and for the desk.

mod chart;
mod desk;
mod facts;
mod fields;
mod files;
mod form;
mod games;
mod hall;
mod head;
mod history;
mod list;
mod meeting;
mod pairing;
mod people;
mod person;
mod played_off;
mod report;
mod standing;
mod start;
mod ties;
mod view;
mod worth;

pub(crate) use desk::{clash, enter_results};
pub(crate) use files::read as read_event_file;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};

use crate::{AppState, limits};

/// Routes of all pages of tournaments.
pub(super) fn router() -> Router<AppState> {
    Router::new()
        .route("/events", get(list::show))
        .route("/events/new", get(form::new).post(form::create))
        .route(
            "/events/import",
            get(files::after_import).post(files::import),
        )
        .route("/events/{id}", get(view::overview))
        .route("/events/{id}/{view}", get(view::show))
        .route("/events/{id}/player/{number}", get(person::show))
        .route("/events/{id}/why", get(meeting::show))
        .route("/events/{id}/rules", get(facts::book))
        .route("/events/{id}/hall", get(hall::show))
        .route("/events/{id}/hall/live", get(hall::live))
        .route("/events/{id}/changes", get(hall::changes))
        .route("/events/{id}/files/{name}", get(files::download))
        .route(
            "/events/{id}/report/{code}",
            get(report::show).post(report::submit),
        )
        .route("/events/{id}/desk", get(desk::show).post(desk::act))
        .route("/events/{id}/desk/live", get(desk::live))
        .route(
            "/events/{id}/desk/pair",
            get(pairing::show).post(pairing::act),
        )
        .route(
            "/events/{id}/desk/players",
            get(people::show).post(people::act),
        )
        .route(
            "/events/{id}/desk/players/list",
            get(people::after_list).post(people::list),
        )
        .route(
            "/events/{id}/desk/play-offs",
            get(ties::show).post(ties::act),
        )
        .route("/events/{id}/desk/files", get(files::show))
        .route("/events/{id}/desk/games", post(files::games))
        .route(
            "/events/{id}/desk/rules",
            get(form::edit).post(form::change),
        )
        .route("/events/{id}/desk/history", get(history::show))
        .layer(DefaultBodyLimit::max(limits::TOURNAMENT_BYTES))
}

#[cfg(test)]
mod tests {
    use damier_print::Sheet;
    use damier_tournament::{Preset, System};

    use crate::i18n::Language;

    #[test]
    fn every_name_that_is_put_together_has_its_text() {
        let mut ids: Vec<String> = Vec::new();
        let mut all = |kind: &str, names: &[&str]| {
            ids.extend(names.iter().map(|name| format!("{kind}-{name}")));
        };
        let systems: Vec<&str> = System::ALL.iter().map(|s| s.as_str()).collect();
        let presets: Vec<&str> = Preset::ALL.iter().map(|p| p.as_str()).collect();
        let sheets = Sheet::ALL.map(|(_, name)| name);
        all("event-system", &systems);
        all("event-preset", &presets);
        all("event-preset", &["usual"]);
        all("event-sheet", &sheets);
        all("event-view", &super::head::VIEWS);
        all(
            "event-points",
            &["usual", "2-1-0", "1-0-5-0", "stages", "delft", "own"],
        );
        all("event-first-colour", &["usual", "white", "black"]);
        all("event-apart", &["usual", "federation", "club"]);
        all(
            "event-unplayed",
            &["draughts", "fide-2026", "fide-2024", "fide-2009", "online"],
        );
        all(
            "deed",
            &[
                "created",
                "results",
                "reported",
                "agreed",
                "confirmed",
                "dismissed",
                "decided",
                "played",
                "linked",
                "unlinked",
                "paired",
                "paired-by-hand",
                "taken-back",
                "entered",
                "entered-one",
                "edited",
                "removed",
                "sorted",
                "withdrawn",
                "returned",
                "byes",
                "forbidden",
                "allowed",
                "regulations",
                "imported",
                "play-off-begun",
                "play-off-game",
                "play-off-match",
                "play-off-played",
                "undone",
                "undone-version",
            ],
        );
        ids.extend(super::head::DESK.map(|page| format!("event-desk{}", page.replace('/', "-"))));
        for language in Language::ALL {
            for id in &ids {
                assert!(language.has_text(id), "{}: {id}", language.code());
            }
        }
    }
}
