// How pieces are drawn, one field being 100 units wide: flat discs, and the
// pieces of chess as plain bodies on a broad foot.

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
  const shapes = CHESS[piece.kind] ? chess(piece.kind) : piece.kind === 'king' ? king() : disc(0);
  return svg('g', { class: `piece ${piece.side} ${piece.kind}` }, shapes);
}

/**
 * Outline and inner lines of each piece of chess, in a field of 100 by 100.
 * @type {Record<string, [outline: string, groove: string] | undefined>}
 */
const CHESS = {
  'chess-king': [
    'M46 8h8v7h7v8h-7v8c6-5 13-7 19-5 9 3 12 12 8 21l-8 19 3 6v14H24V72l3-6-8-19c-4'
      + '-9-1-18 8-21 6-2 13 0 19 5v-8h-7v-8h7z',
    'M31 66c13-5 25-5 38 0M32 77h36M50 38v16',
  ],
  'chess-queen': [
    'M16 28a6 6 0 1 1 7 6l10 17 4-25a6 6 0 1 1 6 .500l7 24.500 7-24.500a6 6 0 1 1 6'
      + '-.500l4 25 10-17a6 6 0 1 1 7-6l-13 44 4 6v8H25v-8l4-6z',
    'M32 64c12-4 24-4 36 0M33 76h34',
  ],
  'chess-rook': [
    'M28 18h11v8h6v-8h10v8h6v-8h11v20l-8 6 3 28 7 6v8H26v-8l7-6 3-28-8-6z',
    'M37 43h26M35 74h30',
  ],
  'chess-bishop': [
    'M50 10a6.500 6.500 0 0 1 5 10.600c10 7 15 16 15 25 0 7-3 12-8 16l3 3v5l-5 1c2'
      + ' 4 5 6 10 8v8H30v-8c5-2 8-4 10-8l-5-1v-5l3-3c-5-4-8-9-8-16 0-9 5-18 15-25'
      + 'A6.500 6.500 0 0 1 50 10z',
    'M39 70h22M50 33v14M43 40h14',
  ],
  'chess-knight': [
    'M44 14l6 9c18 3 27 17 26 38-.4 9-2 17-4 25H32c0-14 8-21 16-31l-11 3c-4 5-9 7'
      + '-14 5l-3-8 15-20c1-8 4-15 9-21z',
    'M40 78h28M43 37l3 3M59 32c6 6 8 14 8 24',
  ],
  'chess-pawn': [
    'M50 22a13 13 0 0 1 9 22l5 3v6h-6c1 12 5 18 12 23v10H30V76c7-5 11-11 12-23h-6v'
      + '-6l5-3a13 13 0 0 1 9-22z',
    'M38 78h24',
  ],
};

/**
 * @param {string} kind
 * @returns {SVGElement[]}
 */
function chess(kind) {
  const [outline, groove] = CHESS[kind] ?? ['', ''];
  const transform = 'translate(-50 -50)';
  return [
    svg('path', { class: 'body', d: outline, transform }),
    svg('path', { class: 'cut', d: groove, transform }),
  ];
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
