// The public views: what changes is fetched anew, and put into the place of what
// is shown.

import { listen } from './live.js';

const page = document.getElementById('event');
let shown = Number(page?.dataset.version ?? 0);

async function refresh() {
  const view = document.getElementById('view');
  // Whoever reads why a place is what it is, is not disturbed.
  if (!view || view.querySelector('details[open]') || view.contains(document.activeElement)) return;
  try {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } });
    if (!response.ok) return;
    const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
    const came = parsed.getElementById('view');
    if (came && came.innerHTML !== view.innerHTML) view.replaceWith(document.adoptNode(came));
  } catch {
    // The next change tries again.
  }
}

if (page && page.dataset.going !== undefined) {
  listen(page.dataset.event ?? '', (version) => {
    if (version === shown) return;
    shown = version;
    void refresh();
  });
}
