// A game page as a player uses it.

import assert from 'node:assert/strict';

/** @typedef {import('playwright-core').Page} Page */

/**
 * Starts a game over the API, as the visitor of this page.
 * @param {Page} page
 * @param {string} url of the site
 * @param {object} settings
 */
export async function start(page, url, settings) {
  const response = await page.request.post(`${url}/api/games`, { data: settings });
  const game = await response.json();
  assert.equal(response.status(), 201, JSON.stringify(game));
  await page.goto(`${url}/game/${game.id}`);
  await ready(page);
  return game.id;
}

/**
 * Waits until the scripts have taken over the page.
 * @param {Page} page
 */
export async function ready(page) {
  await page.waitForFunction(() => document.getElementById('status')?.textContent !== '');
}

/**
 * The game as the server sees it.
 * @param {Page} page
 */
export async function state(page) {
  const path = new URL(page.url()).pathname.replace('/game/', '/api/games/');
  const response = await page.request.get(new URL(path, page.url()).href);
  return response.json();
}

/**
 * A square of the board.
 * @param {Page} page
 * @param {number} square
 */
export function square(page, square) {
  return page.locator(`#board [data-square="${square}"]`);
}

/**
 * Clicks squares one after the other.
 * @param {Page} page
 * @param {number[]} squares
 */
export async function click(page, ...squares) {
  for (const number of squares) await square(page, number).click();
}

/**
 * Types a move into the field under the board.
 * @param {Page} page
 * @param {string} move
 */
export async function type(page, move) {
  const field = page.locator('#move-input');
  await field.fill(move);
  await field.press('Enter');
}

/**
 * Waits until so many plies are in the list of moves.
 * @param {Page} page
 * @param {number} ply
 */
export async function untilPly(page, ply) {
  await page.locator(`#move-list [data-ply="${ply}"]`).waitFor({ state: 'attached' });
}

/**
 * What the board shows: side and kind by square, from its picture and not from
 * what it was told.
 * @param {Page} page
 */
export async function shown(page) {
  return page.evaluate(() => {
    const root = document.getElementById('board')?.shadowRoot;
    /** @type {Record<string, string>} */
    const found = {};
    for (const spot of root?.querySelectorAll('[role="gridcell"]') ?? []) {
      found[spot.getAttribute('data-square') ?? ''] = spot.getAttribute('aria-label') ?? '';
    }
    return found;
  });
}

/**
 * What the board offers at this moment, once it is the visitor's turn; null
 * when the game is over.
 * @param {Page} page
 */
export async function offered(page) {
  const handle = await page.waitForFunction(() => {
    const board = /** @type {any} */ (document.getElementById('board'));
    if (!document.getElementById('verdict')?.hidden) return { over: true, legal: [] };
    return board.isLive ? { over: false, legal: board.legal } : null;
  });
  const { over, legal } = /** @type {any} */ (await handle.jsonValue());
  return over ? null : legal;
}

/**
 * Plays a legal move by clicking: start, end, and where captures part the
 * squares between.
 * @param {Page} page
 * @param {{ from: number, to: number, routes: number[][] }} move
 */
export async function playByClicks(page, move) {
  const route = move.routes[0] ?? [move.from, move.to];
  for (const number of [move.from, move.to, ...route.slice(1, -1), move.to]) {
    const isDone = await page.evaluate(() => {
      const board = /** @type {any} */ (document.getElementById('board'));
      return !board.isLive;
    });
    if (isDone) return;
    await square(page, number).click();
  }
}

/**
 * A small generator of numbers, so that games differ but a test's own choices
 * are always the same.
 * @param {number} seed
 */
export function chances(seed) {
  let value = seed;
  return (/** @type {number} */ below) => {
    value = (value * 1103515245 + 12345) % 2147483648;
    return Math.floor((value / 2147483648) * below);
  };
}
