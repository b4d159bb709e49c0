// Listens to an event of the tournament desk.

/**
 * Calls back with each new version of the event; 0 means that some were missed.
 * @param {string} event
 * @param {(version: number) => void} changed
 */
export function listen(event, changed) {
  const source = new EventSource(`/events/${encodeURIComponent(event)}/changes`);
  source.addEventListener('message', (message) => { changed(Number(message.data)); });
  addEventListener('pagehide', () => { source.close(); });
}
