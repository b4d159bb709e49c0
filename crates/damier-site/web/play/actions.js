// The buttons under the moves. What ends the game asks once more, in place.

import { byId } from '../dom.js';
import { text } from '../texts.js';

/** @typedef {import('./types.js').GameView} GameView */
/** @typedef {import('./types.js').Side} Side */

/**
 * What the buttons do.
 * @typedef {object} Doings
 * @property {() => void} takeBack
 * @property {() => void} draw
 * @property {() => void} claim
 * @property {() => void} resign
 * @property {() => void} flip
 * @property {() => void} rematch
 * @property {() => void} copyFen
 * @property {() => void} share
 */

export class Actions {
  /** @param {Doings} doings */
  constructor(doings) {
    this.takeBack = byId('take-back', HTMLButtonElement);
    this.draw = byId('draw', HTMLButtonElement);
    this.claim = byId('claim', HTMLButtonElement);
    this.resign = byId('resign', HTMLButtonElement);
    this.rematch = byId('rematch', HTMLButtonElement);
    this.newGame = byId('new-game', HTMLElement);
    this.more = byId('more', HTMLButtonElement);
    this.menu = byId('more-menu', HTMLElement);
    this.row = byId('action-row', HTMLElement);
    this.question = byId('question', HTMLElement);
    this.ask = byId('question-text', HTMLElement);
    this.yes = byId('question-yes', HTMLButtonElement);
    this.no = byId('question-no', HTMLButtonElement);
    /** @type {(() => void) | null} */
    this.pending = null;
    /** @type {HTMLElement | null} */
    this.asker = null;
    /** @type {GameView | null} */
    this.game = null;
    this.doings = doings;
    this.#listen();
  }

  /** @param {GameView} game */
  show(game) {
    const isOver = game.verdict !== null;
    const last = this.game;
    if (last && (last.ply !== game.ply || isOver)) this.#answer(false);
    if (last && !last.verdict && isOver) this.#menu(false);
    this.game = game;
    for (const button of [this.takeBack, this.draw, this.resign]) {
      button.hidden = isOver || !game.owner;
    }
    // Only some rule books have draws to claim, and seldom is one open.
    this.claim.hidden = isOver || !game.can.claim;
    this.rematch.hidden = !isOver || !game.owner;
    this.newGame.hidden = !isOver && game.owner;
    this.takeBack.disabled = !game.can.takeBack;
    this.draw.disabled = !game.can.offerDraw;
    this.resign.disabled = !game.can.resign;
  }

  #listen() {
    const { doings } = this;
    this.takeBack.addEventListener('click', () => doings.takeBack());
    this.rematch.addEventListener('click', () => doings.rematch());
    byId('flip', HTMLButtonElement).addEventListener('click', () => doings.flip());
    byId('copy-fen', HTMLButtonElement).addEventListener('click', () => {
      doings.copyFen();
      this.#menu(false);
    });
    byId('share', HTMLButtonElement).addEventListener('click', () => {
      doings.share();
      this.#menu(false);
    });
    this.draw.addEventListener('click', () => {
      if (this.game?.mode === 'local') this.#put('draw', text('js-ask-draw'), this.draw);
      else doings.draw();
    });
    this.claim.addEventListener('click', () => {
      this.#put('claim', text('js-ask-claim'), this.claim);
    });
    this.resign.addEventListener('click', () => {
      this.#put('resign', this.#resignText(), this.resign);
    });
    this.yes.addEventListener('click', () => this.#answer(true));
    this.no.addEventListener('click', () => this.#answer(false));
    this.question.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#answer(false);
    });
    this.#listenToMenu();
  }

  #listenToMenu() {
    this.more.addEventListener('click', () => this.#menu(this.menu.hidden));
    document.addEventListener('pointerdown', (event) => {
      const target = event.target instanceof Node ? event.target : null;
      if (!this.menu.contains(target) && !this.more.contains(target)) this.#menu(false);
    });
    document.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || this.menu.hidden) return;
      this.#menu(false);
      this.more.focus();
    });
  }

  /** @param {boolean} isOpen */
  #menu(isOpen) {
    this.menu.hidden = !isOpen;
    this.more.setAttribute('aria-expanded', String(isOpen));
  }

  #resignText() {
    const { game } = this;
    if (game?.mode !== 'local') return text('js-ask-resign');
    return text(`js-ask-resign-${game.sideToMove}`);
  }

  /**
   * Asks in the place of the buttons.
   * @param {'draw' | 'claim' | 'resign'} what
   * @param {string} question
   * @param {HTMLElement} asker
   */
  #put(what, question, asker) {
    this.ask.textContent = question;
    this.yes.textContent = text(`js-yes-${what}`);
    this.pending = this.doings[what];
    this.asker = asker;
    this.row.hidden = true;
    this.question.hidden = false;
    this.no.focus();
  }

  /** @param {boolean} isYes */
  #answer(isYes) {
    if (this.question.hidden) return;
    const { pending, asker } = this;
    this.pending = null;
    const hadFocus = this.question.contains(document.activeElement);
    this.question.hidden = true;
    this.row.hidden = false;
    if (hadFocus) asker?.focus();
    if (isYes) pending?.();
  }
}
