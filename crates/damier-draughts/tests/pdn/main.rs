//! PDN: the syntax of files, replaying them, and writing them again.

mod any_text;
mod files;
mod numbering;
mod replaying;
mod syntax;
mod writing;
