// The last ruling, beside the board: what was decided and what it rests on.

import { el } from '../dom.js';
import { text } from '../texts.js';
import { rulingPart } from './why.js';

/** @typedef {import('./types.js').GameView} GameView */

export class RulingBox {
  /** @type {string} */
  #drawn = '';

  /**
   * @param {HTMLElement} box
   * @param {(news: string) => void} speak
   */
  constructor(box, speak) {
    this.box = box;
    this.speak = speak;
  }

  /** @param {GameView} game */
  show(game) {
    const { ruling, asked } = game;
    const key = asked ? `asked ${asked}` : JSON.stringify(ruling);
    this.box.hidden = !asked && (!ruling || game.verdict !== null);
    if (key === this.#drawn) return;
    const isNews = this.#drawn !== '';
    this.#drawn = key;
    if (asked) {
      this.box.replaceChildren(el('p', { class: 'asked' }, [text('js-asked')]));
      return;
    }
    if (!ruling) return;
    this.box.replaceChildren(rulingPart(ruling));
    if (isNews) this.speak(ruling.headline);
  }
}
