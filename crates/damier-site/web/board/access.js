// The board for those who don't use a pointer or don't see it: a grid of cells
// laid over the picture, one for each square, with names and keys.

import { FIELD } from './scene.js';
import { neighbour } from './geometry.js';

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./position.js').Piece} Piece */
/** @typedef {Record<string, string>} Labels */

/** Texts of the board in English; a page hands in its own language. */
export const ENGLISH = {
  board: 'Draughts board',
  empty: 'empty',
  'white-man': 'white man',
  'white-king': 'white king',
  'black-man': 'black man',
  'black-king': 'black king',
  cell: '{square}, {piece}',
  'white-chess-king': 'white king',
  'white-chess-queen': 'white queen',
  'white-chess-rook': 'white rook',
  'white-chess-bishop': 'white bishop',
  'white-chess-knight': 'white knight',
  'white-chess-pawn': 'white pawn',
  'black-chess-king': 'black king',
  'black-chess-queen': 'black queen',
  'black-chess-rook': 'black rook',
  'black-chess-bishop': 'black bishop',
  'black-chess-knight': 'black knight',
  'black-chess-pawn': 'black pawn',
  promote: 'What does the pawn become?',
  movable: 'can move',
  target: 'can be reached',
  check: 'in check',
  white: 'White',
  black: 'Black',
  moved: '{side}: {move}',
};

/**
 * What a cell has to say.
 * @typedef {{ piece: Piece | undefined, name: string, selected: boolean, movable: boolean,
 *   target: boolean, attacked: boolean, live: boolean }} CellState
 */

/** The grid of cells over a scene. */
export class CellGrid {
  /**
   * @param {Scene} scene
   * @param {Labels} labels
   */
  constructor(scene, labels) {
    this.scene = scene;
    this.labels = labels;
    /** @type {Map<number, HTMLElement>} */
    this.cells = new Map();
    this.current = 0;
    this.root = document.createElement('div');
    this.root.setAttribute('role', 'grid');
    this.#build();
  }

  /**
   * Renews names and states of all cells.
   * @param {(square: number) => CellState} stateOf
   */
  describe(stateOf) {
    this.root.setAttribute('aria-label', this.labels.board);
    for (const [square, cell] of this.cells) {
      const state = stateOf(square);
      set(cell, 'aria-label', this.#name(state));
      set(cell, 'aria-selected', String(state.selected));
      cell.classList.toggle('live', state.live);
      cell.classList.toggle('grab', state.movable);
    }
  }

  /**
   * Moves the one tab stop of the board.
   * @param {number} square
   * @param {boolean} focus whether to take the keyboard there too
   */
  go(square, focus) {
    const cell = this.cells.get(square);
    if (!cell) return;
    this.cells.get(this.current)?.setAttribute('tabindex', '-1');
    cell.setAttribute('tabindex', '0');
    this.current = square;
    if (focus) cell.focus();
  }

  /**
   * Follows an arrow key. Other keys are not its business.
   * @param {string} key
   * @returns {boolean} whether the key was one
   */
  follow(key) {
    const direction = DIRECTIONS[key];
    if (!direction) return false;
    const { geometry, bottom } = this.scene;
    this.go(neighbour(geometry, this.current, direction, bottom), true);
    return true;
  }

  /** @param {CellState} state */
  #name(state) {
    const { labels } = this;
    const piece = state.piece ? labels[`${state.piece.side}-${state.piece.kind}`] : labels.empty;
    const parts = [fill(labels.cell, { square: state.name, piece: piece ?? '' })];
    if (state.attacked) parts.push(labels.check);
    if (state.target) parts.push(labels.target);
    if (state.movable) parts.push(labels.movable);
    return parts.join(', ');
  }

  #build() {
    const { scene } = this;
    const { geometry } = scene;
    const { width, height } = scene.extent;
    const { top, right, bottom, left } = scene.margins;
    const inset = [top / height, right / width, bottom / height, left / width];
    this.root.style.inset = inset.map(percent).join(' ');
    this.root.style.setProperty('--cell-w', percent(1 / geometry.width));
    this.root.style.setProperty('--cell-h', percent(1 / geometry.height));
    set(this.root, 'aria-rowcount', String(geometry.height));
    set(this.root, 'aria-colcount', String(geometry.width));
    for (let row = 0; row < geometry.height; row += 1) this.root.append(this.#row(row));
    // Where a hand would start: the squares of the player at the bottom.
    const first = this.cells.keys().next().value ?? 1;
    this.go([...this.cells.keys()].at(-Math.ceil(geometry.width / 2)) ?? first, false);
  }

  /** @param {number} row as seen from the top */
  #row(row) {
    const { geometry, bottom } = this.scene;
    const line = document.createElement('div');
    set(line, 'role', 'row');
    set(line, 'aria-rowindex', String(row + 1));
    for (let col = 0; col < geometry.width; col += 1) {
      const place = geometry.turned({ row, col }, bottom);
      const square = geometry.at(place.row, place.col);
      if (!square) continue;
      const cell = document.createElement('div');
      set(cell, 'role', 'gridcell');
      set(cell, 'aria-colindex', String(col + 1));
      set(cell, 'tabindex', '-1');
      set(cell, 'data-square', String(square));
      const { x, y } = this.scene.middle(square);
      cell.style.left = percent((x / FIELD - 0.5) / geometry.width);
      cell.style.top = percent((y / FIELD - 0.5) / geometry.height);
      this.cells.set(square, cell);
      line.append(cell);
    }
    return line;
  }
}

/** @type {Record<string, 'up' | 'down' | 'left' | 'right' | undefined>} */
const DIRECTIONS = {
  ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right',
};

/** @param {number} part */
function percent(part) {
  return `${(part * 100).toFixed(4)}%`;
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {string} value
 */
function set(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Puts values into the `{places}` of a text.
 * @param {string} text
 * @param {Record<string, string | number>} values
 */
export function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
