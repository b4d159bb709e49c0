// The short notation of time controls, put together from fields.

/**
 * What the fields hold.
 * @typedef {object} Fields
 * @property {string} kind
 * @property {number} minutes
 * @property {number} increment seconds that come with a move
 * @property {number} moves
 * @property {number} then minutes for the rest
 * @property {number} stretches
 * @property {number} days
 * @property {number} other Black's minutes; not a number if they are the same
 */

/**
 * A time in minutes as the notation writes it: `10'`, `1'30"`, `30"`.
 * @param {number} minutes
 */
export function duration(minutes) {
  const seconds = Math.round(minutes * 60);
  const [whole, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (whole === 0) return `${rest}"`;
  return rest === 0 ? `${whole}'` : `${whole}'${rest}"`;
}

/**
 * The control of one side.
 * @param {Fields} fields
 * @param {number} minutes
 */
function side(fields, minutes) {
  const time = duration(minutes);
  const seconds = `${fields.increment}"`;
  switch (fields.kind) {
    case 'increment': return fields.increment > 0 ? `${time}+${seconds}` : time;
    case 'moves':
      return fields.then > 0
        ? `${time}/${fields.moves}, ${duration(fields.then)}`
        : `${time}/${fields.moves}`;
    case 'bronstein':
    case 'delay': return `${time} ${fields.kind} ${seconds}`;
    case 'byo-yomi': return `${time} byo-yomi ${fields.stretches}x${seconds}`;
    case 'hourglass': return `${time} hourglass`;
    case 'correspondence': return `${fields.days}d/${fields.moves} lapsing`;
    default: return time;
  }
}

/** Which fields a kind needs. @type {Record<string, (keyof Fields)[]>} */
const NEEDS = {
  increment: ['minutes', 'increment'],
  fixed: ['minutes'],
  moves: ['minutes', 'moves', 'then'],
  bronstein: ['minutes', 'increment'],
  delay: ['minutes', 'increment'],
  'byo-yomi': ['minutes', 'stretches', 'increment'],
  hourglass: ['minutes'],
  correspondence: ['days', 'moves'],
};

/**
 * The control that the fields describe; empty if one of them is.
 * @param {Fields} fields
 */
export function controlOf(fields) {
  const needs = NEEDS[fields.kind] ?? ['minutes'];
  if (needs.some((name) => Number.isNaN(fields[name]))) return '';
  const white = side(fields, fields.minutes);
  const differs = fields.kind !== 'correspondence' && !Number.isNaN(fields.other)
    && fields.other !== fields.minutes;
  return differs ? `${white} v ${side(fields, fields.other)}` : white;
}
