/// What should have stood in some place of a file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Field {
    /// Number of a player in the first columns of his line.
    StartRank,
    /// `m` or `w`.
    Sex,
    /// Rating.
    Rating,
    /// Number at the federation.
    FederationId,
    /// Date of birth.
    Born,
    /// Points.
    Points,
    /// Place in the final order.
    Place,
    /// Number of an opponent.
    Opponent,
    /// Colour of a game.
    Colour,
    /// Letter of a result.
    Result,
    /// How many rounds there are.
    Rounds,
    /// A round.
    Round,
    /// Colour of the first player.
    FirstColour,
    /// How many players or teams there are.
    Count,
    /// A date.
    Date,
    /// How rounds are paired.
    System,
    /// What points are for.
    Symbol,
    /// Why somebody has no game.
    Bye,
    /// Number of a player who is named.
    Player,
    /// Number of a team.
    Team,
    /// Colours by board.
    BoardColours,
    /// A setting of another program.
    Setting,
    /// Code of a record.
    Code,
    /// A whole number of a column of a table.
    Number,
    /// What results are worth.
    Scoring,
}

impl Field {
    /// Its name in messages.
    pub const fn as_str(self) -> &'static str {
        self.words().0
    }

    /// Name, what it is, and how it is written.
    pub(super) const fn words(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Field::StartRank => (
                "start-rank",
                "starting rank number",
                "write a whole number from 1 in columns 5 to 8",
            ),
            Field::Sex => ("sex", "sex", "write m or w, or leave it empty"),
            Field::Rating => ("rating", "rating", "write a whole number, or 0 for none"),
            Field::FederationId => (
                "federation-id",
                "number at the federation",
                "write digits only; it is kept as it stands",
            ),
            Field::Born => (
                "born",
                "date of birth",
                "write 1990/05/17 or 1990; it is kept as it stands",
            ),
            Field::Points => ("points", "number of points", "write it as 11.5"),
            Field::Place => ("place", "place", "write a whole number, or leave it empty"),
            Field::Opponent => (
                "opponent",
                "opponent",
                "write a starting rank number, or 0000 for nobody",
            ),
            Field::Colour => ("colour", "colour", "write w, b or -"),
            Field::Result => ("result", "result", "write one of 1 = 0 + - W D L H F U Z"),
            Field::Rounds => ("rounds", "number of rounds", "write a whole number"),
            Field::Round => ("round", "round", "write a whole number of three digits"),
            Field::FirstColour => ("first-colour", "colour", "write W or B"),
            Field::Count => (
                "count",
                "number of players or teams",
                "write a whole number",
            ),
            Field::Date => ("date", "date", "write 2026/11/30; it is kept as it stands"),
            Field::System => (
                "system",
                "type of tournament that is known here",
                "write for example FIDE_DUTCH, or choose the system yourself",
            ),
            Field::Symbol => (
                "symbol",
                "symbol of a result",
                "write W, D, L, A, P or X, of matches TW, TD or TL",
            ),
            Field::Bye => ("bye", "kind of bye", "write F, H or Z"),
            Field::Player => ("player", "player's number", "write numbers from 1 to 9999"),
            Field::Team => ("team", "team's number", "write a whole number from 1"),
            Field::BoardColours => (
                "board-colours",
                "order of colours",
                "write W and B, such as WBWB",
            ),
            Field::Setting => (
                "setting",
                "setting that is known here",
                "write for example white1 or W=1.0",
            ),
            Field::Code => (
                "code",
                "code of a record",
                "begin the line with three digits or letters and a blank",
            ),
            Field::Number => (
                "number",
                "whole number below 10000",
                "write at most four digits, or leave it empty",
            ),
            Field::Scoring => ("scoring", "scoring", "write win=2 draw=1 loss=0"),
        }
    }
}
