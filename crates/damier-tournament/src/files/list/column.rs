//! What the columns of a list say, by their names or by what stands in them.

/// Titles that are recognised in a list without column names.
const TITLES: [&str; 20] = [
    "GMI", "MI", "MF", "CMF", "GMIF", "MIF", "MFF", "CMFF", "GM", "IM", "FM", "CM", "WGM", "WIM",
    "WFM", "WCM", "MG", "MN", "NM", "CMN",
];

/// What a column of a table says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Column {
    Number,
    Name,
    Surname,
    FirstName,
    Rating,
    Federation,
    Club,
    Title,
    FederationId,
    Born,
    Sex,
    Team,
    /// Its name says nothing here.
    Other,
    /// It has no name.
    Unnamed,
}

/// Names of columns in English, French and Russian, and those of programs.
const NAMES: [(Column, &[&str]); 12] = [
    (
        Column::Number,
        &[
            "id",
            "no",
            "nr",
            "n",
            "n°",
            "nº",
            "#",
            "№",
            "number",
            "start no",
            "start number",
            "startno",
            "numéro",
            "numero",
            "num",
            "номер",
        ],
    ),
    (
        Column::Name,
        &[
            "name",
            "player",
            "full name",
            "fullname",
            "participant",
            "nom",
            "joueur",
            "nom complet",
            "nom et prénom",
            "nom prénom",
            "имя",
            "игрок",
            "участник",
            "фио",
            "фамилия, имя",
            "фамилия имя",
        ],
    ),
    (
        Column::Surname,
        &[
            "surname",
            "last name",
            "lastname",
            "family name",
            "nom de famille",
            "фамилия",
        ],
    ),
    (
        Column::FirstName,
        &[
            "first name",
            "firstname",
            "first names",
            "forename",
            "given name",
            "given names",
            "prénom",
            "prenom",
            "prénoms",
            "prenoms",
        ],
    ),
    (
        Column::Rating,
        &[
            "rating",
            "rtg",
            "elo",
            "élo",
            "classement",
            "рейтинг",
            "эло",
        ],
    ),
    (
        Column::Federation,
        &[
            "fed",
            "federation",
            "country",
            "nation",
            "fédération",
            "pays",
            "федерация",
            "фед",
            "страна",
        ],
    ),
    (Column::Club, &["club", "клуб", "город"]),
    (Column::Title, &["title", "titre", "звание", "титул"]),
    (
        Column::FederationId,
        &[
            "fid",
            "federation_id",
            "federation id",
            "fmjd",
            "fmjd id",
            "fmjd no",
            "fide",
            "fide id",
            "fideid",
            "licence",
            "license",
            "код",
            "код fmjd",
            "код fide",
        ],
    ),
    (
        Column::Born,
        &[
            "born",
            "birth",
            "birthday",
            "date of birth",
            "birth date",
            "birth year",
            "year",
            "né",
            "née",
            "né(e)",
            "naissance",
            "date de naissance",
            "année",
            "дата рождения",
            "год рождения",
            "рождение",
            "г.р",
        ],
    ),
    (Column::Sex, &["sex", "gender", "sexe", "пол"]),
    (Column::Team, &["team", "équipe", "equipe", "команда"]),
];

/// Those of [`Column::Name`] that cannot be a surname alone.
const WHOLE_NAMES: [&str; 8] = [
    "full name",
    "fullname",
    "nom complet",
    "nom et prénom",
    "nom prénom",
    "фио",
    "фамилия, имя",
    "фамилия имя",
];

/// A name of a column, however it is written: an accent may be a letter of its own, and
/// programs put `_` between words.
fn plain(head: &str) -> String {
    let head = head.trim().trim_end_matches(['.', ':']).to_lowercase();
    head.replace("e\u{301}", "é").replace('_', " ")
}

impl Column {
    /// The column of a name in any of our languages; `Other` for names known from
    /// files of programs that say nothing here.
    pub(super) fn of(head: &str) -> Option<Column> {
        let head = plain(head);
        let known = NAMES
            .iter()
            .find(|(_, names)| names.iter().any(|name| plain(name) == head));
        known.map(|(column, _)| *column)
    }

    /// Whether the name of a column says that first name and surname both stand in it.
    pub(super) fn is_whole_name(head: &str) -> bool {
        WHOLE_NAMES.iter().any(|name| plain(name) == plain(head))
    }
}

/// Which field of a line without column names says what.
pub(super) fn guess(parts: &[&str]) -> Vec<Column> {
    let mut named = false;
    let mut columns = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        let is_number = part.parse::<u32>().is_ok();
        let capitals = part.chars().all(char::is_uppercase);
        columns.push(if part.is_empty() {
            Column::Other
        } else if !named && index == 0 && is_number && parts.len() > 1 {
            Column::Number
        } else if TITLES.contains(part) {
            Column::Title
        } else if !named && is_name(part) {
            named = true;
            Column::Name
        } else if rating_of(part).is_some() {
            Column::Rating
        } else if is_number {
            Column::FederationId
        } else if capitals && part.chars().count() == 3 {
            Column::Federation
        } else {
            Column::Club
        });
    }
    columns
}

/// Whether it can be a name: it has a letter.
pub(super) fn is_name(text: &str) -> bool {
    text.chars().any(char::is_alphabetic)
}

/// The field that most lines of a list without column names have their rating in.
pub(super) fn rating_place(lines: &[Vec<Column>]) -> Option<usize> {
    let most = lines.iter().map(Vec::len).max().unwrap_or(0);
    let count = |place: usize, is: fn(&Column) -> bool| {
        let fields = lines.iter().filter_map(|line| line.get(place));
        fields.filter(|column| is(column)).count()
    };
    (0..most).find(|place| {
        let ratings = count(*place, |c| *c == Column::Rating);
        let others = count(*place, |c| !matches!(c, Column::Rating | Column::Other));
        ratings > 0 && ratings >= others
    })
}

/// What looks like a rating.
pub(super) fn rating_of(text: &str) -> Option<u32> {
    let likely = (3..=4).contains(&text.len());
    text.parse().ok().filter(|_| likely)
}
