// Play-off matches at one screen: the times go with the players, the colours
// change, stages follow one another, and nothing is lost with the server.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, openPage, visitor } from './support/browser.mjs';
import { begin, finish, playOver, startMatch } from './support/referee.mjs';
import { Site } from './support/site.mjs';

/** @type {Site} */
let site;
/** @type {import('playwright-core').Browser} */
let browser;

before(async () => {
  site = await Site.start();
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await site?.close();
});

/**
 * What each player has left, by name.
 * @param {import('playwright-core').Page} page
 * @param {string} id
 */
async function timesOf(page, id) {
  const game = await (await page.request.get(`${site.url}/api/games/${id}`)).json();
  const [white, black] = game.names;
  return { [white]: game.clock.whiteMs, [black]: game.clock.blackMs, white };
}

test('Lehmann-Georgiev: three games, the times carried with the players', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  const match = await startMatch(page, site.url, 'lehmann-georgiev');
  const first = await begin(page);
  assert.match(await page.locator('.player[data-side="white"]').innerText(), /Anna Berg/);
  await playOver(page, site.url, first, ['32-28', '19-23', '28x19']);
  await finish(page, site.url, first, null);
  const after1 = await timesOf(page, first);
  assert.notEqual(after1['Anna Berg'], after1['Bo Maas']);
  await page.locator('#told a.button').click();
  await page.waitForURL(match);

  // The server dies between two games.
  await site.stop('SIGKILL');
  await site.resume();
  await page.goto(match);
  const second = await begin(page);
  const start2 = await timesOf(page, second);
  assert.equal(start2.white, 'Bo Maas', 'the colours change');
  assert.equal(start2['Anna Berg'], after1['Anna Berg']);
  // White's clock runs from the moment when the game was begun.
  const used = after1['Bo Maas'] - start2['Bo Maas'];
  assert.ok(used > 0 && used < 60_000, `White has used ${used} ms`);
  await playOver(page, site.url, second, ['32-28']);
  await finish(page, site.url, second, null);
  const after2 = await timesOf(page, second);
  await page.goto(match);
  const third = await begin(page);
  const start3 = await timesOf(page, third);
  assert.deepEqual([start3.white, start3['Bo Maas']], ['Anna Berg', after2['Bo Maas']]);
  await finish(page, site.url, third, 'black');
  await page.goto(match);
  assert.match(await page.locator('.match-text').innerText(), /Anna Berg wins the match/);
  assert.equal(await page.locator('.match-games tbody tr').count(), 3);
  assert.equal(await page.locator('#begin').count(), 0);
  const [download] = await Promise.all([
    page.waitForEvent('download'), page.locator('a[download]').click(),
  ]);
  assert.match(download.suggestedFilename(), /\.ndjson$/);
  assert.deepEqual(faults.filter((one) => !/WebSocket|ERR_CONNECTION/.test(one)), []);
  await context.close();
});

test('a micro-match: stages until one is won', async () => {
  const context = await visitor(browser, { isPhone: true });
  const { page, faults } = await openPage(context);
  const match = await startMatch(page, site.url, 'micro-match');
  await finish(page, site.url, await begin(page), null);
  await page.goto(match);
  assert.match(await page.locator('.stages [aria-current]').innerText(), /Rapid/);
  await finish(page, site.url, await begin(page), 'black');
  await page.goto(match);
  assert.match(await page.locator('.match-text').innerText(), /Bo Maas wins the match 8\u2060?–\u2060?4/);
  await page.goto(`${site.url}/playoff/new`);
  assert.match(await page.locator('.match-list').innerText(), /Anna Berg – Bo Maas/);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  assert.equal(wide, false, 'nothing sticks out on a phone');
  assert.deepEqual(faults, []);
  await context.close();
});

test('a break cannot be cut short', async () => {
  const context = await visitor(browser);
  const { page } = await openPage(context);
  await page.goto(`${site.url}/playoff/new`);
  await page.locator('#first').fill('Anna Berg');
  await page.locator('#second').fill('Bo Maas');
  await page.locator('.match-form button[type="submit"]').click();
  await page.waitForURL(/\/playoff\/[a-z0-9]{9}$/);
  const match = page.url();
  await finish(page, site.url, await begin(page), null);
  await page.goto(match);
  assert.equal(await page.locator('#begin').isDisabled(), true);
  assert.match(await page.locator('.break-line').innerText(), /[12]:\d\d/);
  await context.close();
});
