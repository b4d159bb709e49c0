// The screen in the hall: what changes is fetched anew, clocks go on by themselves,
// and what does not fit is turned over page by page.

import { setText } from '../dom.js';
import { part } from '../referee/follow.js';
import { runClocks } from '../referee/clock.js';
import { listen } from './live.js';

/** Games on the site are looked at so often, in milliseconds. */
const EVERY = 5000;

/** A page stays so long, in milliseconds. */
const STAY = 12000;

const event = document.getElementById('hall-live')?.dataset.event ?? '';
const paging = document.getElementById('hall-paging');
const pause = document.getElementById('hall-pause');
/** How often a page was turned. */
let turn = 0;
let isPaused = false;

/**
 * Where each page of a list begins: as many rows as fit above `bottom`, at least one.
 * A heading stays with the row below it.
 * @param {Element[]} rows
 * @param {number} bottom
 */
function beginnings(rows, bottom) {
  const [first] = rows;
  if (!first) return [0];
  const top = first.getBoundingClientRect().top;
  const room = bottom - top;
  const begins = [0];
  let from = top;
  for (const [index, row] of rows.entries()) {
    const last = begins.at(-1) ?? 0;
    if (row.getBoundingClientRect().bottom - from <= room || index === last) continue;
    const before = rows[index - 1];
    const isHeading = before?.classList.contains('hall-match') && index - 1 > last;
    const begin = isHeading ? index - 1 : index;
    begins.push(begin);
    from = rows[begin]?.getBoundingClientRect().top ?? from;
  }
  return begins;
}

/** Shows one page of each list; on narrow screens everything, to be scrolled. */
function lay() {
  const isNarrow = matchMedia('(max-width: 760px)').matches;
  const below = document.querySelector('.hall-ways')?.getBoundingClientRect().height ?? 0;
  let most = 1;
  for (const list of document.querySelectorAll('[data-pages]')) {
    const rows = [...list.children];
    for (const row of rows) row.toggleAttribute('hidden', false);
    const foot = document.querySelector(`[data-page="${list.getAttribute('data-pages')}"]`);
    if (!foot) continue;
    setText(foot, '');
    if (isNarrow) continue;
    const off = foot.parentElement?.querySelector('.hall-off')?.getBoundingClientRect().height ?? 0;
    const margin = 3 * Number.parseFloat(getComputedStyle(foot).fontSize);
    const begins = beginnings(rows, window.innerHeight + window.scrollY - below - off - margin);
    if (begins.length < 2) continue;
    most = Math.max(most, begins.length);
    const page = ((turn % begins.length) + begins.length) % begins.length;
    const [from, to] = [begins[page] ?? 0, begins[page + 1] ?? rows.length];
    for (const [index, row] of rows.entries()) {
      row.toggleAttribute('hidden', index < from || index >= to);
    }
    setText(foot, `${page + 1} / ${begins.length}`);
  }
  if (paging) paging.hidden = most < 2;
}

/** @param {number} step */
function go(step) {
  turn += step;
  lay();
}

function tell() {
  const now = document.getElementById('hall-now');
  const options = /** @type {const} */ ({ hour: '2-digit', minute: '2-digit' });
  const { lang } = document.documentElement;
  if (now) setText(now, new Date().toLocaleTimeString(lang === 'en' ? 'en-GB' : lang, options));
}

async function refresh() {
  const came = await part(`/events/${encodeURIComponent(event)}/hall/live`);
  const shown = document.getElementById('hall-live');
  if (!came || !shown) return;
  shown.replaceWith(came);
  tell();
  lay();
}

document.getElementById('hall-before')?.addEventListener('click', () => { go(-1); });
document.getElementById('hall-after')?.addEventListener('click', () => { go(1); });
pause?.addEventListener('click', () => {
  isPaused = !isPaused;
  pause.setAttribute('aria-pressed', String(isPaused));
});

runClocks();
tell();
lay();
listen(event, () => { void refresh(); });
window.addEventListener('resize', lay);
void document.fonts.ready.then(lay);
window.setInterval(tell, 1000);
window.setInterval(() => { if (!isPaused) go(1); }, STAY);
window.setInterval(() => {
  if (document.querySelector('.hall-clock')) void refresh();
}, EVERY);
