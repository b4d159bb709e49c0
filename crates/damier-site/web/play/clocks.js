// The two clock faces.

import { setText } from '../dom.js';
import { LOCALE, text } from '../texts.js';
import { face, isShort, remaining, untilChange } from './time.js';

/** @typedef {import('./types.js').ClockView} ClockView */
/** @typedef {import('./types.js').Side} Side */

const SEPARATOR = new Intl.NumberFormat(LOCALE).format(1.5).replace(/\d/g, '');

export class Clocks {
  /** @type {ClockView | null} */
  #clock = null;
  #received = 0;
  #timer = 0;
  #reported = false;

  /**
   * @param {Record<Side, HTMLElement>} faces
   * @param {(side: Side) => void} onFlag told once when a running clock reaches zero
   */
  constructor(faces, onFlag) {
    this.faces = faces;
    this.onFlag = onFlag;
    document.addEventListener('visibilitychange', () => this.#tick());
  }

  /** @param {ClockView | null} clock just received; none in games without a clock */
  set(clock) {
    this.#clock = clock;
    this.#received = performance.now();
    this.#reported = false;
    for (const side of /** @type {Side[]} */ (['white', 'black'])) {
      this.faces[side].hidden = clock === null;
      this.faces[side].classList.toggle('running', clock?.running === side);
    }
    this.#tick();
  }

  #tick() {
    clearTimeout(this.#timer);
    const clock = this.#clock;
    if (!clock) return;
    const elapsed = performance.now() - this.#received;
    for (const side of /** @type {Side[]} */ (['white', 'black'])) {
      const left = remaining(clock, side, elapsed);
      const shown = this.faces[side];
      setText(shown, face(left, SEPARATOR));
      shown.classList.toggle('short', isShort(clock, left));
      shown.setAttribute('aria-label', text(`js-clock-${side}`, { time: face(left, SEPARATOR) }));
    }
    this.#next(clock, elapsed);
  }

  /**
   * @param {ClockView} clock
   * @param {number} elapsed
   */
  #next(clock, elapsed) {
    if (!clock.running) return;
    const left = remaining(clock, clock.running, elapsed);
    if (left > 0) {
      this.#timer = window.setTimeout(() => this.#tick(), untilChange(left) + 1);
    } else if (!this.#reported) {
      this.#reported = true;
      this.onFlag(clock.running);
    }
  }
}
