// What the referee decided, beside the board: the server tells it, and tells it
// anew when something was decided.

import { part } from '../referee/follow.js';

/** @typedef {import('./types.js').GameView} GameView */

export class Told {
  #shown = '';

  /** @param {GameView} game */
  constructor(game) {
    this.#shown = Told.#key(game);
  }

  /** @param {GameView} game */
  static #key(game) {
    const { decisions = [], paused = false, verdict } = game;
    const withdrawn = decisions.filter((one) => one.withdrawn).length;
    return `${decisions.length} ${withdrawn} ${paused} ${verdict?.result ?? ''}`;
  }

  /** @param {GameView} game */
  async show(game) {
    const key = Told.#key(game);
    if (key === this.#shown) return;
    this.#shown = key;
    const told = await part(`/game/${encodeURIComponent(game.id)}/told`);
    if (!told) return;
    document.getElementById('told')?.replaceWith(told);
    // Where no decision goes without its explanation, nobody has to look for it.
    const explained = told.querySelector('.told-story, .told-decisions');
    if (game.youth) explained?.scrollIntoView({ block: 'nearest' });
  }
}
