// Clocks on pages that the server draws: they go on by themselves between its
// messages.

import { setText } from '../dom.js';

/** @param {number} ms */
function face(ms) {
  const total = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(total / 3600), Math.floor(total / 60) % 60];
  const seconds = String(total % 60).padStart(2, '0');
  if (hours === 0) return `${minutes}:${seconds}`;
  return `${hours}:${String(minutes).padStart(2, '0')}:${seconds}`;
}

/** When each running clock was drawn. @type {WeakMap<Element, number>} */
const drawn = new WeakMap();

/**
 * What a clock shows now.
 * @param {HTMLElement} element
 */
function left(element) {
  const since = drawn.get(element) ?? performance.now();
  drawn.set(element, since);
  return Math.max(0, Number(element.dataset.left) - (performance.now() - since));
}

/** Lets every clock of the page run. */
export function runClocks() {
  const step = () => {
    for (const element of document.querySelectorAll('[data-left][data-running]')) {
      if (element instanceof HTMLElement) setText(element, face(left(element)));
    }
  };
  step();
  window.setInterval(step, 250);
}
