// What the board reads from outside: its attributes, its style, places on the
// screen.

import { STYLE } from './style.js';

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./view.js').Made} Made */

/** @type {CSSStyleSheet | undefined} */
let sheet;

/** One sheet for all boards of a page; no style element, which pages may forbid. */
export function styleSheet() {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
  }
  return sheet;
}

/**
 * @param {string | null} text
 * @param {number} otherwise
 */
export function size(text, otherwise) {
  const value = Number(text ?? otherwise);
  return Number.isInteger(value) && value >= 2 && value <= 16 ? value : otherwise;
}

/**
 * A move written in an attribute: `32-28` or `47x38x20`.
 * @param {string | null} text
 * @returns {Made | null}
 */
export function madeFrom(text) {
  const path = (text ?? '').split(/[-x:]/).map(Number).filter((square) => square > 0);
  return path.length >= 2 ? { path, captures: [] } : null;
}

/** @param {EventTarget | null} target */
export function squareOf(target) {
  return target instanceof HTMLElement ? Number(target.dataset.square ?? 0) : 0;
}

/**
 * @param {Scene} scene
 * @param {PointerEvent} event
 */
export function pointOf(scene, event) {
  const box = scene.root.getBoundingClientRect();
  const { width, height } = scene.extent;
  return {
    x: ((event.clientX - box.left) / box.width) * width - scene.margins.left,
    y: ((event.clientY - box.top) / box.height) * height - scene.margins.top,
  };
}
