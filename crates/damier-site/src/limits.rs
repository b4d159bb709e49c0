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

/// The shortest and the longest time on a clock, in milliseconds.
pub(crate) const CLOCK_MS: std::ops::RangeInclusive<u64> = 1_000..=24 * 3_600_000;

/// The largest increment of a clock, in milliseconds.
pub(crate) const INCREMENT_MS: u64 = 10 * 60_000;

/// How many messages a socket may send at once, and how fast that is regained,
/// in messages a second.
pub(crate) const SOCKET_CREDIT: (u32, u32) = (30, 10);

/// How many events a game may have; after that it can only be ended. Games of
/// people have some hundreds.
pub(crate) const EVENTS_PER_GAME: u64 = 20_000;

/// How many commands may wait for one game.
pub(crate) const MAILBOX: usize = 64;
