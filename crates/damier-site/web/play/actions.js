// The buttons under the moves. What ends the game asks once more, in place.

import { byId, el } from '../dom.js';
import { text } from '../texts.js';

/** @typedef {import('./types.js').GameView} GameView */
/** @typedef {import('./types.js').Side} Side */

/**
 * What the buttons do.
 * @typedef {object} Doings
 * @property {() => void} takeBack
 * @property {() => void} draw offers one
 * @property {(accepts: boolean) => void} answer with two at one board: to the offer
 * @property {(claim: import('./types.js').ClaimView) => void} claim
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
    this.usualTitle = this.draw.title;
    this.warning = byId('draw-warning', HTMLElement);
    this.claim = byId('claim', HTMLButtonElement);
    this.resign = byId('resign', HTMLButtonElement);
    this.rematch = byId('rematch', HTMLButtonElement);
    /** The way back to the match that the game belongs to. */
    this.toMatch = document.getElementById('to-match');
    this.newGame = byId('new-game', HTMLElement);
    this.more = byId('more', HTMLButtonElement);
    this.menu = byId('more-menu', HTMLElement);
    this.row = byId('action-row', HTMLElement);
    this.question = byId('question', HTMLElement);
    this.ask = byId('question-text', HTMLElement);
    this.yes = byId('question-yes', HTMLButtonElement);
    this.no = byId('question-no', HTMLButtonElement);
    this.list = byId('question-list', HTMLElement);
    this.goOn = this.no.textContent ?? '';
    /** @type {(() => void) | null} */
    this.pending = null;
    /** @type {(() => void) | null} */
    this.refused = null;
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
    if (last && (last.ply !== game.ply || isOver)) this.#close();
    if (last && !last.verdict && isOver) this.#menu(false);
    this.game = game;
    for (const button of [this.takeBack, this.draw, this.resign]) {
      button.hidden = isOver || !game.owner;
    }
    // Only some rule books have draws to claim, and seldom is one open.
    this.claim.hidden = isOver || !game.owner || game.claims.length === 0;
    this.rematch.hidden = !isOver || !game.owner || game.playoffUrl !== null;
    if (this.toMatch) this.toMatch.hidden = !isOver;
    this.newGame.hidden = (!isOver && game.owner) || (isOver && game.playoffUrl !== null);
    this.takeBack.disabled = !game.can.takeBack;
    this.draw.disabled = !game.can.offerDraw;
    const from = game.offers.notBeforeMove;
    const isEarly = this.draw.disabled && from !== null && game.ply < 2 * from;
    this.draw.title = isEarly ? text('js-draw-from', { number: from }) : this.usualTitle;
    const { warning } = game.offers;
    this.warning.hidden = isOver || !game.owner || !warning || this.draw.disabled;
    this.warning.textContent = warning ?? '';
    this.resign.disabled = !game.can.resign;
    this.#offer(game);
  }

  /**
   * An offer between two at one board stands as a question until it is answered.
   * @param {GameView} game
   */
  #offer(game) {
    const open = game.mode === 'local' && game.owner && !game.verdict ? game.drawOffer : null;
    if (open === null) {
      if (this.refused) this.#close();
      return;
    }
    if (this.refused) return;
    this.refused = () => this.doings.answer(false);
    const ask = text(`js-ask-draw-${open}`);
    this.ask.textContent = [game.offers.warning, ask].filter(Boolean).join(' ');
    this.yes.textContent = text('js-yes-draw');
    this.no.textContent = text('js-no-draw');
    this.#open(() => this.doings.answer(true), this.draw);
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
    this.draw.addEventListener('click', () => this.#offerDraw());
    this.claim.addEventListener('click', () => this.#claims());
    this.resign.addEventListener('click', () => {
      this.ask.textContent = this.#resignText();
      this.yes.textContent = text('js-yes-resign');
      this.#open(() => doings.resign(), this.resign);
    });
    this.yes.addEventListener('click', () => this.#answer(true));
    this.no.addEventListener('click', () => this.#answer(false));
    this.question.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#answer(false);
    });
    this.#listenToMenu();
  }

  /** An offer that could cost the game is asked about first. */
  #offerDraw() {
    const warning = this.game?.offers.warning;
    if (!warning) {
      this.doings.draw();
      return;
    }
    this.ask.textContent = text('js-ask-draw-early', { warning });
    this.yes.textContent = text('js-yes-draw-early');
    this.#open(() => this.doings.draw(), this.draw);
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

  /** Every reason for which a draw can be claimed, each with a button of its own. */
  #claims() {
    /** @type {Map<string, import('./types.js').ClaimView[]>} */
    const reasons = new Map();
    for (const claim of this.game?.claims ?? []) {
      reasons.set(claim.reason, [...reasons.get(claim.reason) ?? [], claim]);
    }
    const buttons = [...reasons].map(([reason, claims]) => {
      const [only] = claims;
      return claims.length === 1 && only
        ? this.#choice(only.label, () => this.doings.claim(only))
        : this.#choice(withMoves(reason, claims), () => this.#announce(reason, claims));
    });
    this.#choose(text('js-ask-claim'), buttons);
  }

  /**
   * Several moves bring the draw about: which of them is announced?
   * @param {string} reason
   * @param {import('./types.js').ClaimView[]} claims
   */
  #announce(reason, claims) {
    const buttons = claims.map((claim) => (
      this.#choice(claim.shown ?? claim.label, () => this.doings.claim(claim))
    ));
    this.#choose(text('js-ask-announced', { reason }), buttons);
  }

  /**
   * @param {string} label
   * @param {() => void} act
   */
  #choice(label, act) {
    const button = el('button', { type: 'button', class: 'button' }, [label]);
    button.addEventListener('click', () => {
      this.#close();
      act();
    });
    return button;
  }

  /**
   * @param {string} question
   * @param {HTMLElement[]} buttons
   */
  #choose(question, buttons) {
    this.list.replaceChildren(...buttons);
    this.list.hidden = false;
    this.yes.hidden = true;
    this.ask.textContent = question;
    this.#open(null, this.claim);
  }

  /**
   * Asks in the place of the buttons.
   * @param {(() => void) | null} yes
   * @param {HTMLElement} asker
   */
  #open(yes, asker) {
    this.pending = yes;
    this.asker = asker;
    this.row.hidden = true;
    this.question.hidden = false;
    this.no.focus();
  }

  /** @param {boolean} isYes */
  #answer(isYes) {
    if (this.question.hidden) return;
    const { pending, refused } = this;
    this.#close();
    if (isYes) pending?.();
    else refused?.();
  }

  /** Puts the buttons back. */
  #close() {
    if (this.question.hidden) return;
    const hadFocus = this.question.contains(document.activeElement);
    this.pending = null;
    this.refused = null;
    this.question.hidden = true;
    this.list.hidden = true;
    this.yes.hidden = false;
    this.no.textContent = this.goOn;
    this.row.hidden = false;
    if (hadFocus) this.asker?.focus();
  }
}

/** So many moves are named on the button of a reason. */
const NAMED = 4;

/**
 * A reason with the moves that may be announced for it.
 * @param {string} reason
 * @param {import('./types.js').ClaimView[]} claims
 */
function withMoves(reason, claims) {
  const moves = claims.slice(0, NAMED).map((claim) => claim.shown ?? claim.label).join(', ');
  const count = claims.length;
  return count > NAMED
    ? text('js-claim-with-more', { reason, moves, count })
    : text('js-claim-with', { reason, moves });
}
