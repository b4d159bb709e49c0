// The list of moves, and going through it.

import { el, icon } from '../dom.js';
import { text } from '../texts.js';

/** @typedef {import('./types.js').GameView} GameView */
/** @typedef {import('./types.js').MoveView} MoveView */
/** @typedef {import('./types.js').Notation} Notation */
/** @typedef {import('./types.js').Side} Side */
/** @typedef {import('../board/geometry.js').Geometry} Geometry */

/**
 * A move in the notation the visitor reads.
 * @param {{ text: string, algebra?: string | null }} move
 * @param {Notation} notation
 * @param {Geometry} geometry
 */
export function moveText(move, notation, geometry) {
  if (notation === 'reversed') return geometry.recounted(move.text);
  return notation === 'algebraic' && move.algebra ? move.algebra : move.text;
}

export class MoveList {
  /** @type {string} */
  #drawn = '';
  #shown = 0;
  /** @type {Map<number, HTMLElement>} */
  #items = new Map();

  /**
   * @param {HTMLElement} list
   * @param {HTMLElement} bar of replay buttons
   * @param {Side} firstMover who opens a numbered pair in this variant
   * @param {() => Geometry} geometry of the board
   * @param {(ply: number) => void} onGo
   */
  constructor(list, bar, firstMover, geometry, onGo) {
    this.list = list;
    new ResizeObserver(() => this.#reveal(this.#shown)).observe(list);
    this.firstMover = firstMover;
    this.geometry = geometry;
    this.onGo = onGo;
    list.addEventListener('click', (event) => {
      const target = event.target instanceof Element ? event.target.closest('[data-ply]') : null;
      if (!(target instanceof HTMLElement)) return;
      event.preventDefault();
      onGo(Number(target.dataset.ply));
    });
    /** @type {Record<string, HTMLButtonElement>} */
    this.buttons = {};
    for (const name of ['first', 'previous', 'next', 'last']) {
      const button = /** @type {HTMLButtonElement} */ (
        el('button', { type: 'button', class: 'button plain icon-only', title: text(`js-${name}`) },
          [icon(name), el('span', { class: 'hidden-text' }, [text(`js-${name}`)])])
      );
      this.buttons[name] = button;
      bar.append(button);
    }
  }

  /**
   * Shows the moves, and which position is on the board.
   * @param {GameView} game
   * @param {number} shown ply on the board
   * @param {Notation} notation
   */
  show(game, shown, notation) {
    const key = `${notation} ${game.verdict?.result} ${game.moves.map((one) => one.text).join()}`;
    if (key !== this.#drawn) {
      this.#drawn = key;
      this.#draw(game, notation);
    }
    for (const [ply, item] of this.#items) {
      if (ply === shown) item.setAttribute('aria-current', 'true');
      else item.removeAttribute('aria-current');
    }
    this.#shown = shown;
    this.#bar(game.ply, shown);
    this.#reveal(shown);
  }

  /**
   * @param {GameView} game
   * @param {Notation} notation
   */
  #draw(game, notation) {
    this.#items.clear();
    const rows = [];
    const offset = game.moves[0] && game.moves[0].side !== this.firstMover ? 1 : 0;
    for (let at = -offset; at < game.moves.length; at += 2) {
      const number = (at + offset) / 2 + 1;
      const pair = [game.moves[at], game.moves[at + 1]];
      rows.push(el('li', { class: 'pair' }, [
        el('span', { class: 'move-number' }, [`${number}.`]),
        ...pair.map((move) => this.#item(move, notation)),
      ]));
    }
    if (rows.length === 0 && !game.verdict) {
      rows.push(el('li', { class: 'empty soft' }, [text('js-no-moves')]));
    }
    if (game.verdict) {
      rows.push(el('li', { class: 'result' }, [game.verdict.result.replace('-', '–')]));
    }
    this.list.replaceChildren(...rows);
  }

  /**
   * @param {MoveView | undefined} move
   * @param {Notation} notation
   */
  #item(move, notation) {
    if (!move) return el('span', { class: 'move none' }, []);
    const href = `?ply=${move.ply}`;
    const shown = moveText(move, notation, this.geometry());
    const item = el('a', { class: 'move', href, 'data-ply': move.ply }, [shown]);
    this.#items.set(move.ply, item);
    return item;
  }

  /**
   * @param {number} ply
   * @param {number} shown
   */
  #bar(ply, shown) {
    const goals = { first: 0, previous: shown - 1, next: shown + 1, last: ply };
    for (const [name, goal] of Object.entries(goals)) {
      const button = /** @type {HTMLButtonElement} */ (this.buttons[name]);
      button.disabled = goal < 0 || goal > ply || goal === shown;
      button.onclick = () => this.onGo(goal);
    }
  }

  /** @param {number} shown */
  #reveal(shown) {
    const item = this.#items.get(shown);
    // Scrolls the list only: scrollIntoView would move the page as well.
    const { list } = this;
    if (!item) {
      list.scrollTo({ top: 0, left: 0 });
      return;
    }
    const box = item.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    if (box.top < frame.top) list.scrollTop -= frame.top - box.top + 8;
    if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom + 8;
    if (box.left < frame.left) list.scrollLeft -= frame.left - box.left + 24;
    if (box.right > frame.right) list.scrollLeft += box.right - frame.right + 24;
  }
}

/**
 * The position after a ply.
 * @param {GameView} game
 * @param {number} ply 0 for the start
 */
export function positionAt(game, ply) {
  const move = game.moves[ply - 1];
  const check = move ? move.check : game.startCheck;
  return { fen: move?.fen ?? game.startFen, move: move ?? null, check };
}

/**
 * The position after a ply as people write it: its squares counted from where the
 * federation of the game begins.
 * @param {GameView} game
 * @param {number} ply 0 for the start
 * @returns {Promise<string | null>} null without a line to the server
 */
export async function fenForPeople(game, ply) {
  if (game.geometry.notation !== 'reversed') return positionAt(game, ply).fen;
  try {
    const response = await fetch(`/api/games/${game.id}/fen?ply=${ply}&numbers=federation`);
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
