// Buttons for castling, while it is legal: in Chess960 the king may stand still
// or move one square only, so that a hand cannot always say it on the board.

import { el } from '../dom.js';
import { text } from '../texts.js';

/** @typedef {import('../board/damier-board.js').DamierBoard} DamierBoard */
/** @typedef {import('../board/entry.js').LegalMove} LegalMove */

export class Castling {
  /**
   * @param {HTMLElement} place
   * @param {DamierBoard} board
   */
  constructor(place, board) {
    this.place = place;
    this.board = board;
  }

  /** @param {LegalMove[]} legal */
  show(legal) {
    const ways = legal.filter((move) => move.rook);
    this.place.hidden = ways.length === 0;
    this.place.replaceChildren(...ways.map((move) => this.#button(move)));
  }

  /** @param {LegalMove} move */
  #button(move) {
    const sign = move.text.replace(/[+#]$/, '');
    const name = text(sign === 'O-O' ? 'js-castle-short' : 'js-castle-long');
    const button = el('button', {
      type: 'button', class: 'button small', title: name, 'data-castle': sign,
    }, [sign, el('span', { class: 'hidden-text' }, [`, ${name}`])]);
    for (const type of ['pointerenter', 'focus']) {
      button.addEventListener(type, () => this.board.preview(move));
    }
    for (const type of ['pointerleave', 'blur']) {
      button.addEventListener(type, () => this.board.preview(null));
    }
    button.addEventListener('click', () => {
      this.board.preview(null);
      this.place.hidden = true;
      this.board.play(move, [move.from, move.to]);
    });
    return button;
  }
}
