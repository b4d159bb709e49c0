//! Where things are: the workspace root, its packages, the target folder.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::step;

/// The workspace as cargo describes it.
#[derive(Debug)]
pub(crate) struct Workspace {
    root: PathBuf,
    target: PathBuf,
    packages: Vec<Package>,
}

/// One crate of the workspace.
#[derive(Debug)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) licence: Option<String>,
    pub(crate) description: Option<String>,
    pub(crate) manifest: PathBuf,
    pub(crate) dependencies: Vec<Dependency>,
}

/// One line of a crate's dependency tables.
#[derive(Debug)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    /// Only tests need it.
    pub(crate) dev: bool,
}

impl Workspace {
    /// Asks cargo.
    pub(crate) fn find() -> Result<Workspace, String> {
        let here = std::env::var_os("CARGO_MANIFEST_DIR")
            .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        let text = step::output(
            Command::new(cargo_program())
                .args(["metadata", "--format-version", "1", "--no-deps"])
                .current_dir(here),
        )?;
        let metadata: Value = serde_json::from_str(&text)
            .map_err(|error| format!("`cargo metadata` printed no JSON: {error}"))?;
        let path = |key: &str| {
            metadata[key]
                .as_str()
                .map(PathBuf::from)
                .ok_or_else(|| format!("`cargo metadata` names no {key}"))
        };
        let packages = metadata["packages"]
            .as_array()
            .map_or(&[][..], Vec::as_slice);
        Ok(Workspace {
            root: path("workspace_root")?,
            target: path("target_directory")?,
            packages: packages.iter().map(Package::from_metadata).collect(),
        })
    }

    /// The folder of the root `Cargo.toml`.
    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// Where cargo puts what it builds.
    pub(crate) fn target(&self) -> &Path {
        &self.target
    }

    /// Every crate.
    pub(crate) fn packages(&self) -> &[Package] {
        &self.packages
    }

    /// The `damier` program of the dev or release profile.
    pub(crate) fn binary(&self, profile: &str) -> PathBuf {
        self.target
            .join(profile)
            .join(format!("damier{}", std::env::consts::EXE_SUFFIX))
    }

    /// A cargo command to be run at the root.
    pub(crate) fn cargo(&self, args: &[&str]) -> Command {
        let mut command = Command::new(cargo_program());
        command.args(args).current_dir(&self.root);
        command
    }

    /// The files under version control, relative to the root.
    pub(crate) fn tracked_files(&self) -> Result<Vec<String>, String> {
        let list = step::output(
            Command::new("git")
                .args(["ls-files", "-z"])
                .current_dir(&self.root),
        )?;
        // A file that was deleted but not yet committed is no longer there to be read.
        let exists = |name: &&str| !name.is_empty() && self.root.join(name).is_file();
        Ok(list.split('\0').filter(exists).map(str::to_owned).collect())
    }

    /// The text files under version control, by name. Pictures and the like are
    /// left out.
    pub(crate) fn read_texts(&self) -> Result<BTreeMap<String, String>, String> {
        let mut files = BTreeMap::new();
        for file in self.tracked_files()? {
            let bytes = std::fs::read(self.root.join(&file))
                .map_err(|error| format!("{file} cannot be read: {error}"))?;
            if let Ok(text) = String::from_utf8(bytes) {
                files.insert(file, text);
            }
        }
        Ok(files)
    }
}

impl Package {
    fn from_metadata(package: &Value) -> Package {
        let text = |key: &str| package[key].as_str().map(str::to_owned);
        let dependencies = package["dependencies"]
            .as_array()
            .map_or(&[][..], Vec::as_slice);
        Package {
            name: text("name").unwrap_or_default(),
            licence: text("license"),
            description: text("description"),
            manifest: text("manifest_path").map(PathBuf::from).unwrap_or_default(),
            dependencies: dependencies
                .iter()
                .map(|dependency| Dependency {
                    name: dependency["name"].as_str().unwrap_or_default().to_owned(),
                    dev: dependency["kind"].as_str() == Some("dev"),
                })
                .collect(),
        }
    }
}

fn cargo_program() -> PathBuf {
    std::env::var_os("CARGO").map_or_else(|| PathBuf::from("cargo"), PathBuf::from)
}
