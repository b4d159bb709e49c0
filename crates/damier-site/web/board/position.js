// Positions as the board shows them: pieces on squares, nothing more.

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./geometry.js').Side} Side */

/**
 * One piece. The kind is `man` or `king` in draughts; in chess `chess-king`,
 * `chess-queen`, `chess-rook`, `chess-bishop`, `chess-knight` or `chess-pawn`.
 * @typedef {{ side: Side, kind: string }} Piece
 */

/**
 * What stands where, and whose turn it is.
 * @typedef {{ sideToMove: Side, pieces: Map<number, Piece> }} Position
 */

/**
 * Reads a position: `W:W31,32,K5:B1-3`, squares being numbers, ranges of
 * numbers or algebra; or one of chess, `4k3/8/… w - - 0 1`. What cannot be read
 * is left out: a board shows what it understands, judging is somebody else's work.
 * @param {string} fen
 * @param {Geometry} geometry
 * @returns {Position}
 */
export function parseFen(fen, geometry) {
  if (fen.includes('/')) return parseChess(fen);
  const [turn = '', ...parts] = fen.trim().replace(/\.$/, '').split(':');
  /** @type {Map<number, Piece>} */
  const pieces = new Map();
  for (const part of parts) {
    const side = sideOf(part[0]);
    if (!side) continue;
    for (const token of part.slice(1).split(',')) {
      const king = /^k/i.test(token);
      const kind = king ? 'king' : 'man';
      for (const square of squaresOf(king ? token.slice(1) : token, geometry)) {
        pieces.set(square, { side, kind });
      }
    }
  }
  return { sideToMove: sideOf(turn) ?? 'white', pieces };
}

/** @type {Record<string, string | undefined>} */
const CHESS = {
  k: 'chess-king',
  q: 'chess-queen',
  r: 'chess-rook',
  b: 'chess-bishop',
  n: 'chess-knight',
  p: 'chess-pawn',
};

/**
 * The kind of a chess piece by its letter.
 * @param {string} letter
 */
export function chessKind(letter) {
  return CHESS[letter.toLowerCase()] ?? 'chess-pawn';
}

/**
 * @param {string} fen
 * @returns {Position}
 */
function parseChess(fen) {
  const [board = '', turn = 'w'] = fen.trim().split(/\s+/);
  /** @type {Map<number, Piece>} */
  const pieces = new Map();
  let square = 1;
  for (const sign of board) {
    if (/\d/.test(sign)) square += Number(sign);
    else if (CHESS[sign.toLowerCase()]) {
      const side = sign === sign.toUpperCase() ? 'white' : 'black';
      pieces.set(square, { side, kind: chessKind(sign) });
      square += 1;
    }
  }
  return { sideToMove: sideOf(turn) ?? 'white', pieces };
}

/**
 * @param {string | undefined} letter
 * @returns {Side | null}
 */
function sideOf(letter) {
  if (letter === 'W' || letter === 'w') return 'white';
  if (letter === 'B' || letter === 'b') return 'black';
  return null;
}

/**
 * @param {string} token
 * @param {Geometry} geometry
 * @returns {number[]}
 */
function squaresOf(token, geometry) {
  const range = /^\s*(\d+)-(\d+)\s*$/.exec(token);
  if (!range) {
    const square = geometry.parse(token);
    return square ? [square] : [];
  }
  const found = [];
  const last = Math.min(Number(range[2]), geometry.size);
  for (let square = Math.max(Number(range[1]), 1); square <= last; square += 1) {
    found.push(square);
  }
  return found;
}

/**
 * What changes between two positions when one piece went from a square to
 * another: who left, who came. Pieces that stand as before are not named.
 * @param {Map<number, Piece>} before
 * @param {Map<number, Piece>} after
 */
export function difference(before, after) {
  /** @type {number[]} */
  const gone = [];
  /** @type {number[]} */
  const come = [];
  for (const [square, piece] of before) {
    if (after.get(square)?.side !== piece.side) gone.push(square);
  }
  for (const [square, piece] of after) {
    if (before.get(square)?.side !== piece.side) come.push(square);
  }
  return { gone, come };
}
