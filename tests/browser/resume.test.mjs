// A game outlives the page and the server, and two tabs agree.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, openPage, visitor } from './support/browser.mjs';
import { click, ready, shown, square, start, state, type, untilPly } from './support/game.mjs';
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

test('reloading in the middle of a game shows the same position; the game goes on', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  const settings = { variant: 'international', mode: 'computer', level: 1, side: 'white' };
  await start(page, site.url, settings);
  await type(page, '32-28');
  await untilPly(page, 2);
  const before = await shown(page);
  await page.reload();
  await ready(page);
  assert.deepEqual(await shown(page), before);
  assert.equal(await page.locator('#move-list [data-ply]').count(), 2);
  await type(page, (await state(page)).legal[0].text);
  await untilPly(page, 3);
  assert.deepEqual(faults, []);
  await context.close();
});

test('the server is killed and comes back: the page reconnects and the game goes on', async () => {
  const context = await visitor(browser);
  const { page } = await openPage(context);
  await start(page, site.url, { variant: 'russian', mode: 'local' });
  await type(page, 'c3-d4');
  await untilPly(page, 1);
  const before = await shown(page);
  await site.stop('SIGKILL');
  await page.locator('#offline').waitFor();
  assert.deepEqual(await shown(page), before, 'the board stays as it was');
  await site.resume();
  await page.locator('#offline').waitFor({ state: 'hidden' });
  assert.deepEqual(await shown(page), before);
  await type(page, 'd6-c5');
  await untilPly(page, 2);
  assert.equal((await state(page)).ply, 2);
  await context.close();
});

test('a move made while the server is away arrives when it is back', async () => {
  const context = await visitor(browser);
  const { page } = await openPage(context);
  await start(page, site.url, { variant: 'russian', mode: 'local' });
  await site.stop();
  await click(page, 22, 17);
  await page.locator('#offline').waitFor();
  await page.locator('#status', { hasText: 'waiting' }).waitFor();
  await site.resume();
  await untilPly(page, 1);
  assert.equal((await state(page)).moves[0].text, '22-17');
  await context.close();
});

test('two tabs: a move in one is seen in the other, a stale move changes nothing', async () => {
  const context = await visitor(browser);
  const first = await openPage(context);
  const id = await start(first.page, site.url, { variant: 'russian', mode: 'local' });
  const second = await openPage(context);
  await second.page.goto(`${site.url}/game/${id}`);
  await ready(second.page);
  await click(first.page, 22, 17);
  await untilPly(second.page, 1);
  assert.deepEqual(await shown(second.page), await shown(first.page));
  await click(second.page, 11, 15);
  await untilPly(first.page, 2);
  // A tab that has not heard of the last move yet acts on what it sees.
  const answer = await second.page.request.post(`${site.url}/api/games/${id}/actions`, {
    data: { type: 'move', ply: 1, path: [11, 16] },
  });
  assert.equal(answer.status(), 409);
  assert.equal((await answer.json()).type, '/problems/stale-ply');
  assert.equal((await state(first.page)).ply, 2);
  assert.deepEqual([...first.faults, ...second.faults], []);
  await context.close();
});

test('a stale tab: its move is refused with a reason, and it catches up', async () => {
  const context = await visitor(browser);
  const first = await openPage(context);
  const id = await start(first.page, site.url, { variant: 'russian', mode: 'local' });
  const second = await openPage(context);
  let isDeaf = false;
  await second.page.routeWebSocket(/\/ws/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!isDeaf || JSON.parse(String(message)).type !== 'state') socket.send(message);
    });
  });
  await second.page.goto(`${site.url}/game/${id}`);
  await ready(second.page);
  isDeaf = true;
  await click(first.page, 22, 17);
  await untilPly(first.page, 1);
  await click(second.page, 21, 17);
  await untilPly(second.page, 1);
  assert.deepEqual(await shown(second.page), await shown(first.page));
  const status = second.page.locator('#status');
  assert.equal(await status.getAttribute('data-kind'), 'refused');
  assert.match(await status.innerText(), /stands at 1/);
  assert.deepEqual([...first.faults, ...second.faults], []);
  await context.close();
});

test('somebody else can watch, and cannot move', async () => {
  const context = await visitor(browser);
  const { page } = await openPage(context);
  const id = await start(page, site.url, { variant: 'russian', mode: 'local' });
  const stranger = await visitor(browser);
  const other = await openPage(stranger);
  await other.page.goto(`${site.url}/game/${id}`);
  await ready(other.page);
  await square(other.page, 22).click();
  await square(other.page, 17).click();
  assert.equal(await other.page.locator('#resign').isVisible(), false);
  assert.equal(await other.page.locator('#move-input').isVisible(), false);
  await click(page, 22, 17);
  await untilPly(other.page, 1);
  assert.equal((await state(page)).ply, 1);
  assert.deepEqual(other.faults, []);
  await context.close();
  await stranger.close();
});
