// What is marked on the board: the last move, the chosen piece, where it can
// go, and who must capture.

import * as entry from './entry.js';

/** @typedef {import('./entry.js').Entry} Entry */
/** @typedef {import('./entry.js').LegalMove} LegalMove */
/** @typedef {import('./geometry.js').Side} Side */
/** @typedef {import('./position.js').Piece} Piece */
/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./view.js').Made} Made */

/**
 * Everything to draw under and over the pieces, and the halos by square.
 * @param {Scene} scene
 * @param {Made | null} made
 * @param {Entry} current
 * @param {LegalMove[]} legal what a hand can do now; nothing if it is not its turn
 * @param {boolean} isCalling whether all pieces that can move are to be shown
 */
export function marksOf(scene, made, current, legal, isCalling) {
  const isHere = made?.path.every((square) => square <= scene.geometry.size);
  const under = made && isHere ? lastMove(scene, made) : [];
  const over = [];
  if ('from' in current) {
    under.push(scene.tint(current.from, 'selected'));
    over.push(...targets(scene, current));
  }
  /** @type {Map<number, SVGElement[]>} */
  const halos = new Map();
  if (isCalling || entry.mustCapture(legal)) {
    for (const square of entry.movable(legal)) halos.set(square, halo(scene, square));
  }
  over.unshift(...[...halos.values()].flat());
  return { under, over, halos };
}

/**
 * The squares of the kings of a side that is in check.
 * @param {Map<number, Piece>} pieces
 * @param {Side | null} side
 */
export function attackedKings(pieces, side) {
  const kings = [...pieces].filter(([, piece]) => (
    piece.side === side && piece.kind === 'chess-king'
  ));
  return kings.map(([square]) => square);
}

/**
 * An attacked king's square: another colour, and a frame with broken sides that is
 * seen without colours too.
 * @param {Scene} scene
 * @param {number} square
 */
export function attacked(scene, square) {
  return [scene.tint(square, 'attacked'), scene.circle(square, 'attacked-ring', 45)];
}

/**
 * @param {Scene} scene
 * @param {Made} made
 */
function lastMove(scene, made) {
  const marks = [...new Set(made.path)].map((square) => scene.tint(square, 'trace'));
  if (made.path.length > 2) marks.push(scene.line(made.path, 'way'));
  return marks;
}

/**
 * @param {Scene} scene
 * @param {Extract<Entry, { from: number }>} current
 */
function targets(scene, current) {
  const ends = current.ends.map((square) => (
    // A capture that comes home ends on its own start; in chess a move ends on
    // what it captures, and castling on the rook.
    square === current.from || scene.spots.has(square)
      ? scene.circle(square, 'over', 44)
      : scene.circle(square, 'end', 15)
  ));
  const vias = current.vias.map((square) => scene.circle(square, 'via', 11));
  return [...vias, ...ends];
}

/**
 * @param {Scene} scene
 * @param {number} square
 */
function halo(scene, square) {
  return [scene.circle(square, 'halo soft', 44), scene.circle(square, 'halo', 43)];
}
