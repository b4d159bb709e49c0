// The desk: a result is saved as soon as it is chosen, and what another arbiter
// enters comes by itself.

import { setText } from '../dom.js';
import { part } from '../referee/follow.js';
import { text } from '../texts.js';
import { listen } from './live.js';

/** What keys mean: the points of White, in draughts and in chess. */
const KEYS = /** @type {Record<string, string[]>} */ ({
  2: ['white'],
  1: ['draw', 'white'],
  0: ['black'],
  '=': ['draw'],
  5: ['draw'],
  '½': ['draw'],
  '+': ['+-'],
  '-': ['-+'],
  Delete: ['open'],
  Backspace: ['open'],
});

const live = () => document.getElementById('desk-live');
const event = live()?.dataset.event ?? '';
const round = live()?.dataset.round ?? '';
/** The newest version of the event that is in the page, or was saved from it. */
let known = Number(live()?.dataset.version ?? 0);
/** The version that the page was last made anew from. */
let shownVersion = known;

/** @param {Element | null} row @param {string} words @param {string} [kind] */
function say(row, words, kind = '') {
  const place = row?.querySelector('.saved');
  if (!place) return;
  place.className = `saved ${kind}`;
  setText(place, words);
}

/** @param {Element} row */
function parts(row) {
  const select = row.querySelector('select.result');
  const seen = row.querySelector('input[type="hidden"]');
  if (!(select instanceof HTMLSelectElement) || !(seen instanceof HTMLInputElement)) return null;
  return { select, seen };
}

/** Rows that wait for the server to be there again. @type {Set<Element>} */
const unsaved = new Set();

/** Saves the result of a row. @param {Element} row */
async function save(row) {
  unsaved.delete(row);
  const found = parts(row);
  if (!found || found.select.value === found.seen.value) return;
  const code = found.select.value;
  say(row, text('js-event-saving'));
  try {
    const response = await fetch(`/api/tournaments/${encodeURIComponent(event)}/results`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        round: Number(round),
        results: [{
          board: Number(row.getAttribute('data-board')), result: code, seen: found.seen.value,
        }],
      }),
    });
    if (response.ok) {
      known = Math.max(known, Number((await response.json()).version));
      found.seen.value = code;
      row.classList.toggle('open', code === 'open');
      say(row, text('js-event-saved'), 'is-saved');
    } else if (response.status === 409) {
      const problem = await response.json();
      say(row, text('js-event-clash'), 'is-wrong');
      const now = problem.current?.[0]?.result;
      if (now) {
        if (![...found.select.options].some((option) => option.value === now)) {
          found.select.append(new Option(now, now));
        }
        found.select.value = now;
        found.seen.value = now;
      }
    } else {
      if (response.status >= 500) unsaved.add(row);
      say(row, text('js-event-failed'), 'is-wrong');
    }
  } catch {
    unsaved.add(row);
    say(row, text('js-event-failed'), 'is-wrong');
  }
}

/** The line is up again: what could not be saved is, unless somebody else was first. */
async function saveAgain() {
  for (const row of [...unsaved]) await save(row);
}

/** @param {HTMLSelectElement} select @param {number} step */
function go(select, step) {
  const all = [...document.querySelectorAll('select.result')];
  const next = all[all.indexOf(select) + step];
  if (next instanceof HTMLElement) next.focus();
}

document.addEventListener('change', (change) => {
  const select = change.target;
  if (!(select instanceof HTMLSelectElement) || !select.classList.contains('result')) return;
  const row = select.closest('.board-row');
  if (row) void save(row);
});

document.addEventListener('keydown', (press) => {
  const select = press.target;
  if (!(select instanceof HTMLSelectElement) || !select.classList.contains('result')) return;
  if (press.ctrlKey || press.metaKey || press.altKey) return;
  if (press.key === 'Enter') {
    press.preventDefault();
    go(select, press.shiftKey ? -1 : 1);
    return;
  }
  const values = [...select.options].map((option) => option.value);
  // A win of White is worth one point in chess, a draw in draughts.
  const chess = [...select.options].some((one) => (
    one.value === 'white' && one.text.startsWith('1')
  ));
  const meant = press.key === '1' && chess ? ['white'] : KEYS[press.key];
  const code = meant?.find((one) => values.includes(one));
  if (!code) return;
  press.preventDefault();
  select.value = code;
  const row = select.closest('.board-row');
  if (row) void save(row);
  go(select, 1);
});

/** Puts what came from the server into the page; what is typed stays. */
async function refresh() {
  const path = `/events/${encodeURIComponent(event)}/desk/live?round=${round}`;
  const came = await part(path);
  const shown = live();
  // The round was taken back: the desk shows how the event stands.
  if (came && came.dataset.round !== round) {
    location.replace(`/events/${encodeURIComponent(event)}/desk`);
    return;
  }
  // What was on its way while something newer was saved here is out of date.
  if (!came || !shown || Number(came.dataset.version) < known) return;
  known = Number(came.dataset.version);
  shownVersion = known;
  /** @param {string} name */
  const renew = (name) => {
    const [fresh, old] = [came.querySelector(`#${name}`), shown.querySelector(`#${name}`)];
    if (fresh && old && fresh.innerHTML !== old.innerHTML) old.replaceWith(fresh);
  };
  renew('last-step');
  for (const name of ['reports', 'differences']) {
    const [fresh, old] = [came.querySelector(`#${name}`), shown.querySelector(`#${name}`)];
    if (old && fresh) old.replaceWith(fresh);
    else if (old) old.remove();
    else if (fresh) shown.querySelector('#results')?.before(fresh);
  }
  // The first result takes the button away, and clearing it brings it back.
  const [form, button] = [came.querySelector('#take-back'), shown.querySelector('#take-back')];
  if (form && button && Boolean(form.firstElementChild) !== Boolean(button.firstElementChild)) {
    button.replaceWith(form);
  }
  const [more, less] = [came.querySelector('.save-line'), shown.querySelector('.save-line')];
  if (more && less && !less.contains(document.activeElement)) less.replaceWith(more);
  else renew('missing');
  for (const row of shown.querySelectorAll('.board-row')) {
    const board = row.getAttribute('data-board');
    const other = came.querySelector(`.board-row[data-board="${board}"]`);
    const [ours, theirs] = [parts(row), other && parts(other)];
    if (!ours || !theirs || ours.seen.value === theirs.seen.value) continue;
    // Somebody is choosing here: saving will tell.
    if (ours.select.value !== ours.seen.value) continue;
    ours.select.replaceChildren(...theirs.select.options);
    ours.select.value = theirs.seen.value;
    ours.seen.value = theirs.seen.value;
    say(row, '');
  }
  // Whoever takes the round back has seen what came.
  for (const field of document.querySelectorAll('.desk-page input[name="version"]')) {
    if (field instanceof HTMLInputElement) field.value = String(known);
  }
}

document.getElementById('fault')?.focus();
listen(event, (version) => {
  if (version > shownVersion || version === 0) void refresh();
  void saveAgain();
});
