use std::fmt;

use crate::{Lang, text};

/// Something in a book that is allowed and yet probably not meant.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Warning {
    /// No position fits the condition of the clause.
    NeverHolds {
        /// The name of the clause.
        clause: String,
    },
    /// Wherever the clause counts, another one ends the game no later.
    NeverBinds {
        /// The name of the clause.
        clause: String,
        /// The one that is always there first.
        before: String,
    },
    /// The clause lives within the count of one whose condition never holds
    /// together with its own.
    NeverWithin {
        /// The name of the clause.
        clause: String,
        /// The one that it names in `within`.
        within: String,
    },
    /// A limit of 0 on a condition that holds in every position: no game is
    /// played at all.
    DrawnAtOnce {
        /// The name of the clause.
        clause: String,
    },
    /// A count that runs in every position and that nothing restarts: every game
    /// ends at the latest with it.
    WholeGame {
        /// The name of the clause.
        clause: String,
        /// After so many moves.
        moves: u16,
    },
    /// A limit so large that no game is ever long enough for it.
    NeverReached {
        /// The name of the clause.
        clause: String,
        /// The moves that it allows.
        moves: u16,
    },
    /// A repetition that no game ever comes to.
    NeverSoOften {
        /// The name of the clause.
        clause: String,
        /// How often the position must come about.
        times: u32,
    },
    /// A limit of 0 counts nothing, so what is said about the count means nothing.
    NothingCounted {
        /// The name of the clause.
        clause: String,
        /// The field that means nothing.
        field: &'static str,
    },
    /// A limit of 0 ends the game also where the side to move wins with its next move.
    DrawnBeforeWin {
        /// The name of the clause.
        clause: String,
    },
    /// A number elsewhere in the book that is too large to mean anything.
    TooLarge {
        /// The heading under which it stands.
        heading: &'static str,
        /// The field.
        field: &'static str,
        /// The number.
        number: u32,
    },
    /// In a relation of force the side named first is the strong one, but it has
    /// less than the other.
    WeakerFirst {
        /// The name of the clause.
        clause: String,
        /// The relation.
        relation: String,
    },
    /// No other clause has the word of `shares`, so nothing is shared.
    SharesAlone {
        /// The name of the clause.
        clause: String,
        /// The word.
        shares: String,
    },
    /// A built-in book with other rules has the same id.
    TakenId {
        /// The id.
        id: String,
    },
    /// A warning that holds only when a setting is chosen so.
    Under {
        /// The name of the setting.
        setting: String,
        /// The value.
        value: String,
        /// What is to be said then.
        warning: Box<Warning>,
    },
    /// Two clauses that share one count give one position different limits.
    TwoLimits {
        /// The name of the clause.
        clause: String,
        /// The other one.
        other: String,
    },
    /// A repetition that is never reached: another one ends the game sooner.
    NeverRepeats {
        /// The name of the clause.
        clause: String,
        /// The one that is always there first.
        before: String,
    },
    /// No clause asks for the setting and it says nothing about the moves, so choosing
    /// changes nothing.
    UnusedSetting {
        /// The name of the setting.
        setting: String,
    },
    /// No built-in book knows the game.
    UnknownVariant {
        /// The name of the game.
        variant: String,
        /// The one that was probably meant.
        meant: Option<String>,
    },
    /// A game is named more than once.
    RepeatedVariant {
        /// The name of the game.
        variant: String,
    },
    /// Games may go on for ever: no clause ends a repetition.
    NoRepetition,
    /// In a book for chess, a condition that speaks of the kings and men of draughts.
    DraughtsOnly {
        /// The name of the clause.
        clause: String,
        /// The part of the condition, such as `when.force`.
        condition: &'static str,
    },
    /// A claim in time shortage can never be granted: a limit of it is 0.
    ShortageNeverBinds {
        /// The field that is 0.
        field: &'static str,
    },
    /// No game of the book ever has the material that a relation of force names.
    NoSuchForce {
        /// The name of the clause.
        clause: String,
        /// The relation.
        relation: String,
    },
    /// A limit for numbers of pieces with which the clause never counts.
    IdleRow {
        /// The name of the clause.
        clause: String,
        /// The numbers of pieces.
        row: String,
    },
    /// Something that is said and changes nothing.
    Idle {
        /// The name of the clause; `None` outside clauses.
        clause: Option<String>,
        /// The heading under which it stands; empty for the head of the book.
        heading: &'static str,
        /// The field.
        field: &'static str,
    },
    /// The same thing stands twice in a list.
    Doubled {
        /// The name of the clause; `None` is the head of the book.
        clause: Option<String>,
        /// The list.
        field: &'static str,
        /// What stands there twice.
        text: String,
    },
    /// Every move that the condition leaves possible restarts the count.
    AlwaysRestarted {
        /// The name of the clause.
        clause: String,
    },
    /// A gain for wrong claims in a book in which nothing can be claimed.
    NothingToClaim,
    /// A ban on draws by agreement that lasts longer than any game.
    NeverAgreed {
        /// The moves of the ban.
        moves: u16,
        /// The clause that ends every game sooner.
        before: String,
    },
    /// Two values of a setting mean the same.
    SameChoice {
        /// The name of the setting.
        setting: String,
        /// A value.
        value: String,
        /// Another one that means the same.
        other: String,
    },
    /// A setting with one value leaves nothing to choose.
    OneChoice {
        /// The name of the setting.
        setting: String,
    },
    /// An article for an end that no game of the book has, or that clauses tell with an
    /// article of their own.
    IdleArticle {
        /// The reason.
        reason: &'static str,
        /// Whether clauses of the book are about that end.
        has_clauses: bool,
    },
    /// One article is left to a referee twice, with different rulings.
    TwoRulings {
        /// The article.
        article: String,
    },
    /// An article ends games of itself, and is left to a referee besides.
    BothWays {
        /// The name of the clause that ends games.
        clause: String,
        /// The article.
        article: String,
    },
    /// A setting of a draw by regulation of which no clause asks for a value that the clock
    /// puts in force.
    NoRegulation {
        /// The name of the setting.
        setting: String,
    },
    /// In a book for draughts, a fallen flag that can be a draw: no rules of draughts know
    /// that.
    FlagOfChess,
    /// A text is missing in a language; English stands in.
    MissingText {
        /// The name of the clause; `None` is the book.
        clause: Option<String>,
        /// The language.
        lang: Lang,
    },
}

impl Warning {
    /// The warning in words.
    pub fn sentence(&self, lang: Lang) -> String {
        text::warning(self, lang)
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Lang::En))
    }
}
