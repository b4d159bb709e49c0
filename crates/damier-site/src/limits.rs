//! Every bound on what comes from outside, in one place.

/// The largest body of a request, in bytes.
pub(crate) const BODY_BYTES: usize = 1024 * 1024;

/// The largest message over a socket, in bytes. An action needs a few dozen.
pub(crate) const SOCKET_MESSAGE_BYTES: usize = 16 * 1024;

/// The longest move text that is looked at, in bytes: a capture of twenty pieces
/// with all its squares is shorter.
pub(crate) const MOVE_TEXT_BYTES: usize = 200;

/// The most squares in a path: start, and a landing square for each of at most
/// thirty captured pieces.
pub(crate) const PATH_SQUARES: usize = 31;

/// The longest FEN that is looked at, in bytes.
pub(crate) const FEN_BYTES: usize = 2000;

/// How many routes of one move are listed. Boards crowded with kings have moves
/// with thousands; any of them can still be played.
pub(crate) const ROUTES: usize = 64;

/// Captures of more pieces than this are shown with one route only: the number
/// of routes can grow threefold with each piece.
pub(crate) const PIECES_WITH_ROUTES: usize = 8;

/// How many games a list shows.
pub(crate) const LISTED_GAMES: u32 = 200;

/// The least time that a player has for the first move, in milliseconds.
pub(crate) const LEAST_CLOCK_MS: u64 = 1_000;

/// The longest period of a clock, in milliseconds: sixty days.
pub(crate) const MOST_CLOCK_MS: u64 = 60 * 86_400_000;

/// The most that comes with a move, in milliseconds: an hour.
pub(crate) const INCREMENT_MS: u64 = 3_600_000;

/// How many periods a clock may have.
pub(crate) const CLOCK_PERIODS: usize = 10;

/// The longest text of a time control, in bytes.
pub(crate) const CLOCK_TEXT_BYTES: usize = 200;

/// The longest rule book, in bytes. The longest built-in one has a tenth of it.
pub(crate) const RULEBOOK_BYTES: usize = damier_words::MOST_BOOK_BYTES;

/// How many games visitors at one address may start at once, and how many more
/// in a minute: a whole class can sit behind one.
pub(crate) const NEW_GAMES: (u32, u32) = (200, 60);

/// How many messages a socket may send at once, and how fast that is regained,
/// in messages a second.
pub(crate) const SOCKET_CREDIT: (u32, u32) = (30, 10);

/// How many events a game may have; after that it can only be ended. Games of
/// people have some hundreds.
pub(crate) const EVENTS_PER_GAME: u64 = 20_000;

/// How often a running clock is noted in the log, so that a server that is cut off
/// gives nobody more than that back.
pub(crate) const CLOCK_KEPT: std::time::Duration = std::time::Duration::from_secs(15);

/// The longest explanation of a decision, in characters.
pub(crate) const EXPLANATION_CHARACTERS: usize = 2000;

/// The longest time in a match, in milliseconds.
pub(crate) const MOST_PLAYOFF_CLOCK_MS: u64 = 24 * 3_600_000;

/// How many commands may wait for one game.
pub(crate) const MAILBOX: usize = 64;

/// The largest form or file of a tournament, in bytes: games of a whole event.
pub(crate) const TOURNAMENT_BYTES: usize = 8 * 1024 * 1024;

/// The computer's strongest level.
pub(crate) const STRONGEST_LEVEL: u8 = 10;
