// Starting a game.

import { text } from './texts.js';

/** @typedef {{ detail: string, type: string }} Fault */

/**
 * Starts a game and goes to its page.
 * @param {object} settings as the API wants them
 * @returns {Promise<Fault | null>} what was wrong, if the game could not start
 */
export async function startGame(settings) {
  try {
    const response = await fetch('/api/games', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(settings),
    });
    const body = await response.json();
    if (!response.ok) return { detail: body.detail ?? body.title, type: body.type ?? '' };
    location.assign(`/game/${body.id}`);
    return null;
  } catch {
    return { detail: text('js-no-line'), type: '' };
  }
}
