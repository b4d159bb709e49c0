// Listens to what happens on the server, and fetches anew what it draws.

/**
 * Calls back with the name of each game in which something happened; `*` stands
 * for all, after the line was down.
 * @param {(game: string) => void} changed
 */
export function follow(changed) {
  const source = new EventSource('/referee/changes');
  let wasDown = false;
  source.addEventListener('message', (event) => { changed(String(event.data)); });
  source.addEventListener('error', () => { wasDown = true; });
  source.addEventListener('open', () => {
    if (wasDown) changed('*');
    wasDown = false;
  });
  addEventListener('pagehide', () => { source.close(); });
}

/**
 * The first element of a piece of page from the server; null if it is not there
 * to be had.
 * @param {string} path
 * @returns {Promise<HTMLElement | null>}
 */
export async function part(path) {
  try {
    const response = await fetch(path, { headers: { accept: 'text/html' } });
    if (!response.ok) return null;
    const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
    const element = parsed.body.firstElementChild;
    return element instanceof HTMLElement ? document.adoptNode(element) : null;
  } catch {
    return null;
  }
}

/**
 * Whether what came is not older than what is shown.
 * @param {HTMLElement} came
 * @param {HTMLElement} shown
 */
export function isNews(came, shown) {
  return Number(came.dataset.version) >= Number(shown.dataset.version);
}
