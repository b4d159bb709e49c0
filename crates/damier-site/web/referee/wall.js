// The wall: games come, change and go while one looks on.

import { byId, setText } from '../dom.js';
import { text } from '../texts.js';
import { runClocks } from './clock.js';
import { follow, isNews, part } from './follow.js';

const wall = byId('wall', HTMLElement);
const filters = byId('filters', HTMLFormElement);
const nothing = byId('nothing', HTMLElement);
const status = byId('wall-status', HTMLElement);

/** @returns {HTMLElement[]} */
function cards() {
  return [...wall.querySelectorAll('.game-card')].filter((one) => one instanceof HTMLElement);
}

/** Shows the cards that the filters ask for. */
function filter() {
  const data = new FormData(filters);
  const show = String(data.get('show') ?? 'going');
  const words = String(data.get('words') ?? '').trim().toLowerCase();
  let shown = 0;
  for (const card of cards()) {
    const kinds = (card.dataset.kinds ?? '').split(' ');
    card.hidden = !kinds.includes(show) || !(card.dataset.words ?? '').includes(words);
    if (!card.hidden) shown += 1;
  }
  nothing.hidden = shown > 0;
  setText(status, text('js-wall-shown', { count: shown }));
}

/** @param {string} id */
async function refresh(id) {
  const card = await part(`/referee/card/${encodeURIComponent(id)}`);
  if (!card) return;
  const known = document.getElementById(`card-${id}`);
  if (!known) wall.prepend(card);
  else if (isNews(card, known)) {
    const hadFocus = known.contains(document.activeElement);
    known.replaceWith(card);
    if (hadFocus) card.querySelector('a')?.focus();
  }
  filter();
}

filters.addEventListener('submit', (event) => { event.preventDefault(); });
filters.addEventListener('input', filter);
runClocks();
filter();
follow((game) => {
  if (game === '*') for (const card of cards()) void refresh(card.dataset.game ?? '');
  else void refresh(game);
});
