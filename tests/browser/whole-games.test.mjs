// Whole games against the computer, played by clicking, to the verdict.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, openPage, visitor } from './support/browser.mjs';
import { chances, offered, playByClicks, start, state } from './support/game.mjs';
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

for (const [variant, side] of [
  ['international', 'white'], ['russian', 'black'], ['brazilian', 'white'], ['american', 'black'],
]) {
  test(`a whole game: ${variant}, as ${side}`, async () => {
    const context = await visitor(browser);
    const { page, faults } = await openPage(context);
    await start(page, site.url, { variant, mode: 'computer', level: 1, side });
    const chance = chances(variant.length);
    let played = 0;
    for (;;) {
      const legal = await offered(page);
      if (!legal) break;
      await playByClicks(page, legal[chance(legal.length)]);
      played += 1;
    }
    const game = await state(page);
    assert.ok(game.verdict, 'the server has a verdict');
    assert.ok(played >= 8, `only ${played} moves were played`);
    const panel = page.locator('#verdict');
    await panel.waitFor();
    const words = await panel.innerText();
    assert.ok(words.includes(game.verdict.headline), words);
    assert.ok(words.includes(game.verdict.text), words);
    assert.equal(await page.locator('#move-list [data-ply]').count(), game.ply);
    assert.deepEqual(faults, []);
    await context.close();
  });
}
