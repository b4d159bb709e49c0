//! Help that teaches.

use crate::run::damier;

const COMMANDS: &[&str] = &[
    "serve",
    "moves",
    "perft",
    "adjudicate",
    "show",
    "openings",
    "rules",
    "claim",
    "clock",
    "playoff",
    "analyse",
    "match",
    "tournament",
    "engine",
];

#[test]
fn every_command_explains_itself_with_examples() {
    let top = damier(&["--help"]);
    assert_eq!(top.code, 0);
    for command in COMMANDS {
        assert!(
            top.out.contains(&format!("\n  {command} ")),
            "{command}: {}",
            top.out
        );
        let help = damier(&[command, "--help"]);
        assert_eq!(help.code, 0, "{command}");
        assert!(
            help.out.contains("Examples:\n  damier "),
            "{command}: {}",
            help.out
        );
    }
}

#[test]
fn the_help_names_every_variant() {
    let help = damier(&["moves", "--help"]).out;
    for variant in damier_draughts::Variant::ALL {
        assert!(help.contains(variant.id()), "{variant} is missing: {help}");
        assert_eq!(damier(&["moves", variant.id()]).code, 0, "{variant}");
    }
}

#[test]
fn the_version_is_told() {
    let run = damier(&["--version"]);
    assert_eq!(run.out, format!("damier {}\n", env!("CARGO_PKG_VERSION")));
}
