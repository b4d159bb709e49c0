// How one view of a board turns into the next: what moves, what fades.

import { difference } from './position.js';
import { fadeIn, fadeOut, isStill, once, walk } from './motion.js';

/** @typedef {import('./position.js').Piece} Piece */
/** @typedef {import('./scene.js').Scene} Scene */

/**
 * A move that was made: the squares walked on and the pieces taken.
 * In chess a castling rook goes along.
 * @typedef {{ path: number[], captures: number[], text?: string,
 *   rook?: [number, number] | null }} Made
 */

/**
 * Shows the pieces of the next view, moving what moved.
 * @param {Scene} scene
 * @param {Map<number, Piece>} before what is shown now
 * @param {Map<number, Piece>} after
 * @param {Made | null} made the move that led there, if one did
 */
export async function transit(scene, before, after, made) {
  if (made && isForward(before, after, made)) {
    await playMove(scene, made);
  } else if (!isStill()) {
    await slideBack(scene, before, after);
  }
  scene.setPieces(after);
}

/**
 * Whether the move leads from the one view to the other.
 * @param {Map<number, Piece>} before
 * @param {Map<number, Piece>} after
 * @param {Made} made
 */
export function isForward(before, after, made) {
  const start = made.path[0] ?? 0;
  const end = made.path[made.path.length - 1] ?? 0;
  const mover = before.get(start);
  if (!mover || after.get(end)?.side !== mover.side) return false;
  if (made.rook) {
    const [from, to] = made.rook;
    return before.get(from)?.side === mover.side && after.get(to)?.kind === before.get(from)?.kind
      && after.get(end)?.kind === mover.kind;
  }
  return start === end
    ? made.captures.every((square) => before.has(square) && !after.has(square))
    : !after.has(start) && (!before.has(end) || made.captures.includes(end));
}

/**
 * Walks a move on the board: the piece leg by leg, then the captured pieces
 * fade together, as a hand would lift them.
 * @param {Scene} scene
 * @param {Made} made
 * @param {number} [dropped] the square on which a hand let the piece go: it walks on from there
 */
export async function playMove(scene, made, dropped = 0) {
  const start = made.path[0] ?? 0;
  const end = made.path[made.path.length - 1] ?? 0;
  const mover = scene.spots.get(start);
  if (!mover) return;
  const rook = made.rook ? scene.spots.get(made.rook[0]) : undefined;
  const carried = dropped === end ? made.path.length - 1 : made.path.indexOf(dropped, 1);
  const rest = made.path.slice(Math.max(carried, 0));
  const ways = [walk(mover.spot, rest.map((square) => scene.middle(square)))];
  if (made.rook && rook) ways.push(walk(rook.spot, made.rook.map((at) => scene.middle(at))));
  await Promise.all(ways);
  scene.spots.delete(start);
  if (made.rook && rook) scene.spots.delete(made.rook[0]);
  scene.spots.get(end)?.spot.remove();
  scene.spots.set(end, mover);
  if (made.rook && rook) scene.spots.set(made.rook[1], rook);
  const taken = made.captures.filter((square) => square !== end).flatMap((square) => {
    const spot = scene.spots.get(square)?.spot;
    scene.spots.delete(square);
    return spot ? [spot] : [];
  });
  await fadeOut(taken);
}

/**
 * A step back in a game: one piece goes straight home, others come back.
 * Anything else, such as another position altogether, simply changes.
 * @param {Scene} scene
 * @param {Map<number, Piece>} before
 * @param {Map<number, Piece>} after
 */
async function slideBack(scene, before, after) {
  const { gone, come } = difference(before, after);
  const [from] = gone;
  if (from === undefined || gone.length !== 1) return;
  const side = before.get(from)?.side;
  const homes = come.filter((square) => after.get(square)?.side === side);
  const [home] = homes;
  const mover = scene.spots.get(from);
  if (home === undefined || homes.length !== 1 || !mover) return;
  const others = come.filter((square) => square !== home);
  for (const square of others) {
    const piece = after.get(square);
    if (piece) scene.putPiece(square, piece);
  }
  const returning = others.flatMap((square) => scene.spots.get(square)?.spot ?? []);
  await Promise.all([
    fadeIn(returning),
    walk(mover.spot, [scene.middle(from), scene.middle(home)]),
  ]);
  scene.spots.delete(from);
  scene.spots.set(home, mover);
}

/**
 * A refused try: the piece shakes once, and those that can move beckon.
 * @param {Scene} scene
 * @param {number} square
 * @param {Map<number, SVGElement[]>} halos marks around pieces that can move
 */
export function refuse(scene, square, halos) {
  // The drawing inside the spot is shaken: the spot's own transform is its place.
  once(scene.spots.get(square)?.spot.firstElementChild, 'shake');
  for (const marks of halos.values()) for (const mark of marks) once(mark, 'beckon');
}
