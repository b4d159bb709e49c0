// Mouse, pen and finger: a press on a square, a piece carried to another, or a
// press that stayed where it was. What that means is for the listener to say.

/** @typedef {import('./scene.js').Point} Point */

/**
 * Who is told what the hand does. Points are in board units.
 * @typedef {object} Hand
 * @property {(event: PointerEvent) => Point} pointOf
 * @property {(point: Point) => number} squareAt
 * @property {(square: number) => boolean} press  a press began; whether a piece can be carried
 * @property {(square: number, point: Point) => void} carry  the piece is under the hand now
 * @property {(from: number, to: number) => void} release  it was carried and let go
 * @property {(square: number) => void} tap  pressed and let go on the same square
 * @property {(from: number) => void} cancel  the system took the pointer away
 */

/** How far, in CSS pixels, a press may tremble and still be a tap. */
const TREMBLE = 5;

/**
 * Listens to the pointer on an element.
 * @param {HTMLElement} surface
 * @param {Hand} hand
 */
export function follow(surface, hand) {
  /** @type {{ id: number, square: number, x: number, y: number,
   *    liftable: boolean, carried: boolean } | null} */
  let press = null;

  surface.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    const square = hand.squareAt(hand.pointOf(event));
    const liftable = square > 0 && hand.press(square);
    press = {
      id: event.pointerId, square, x: event.clientX, y: event.clientY, liftable, carried: false,
    };
    if (liftable) surface.setPointerCapture(event.pointerId);
  });

  surface.addEventListener('pointermove', (event) => {
    if (!press || event.pointerId !== press.id || !press.liftable) return;
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > TREMBLE;
    if (!press.carried && !far) return;
    press.carried = true;
    hand.carry(press.square, hand.pointOf(event));
  });

  surface.addEventListener('pointerup', (event) => {
    if (!press || event.pointerId !== press.id) return;
    const { square, carried } = press;
    press = null;
    const here = hand.squareAt(hand.pointOf(event));
    if (carried) hand.release(square, here);
    else if (here === square) hand.tap(square);
  });

  surface.addEventListener('pointercancel', (event) => {
    if (!press || event.pointerId !== press.id) return;
    const { square, carried } = press;
    press = null;
    if (carried) hand.cancel(square);
  });
}
