// What endgame tables say beside the board, while they are being made and after.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, openPage, visitor } from './support/browser.mjs';
import { start, type, untilPly } from './support/game.mjs';
import { Site } from './support/site.mjs';

/** @type {Site} */
let site;
/** @type {import('playwright-core').Browser} */
let browser;

before(async () => {
  site = await Site.start([], { tables: true });
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await site?.close();
});

test('the line tells of the tables being made, then who wins and what the limit leaves', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  await start(page, site.url, {
    variant: 'russian', mode: 'local', fen: 'W:WK29,K30,K31:BK5',
  });
  const line = page.locator('#endgame');
  await line.waitFor();
  const first = await line.innerText();
  assert.match(first, /are being made: \d+.%|White wins in \d+ turns/);
  // Nobody waits for them.
  await type(page, '29-25');
  await untilPly(page, 1);
  await page.locator('#endgame[data-state="known"]').waitFor();
  assert.match(await line.innerText(), /White wins in \d+ turns; of the \d+ turns that the limit/);
  await page.goto(`${site.url}/lang/fr?back=${new URL(page.url()).pathname}`);
  await page.locator('#endgame[data-state="known"]').waitFor();
  assert.match(await line.innerText(), /les Blancs gagnent en \d+ demi-coups/);
  assert.deepEqual(faults, []);
  await context.close();
});
