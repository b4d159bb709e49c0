// The referee's page of a game: what happens is shown beside the forms, which
// stay as they are filled in.

import { runClocks } from './clock.js';
import { follow, isNews, part } from './follow.js';

const id = document.getElementById('live')?.dataset.game ?? '';

async function refresh() {
  const came = await part(`/referee/game/${encodeURIComponent(id)}/live`);
  const shown = document.getElementById('live');
  if (came && shown && isNews(came, shown)) shown.replaceWith(came);
}

// Whoever opens a form decides about the position that is shown then.
document.querySelector('.decide')?.addEventListener('toggle', ({ target }) => {
  const ply = document.getElementById('live')?.dataset.ply;
  if (!(target instanceof HTMLDetailsElement) || !target.open || !ply) return;
  for (const field of target.querySelectorAll('input[name="ply"]')) {
    if (field instanceof HTMLInputElement) field.value = ply;
  }
}, true);

runClocks();
document.getElementById('fault')?.focus();
follow((game) => { if (game === id || game === '*') void refresh(); });
