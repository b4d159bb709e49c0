// The picture of the board: layers of SVG, and where each square is on them.

import { drawPiece, svg } from './pieces.js';
import { fileLetter } from './geometry.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./geometry.js').Notation} Notation */
/** @typedef {import('./geometry.js').Side} Side */
/** @typedef {import('./position.js').Piece} Piece */
/** @typedef {'outside' | 'squares' | 'none'} Coordinates */
/** @typedef {{ x: number, y: number }} Point */

/** Units of one field. */
export const FIELD = 100;

/** Room for the coordinates around the fields, and for the edge without them. */
const MARGIN = 46;
const BARE_MARGIN = 2;

/**
 * Numbers stand along all four edges, letters and figures along two.
 * @param {Coordinates} coordinates
 * @param {Notation} notation
 */
function marginsOf(coordinates, notation) {
  if (coordinates !== 'outside') {
    return { top: BARE_MARGIN, right: BARE_MARGIN, bottom: BARE_MARGIN, left: BARE_MARGIN };
  }
  const far = notation === 'algebraic' ? BARE_MARGIN : MARGIN;
  return { top: far, right: far, bottom: MARGIN, left: MARGIN };
}

/** One board, drawn for one side at the bottom. */
export class Scene {
  /**
   * @param {Geometry} geometry
   * @param {Side} bottom
   * @param {Coordinates} coordinates
   * @param {Notation} notation
   */
  constructor(geometry, bottom, coordinates, notation) {
    this.geometry = geometry;
    this.bottom = bottom;
    this.margins = marginsOf(coordinates, notation);
    /** @type {Map<number, { piece: Piece, spot: SVGElement }>} */
    this.spots = new Map();
    this.under = svg('g');
    this.pieces = svg('g');
    this.over = svg('g');
    this.root = svg('svg', { viewBox: this.#viewBox(), 'aria-hidden': 'true' }, [
      this.#fields(),
      this.under,
      this.#labels(coordinates, notation),
      this.pieces,
      this.over,
    ]);
  }

  /** Width and height of the whole picture in units. */
  get extent() {
    const { top, right, bottom, left } = this.margins;
    return {
      width: this.geometry.width * FIELD + left + right,
      height: this.geometry.height * FIELD + top + bottom,
    };
  }

  /**
   * The middle of a square.
   * @param {number} square
   * @returns {Point}
   */
  middle(square) {
    const { row, col } = this.geometry.turned(this.geometry.place(square), this.bottom);
    return { x: (col + 0.5) * FIELD, y: (row + 0.5) * FIELD };
  }

  /**
   * The square at a point in units, or 0.
   * @param {Point} point
   */
  squareAt({ x, y }) {
    const seen = { row: Math.floor(y / FIELD), col: Math.floor(x / FIELD) };
    const { row, col } = this.geometry.turned(seen, this.bottom);
    return this.geometry.at(row, col);
  }

  /**
   * Puts exactly these pieces on the board, at once.
   * @param {Map<number, Piece>} pieces
   */
  setPieces(pieces) {
    for (const [square, { piece, spot }] of this.spots) {
      const wanted = pieces.get(square);
      if (wanted && wanted.side === piece.side && wanted.kind === piece.kind) continue;
      spot.remove();
      this.spots.delete(square);
    }
    for (const [square, piece] of pieces) this.putPiece(square, piece);
  }

  /**
   * Puts one piece on an empty square; nothing happens if one is there.
   * @param {number} square
   * @param {Piece} piece
   */
  putPiece(square, piece) {
    if (this.spots.has(square)) return;
    const spot = svg('g', { 'data-piece-on': square }, [drawPiece(piece)]);
    this.pieces.append(spot);
    this.spots.set(square, { piece, spot });
    moveTo(spot, this.middle(square));
  }

  /**
   * A piece as it would stand on a square.
   * @param {number} square
   * @param {Piece} piece
   */
  ghost(square, piece) {
    const spot = svg('g', { class: 'ghost' }, [drawPiece(piece)]);
    moveTo(spot, this.middle(square));
    return spot;
  }

  /**
   * A tint under a square.
   * @param {number} square
   * @param {string} name class of the mark
   */
  tint(square, name) {
    const { x, y } = this.middle(square);
    const half = FIELD / 2;
    return svg('rect', { class: name, x: x - half, y: y - half, width: FIELD, height: FIELD });
  }

  /**
   * A circle over a square.
   * @param {number} square
   * @param {string} name class of the mark
   * @param {number} radius
   */
  circle(square, name, radius) {
    const { x, y } = this.middle(square);
    return svg('circle', { class: name, cx: x, cy: y, r: radius });
  }

  /**
   * A line through the middles of squares.
   * @param {number[]} squares
   * @param {string} name class of the mark
   */
  line(squares, name) {
    const points = squares.map((square) => this.middle(square));
    return svg('polyline', {
      class: name,
      points: points.map(({ x, y }) => `${x},${y}`).join(' '),
    });
  }

  #viewBox() {
    const { width, height } = this.extent;
    return `${-this.margins.left} ${-this.margins.top} ${width} ${height}`;
  }

  #fields() {
    const { geometry } = this;
    const layer = svg('g');
    layer.append(svg('rect', {
      class: 'light', width: geometry.width * FIELD, height: geometry.height * FIELD,
    }));
    for (let row = 0; row < geometry.height; row += 1) {
      for (let col = 0; col < geometry.width; col += 1) {
        const place = geometry.turned({ row, col }, this.bottom);
        if (!geometry.isDark(place.row, place.col)) continue;
        layer.append(svg('rect', {
          class: 'dark', x: col * FIELD, y: row * FIELD, width: FIELD, height: FIELD,
        }));
      }
    }
    layer.append(svg('rect', {
      class: 'edge', x: -1, y: -1, rx: 2,
      width: geometry.width * FIELD + 2, height: geometry.height * FIELD + 2,
    }));
    return layer;
  }

  /**
   * @param {Coordinates} coordinates
   * @param {Notation} notation
   */
  #labels(coordinates, notation) {
    const layer = svg('g');
    if (coordinates === 'squares') this.#labelSquares(layer, notation);
    if (coordinates === 'outside' && notation !== 'algebraic') {
      this.#labelNumbers(layer, notation);
    }
    if (coordinates === 'outside' && notation === 'algebraic') this.#labelLines(layer);
    return layer;
  }

  /**
   * @param {SVGElement} layer
   * @param {Notation} notation
   */
  #labelSquares(layer, notation) {
    for (let square = 1; square <= this.geometry.size; square += 1) {
      const { x, y } = this.middle(square);
      const name = this.geometry.name(square, notation);
      // On the bare square, so that no mark of a move takes the contrast away,
      // and in its corner, so that no rim of a piece cuts it.
      const [left, top] = [x - FIELD / 2, y - FIELD / 2];
      const width = 10 * name.length + 3;
      layer.append(
        svg('rect', { class: 'number-back', x: left, y: top, width, height: 16 }),
        text(name, { x: left + 1.5, y: top + 8 }, 'label number'),
      );
    }
  }

  /**
   * Numbers along the four edges, where printed diagrams have them.
   * @param {SVGElement} layer
   * @param {Notation} notation
   */
  #labelNumbers(layer, notation) {
    const { width, height } = this.geometry;
    for (let square = 1; square <= this.geometry.size; square += 1) {
      const seen = this.geometry.turned(this.geometry.place(square), this.bottom);
      const { x, y } = this.middle(square);
      const name = this.geometry.name(square, notation);
      if (seen.row === 0) layer.append(text(name, { x, y: -24 }));
      else if (seen.row === height - 1) layer.append(text(name, { x, y: height * FIELD + 25 }));
      else if (seen.col === 0) layer.append(text(name, { x: -23, y }));
      else if (seen.col === width - 1) layer.append(text(name, { x: width * FIELD + 23, y }));
    }
  }

  /**
   * Letters below, figures at the left.
   * @param {SVGElement} layer
   */
  #labelLines(layer) {
    const { width, height } = this.geometry;
    for (let col = 0; col < width; col += 1) {
      const letter = fileLetter(this.bottom === 'white' ? col : width - 1 - col);
      layer.append(text(letter, { x: (col + 0.5) * FIELD, y: height * FIELD + 24 }));
    }
    for (let row = 0; row < height; row += 1) {
      const figure = this.bottom === 'white' ? height - row : row + 1;
      layer.append(text(String(figure), { x: -25, y: (row + 0.5) * FIELD }));
    }
  }
}

/**
 * @param {string} content
 * @param {Point} point
 * @param {string} name
 */
function text(content, { x, y }, name = 'label') {
  const element = svg('text', { class: name, x, y });
  element.textContent = content;
  return element;
}

/**
 * Puts a drawn piece at a point, at once.
 * @param {SVGElement} spot
 * @param {Point} point
 */
export function moveTo(spot, point) {
  spot.style.transform = shift(point);
}

/** @param {Point} point */
export function shift({ x, y }) {
  return `translate(${x}px, ${y}px)`;
}
