//! Which crate may stand on which, and what each must declare.

use std::collections::BTreeMap;

use super::Complaint;
use crate::workspace::{Package, Workspace};

const PERMISSIVE: &str = "MIT OR Apache-2.0";
const COPYLEFT: &str = "AGPL-3.0-or-later";

/// One floor of the house.
struct Room {
    name: &'static str,
    licence: &'static str,
    /// Crates of the workspace it may use.
    may_use: &'static [&'static str],
    /// More of them, in tests only.
    tests_may_use: &'static [&'static str],
}

/// The house, from the roof down. Arrows point down only, so that a lower crate
/// can be used, published and read without the ones above it.
const ROOMS: [Room; 14] = [
    Room {
        name: "damier",
        licence: COPYLEFT,
        may_use: &[
            "damier-site",
            "damier-print",
            "damier-words",
            "damier-tournament",
            "damier-engine",
            "damier-endgame",
            "damier-arbiter",
            "damier-diagram",
            "damier-chess",
            "damier-draughts",
            "damier-game",
        ],
        tests_may_use: &[],
    },
    Room {
        name: "damier-site",
        licence: COPYLEFT,
        may_use: &[
            "damier-print",
            "damier-words",
            "damier-tournament",
            "damier-engine",
            "damier-endgame",
            "damier-arbiter",
            "damier-diagram",
            "damier-chess",
            "damier-draughts",
            "damier-game",
        ],
        tests_may_use: &[],
    },
    Room {
        name: "damier-words",
        licence: COPYLEFT,
        may_use: &[
            "damier-arbiter",
            "damier-chess",
            "damier-draughts",
            "damier-game",
            "damier-tournament",
        ],
        tests_may_use: &[],
    },
    Room {
        name: "damier-print",
        licence: PERMISSIVE,
        may_use: &["damier-tournament", "damier-arbiter", "damier-game"],
        tests_may_use: &[],
    },
    Room {
        name: "damier-tournament",
        licence: PERMISSIVE,
        may_use: &["damier-game"],
        tests_may_use: &[],
    },
    Room {
        name: "damier-engine",
        licence: COPYLEFT,
        may_use: &[
            "damier-endgame",
            "damier-arbiter",
            "damier-draughts",
            "damier-search",
            "damier-game",
        ],
        tests_may_use: &[],
    },
    Room {
        name: "damier-endgame",
        licence: COPYLEFT,
        may_use: &["damier-arbiter", "damier-draughts", "damier-game"],
        tests_may_use: &[],
    },
    Room {
        name: "damier-arbiter",
        licence: PERMISSIVE,
        may_use: &["damier-game"],
        tests_may_use: &["damier-draughts"],
    },
    Room {
        name: "damier-diagram",
        licence: PERMISSIVE,
        may_use: &["damier-draughts", "damier-game"],
        tests_may_use: &[],
    },
    Room {
        name: "damier-chess",
        licence: COPYLEFT,
        may_use: &["damier-search", "damier-game"],
        tests_may_use: &["damier-arbiter"],
    },
    Room {
        name: "damier-draughts",
        licence: PERMISSIVE,
        may_use: &["damier-game"],
        tests_may_use: &[],
    },
    Room {
        name: "damier-search",
        licence: COPYLEFT,
        may_use: &[],
        tests_may_use: &[],
    },
    Room {
        name: "damier-game",
        licence: PERMISSIVE,
        may_use: &[],
        tests_may_use: &[],
    },
    Room {
        name: "xtask",
        licence: COPYLEFT,
        may_use: &[],
        tests_may_use: &[],
    },
];

/// These touch no file, socket, clock or random source, so that they run
/// anywhere; these crates would bring such things in.
const PURE: [&str; 4] = [
    "damier-game",
    "damier-draughts",
    "damier-arbiter",
    "damier-diagram",
];
const IMPURE: [&str; 8] = [
    "tokio",
    "axum",
    "sqlx",
    "rand",
    "getrandom",
    "tempfile",
    "futures-util",
    "tower",
];

/// Checks every package against the plan.
pub(super) fn check(workspace: &Workspace, files: &BTreeMap<String, String>) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    let architecture = files.get("ARCHITECTURE.md").map_or("", String::as_str);
    for package in workspace.packages() {
        let manifest = package.manifest.strip_prefix(workspace.root()).map_or_else(
            |_| package.name.clone(),
            |path| path.to_string_lossy().into_owned(),
        );
        let text = files.get(&manifest).map_or("", String::as_str);
        for what in breaches(package, text, architecture) {
            complaints.push(Complaint {
                file: manifest.clone(),
                line: 0,
                what,
            });
        }
    }
    complaints
}

fn breaches(package: &Package, manifest: &str, architecture: &str) -> Vec<String> {
    let Some(room) = ROOMS.iter().find(|room| room.name == package.name) else {
        return vec!["no room in the plan; give the crate one in the tidy task".to_owned()];
    };
    let mut breaches = Vec::new();
    if package.licence.as_deref() != Some(room.licence) {
        breaches.push(format!("the licence must be `{}`", room.licence));
    }
    if package.description.as_deref().is_none_or(str::is_empty) {
        breaches.push("a description is missing".to_owned());
    }
    if !manifest.contains("[lints]\nworkspace = true") {
        breaches.push("the lints of the workspace are not switched on".to_owned());
    }
    for dependency in &package.dependencies {
        let name = dependency.name.as_str();
        let ours = ROOMS.iter().any(|room| room.name == name);
        let in_tests = dependency.dev && (room.tests_may_use.contains(&name) || name == room.name);
        if ours && !room.may_use.contains(&name) && !in_tests {
            breaches.push(format!(
                "may not depend on `{name}`: arrows point down only"
            ));
        }
        if PURE.contains(&room.name) && !dependency.dev && IMPURE.contains(&name) {
            breaches.push(format!(
                "may not depend on `{name}`: this crate must run anywhere"
            ));
        }
        if !ours && !architecture.contains(&format!("`{name}`")) {
            breaches.push(format!(
                "`{name}` has no reason in ARCHITECTURE.md; say why we need it"
            ));
        }
    }
    breaches
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::Dependency;
    use std::path::PathBuf;

    const LINTS: &str = "[lints]\nworkspace = true\n";

    fn package(name: &str, licence: &str, dependencies: &[(&str, bool)]) -> Package {
        Package {
            name: name.to_owned(),
            licence: Some(licence.to_owned()),
            description: Some("What it is".to_owned()),
            manifest: PathBuf::new(),
            dependencies: dependencies
                .iter()
                .map(|(name, dev)| Dependency {
                    name: (*name).to_owned(),
                    dev: *dev,
                })
                .collect(),
        }
    }

    #[test]
    fn arrows_point_down() {
        let fine = package("damier-arbiter", PERMISSIVE, &[("damier-game", false)]);
        assert!(breaches(&fine, LINTS, "").is_empty());
        let tests = package("damier-arbiter", PERMISSIVE, &[("damier-draughts", true)]);
        assert!(breaches(&tests, LINTS, "").is_empty());
        let sideways = package("damier-arbiter", PERMISSIVE, &[("damier-draughts", false)]);
        assert_eq!(breaches(&sideways, LINTS, "").len(), 1);
        let up = package("damier-draughts", PERMISSIVE, &[("damier-site", false)]);
        assert_eq!(breaches(&up, LINTS, "").len(), 1);
    }

    #[test]
    fn licence_lints_purity_and_reasons_are_asked_for() {
        let wrong = package("damier-draughts", COPYLEFT, &[("rand", false)]);
        assert_eq!(breaches(&wrong, "", "").len(), 4);
        assert_eq!(breaches(&wrong, LINTS, "`rand`: dice").len(), 2);
        assert_eq!(
            breaches(&package("other", PERMISSIVE, &[]), LINTS, "").len(),
            1
        );
    }
}
