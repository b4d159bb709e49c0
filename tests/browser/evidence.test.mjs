// Evidence from endgame tables: made in the background, asked first when there.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, openPage, visitor } from './support/browser.mjs';
import { start } from './support/game.mjs';
import { KEY, sitDown } from './support/referee.mjs';
import { Site } from './support/site.mjs';

/** @type {Site} */
let site;
/** @type {import('playwright-core').Browser} */
let browser;

before(async () => {
  site = await Site.start(['--referee-key', KEY], { tables: true });
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await site?.close();
});

test('the desk says what is not known yet, and what the tables know', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  const id = await start(page, site.url, {
    variant: 'american', mode: 'local', fen: 'W:WK1,K6:BK32', clock: "5'",
  });
  await sitDown(page, site.url);
  const list = page.locator('.evidence-list');
  /** @type {string[]} */
  const told = [];
  do {
    await page.goto(`${site.url}/referee/game/${id}?evidence=1`);
    told.push(await list.innerText());
  } while (/are being made/.test(told.at(-1) ?? ''));
  assert.match(told.at(-1) ?? '', /tables of up to 4 pieces know this position/);
  assert.doesNotMatch(told.at(-1) ?? '', /Every line/);
  if (told.length > 1) assert.match(told[0] ?? '', /Every line/);
  assert.deepEqual(faults, []);
  await context.close();
});
