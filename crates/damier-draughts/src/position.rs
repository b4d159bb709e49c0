use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use damier_game::{Game, IllegalMove, PlyFacts, PositionFacts, Side};

use crate::move_text::{self, Fit};
use crate::naming::Naming;
use crate::registry::AnyBoard;
use crate::rules::Names;
use crate::setup::Placement;
use crate::{
    BoardVisitor, FenError, Geometry, Memory, Move, MoveTextError, Notation, Piece, PlayOption,
    PlayOptions, Rules, Setup, SetupErrors, Square, Variant,
};

/// What is known of a variant at run time.
#[derive(Debug)]
pub(crate) struct Sheet {
    pub(crate) names: Names,
    pub(crate) geometry: Geometry,
    pub(crate) first_mover: Side,
    /// Whether runs of king moves are part of a position.
    pub(crate) counts_king_moves: bool,
    /// What can be chosen about the moves.
    pub(crate) options: &'static [&'static PlayOption],
}

impl Sheet {
    pub(crate) const fn of<R: Rules>() -> Sheet {
        Sheet {
            names: R::NAMES,
            geometry: Geometry::new(R::GRID),
            first_mover: R::FIRST_MOVER,
            counts_king_moves: <R::Memory as Memory>::COUNTS_KING_MOVES,
            options: R::OFFERED,
        }
    }
}

/// A position of any variant that can be played on.
///
/// Every `Position` obeys the invariants of its game: no two pieces on a square,
/// no man on its own crown row, at least one piece. What may break them is a
/// [`Setup`].
///
/// Equal positions have the same variant, pieces, side to move and, where the
/// legal moves depend on it, memory of recent moves (Frisian king runs) and
/// [options](Position::options).
///
/// ```
/// use damier_draughts::{Notation, Position, Variant};
///
/// let mut game = Position::start(Variant::Russian);
/// let first = game.parse_move("c3-d4")?;
/// assert_eq!(game.move_text(&first, Notation::Numeric), "22-18");
/// let facts = game.play(&first)?;
/// assert_eq!(facts.captured, 0);
/// assert_eq!(game.legal_moves().len(), 7);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    board: AnyBoard,
}

impl Position {
    pub(crate) const fn of(board: AnyBoard) -> Position {
        Position { board }
    }

    /// The position in which a game begins.
    pub fn start(variant: Variant) -> Position {
        Position {
            board: AnyBoard::start(variant),
        }
    }

    /// The position in which a game begins, its rules read as the options say. Options
    /// of other games are passed over.
    pub fn start_with(variant: Variant, options: PlayOptions) -> Position {
        Position::start(variant).with_options(options)
    }

    /// A position from a set-up.
    ///
    /// # Errors
    ///
    /// All the reasons why the set-up cannot be played on: squares off the
    /// board, men on their own crown row, no piece at all; in Frisian games also runs
    /// of king moves where the side has no king.
    pub fn from_setup(variant: Variant, setup: &Setup) -> Result<Position, SetupErrors> {
        let placement = Placement::of(variant, setup)?;
        Ok(Position {
            board: AnyBoard::place(variant, setup.side_to_move, &placement),
        })
    }

    /// A position from FEN, in any dialect that [`Setup::parse_fen`] reads.
    ///
    /// # Errors
    ///
    /// If the text is no FEN for this board or the set-up cannot be played on.
    ///
    /// ```
    /// use damier_draughts::{Position, Variant};
    ///
    /// let position = Position::from_fen(Variant::Brazilian, "w:wKa1:bc3,f6.")?;
    /// assert_eq!(position.fen(), "W:WK29:B11,22");
    /// let error = Position::from_fen(Variant::International, "W:W4:B49").unwrap_err();
    /// assert!(error.to_string().contains("square 4"));
    /// # Ok::<(), damier_draughts::PositionError>(())
    /// ```
    pub fn from_fen(variant: Variant, fen: &str) -> Result<Position, PositionError> {
        let setup = Setup::parse_fen(variant, fen).map_err(PositionError::Fen)?;
        Position::from_setup(variant, &setup).map_err(PositionError::Setup)
    }

    /// A position from FEN, its rules read as the text says, and where it says nothing
    /// as the options do.
    ///
    /// # Errors
    ///
    /// As [`from_fen`](Position::from_fen).
    ///
    /// ```
    /// use damier_draughts::{Position, Variant};
    ///
    /// let chosen = Variant::Turkish.choose([("crown-row", "ends")])?;
    /// let plain = Position::from_fen_with(Variant::Turkish, "W:Wa1:Bh8", chosen)?;
    /// assert_eq!(plain.options(), chosen);
    /// let king = "W:Wa1:Bh8:Ocrown-row=as-king";
    /// let said = Position::from_fen_with(Variant::Turkish, king, chosen)?;
    /// assert_eq!(said, Position::from_fen(Variant::Turkish, king)?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_fen_with(
        variant: Variant,
        fen: &str,
        options: PlayOptions,
    ) -> Result<Position, PositionError> {
        Position::from_fen_named(variant, fen, Naming::OURS, options)
    }

    pub(crate) fn from_fen_named(
        variant: Variant,
        fen: &str,
        naming: Naming,
        options: PlayOptions,
    ) -> Result<Position, PositionError> {
        let mut setup = Setup::parse_fen_named(variant, fen, naming).map_err(PositionError::Fen)?;
        setup.options = setup.options.or(options);
        Position::from_setup(variant, &setup).map_err(PositionError::Setup)
    }

    /// How the rules are read, as far as it is not the usual way. It stays so for the
    /// whole game, and the position's FEN tells it in a field of its own:
    /// `:Oking-value=150`.
    pub fn options(&self) -> PlayOptions {
        self.board.play().options()
    }

    /// The same position with its rules read as these options say, and where they say
    /// nothing as usual.
    #[must_use]
    pub fn with_options(self, options: PlayOptions) -> Position {
        Position {
            board: self.board.under(options.of(self.variant().options())),
        }
    }

    /// Which game.
    pub fn variant(&self) -> Variant {
        self.board.variant()
    }

    /// Whose turn it is.
    pub fn side_to_move(&self) -> Side {
        self.board.play().side()
    }

    /// The piece on a square; `None` also for squares off the board.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.play().piece_at(square)
    }

    /// Every piece with its square, by ascending square.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        let squares = self.variant().geometry().all_squares();
        squares.filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The pieces and side to move, as a set-up.
    pub fn setup(&self) -> Setup {
        self.board.play().setup()
    }

    /// Every legal move, each once, in a fixed order. Empty if the game is over
    /// by its own rules.
    pub fn legal_moves(&self) -> Vec<Move> {
        self.board.play().legal_moves()
    }

    /// Every route of a move: start, the square of each landing, end. A quiet
    /// move has one, a capture may have several orders of taking its pieces (and,
    /// in eight directions, of turning between them). Empty if the move is not legal here.
    ///
    /// On boards crowded with kings one move can have very many routes: see
    /// [`routes_up_to`](Position::routes_up_to). To test whether a text names the
    /// move, use [`parse_move`](Position::parse_move).
    ///
    /// ```
    /// use damier_draughts::{Position, Variant};
    ///
    /// let position = Position::from_fen(Variant::International, "W:WK3:B8,14,28,29")?;
    /// let circle = position.parse_move("3x3")?;
    /// assert_eq!(position.routes(&circle).len(), 2); // either way round
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn routes(&self, mv: &Move) -> Vec<Vec<Square>> {
        self.routes_up_to(mv, usize::MAX)
    }

    /// The first routes of a move, at most so many (and at least one).
    pub fn routes_up_to(&self, mv: &Move, limit: usize) -> Vec<Vec<Square>> {
        self.board.play().routes(mv, limit)
    }

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] if it is not legal here; the position is then unchanged.
    pub fn play(&mut self, mv: &Move) -> Result<PlyFacts, IllegalMove> {
        self.board.play_mut().play(mv)
    }

    /// What a referee needs to know of this position.
    pub fn facts(&self) -> PositionFacts {
        self.board.play().facts()
    }

    /// The position as FEN in numbers: kings first, each kind ascending.
    ///
    /// ```
    /// use damier_draughts::{Position, Variant};
    ///
    /// let position = Position::from_fen(Variant::International, "B:B5:W31,k1")?;
    /// assert_eq!(position.fen(), "B:WK1,31:B5");
    /// # Ok::<(), damier_draughts::PositionError>(())
    /// ```
    pub fn fen(&self) -> String {
        self.setup().fen()
    }

    /// The position as FEN in a notation; see [`Setup::fen_in`].
    pub fn fen_in(&self, notation: Notation) -> String {
        self.setup().fen_in(self.variant(), notation)
    }

    /// Reads a move: `32-28`, `3228`, `14x3`, `05x40`, `32 28`, a whole path or
    /// a part of it that leaves one move (`20x33x44x35`), algebra (`c3-d4`,
    /// `c3:e5`), in any case.
    ///
    /// # Errors
    ///
    /// If the text is malformed, names no legal move or more than one; the error
    /// lists the moves that were meant, perhaps.
    ///
    /// ```
    /// use damier_draughts::{Position, Variant};
    ///
    /// let position = Position::from_fen(Variant::International, "W:WK20:B24,39,40,43")?;
    /// assert!(position.parse_move("20x35").is_err()); // two moves
    /// let mv = position.parse_move("20x38x49x35")?;
    /// assert_eq!(mv.captures().len(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse_move(&self, text: &str) -> Result<Move, MoveTextError> {
        self.parse_move_in(text, Notation::Numeric)
    }

    /// Reads a move as [`parse_move`](Position::parse_move) does, with numbers as the
    /// notation has them. Letters mean the same in every notation.
    ///
    /// # Errors
    ///
    /// As [`parse_move`](Position::parse_move).
    ///
    /// ```
    /// use damier_draughts::{Notation, Position, Variant};
    ///
    /// let start = Position::start(Variant::Spanish);
    /// assert_eq!(start.parse_move_in("10-14", Notation::Reversed)?, start.parse_move("23-19")?);
    /// # Ok::<(), damier_draughts::MoveTextError>(())
    /// ```
    pub fn parse_move_in(&self, text: &str, notation: Notation) -> Result<Move, MoveTextError> {
        move_text::parse(self, text, notation)
    }

    /// The move in a notation: start and end, or its whole path if other legal
    /// moves share these.
    pub fn move_text(&self, mv: &Move, notation: Notation) -> String {
        move_text::write(self, mv, notation)
    }

    /// The number of move sequences of this length; a capture counts once,
    /// whatever its routes. Draws are ignored.
    ///
    /// ```
    /// use damier_draughts::{Position, Variant};
    ///
    /// assert_eq!(Position::start(Variant::International).perft(4), 4_265);
    /// ```
    pub fn perft(&self, depth: u32) -> u64 {
        self.board.play().perft(depth)
    }

    /// The same number, found without bulk counting: every position of the last
    /// ply is made, not only counted.
    pub fn perft_no_bulk(&self, depth: u32) -> u64 {
        self.board.play().perft_no_bulk(depth)
    }

    /// The number of move sequences with every route of a capture (see
    /// [`routes`](Position::routes)) counted as a move of its own.
    pub fn perft_routes(&self, depth: u32) -> u64 {
        self.board.play().perft_routes(depth)
    }

    /// The same number, found without bulk counting: every position of the last ply is
    /// made, once a move and not once a route.
    pub fn perft_routes_no_bulk(&self, depth: u32) -> u64 {
        self.board.play().perft_routes_no_bulk(depth)
    }

    /// Runs code on the board with its rules as a type.
    pub fn visit<V: BoardVisitor>(&self, visitor: V) -> V::Output {
        self.board.visit(visitor)
    }

    /// Plays the legal move between two squares, if there is exactly one.
    pub(crate) fn play_between(&mut self, from: Square, to: Square) -> Option<(Move, PlyFacts)> {
        self.board.play_mut().play_between(from, to)
    }

    pub(crate) fn shares_ends(&self, mv: &Move) -> bool {
        self.board.play().shares_ends(mv)
    }

    pub(crate) fn fit(&self, mv: &Move, path: &[Square]) -> Fit {
        self.board.play().fit(mv, path)
    }
}

impl Game for Position {
    type Move = Move;
    type MoveTextError = MoveTextError;

    fn side_to_move(&self) -> Side {
        Position::side_to_move(self)
    }

    fn legal_moves(&self) -> Vec<Move> {
        Position::legal_moves(self)
    }

    fn facts(&self) -> PositionFacts {
        Position::facts(self)
    }

    fn play(&mut self, mv: &Move) -> Result<PlyFacts, IllegalMove> {
        Position::play(self, mv)
    }

    fn parse_move(&self, text: &str) -> Result<Move, MoveTextError> {
        Position::parse_move(self, text)
    }

    fn move_text(&self, mv: &Move) -> String {
        Position::move_text(self, mv, Notation::Numeric)
    }

    fn fen(&self) -> String {
        Position::fen(self)
    }
}

/// Why a FEN text gives no playable position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// The text is not FEN for this board.
    Fen(FenError),
    /// It is, but the position cannot be played on.
    Setup(SetupErrors),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Fen(error) => error.fmt(f),
            PositionError::Setup(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for PositionError {}
