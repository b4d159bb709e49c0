// The games further down the first page: chosen there, and played by clicking.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, openPage, visitor } from './support/browser.mjs';
import { chances, offered, playByClicks, ready, shown, state } from './support/game.mjs';
import { Site } from './support/site.mjs';

/** How many moves the visitor makes in each game. */
const MOVES = 5;

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

test('every game further down can be chosen and played', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  await page.goto(site.url);
  const games = await page.locator('#more-games input').evaluateAll((inputs) =>
    inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')));
  assert.equal(games.length, 13);
  for (const [index, variant] of games.entries()) {
    await page.goto(site.url);
    // The game played last is in sight.
    const more = page.locator('#more-games');
    assert.equal(await more.evaluate((one) => one.hasAttribute('open')), index > 0);
    if (index === 0) await more.locator('summary').click();
    await more.locator(`input[value="${variant}"]`).check();
    await page.locator('#level').fill('1');
    await page.locator('#start').click();
    await page.waitForURL(/\/game\//);
    await ready(page);
    const chance = chances(index + 3);
    for (let move = 0; move < MOVES; move += 1) {
      const legal = await offered(page);
      if (!legal) break;
      await playByClicks(page, legal[chance(legal.length)]);
    }
    await offered(page);
    const game = await state(page);
    assert.equal(game.variant, variant);
    assert.ok(game.ply >= 2 * MOVES - 1 || game.verdict, `${variant}: ${game.ply} plies`);
    assert.equal(piecesOn(Object.values(await shown(page))), piecesIn(game.fen), variant);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

/** @param {string[]} labels of the squares */
function piecesOn(labels) {
  return labels.filter((label) => /\b(man|king)\b/i.test(label)).length;
}

/** @param {string} fen */
function piecesIn(fen) {
  const lists = fen.split(':').slice(1, 3).map((list) => list.slice(1));
  return lists.flatMap((list) => list.split(',')).filter((piece) => piece !== '').length;
}
