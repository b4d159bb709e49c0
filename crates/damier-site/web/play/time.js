// The arithmetic of clocks on the page. The server's clock is the one that
// counts; between its messages the page only extrapolates.

/** @typedef {import('./types.js').ClockView} ClockView */
/** @typedef {import('./types.js').Side} Side */

/**
 * What a side's clock shows.
 * @typedef {object} Reading
 * @property {number} left of the time, or of the byo-yomi stretch that runs
 * @property {number} stretches of byo-yomi left
 * @property {boolean} inByoYomi
 * @property {number} delay what is left of it
 */

/**
 * What a side's clock shows now.
 * @param {ClockView} clock as received
 * @param {Side} side
 * @param {number} elapsed milliseconds since it was received
 * @returns {Reading}
 */
export function reading(clock, side, elapsed) {
  const face = clock[side];
  const received = side === 'white' ? clock.whiteMs : clock.blackMs;
  const shown = {
    left: received,
    stretches: face?.stretches ?? 0,
    inByoYomi: face?.inByoYomi ?? false,
    delay: face?.delayMs ?? 0,
  };
  const passed = Math.max(0, elapsed);
  if (clock.running === null) return shown;
  if (clock.running !== side) {
    const other = clock[clock.running];
    const left = clock.running === 'white' ? clock.whiteMs : clock.blackMs;
    // What one side of an hourglass uses the other gains.
    if (other?.bonus === 'hourglass') shown.left += Math.min(passed, left);
    return shown;
  }
  return run(shown, passed, face?.bonus === 'byo-yomi' ? face.bonusMs : 0);
}

/**
 * @param {Reading} shown
 * @param {number} passed
 * @param {number} stretch length of one, in byo-yomi
 */
function run(shown, passed, stretch) {
  const delay = Math.max(0, shown.delay - passed);
  let used = Math.max(0, passed - shown.delay);
  let { left, stretches, inByoYomi } = shown;
  while (used >= left && stretch > 0 && stretches > (inByoYomi ? 1 : 0)) {
    used -= left;
    if (inByoYomi) stretches -= 1;
    inByoYomi = true;
    left = stretch;
  }
  return { left: Math.max(0, left - used), stretches, inByoYomi, delay };
}

/**
 * What a side has left now.
 * @param {ClockView} clock as received
 * @param {Side} side
 * @param {number} elapsed milliseconds since it was received
 */
export function remaining(clock, side, elapsed) {
  return reading(clock, side, elapsed).left;
}

/** Seconds of a day. */
const DAY = 86_400;

/**
 * A time of a day or more, as days and hours with minutes.
 * @param {number} ms
 * @returns {{ number: number, time: string } | null} null for less than a day
 */
export function days(ms) {
  const total = Math.ceil(ms / 1000);
  if (total < DAY) return null;
  const [hours, minutes] = [Math.floor(total / 3600) % 24, Math.floor(total / 60) % 60];
  return {
    number: Math.floor(total / DAY), time: `${hours}:${String(minutes).padStart(2, '0')}`,
  };
}

/**
 * A time as on a clock: `1:05:09`, `5:09`, and with tenths in the last ten
 * seconds, `0:09,4`. Whole seconds are rounded up, so that 0:00 means a fallen
 * flag and nothing else. Empty for a day or more, which [days] writes.
 * @param {number} ms
 * @param {string} separator between seconds and tenths
 */
export function face(ms, separator) {
  if (ms > 0 && ms < 10_000) {
    const tenths = Math.ceil(ms / 100);
    return tenths >= 100 ? '0:10' : `0:0${Math.floor(tenths / 10)}${separator}${tenths % 10}`;
  }
  const total = Math.ceil(ms / 1000);
  if (total >= DAY) return '';
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
