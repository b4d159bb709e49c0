use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::Standing;

/// Names and values in their order, written as a JSON object.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Named(pub Vec<(String, String)>);

impl Named {
    /// The value of a name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0
            .iter()
            .find(|(n, _)| n == name)
            .map(|(_, v)| v.as_str())
    }
}

impl Serialize for Named {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

/// One line of the JSON that `damier tournament standings --json` prints:
/// `{"place":1,"id":1,"points":"14","criteria":{"wins":"5",…},"decidedBy":"points"}`.
///
/// `points` are the match points in team events. `criteria` has every criterion
/// by its name (`points` too), first those that decide, then those only shown; a
/// value that was not needed is the empty string. `decidedBy` is null for those
/// who share their place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StandingRow {
    /// Place; those still tied share it (1, 1, 3).
    pub place: usize,
    /// Number of the player or team.
    pub id: u32,
    /// Points, exact.
    pub points: String,
    /// All criteria.
    pub criteria: Named,
    /// Name of the criterion that made the place his own.
    pub decided_by: Option<String>,
}

impl StandingRow {
    pub(super) fn of(line: &Standing) -> StandingRow {
        let mut points = String::new();
        let mut criteria = Vec::new();
        for (criterion, value) in &line.values {
            let (name, text) = (criterion.name(), value.key.to_string());
            if matches!(name.as_str(), "points" | "match_points") {
                points.clone_from(&text);
            }
            criteria.push((name, text));
        }
        StandingRow {
            place: line.place,
            id: line.id,
            points,
            criteria: Named(criteria),
            decided_by: line.decided_by.map(|c| c.name()),
        }
    }
}
