// The screen in the hall: what changes is fetched anew, clocks go on by
// themselves.

import { part } from '../referee/follow.js';
import { runClocks } from '../referee/clock.js';
import { listen } from './live.js';

/** Games on the site are looked at so often, in milliseconds. */
const EVERY = 5000;

const event = document.getElementById('hall-live')?.dataset.event ?? '';

async function refresh() {
  const came = await part(`/events/${encodeURIComponent(event)}/hall/live`);
  const shown = document.getElementById('hall-live');
  if (came && shown && came.innerHTML !== shown.innerHTML) shown.replaceWith(came);
}

runClocks();
listen(event, () => { void refresh(); });
window.setInterval(() => {
  if (document.querySelector('.hall-clock')) void refresh();
}, EVERY);
