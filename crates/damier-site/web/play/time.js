// The arithmetic of clocks on the page. The server's clock is the one that
// counts; between its messages the page only extrapolates.

/** @typedef {import('./types.js').ClockView} ClockView */
/** @typedef {import('./types.js').Side} Side */

/**
 * What a side has left now.
 * @param {ClockView} clock as received
 * @param {Side} side
 * @param {number} elapsed milliseconds since it was received
 */
export function remaining(clock, side, elapsed) {
  const left = side === 'white' ? clock.whiteMs : clock.blackMs;
  return clock.running === side ? Math.max(0, left - Math.max(0, elapsed)) : left;
}

/**
 * A time as on a clock: `1:05:09`, `5:09`, and with tenths in the last ten
 * seconds, `0:09,4`. Whole seconds are rounded up, so that 0:00 means a fallen
 * flag and nothing else.
 * @param {number} ms
 * @param {string} separator between seconds and tenths
 */
export function face(ms, separator) {
  if (ms > 0 && ms < 10_000) {
    const tenths = Math.ceil(ms / 100);
    return tenths >= 100 ? '0:10' : `0:0${Math.floor(tenths / 10)}${separator}${tenths % 10}`;
  }
  const total = Math.ceil(ms / 1000);
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor(total / 60) % 60;
  const seconds = String(total % 60).padStart(2, '0');
  if (hours === 0) return `${minutes}:${seconds}`;
  return `${hours}:${String(minutes).padStart(2, '0')}:${seconds}`;
}

/**
 * When the face changes next, in milliseconds.
 * @param {number} ms what is left
 */
export function untilChange(ms) {
  const grain = ms <= 10_000 ? 100 : 1000;
  return ms % grain || grain;
}

/**
 * Whether a player should hurry: under a tenth of the time, at most 30 seconds.
 * @param {ClockView} clock
 * @param {number} ms
 */
export function isShort(clock, ms) {
  return ms < Math.min(30_000, Math.max(clock.initialMs / 10, 10_000));
}
