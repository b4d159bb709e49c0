// From clicks to a move. The list of legal moves comes from the server; this
// module only finds out which of them the player means.

/** @typedef {import('./geometry.js').Geometry} Geometry */

/**
 * One legal move as the server lists it. `routes` are all the ways of walking
 * it: start, landing squares, end. Moves with the same start, end and captured
 * set are one move with several routes.
 * @typedef {object} LegalMove
 * @property {string} text
 * @property {string | null} [algebra]
 * @property {number} from
 * @property {number} to
 * @property {number[]} captures
 * @property {number[][]} routes
 * @property {string | null} [uci] in chess, the move as engines write it
 * @property {string | null} [promotion] in chess, the letter of what a pawn becomes
 * @property {[number, number] | null} [rook] in chess, where a castling rook stands and goes
 */

/**
 * What the clicks so far amount to.
 * - `idle`: nothing chosen;
 * - `chosen`: a piece is chosen, `ends` and `vias` are the squares to click next;
 * - `parting`: several captures go through all clicked squares; `ends` and `vias` are the squares
 *   that tell them apart, `again` the clicked square that names one when it is clicked once more;
 * - `promote`: one move of a pawn is named, but not what the pawn becomes;
 * - `move`: one move is named.
 * @typedef {{ kind: 'idle' }
 *   | { kind: 'chosen' | 'parting', from: number, clicks: number[],
 *       candidates: LegalMove[], ends: number[], vias: number[], again: number }
 *   | { kind: 'promote', square: number, candidates: LegalMove[] }
 *   | { kind: 'move', move: LegalMove, path: number[] }
 *   | { kind: 'refused', square: number, why: 'no-move' | 'must-capture' | 'not-there' }} Entry
 */

/** @type {Entry} */
export const IDLE = { kind: 'idle' };

/**
 * Whether the side on move has to capture: where a capture is compulsory, the
 * list has no other moves.
 * @param {LegalMove[]} legal
 */
export function mustCapture(legal) {
  return legal.length > 0 && legal.every((move) => move.captures.length > 0 && !move.uci);
}

/**
 * Whether a piece was let go where the move can be ended, though it may stand
 * elsewhere in the end: a king that castles.
 * @param {LegalMove} move
 * @param {number} dropped
 */
export function endsHere(move, dropped) {
  return Boolean(move.uci) && endsOf(move).includes(dropped);
}

/**
 * The squares on which a player can end the move: in chess castling has several.
 * @param {LegalMove} move
 */
export function endsOf(move) {
  const ends = move.routes.map((route) => route[route.length - 1] ?? move.to);
  return ends.length > 0 ? [...new Set(ends)] : [move.to];
}

/**
 * The squares of pieces that can move, ascending.
 * @param {LegalMove[]} legal
 */
export function movable(legal) {
  return [...new Set(legal.map((move) => move.from))].sort((a, b) => a - b);
}

/**
 * A piece is clicked or picked up.
 * @param {LegalMove[]} legal
 * @param {number} square
 * @returns {Entry}
 */
export function choose(legal, square) {
  const candidates = legal.filter((move) => move.from === square);
  if (candidates.length === 0) {
    return { kind: 'refused', square, why: mustCapture(legal) ? 'must-capture' : 'no-move' };
  }
  return { kind: 'chosen', from: square, clicks: [], candidates, again: 0, ...goals(candidates) };
}

/**
 * An empty square is clicked while no piece is chosen. A capture that alone
 * passes there is meant; if all that pass there belong to one piece, that
 * piece is chosen. Quiet moves always need their piece, or a slip of the
 * finger would play one.
 * @param {LegalMove[]} legal
 * @param {number} square
 * @returns {Entry}
 */
export function point(legal, square) {
  const captures = legal.filter(
    (move) => !move.uci && move.captures.length > 0 && passes(move, square)
      && move.from !== square,
  );
  const [first] = captures;
  if (!first) return IDLE;
  if (captures.length === 1) return { kind: 'move', move: first, path: routeOf(first, [square]) };
  if (captures.some((move) => move.from !== first.from)) return IDLE;
  return parting(first.from, [square], captures);
}

/**
 * A square is clicked while a piece is chosen.
 * @param {LegalMove[]} legal
 * @param {Entry} entry
 * @param {number} square
 * @returns {Entry}
 */
export function narrow(legal, entry, square) {
  if (entry.kind !== 'chosen' && entry.kind !== 'parting') return IDLE;
  const { from, candidates } = entry;
  if (square === from && !candidates.some((move) => endsOf(move).includes(from))) return IDLE;
  const through = candidates.filter((move) => passes(move, square));
  if (through.length === 0) {
    const why = mustCapture(legal) ? 'must-capture' : 'not-there';
    return { kind: 'refused', square: from, why };
  }
  if (isPromotion(through)) return { kind: 'promote', square, candidates: through };
  const clicks = [...entry.clicks, square];
  const isNews = through.length < candidates.length || entry.clicks.length === 0;
  const left = isNews ? through : stopAt(through, clicks);
  const [move] = left;
  if (move && left.length === 1) return { kind: 'move', move, path: routeOf(move, clicks) };
  return parting(from, clicks, left);
}

/**
 * A piece is dropped: the square under it is where the player wants to stop,
 * if any move stops there; otherwise it counts as a click.
 * @param {LegalMove[]} legal
 * @param {Entry} entry
 * @param {number} square
 * @returns {Entry}
 */
export function drop(legal, entry, square) {
  if (entry.kind !== 'chosen' && entry.kind !== 'parting') return IDLE;
  const stopping = entry.candidates.filter((move) => endsOf(move).includes(square));
  const [move] = stopping;
  if (move && stopping.length === 1) {
    return { kind: 'move', move, path: routeOf(move, [...entry.clicks, square]) };
  }
  return narrow(legal, entry, square);
}

/**
 * Whether the moves are one of a pawn that becomes this or that.
 * @param {LegalMove[]} moves
 */
function isPromotion(moves) {
  const [first] = moves;
  return moves.length > 1
    && moves.every((move) => Boolean(move.promotion) && move.to === first?.to);
}

/**
 * A click that told nothing new: the player insists on this square, so it is
 * where the capture stops, by the direct way if there is one; failing that,
 * the order of the clicks decides.
 * @param {LegalMove[]} candidates
 * @param {number[]} clicks
 */
function stopAt(candidates, clicks) {
  const last = clicks[clicks.length - 1];
  const stopping = candidates.filter((move) => move.to === last);
  if (stopping.length === 1) return stopping;
  const straight = direct(stopping);
  if (straight) return [straight];
  const pool = stopping.length > 0 ? stopping : candidates;
  const ordered = pool.filter((move) => move.routes.some((route) => inOrder(route, clicks)));
  return ordered.length > 0 ? ordered : pool;
}

/**
 * The one capture that no further square can name, because every other one
 * passes all of its squares too: a player who clicks nothing else means it.
 * @param {LegalMove[]} candidates
 * @returns {LegalMove | undefined}
 */
function direct(candidates) {
  const hidden = candidates.filter((move) => (
    candidates.every((other) => squaresOf(move).every((square) => passes(other, square)))
  ));
  return hidden.length === 1 ? hidden[0] : undefined;
}

/**
 * Every square that a move touches, but its start.
 * @param {LegalMove} move
 */
function squaresOf(move) {
  return [...new Set([...move.routes.flatMap((route) => route.slice(1)), ...move.captures])];
}

/**
 * @param {number[]} route
 * @param {number[]} clicks
 */
function inOrder(route, clicks) {
  let at = 0;
  for (const square of route.slice(1)) {
    if (square === clicks[at]) at += 1;
  }
  return at === clicks.length;
}

/**
 * Whether some way of walking the move touches the square: it lands there or
 * takes what stands there. The start counts only if the move ends on it.
 * @param {LegalMove} move
 * @param {number} square
 */
export function passes(move, square) {
  if (endsOf(move).includes(square) || move.captures.includes(square)) return true;
  return move.routes.some((route) => route.indexOf(square, 1) > 0);
}

/**
 * The way of walking the move that goes through most of the clicked squares.
 * @param {LegalMove} move
 * @param {number[]} clicks
 */
export function routeOf(move, clicks) {
  let best = move.routes[0] ?? [move.from, move.to];
  let most = -1;
  for (const route of move.routes) {
    const hits = clicks.filter((square) => route.indexOf(square, 1) > 0).length;
    if (hits > most) {
      most = hits;
      best = route;
    }
  }
  return best;
}

/**
 * Several captures go through the clicked squares: which others tell them apart.
 * @param {number} from
 * @param {number[]} clicks
 * @param {LegalMove[]} candidates
 * @returns {Entry}
 */
function parting(from, clicks, candidates) {
  const all = goals(candidates);
  const last = clicks[clicks.length - 1] ?? 0;
  const again = stopAt(candidates, [...clicks, last]).length === 1 ? last : 0;
  /** @param {number} square */
  const parts = (square) => candidates.some((move) => !passes(move, square));
  const ends = all.ends.length > 1 ? all.ends : all.ends.filter((square) => square === again);
  const vias = all.vias.filter(parts);
  const told = { kind: /** @type {const} */ ('parting'), from, clicks, candidates, again };
  if (vias.length > 0 || ends.some((square) => square !== again)) return { ...told, ends, vias };
  // The same landing squares: what is taken makes the difference.
  const taken = [...new Set(candidates.flatMap((move) => move.captures))].filter(parts);
  return { ...told, ends, vias: taken.length > 0 ? taken : all.vias };
}

/**
 * Where moves end, and where else they land.
 * @param {LegalMove[]} candidates
 */
function goals(candidates) {
  const ends = [...new Set(candidates.flatMap(endsOf))];
  const landings = candidates.flatMap((move) => move.routes.flatMap((route) => route.slice(1, -1)));
  return { ends, vias: [...new Set(landings)].filter((square) => !ends.includes(square)) };
}

/**
 * Reads a typed move: `32-28`, `3228`, `14x3`, a whole path, algebra.
 * @param {LegalMove[]} legal
 * @param {string} text
 * @param {Geometry} geometry
 * @returns {LegalMove[]} the moves it can mean; none if it is no move here
 */
export function readMove(legal, text, geometry) {
  if (legal.some((move) => move.uci)) return readChess(legal, text);
  /** @type {Set<LegalMove>} */
  const found = new Set();
  for (const squares of readSquares(text, geometry)) {
    for (const move of legal) if (names(move, squares)) found.add(move);
  }
  return [...found];
}

/**
 * A move of chess as people type it: short notation in the letters of the page,
 * castling with letters or zeros, squares.
 * @param {LegalMove[]} legal
 * @param {string} text
 */
function readChess(legal, text) {
  const typed = bare(text);
  return legal.filter((move) => (
    bare(move.text) === typed || move.uci === typed.toLowerCase()
  ));
}

/**
 * Without the signs that people leave out: capture, check, mate, quality.
 * @param {string} text
 */
function bare(text) {
  return text.trim().replace(/0/g, 'O').replace(/[+#!?x:=×\s]/g, '').replace(/[–—−]/g, '-');
}

/**
 * Whether the text can be a move on this board at all, legal or not.
 * @param {string} text
 * @param {Geometry} geometry
 */
export function isReadable(text, geometry) {
  return readSquares(text, geometry).length > 0;
}

/**
 * @param {LegalMove} move
 * @param {number[]} squares
 */
function names(move, squares) {
  if (move.from !== squares[0] || move.to !== squares[squares.length - 1]) return false;
  const inner = squares.slice(1, -1);
  if (inner.length === 0) return true;
  if (move.routes.some((route) => inOrder(route, squares.slice(1)))) return true;
  return inner.every((square) => move.captures.includes(square));
}

/**
 * Every way of cutting the text into squares.
 * @param {string} text
 * @param {Geometry} geometry
 * @returns {number[][]}
 */
function readSquares(text, geometry) {
  const cleaned = text.trim().toLowerCase();
  // Squares have letters on 64 squares only; elsewhere nobody would know them.
  if (geometry.width !== 8 && /^[a-z]\d/.test(cleaned)) return [];
  const tokens = /^[a-p]\d/.test(cleaned)
    ? cleaned.match(/[a-p]\d{1,2}|[^a-p\d\s:x×*–-]+/g) ?? []
    : cleaned.split(/[\s:x×*–-]+/).filter(Boolean);
  if (tokens.length === 1) return cutDigits(tokens[0], geometry);
  const squares = tokens.map((token) => geometry.parse(token));
  return squares.length >= 2 && squares.every(Boolean) ? [squares] : [];
}

/**
 * `3228` is 32-28; `516` can be 5-16 or 51-6.
 * @param {string} digits
 * @param {Geometry} geometry
 */
function cutDigits(digits, geometry) {
  /** @type {number[][]} */
  const cuts = [];
  if (!/^\d{2,4}$/.test(digits)) return cuts;
  for (let at = 1; at < digits.length; at += 1) {
    const pair = [geometry.parse(digits.slice(0, at)), geometry.parse(digits.slice(at))];
    if (pair.every(Boolean)) cuts.push(pair);
  }
  return cuts;
}
