// Where the squares are. Nothing here knows a rule: only how the squares of a
// board are numbered and named.

/**
 * Which squares are played on: every second one with a dark corner at the left
 * of each player (`left`) or at the right (`right`), or all of them (`all`).
 * @typedef {'left' | 'right' | 'all'} Layout
 */

/**
 * How squares are written: `numeric` (1 at the top left, as printed from
 * White's side), `reversed` (1 at the bottom right, as Spain, Portugal and
 * Thailand count) or `algebraic` (a1 at the bottom left).
 * @typedef {'numeric' | 'reversed' | 'algebraic'} Notation
 */

/**
 * Which side sits at the bottom.
 * @typedef {'white' | 'black'} Side
 */

/**
 * A field on the board: its row from the top and column from the left, as
 * White sees it.
 * @typedef {{ row: number, col: number }} Place
 */

/** The squares of one board, numbered from 1, row by row from the top left. */
export class Geometry {
  /**
   * @param {number} width squares in a row, 2 to 16
   * @param {number} height rows, 2 to 16
   * @param {Layout} layout
   */
  constructor(width, height, layout = 'left') {
    this.width = width;
    this.height = height;
    this.layout = layout;
    /** @type {Place[]} */
    this.places = [];
    /** @type {Map<number, number>} */
    this.numbers = new Map();
    for (let row = 0; row < height; row += 1) {
      for (let col = 0; col < width; col += 1) {
        if (!this.isPlayed(row, col)) continue;
        this.places.push({ row, col });
        this.numbers.set(row * width + col, this.places.length);
      }
    }
  }

  /** How many squares are played on. */
  get size() {
    return this.places.length;
  }

  /**
   * Whether pieces can stand on this field.
   * @param {number} row
   * @param {number} col
   */
  isPlayed(row, col) {
    if (this.layout === 'all') return true;
    const corner = this.layout === 'left' ? 0 : this.width - 1;
    return (row + col) % 2 === (this.height - 1 + corner) % 2;
  }

  /**
   * Whether the field is painted dark. On boards where every square is played
   * on, the corner at the left of each player is dark.
   * @param {number} row
   * @param {number} col
   */
  isDark(row, col) {
    if (this.layout !== 'all') return this.isPlayed(row, col);
    return (row + col) % 2 === (this.height - 1) % 2;
  }

  /**
   * The number of the square there, or 0 if there is none.
   * @param {number} row
   * @param {number} col
   */
  at(row, col) {
    if (row < 0 || col < 0 || row >= this.height || col >= this.width) return 0;
    return this.numbers.get(row * this.width + col) ?? 0;
  }

  /**
   * Where the square is.
   * @param {number} square
   * @returns {Place}
   */
  place(square) {
    const place = this.places[square - 1];
    if (!place) throw new RangeError(`no square ${square} on this board`);
    return place;
  }

  /**
   * The square's name in a notation.
   * @param {number} square
   * @param {Notation} notation
   */
  name(square, notation) {
    if (notation === 'numeric') return String(square);
    if (notation === 'reversed') return String(this.size + 1 - square);
    const { row, col } = this.place(square);
    return fileLetter(col) + String(this.height - row);
  }

  /**
   * A move with its numbers counted from the other corner: from `numeric` to
   * `reversed`, or back. Letters, and numbers that are no squares, stay.
   * @param {string} move
   */
  recounted(move) {
    return move.replace(/(?<![\da-z])\d{1,3}(?!\d)/gi, (digits) => {
      const number = Number(digits);
      const isSquare = number >= 1 && number <= this.size;
      return isSquare ? String(this.size + 1 - number) : digits;
    });
  }

  /**
   * Reads a square in either notation: `32` or `c3`.
   * @param {string} text
   * @returns {number} 0 if it names no square
   */
  parse(text) {
    const trimmed = text.trim().toLowerCase();
    if (/^\d{1,3}$/.test(trimmed)) {
      const number = Number(trimmed);
      return number >= 1 && number <= this.size ? number : 0;
    }
    const match = /^([a-p])(\d{1,2})$/.exec(trimmed);
    if (!match) return 0;
    const col = match[1].charCodeAt(0) - 97;
    return this.at(this.height - Number(match[2]), col);
  }

  /**
   * The same field seen from the given side.
   * @param {Place} place
   * @param {Side} bottom
   * @returns {Place}
   */
  turned(place, bottom) {
    if (bottom === 'white') return place;
    return { row: this.height - 1 - place.row, col: this.width - 1 - place.col };
  }
}

/**
 * The letter of a file: a, b, c …
 * @param {number} col
 */
export function fileLetter(col) {
  return String.fromCharCode(97 + col);
}

/**
 * The square that an arrow key leads to. Boards where only every second
 * field is played on have no square straight above, so the column is kept as
 * near as possible.
 * @param {Geometry} geometry
 * @param {number} square
 * @param {'up' | 'down' | 'left' | 'right'} direction as the player sees it
 * @param {Side} bottom
 * @returns {number} the same square at the edge
 */
export function neighbour(geometry, square, direction, bottom) {
  const place = geometry.place(square);
  const sign = bottom === 'white' ? 1 : -1;
  if (direction === 'left' || direction === 'right') {
    const step = (direction === 'right' ? 1 : -1) * sign;
    for (let col = place.col + step; col >= 0 && col < geometry.width; col += step) {
      const found = geometry.at(place.row, col);
      if (found) return found;
    }
    return square;
  }
  const row = place.row + (direction === 'down' ? sign : -sign);
  // Leaning left on even rows and right on odd ones keeps a long press of one
  // key on a straight line instead of drifting to an edge.
  const lean = place.row % 2 === 0 ? -1 : 1;
  for (const offset of [0, lean, -lean]) {
    const found = geometry.at(row, place.col + offset);
    if (found) return found;
  }
  return square;
}
