// Motion of pieces. Every function resolves when the picture has come to rest,
// and never fails: a motion that is cut short ends where it would have ended.

import { moveTo, shift } from './scene.js';

/** @typedef {import('./scene.js').Point} Point */

/** Milliseconds for one leg of a move, and for a captured piece to fade. */
const LEG = 150;
const FADE = 160;

/** Whether the visitor asked for no motion. */
export function isStill() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
}

/**
 * Moves a piece through points, one leg after the other.
 * @param {SVGElement} spot
 * @param {Point[]} points where it is, then each landing
 */
export async function walk(spot, points) {
  const last = points[points.length - 1];
  if (!last) return;
  spot.parentNode?.append(spot);
  if (!isStill() && points.length > 1) {
    const keyframes = points.map((point) => ({
      transform: shift(point),
      easing: 'cubic-bezier(0.25, 0.6, 0.35, 1)',
    }));
    await finished(spot.animate(keyframes, { duration: LEG * (points.length - 1) }));
  }
  moveTo(spot, last);
}

/**
 * Lets pieces vanish.
 * @param {SVGElement[]} spots
 */
export async function fadeOut(spots) {
  await fade(spots, 1, 0);
  for (const spot of spots) spot.remove();
}

/**
 * Lets pieces appear.
 * @param {SVGElement[]} spots
 */
export async function fadeIn(spots) {
  await fade(spots, 0, 1);
}

/**
 * @param {SVGElement[]} spots
 * @param {number} from
 * @param {number} to
 */
async function fade(spots, from, to) {
  if (isStill() || spots.length === 0) return;
  const frames = [{ opacity: from }, { opacity: to }];
  await Promise.all(spots.map((spot) => (
    finished(spot.animate(frames, { duration: FADE, fill: 'forwards', easing: 'ease-out' }))
  )));
}

/**
 * Plays a style class once.
 * @param {Element | null | undefined} element
 * @param {string} name
 */
export function once(element, name) {
  if (!element) return;
  element.classList.remove(name);
  // Reading the box makes the browser notice the removal, or the same
  // animation would not start a second time.
  element.getBoundingClientRect();
  element.classList.add(name);
  element.addEventListener('animationend', () => element.classList.remove(name), { once: true });
}

/** @param {Animation} animation */
async function finished(animation) {
  // A hidden page may stop animations for good: the clock must not wait.
  const limit = new Promise((resolve) => {
    setTimeout(resolve, Number(animation.effect?.getComputedTiming().endTime ?? 0) + 250);
  });
  await Promise.race([animation.finished.catch(() => undefined), limit]);
}
