use crate::code::Code;

/// Where the text of a column stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Align {
    /// Words.
    Left,
    /// Numbers.
    Right,
    /// Marks of a grid.
    Center,
}

/// A column of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its name, in the language of the sheet.
    pub head: String,
    /// Where its cells stand.
    pub align: Align,
}

/// A piece of paper to be cut out: a result slip or a place card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Small, at the top.
    pub caption: String,
    /// Large, in the middle.
    pub large: Vec<String>,
    /// Below, with the room to write that is left on the line.
    pub lines: Vec<String>,
    /// A picture that a telephone reads, in the upper right corner.
    pub code: Option<Code>,
}

/// What a sheet shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Body {
    /// Rows of cells.
    Table {
        /// Columns from the left.
        columns: Vec<Column>,
        /// As many cells as there are columns.
        rows: Vec<Vec<String>>,
    },
    /// Cards, two side by side.
    Cards(Vec<Card>),
}

/// A sheet without a format, its words already translated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Document {
    /// The name of the event.
    pub event: String,
    /// What the sheet is.
    pub title: String,
    /// What it shows.
    pub body: Body,
    /// Below it, for example that results are missing.
    pub notes: Vec<String>,
    /// Below the notes: the play-offs that belong to it, a sentence each.
    pub play_offs: Vec<String>,
}
