// The two clock faces.

import { setText } from '../dom.js';
import { LOCALE, text } from '../texts.js';
import { days, face, isShort, reading, untilChange } from './time.js';

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
   * @param {Record<Side, { box: HTMLElement, face: HTMLElement, note: HTMLElement }>} faces
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
      this.faces[side].box.hidden = clock === null;
      this.faces[side].face.classList.toggle('running', clock?.running === side);
    }
    this.#tick();
  }

  #tick() {
    clearTimeout(this.#timer);
    const clock = this.#clock;
    if (!clock) return;
    const elapsed = performance.now() - this.#received;
    for (const side of /** @type {Side[]} */ (['white', 'black'])) {
      const now = reading(clock, side, elapsed);
      const { face: shown, note } = this.faces[side];
      const time = written(now.left);
      setText(shown, time);
      shown.classList.toggle('short', !now.delay && isShort(clock, now.left));
      shown.classList.toggle('waits', now.delay > 0);
      const about = noteOf(clock, side, now);
      setText(note, about);
      const label = text(`js-clock-${side}`, { time });
      shown.setAttribute('aria-label', about ? `${label}, ${about}` : label);
    }
    this.#next(clock, elapsed);
  }

  /**
   * @param {ClockView} clock
   * @param {number} elapsed
   */
  #next(clock, elapsed) {
    if (!clock.running) return;
    const { left, delay } = reading(clock, clock.running, elapsed);
    if (left > 0) {
      const wait = delay > 0 ? delay % 1000 || 1000 : untilChange(left);
      this.#timer = window.setTimeout(() => this.#tick(), wait + 1);
    } else if (!this.#reported) {
      this.#reported = true;
      this.onFlag(clock.running);
    }
  }
}

/** @param {number} ms */
function written(ms) {
  const long = days(ms);
  return long ? text('js-clock-days', long) : face(ms, SEPARATOR);
}

/**
 * What there is to know besides the time. The server says it for the moment of
 * sending; stretches of byo-yomi go by in between.
 * @param {ClockView} clock
 * @param {Side} side
 * @param {import('./time.js').Reading} now
 */
function noteOf(clock, side, now) {
  const { note, stretches, bonusMs } = clock[side];
  if (now.stretches === stretches) return note;
  return text('js-clock-stretches', { number: now.stretches, time: Math.round(bonusMs / 1000) });
}
