// The page where a game is chosen: remembers the last choice and starts it.

import { controlOf } from './control.js';
import { byId, recall, remember } from './dom.js';
import { startGame } from './start.js';
import { text } from './texts.js';

const form = byId('choose', HTMLFormElement);
const fault = byId('fault', HTMLElement);
const level = byId('level', HTMLInputElement);
const levelName = byId('level-name', HTMLOutputElement);
const fen = byId('fen', HTMLInputElement);
const control = byId('control', HTMLInputElement);
const offersFrom = byId('offers-from', HTMLInputElement);
/** Whether the control was written by hand rather than put together. */
let isOwnText = false;

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
  for (const books of parts('[data-books]')) {
    books.hidden = books.dataset.books !== chosen('variant');
  }
  for (const field of parts('[data-choices]')) field.hidden = field.dataset.choices !== book();
  const isNumbered = chosen('variant') === 'chess960' && chosen('chess-start') === 'number';
  byId('chess-number-field', HTMLElement).hidden = !isNumbered;
  fen.placeholder = chosen('variant') === 'chess960'
    ? fen.dataset.chess ?? '' : fen.dataset.draughts ?? '';
  const kind = chosen('kind');
  for (const field of parts('[data-kinds]')) {
    field.hidden = !field.dataset.kinds?.split(' ').includes(kind);
  }
}

/** @param {string} selector @returns {HTMLElement[]} */
function parts(selector) {
  return [...form.querySelectorAll(selector)].filter((part) => part instanceof HTMLElement);
}

/** The rule book chosen for the variant chosen. */
function book() {
  return chosen(`rulebook-${chosen('variant')}`);
}

/** Writes the control that the fields describe. */
function putTogether() {
  const number = (/** @type {string} */ id) => byId(id, HTMLInputElement).valueAsNumber;
  control.value = controlOf({
    kind: chosen('kind'),
    minutes: number('minutes'),
    increment: number('increment'),
    moves: number('moves'),
    then: number('then'),
    stretches: number('stretches'),
    days: number('days'),
    other: number('other'),
  });
}

/** What was chosen where the rule book leaves a choice, if it is not the usual. */
function choices() {
  const chosenHere = parts(`[data-choices="${CSS.escape(book())}"] select`);
  const entries = chosenHere.flatMap((select) => {
    if (!(select instanceof HTMLSelectElement)) return [];
    const option = select.selectedOptions[0];
    const isUsual = option === undefined || option.hasAttribute('data-default');
    return isUsual ? [] : [[select.dataset.setting ?? '', option.value]];
  });
  return Object.fromEntries(entries);
}

/**
 * The clock as the API wants it.
 * @returns {string | null | undefined} null for none, undefined if there are no times
 */
function clock() {
  const time = chosen('time');
  if (time === 'none') return null;
  if (time === 'own') return control.value.trim() || undefined;
  const [minutes, seconds] = time.split('+');
  return `${minutes}'+${seconds}"`;
}

/** The start of Chess960 that was chosen; other games have none to choose. */
function chessStart() {
  if (chosen('variant') !== 'chess960') return undefined;
  const start = chosen('chess-start');
  if (start === 'number') return byId('chess-number', HTMLInputElement).value.trim();
  return start === 'classical' ? '518' : start;
}

function settings() {
  const variant = chosen('variant');
  const isComputer = chosen('mode') === 'computer';
  return {
    variant,
    rulebook: book() || null,
    choices: choices(),
    // Without a number the rule book decides.
    offers: offersFrom.value ? { notBeforeMove: offersFrom.valueAsNumber } : null,
    mode: chosen('mode'),
    level: isComputer ? Number(level.value) : undefined,
    side: isComputer ? chosen('side') : 'white',
    clock: clock(),
    fen: fen.value.trim() || null,
    // People write a position as their federation numbers the board.
    fenNumbers: 'federation',
    start: fen.value.trim() ? undefined : chessStart(),
    youth: new FormData(form).has('youth'),
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
    if (input instanceof HTMLInputElement && ['radio', 'checkbox'].includes(input.type)) {
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
  for (const field of [fen, control, byId('chess-number', HTMLInputElement)]) {
    field.removeAttribute('aria-invalid');
  }
  const wanted = settings();
  if (wanted.clock === undefined) {
    complain(text('js-control-missing'), control);
    return;
  }
  keep();
  const button = byId('start', HTMLButtonElement);
  button.disabled = true;
  const problem = await startGame(wanted);
  button.disabled = false;
  if (problem) complain(problem.detail, blamed(problem.type));
}

/**
 * The field that a problem is about.
 * @param {string} type
 */
function blamed(type) {
  if (type.endsWith('/invalid-fen')) return fen;
  if (type.endsWith('/unknown-start')) return byId('chess-number', HTMLInputElement);
  return type.endsWith('/invalid-clock') && chosen('time') === 'own' ? control : null;
}

try {
  restore();
} catch {
  // A choice remembered by another version of the page is no loss.
}
// A game further down that was played last is not hidden.
const more = byId('more-games', HTMLDetailsElement);
more.open = more.querySelector('input:checked') !== null;
const kept = control.value;
putTogether();
isOwnText = kept !== '' && kept !== control.value;
if (isOwnText) control.value = kept;
follow();
form.addEventListener('input', (event) => {
  const field = event.target;
  if (field === control) isOwnText = control.value !== '';
  else if (field instanceof Element && field.closest('#own-clock')) isOwnText = false;
  if (!isOwnText) putTogether();
  follow();
});
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
