//! Verdicts and counters in words, in English, French and Russian.
//!
//! The sentences are Fluent messages (`locales/*.ftl`); the names of endings and
//! the numbers of articles come from the rule book.

mod bundle;
mod claim;
mod counter;
mod course;
mod desk;
#[cfg(test)]
mod grammar;
mod grounds;
mod messages;
mod mistake;
mod ruling;
mod story;
mod timeline;
mod verdict;

pub use claim::{
    claim_refused, making_tables, points_favour, points_first_unknown, points_material, sources,
    without_tables, wrong_claim,
};
pub use counter::{
    counter_chip, counter_sentence, counter_sentences, counter_spoken, counter_story, restarts,
};
pub use course::story_of_game;
pub use desk::{
    clock_columns, clock_event, clock_event_after_end, clock_event_undone, clock_judgement,
    clock_moment, control_without_added_time, control_without_tag, irregularity, irregularity_gain,
    irregularity_name, irregularity_too_many, not_late, offer_refused,
};
pub use grounds::grounds;
pub use messages::Messages;
pub use mistake::{
    applies, book_fine, carried_unread, carry_refused, customs, default_mark, marked_warning,
    offer_rules, other_articles, reason_name, setting_refused, warning,
};
pub(crate) use mistake::{
    mistake, mistake_at, mistake_placed, mistake_remedy, mistake_sentence, warning_at,
};
pub use ruling::{
    claim_goes_on, must_show, nothing_to_show, regulation, shortage, shortage_refused, win_shown,
    win_stands,
};
pub use story::{sheet, story};
pub use timeline::timeline_svg;
pub use verdict::{explain, headline};
