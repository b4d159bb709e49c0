// The page where a game is chosen: remembers the last choice and starts it.

import { byId, recall, remember } from './dom.js';
import { startGame } from './start.js';
import { text } from './texts.js';

const MINUTE = 60_000;

const form = byId('choose', HTMLFormElement);
const fault = byId('fault', HTMLElement);
const level = byId('level', HTMLInputElement);
const levelName = byId('level-name', HTMLOutputElement);
const fen = byId('fen', HTMLInputElement);
const minutes = byId('minutes', HTMLInputElement);
const increment = byId('increment', HTMLInputElement);

/**
 * The value chosen in a group of radio buttons.
 * @param {string} name
 */
function chosen(name) {
  return String(new FormData(form).get(name) ?? '');
}

/** Shows what belongs to the present choice, and hides the rest. */
function follow() {
  const isComputer = chosen('mode') === 'computer';
  byId('level-field', HTMLElement).hidden = !isComputer;
  byId('side-field', HTMLElement).hidden = !isComputer;
  byId('own-clock', HTMLElement).hidden = chosen('time') !== 'own';
  const number = Number(level.value);
  const [lowest, highest] = [Number(level.min), Number(level.max)];
  level.style.setProperty('--filled', `${((number - lowest) / (highest - lowest)) * 100}%`);
  const name = text(`level-${number}`);
  levelName.value = text('js-level', { level: number, name });
  level.setAttribute('aria-valuetext', levelName.value);
  for (const books of form.querySelectorAll('[data-books]')) {
    if (books instanceof HTMLElement) books.hidden = books.dataset.books !== chosen('variant');
  }
}

/**
 * The clock as the API wants it.
 * @returns {{ initialMs: number, incrementMs: number } | null | undefined}
 *   null for none, undefined if the fields hold no times
 */
function clock() {
  const time = chosen('time');
  if (time === 'none') return null;
  const [base, added] = time === 'own'
    ? [minutes.valueAsNumber, increment.valueAsNumber]
    : time.split('+').map(Number);
  if (base === undefined || added === undefined) return undefined;
  if (!(base > 0 && base <= 180 && added >= 0 && added <= 180)) return undefined;
  return { initialMs: Math.round(base * MINUTE), incrementMs: Math.round(added * 1000) };
}

function settings() {
  const variant = chosen('variant');
  const isComputer = chosen('mode') === 'computer';
  return {
    variant,
    rulebook: chosen(`rulebook-${variant}`) || null,
    mode: chosen('mode'),
    level: isComputer ? Number(level.value) : undefined,
    side: isComputer ? chosen('side') : 'white',
    clock: clock(),
    fen: fen.value.trim() || null,
  };
}

/** Everything but the position, which belongs to one game only. */
function keep() {
  const entries = [...new FormData(form)].filter(([name]) => name !== 'fen');
  remember('choice', JSON.stringify(Object.fromEntries(entries)));
}

function restore() {
  const kept = JSON.parse(recall('choice') ?? '{}');
  for (const input of form.querySelectorAll('input, select')) {
    if (!(input instanceof HTMLInputElement || input instanceof HTMLSelectElement)) continue;
    const value = kept[input.name];
    if (value === undefined || input === fen) continue;
    if (input instanceof HTMLInputElement && input.type === 'radio') {
      if (input.value === value) input.checked = true;
    } else input.value = value;
  }
}

/**
 * Says what is wrong, beside the field if it is one field's fault.
 * @param {string} message
 * @param {HTMLInputElement | null} field
 */
function complain(message, field) {
  fault.textContent = message;
  fault.hidden = false;
  field?.setAttribute('aria-invalid', 'true');
  const details = field?.closest('details');
  if (details) details.open = true;
  field?.focus({ preventScroll: true });
  fault.scrollIntoView({ block: 'center' });
}

async function start() {
  fault.hidden = true;
  for (const field of [fen, minutes, increment]) field.removeAttribute('aria-invalid');
  const wanted = settings();
  if (wanted.clock === undefined) {
    complain(text('js-own-clock-range'), minutes);
    return;
  }
  keep();
  const button = byId('start', HTMLButtonElement);
  button.disabled = true;
  const problem = await startGame(wanted);
  button.disabled = false;
  if (problem) complain(problem.detail, problem.type.endsWith('/invalid-fen') ? fen : null);
}

try {
  restore();
} catch {
  // A choice remembered by another version of the page is no loss.
}
follow();
form.addEventListener('input', follow);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void start();
});
// Enter starts from anywhere on the page that has no other use for it.
document.addEventListener('keydown', (event) => {
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.key === 'Enter' && !target.closest('a, button, summary, select, input')) {
    form.requestSubmit();
  }
});
