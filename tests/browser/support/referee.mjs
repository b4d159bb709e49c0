// The referee's desk and play-off matches as people use them.

import assert from 'node:assert/strict';
import { start } from './game.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** The key that sites under test are started with. */
export const KEY = 'open-sesame';

/** A clock and a game for two at one screen. */
export const FIVE = { variant: 'international', mode: 'local', clock: "5'+3\"" };

/**
 * Sits down at the desk.
 * @param {Page} page
 * @param {string} url of the site
 * @param {string} [name]
 */
export async function sitDown(page, url, name = 'Rita Bos') {
  await page.goto(`${url}/referee`);
  await page.locator('#name').fill(name);
  await page.locator('#key').fill(KEY);
  await page.locator('form.sheet button[type="submit"]').click();
  await page.locator('#wall').waitFor({ state: 'attached' });
}

/**
 * Opens one of the forms of the desk.
 * @param {Page} page
 * @param {string} order what the form sends
 */
export async function openOrder(page, order) {
  const form = page.locator('.order', { has: page.locator(`input[name="order"][value="${order}"]`) });
  await form.locator('summary').first().click();
}

/**
 * Plays moves of a game over the API, as the visitor of this page.
 * @param {Page} page
 * @param {string} url of the site
 * @param {string} id
 * @param {string[]} moves
 */
export async function playOver(page, url, id, moves) {
  const game = await (await page.request.get(`${url}/api/games/${id}`)).json();
  let { ply } = game;
  for (const text of moves) {
    const action = { type: 'move', ply, text };
    const response = await page.request.post(`${url}/api/games/${id}/actions`, { data: action });
    assert.ok(response.ok(), `${text}: ${await response.text()}`);
    ply += 1;
  }
}

/**
 * Starts a match by its form.
 * @param {Page} page
 * @param {string} url of the site
 * @param {string} kind
 */
export async function startMatch(page, url, kind) {
  await page.goto(`${url}/playoff/new`);
  await page.locator(`input[name="kind"][value="${kind}"]`).check({ force: true });
  await page.locator('#first').fill('Anna Berg');
  await page.locator('#second').fill('Bo Maas');
  await page.locator('input[name="first_white"][value="first"]').check({ force: true });
  await page.locator('#break').fill('0');
  await page.locator('.match-form button[type="submit"]').click();
  await page.waitForURL(/\/playoff\/[a-z0-9]{9}$/);
  return page.url();
}

/**
 * Begins the next game of a match, and returns its name.
 * @param {Page} page
 */
export async function begin(page) {
  await page.locator('#begin').click();
  await page.waitForURL(/\/game\//);
  return page.url().split('/').pop() ?? '';
}

/**
 * Ends a game over the API: by agreement, or one side resigns.
 * @param {Page} page
 * @param {string} url of the site
 * @param {string} id
 * @param {'white' | 'black' | null} loser
 */
export async function finish(page, url, id, loser) {
  const game = await (await page.request.get(`${url}/api/games/${id}`)).json();
  const data = loser
    ? { type: 'resign', ply: game.ply, side: loser }
    : { type: 'agree-draw', ply: game.ply };
  const response = await page.request.post(`${url}/api/games/${id}/actions`, { data });
  assert.ok(response.ok(), await response.text());
}

/** Pictures of these pages: how to get there. */
/** @type {Record<string, (page: Page, url: string) => Promise<unknown>>} */
export const SCENES = {
  'referee-login': (page, url) => page.goto(`${url}/referee`),
  'referee-wall': async (page, url) => {
    for (const settings of [
      FIVE,
      { ...FIVE, variant: 'russian', youth: true },
      { ...FIVE, fen: 'W:WK1,K2:BK48' },
      { variant: 'brazilian', mode: 'computer', level: 3, side: 'white' },
    ]) await start(page, url, settings);
    const id = await start(page, url, { ...FIVE, fen: 'W:WK1,K2,K3:BK48' });
    await playOver(page, url, id, ['1-12', '48-43', '12-1', '43-48']);
    await sitDown(page, url);
  },
  'referee-game': async (page, url) => {
    const id = await start(page, url, { ...FIVE, fen: 'W:WK1,K2,K3:BK48' });
    await playOver(page, url, id, ['1-12', '48-43', '12-1', '43-48']);
    await sitDown(page, url);
    await page.goto(`${url}/referee/game/${id}?evidence=1`);
    await openOrder(page, 'end');
  },
  'referee-decided': async (page, url) => {
    const id = await start(page, url, { ...FIVE, youth: true });
    await playOver(page, url, id, ['32-28', '19-23', '28x19', '14x23']);
    await sitDown(page, url);
    await page.goto(`${url}/referee/game/${id}`);
    await openOrder(page, 'end');
    await page.locator('input[name="result"][value="0-2"]').check({ force: true });
    await page.locator('#article-end').selectOption('7.2.1');
    await page.locator('#why-end').fill(
      'White touched the piece on 33 and then moved another one. The touched piece has to move, '
      + 'and White did not want to go on.',
    );
    await page.locator('.order[open] button[type="submit"]').click();
    await page.locator('.notice.done').waitFor();
  },
  'referee-refused': async (page, url) => {
    const id = await start(page, url, { ...FIVE, youth: true });
    await sitDown(page, url);
    await page.goto(`${url}/referee/game/${id}`);
    await openOrder(page, 'end');
    await page.locator('input[name="result"][value="1-1"]').check({ force: true });
    await page.locator('#why-end').evaluate((area) => { area.removeAttribute('minlength'); });
    await page.locator('#why-end').fill('Draw.');
    await page.locator('.order[open] button[type="submit"]').click();
    await page.locator('#fault').waitFor();
  },
  'referee-note': async (page, url) => {
    await SCENES['referee-decided']?.(page, url);
    await page.locator('.notice.done a').click();
    await page.locator('.note').waitFor();
  },
  'referee-log': async (page, url) => {
    await SCENES['referee-decided']?.(page, url);
    await page.goto(`${url}/referee/decisions`);
  },
  'decided-game': async (page, url) => {
    await SCENES['referee-decided']?.(page, url);
    await page.goto(page.url().replace('/referee/game/', '/game/').replace(/\?.*/, ''));
    await page.waitForTimeout(400);
  },
  'playoff-new': (page, url) => page.goto(`${url}/playoff/new`),
  'playoff-new-micro': async (page, url) => {
    await page.goto(`${url}/playoff/new`);
    await page.locator('input[value="micro-match"]').check({ force: true });
  },
  'playoff-between': async (page, url) => {
    const match = await startMatch(page, url, 'lehmann-georgiev');
    await finish(page, url, await begin(page), null);
    await page.goto(match);
    const id = await begin(page);
    await playOver(page, url, id, ['32-28', '19-23', '28x19', '14x23', '37-32']);
    await finish(page, url, id, null);
    await page.goto(match);
  },
  'playoff-playing': async (page, url) => {
    const match = await startMatch(page, url, 'micro-match');
    await finish(page, url, await begin(page), null);
    await page.goto(match);
    const id = await begin(page);
    await playOver(page, url, id, ['32-28', '19-23', '28x19', '14x23', '37-32']);
    await page.goto(match);
  },
  'playoff-over': async (page, url) => {
    const match = await startMatch(page, url, 'micro-match');
    await finish(page, url, await begin(page), null);
    await page.goto(match);
    await finish(page, url, await begin(page), 'black');
    await page.goto(match);
  },
  'playoff-game': async (page, url) => {
    await startMatch(page, url, 'lehmann-georgiev');
    const id = await begin(page);
    await playOver(page, url, id, ['32-28', '19-23']);
    await page.waitForTimeout(400);
  },
};
