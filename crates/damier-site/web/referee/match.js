// The page of a match: it follows the game that is played, and opens the next one
// when the break is over.

import { runClocks } from './clock.js';
import { part } from './follow.js';

const EVERY = 2000;

const id = document.getElementById('live')?.dataset.playoff ?? '';
/** When the break ends, in the page's own time. */
let over = 0;

/** Nothing can be begun before the break is over. */
function wait() {
  const button = document.getElementById('begin');
  const left = Number(button?.dataset.wait ?? 0);
  if (!(button instanceof HTMLButtonElement) || left <= 0) return;
  button.disabled = true;
  over = performance.now() + left;
  window.setTimeout(() => { if (performance.now() + 50 >= over) button.disabled = false; }, left);
}

async function refresh() {
  const shown = document.getElementById('live');
  if (shown?.dataset.status !== 'playing' || document.hidden) return;
  const came = await part(`/playoff/${encodeURIComponent(id)}/live`);
  const now = document.getElementById('live');
  if (!came || !now || came.innerHTML === now.innerHTML) return;
  if (now.contains(document.activeElement)) return;
  now.replaceWith(came);
  wait();
}

runClocks();
wait();
window.setInterval(() => { void refresh(); }, EVERY);
