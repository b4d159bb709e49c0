// How pieces are drawn: flat discs, one field being 100 units wide.

/** @typedef {import('./position.js').Piece} Piece */

const NAMESPACE = 'http://www.w3.org/2000/svg';

/**
 * Makes an SVG element.
 * @param {string} name
 * @param {Record<string, string | number>} [attributes]
 * @param {SVGElement[]} [children]
 */
export function svg(name, attributes = {}, children = []) {
  const element = /** @type {SVGElement} */ (document.createElementNS(NAMESPACE, name));
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, String(value));
  }
  element.append(...children);
  return element;
}

/**
 * @param {number} cy
 * @returns {SVGElement[]}
 */
function disc(cy) {
  return [
    svg('circle', { class: 'rim', cx: 0, cy, r: 40 }),
    svg('circle', { class: 'groove', cx: 0, cy, r: 27 }),
  ];
}

/** Five points on a band: the one thing on the board that is not round. */
const CROWN = 'M-16 10 L-19 -9 L-9 0 L0 -14 L9 0 L19 -9 L16 10 Z';

/**
 * Draws a piece around the point 0, 0.
 * @param {Piece} piece
 */
export function drawPiece(piece) {
  const shapes = piece.kind === 'king' ? king() : disc(0);
  return svg('g', { class: `piece ${piece.side} ${piece.kind}` }, shapes);
}

/** @returns {SVGElement[]} */
function king() {
  return [
    svg('circle', { class: 'rim lower', cx: 0, cy: 6, r: 40 }),
    svg('circle', { class: 'rim', cx: 0, cy: -5, r: 40 }),
    svg('circle', { class: 'groove', cx: 0, cy: -5, r: 30 }),
    svg('path', { class: 'crown', d: CROWN, transform: 'translate(0 -3)' }),
  ];
}
