//! The site as its clients see it: the real router over a real database.

#![expect(clippy::unwrap_used, reason = "a test that finds nothing has failed")]

mod books;
#[cfg(unix)]
mod chess_program;
mod claims;
mod clocks;
mod crashes;
mod decisions;
mod desk_forms;
mod endgames;
mod endings;
mod event_books;
mod life;
mod memory;
mod moves_chosen;
mod playoffs;
mod referee;
mod refusals;
mod remedies;
mod rulings;
mod secretary;
mod security;
mod socket;
mod storage;
mod streams;
mod support;
mod tournament_faults;
mod tournament_files;
mod tournament_free;
mod tournament_hand;
mod tournament_links;
mod tournament_presence;
mod tournament_starts;
mod tournament_youth;
mod tournaments;
mod why;
