// One line under the board: whose turn it is, or what went wrong.

import { mustCapture } from '../board/entry.js';
import { setText } from '../dom.js';
import { text } from '../texts.js';
import { positionAt } from './moves.js';

/** @typedef {import('./types.js').GameView} GameView */

/** A refusal that is younger than this is not wiped by the state that explains it. */
const FRESH = 1500;

/** How long a message stays before the line says again whose turn it is. */
const STAY = 7000;

/** In the place of a timer's number: this message is not wiped by time. */
const NEVER = -1;

export class StatusLine {
  #usual = '';
  #timer = 0;
  #refused = -FRESH;
  /** What is said as long as the line to the server is down. */
  #waiting = '';

  /**
   * @param {HTMLElement} place on the page
   * @param {HTMLElement} spoken read out by screen readers
   */
  constructor(place, spoken) {
    this.place = place;
    this.spoken = spoken;
  }

  /**
   * What the line says as long as nothing happens.
   * @param {GameView} game
   * @param {number} shown ply on the board
   */
  show(game, shown) {
    this.#usual = usual(game, shown);
    if (!this.#timer) this.#rest();
  }

  /**
   * Says what a new state brings, besides the move itself.
   * @param {GameView} before
   * @param {GameView} after
   */
  arrive(before, after) {
    if (after.drawAnswer === 'declined' && before.drawAnswer !== 'declined') {
      this.note(text('js-draw-declined'));
    } else if (after.ply !== before.ply || after.verdict) {
      if (performance.now() - this.#refused > FRESH) this.clear();
    }
  }

  /**
   * Something to know.
   * @param {string} message
   */
  note(message) {
    this.#hold(message, 'note');
  }

  /**
   * A question that stands until it is answered.
   * @param {string} message
   */
  ask(message) {
    clearTimeout(this.#timer);
    this.#timer = NEVER;
    this.#write(message, 'note');
  }

  /**
   * What is waiting for the line to come back; nothing if nothing is.
   * @param {string} message
   */
  wait(message) {
    if (message === this.#waiting) return;
    this.#waiting = message;
    this.clear();
  }

  /**
   * Something that was not possible, and why.
   * @param {string} message
   */
  refuse(message) {
    this.#refused = performance.now();
    this.#hold(message, 'refused');
  }

  /** Back to whose turn it is. */
  clear() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#rest();
  }

  /**
   * Says something to screen readers only.
   * @param {string} message
   */
  speak(message) {
    setText(this.spoken, message);
  }

  #rest() {
    if (this.#waiting) this.#write(this.#waiting, 'waiting');
    else this.#write(this.#usual, '');
  }

  /**
   * @param {string} message
   * @param {string} kind
   */
  #hold(message, kind) {
    clearTimeout(this.#timer);
    this.#write(message, kind);
    this.#timer = window.setTimeout(() => this.clear(), STAY + message.length * 40);
  }

  /**
   * @param {string} message
   * @param {string} kind
   */
  #write(message, kind) {
    setText(this.place, message);
    this.place.dataset.kind = kind;
  }
}

/**
 * @param {GameView} game
 * @param {number} shown
 */
function usual(game, shown) {
  if (shown === 0 && game.ply > 0) return text('js-looking-start');
  if (shown !== game.ply) {
    return text('js-looking', { number: Math.ceil(shown / 2), total: Math.ceil(game.ply / 2) });
  }
  if (game.verdict) return text('js-over');
  if (game.asked) return text('js-asked');
  if (game.thinking) return text('js-thinking');
  if (game.toShow !== null && game.toShow === game.sideToMove) {
    const isMine = game.owner && game.humanSide === game.toShow;
    return text(isMine ? 'js-show-win' : `js-show-win-${game.toShow}`);
  }
  const checked = positionAt(game, game.ply).check === game.sideToMove;
  const captures = mustCapture(game.legal) ? '-capture' : '';
  const stress = checked ? '-check' : captures;
  if (!game.owner || game.mode === 'local') {
    return text(`js-turn-${game.sideToMove}${stress}`);
  }
  if (game.humanSide !== game.sideToMove) return text('js-thinking');
  return text(`js-your-turn${stress}`);
}
