// The end of a game: the counter on the screen, the reason in three languages,
// and everything one can do afterwards.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, openPage, visitor } from './support/browser.mjs';
import { start, state, type, untilPly } from './support/game.mjs';
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
 * @param {import('playwright-core').Page} page
 * @param {string[]} moves
 */
async function playAll(page, moves) {
  const { ply } = await state(page);
  for (const [index, move] of moves.entries()) {
    await type(page, move);
    await untilPly(page, ply + index + 1);
  }
}

/** Two kings against one: a draw after five moves each (FMJD 6.4). */
const TWO_KINGS = { variant: 'international', mode: 'local', fen: 'W:WK1,K2:BK48' };
const FIVE_EACH = '1-12 48-43 2-13 43-39 13-19 39-48 12-1 48-43 1-18 43-21'.split(' ');

test('a draw by counter: the chip counts down, the reason is read in three languages', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  await start(page, site.url, TWO_KINGS);
  const left = [];
  for (let pair = 0; pair < 5; pair += 1) {
    const { counters } = await state(page);
    left.push(Math.min(...counters.map((/** @type {any} */ one) => one.movesLeft)));
    const words = await page.locator('.chip').allInnerTexts();
    assert.ok(words.some((one) => one.includes(String(left[pair]))), words.join());
    if (pair === 2) assert.equal(await page.locator('.counter.warned').count(), 1, 'warned at 3');
    await playAll(page, FIVE_EACH.slice(2 * pair, 2 * pair + 2));
  }
  assert.deepEqual(left, [5, 4, 3, 2, 1]);
  const panel = page.locator('#verdict');
  await panel.waitFor();
  const { verdict } = await state(page);
  assert.equal(verdict.reason, 'endgame-limit');
  assert.equal(verdict.clause, 'fmjd/6.4');
  assert.ok((await panel.innerText()).includes(verdict.text));
  const texts = new Set();
  for (const [name, word] of [
    ['Français', /nulle/i], ['Русский', /ничья/i], ['English', /draw/i],
  ]) {
    await page.getByRole('link', { name: String(name), exact: true }).click();
    await panel.waitFor();
    const words = await panel.innerText();
    assert.match(words, /** @type {RegExp} */ (word));
    assert.match(words, /6\.4/);
    texts.add(words);
  }
  assert.equal(texts.size, 3);
  await panel.getByRole('link', { name: 'Read the article' }).click();
  await page.waitForURL(/\/rules\/fmjd#6\.4$/);
  assert.equal(await page.locator('[id="6.4"]').count(), 1);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a counter explains itself: since when, what restarts it, a way to the article', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  await start(page, site.url, TWO_KINGS);
  await playAll(page, FIVE_EACH.slice(0, 4));
  const chip = page.locator('.chip').first();
  await chip.click();
  assert.equal(await chip.getAttribute('aria-expanded'), 'true');
  const detail = page.locator('.counter-detail').first();
  const [counter] = (await state(page)).counters;
  const words = await detail.innerText();
  assert.ok(words.includes(counter.text) && words.includes(counter.restarts), words);
  await detail.getByRole('button', { name: /start/ }).click();
  assert.match(await page.locator('#status').innerText(), /start/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('repetition: three positions to click; the panel is whole and covers no square', async () => {
  const context = await visitor(browser, { isPhone: true });
  const { page, faults } = await openPage(context);
  await start(page, site.url, {
    variant: 'international', mode: 'local', fen: 'W:WK1,K2,K3:BK48',
  });
  await playAll(page, '1-7 48-43 7-1 43-48 1-7 48-43 7-1 43-48'.split(' '));
  const panel = page.locator('#verdict');
  await panel.waitFor();
  assert.equal((await state(page)).verdict.reason, 'repetition');
  const box = await panel.boundingBox();
  const board = await page.locator('#board').boundingBox();
  assert.ok(box && board && box.y >= board.y + board.height, 'below the board');
  const isCut = await panel.evaluate((one) => one.scrollHeight > one.clientHeight + 1);
  assert.equal(isCut, false, 'nothing of it is cut off');
  const thumbnails = page.locator('.thumbnail');
  assert.equal(await thumbnails.count(), 3);
  await thumbnails.nth(1).click();
  assert.equal(await page.locator('#move-list [aria-current]').getAttribute('data-ply'), '4');
  assert.equal(await page.locator('#verdict.docked').count(), 1, 'the panel makes room');
  assert.deepEqual(faults, []);
  await context.close();
});

test('resigning asks once in place, then rematch swaps the colours', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  await start(page, site.url, {
    variant: 'brazilian', mode: 'computer', level: 1, side: 'white',
    clock: { initialMs: 300000, incrementMs: 3000 },
  });
  await page.locator('#more').click();
  await page.locator('#more-menu').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#more-menu').waitFor({ state: 'hidden' });
  await page.locator('#resign').click();
  await page.locator('#question-no').click();
  assert.equal((await state(page)).verdict, null);
  await page.locator('#resign').click();
  await page.locator('#question-yes').click();
  await page.locator('#verdict').waitFor();
  const lost = await state(page);
  assert.equal(lost.verdict.reason, 'resignation');
  assert.equal(lost.verdict.result, '0-2');
  assert.equal(await page.locator('#verdict.docked').count(), 1, 'beside the board at once');
  await page.locator('#rematch').click();
  await page.waitForURL((url) => !url.pathname.endsWith(lost.id));
  const again = await state(page);
  assert.equal(again.humanSide, 'black');
  assert.equal(again.level, 1);
  assert.deepEqual(again.clock.initialMs, 300000);
  assert.deepEqual(faults, []);
  await context.close();
});

test('offering a draw, taking back, exporting and copying', async () => {
  const context = await visitor(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page, faults } = await openPage(context);
  await start(page, site.url, { variant: 'russian', mode: 'computer', level: 2, side: 'white' });
  await type(page, 'c3-d4');
  await untilPly(page, 2);
  await page.locator('#draw').click();
  await page.waitForFunction(() => (
    /declines/.test(document.getElementById('status')?.textContent ?? '')
    || !document.getElementById('verdict')?.hidden
  ));
  if (!(await state(page)).verdict) {
    await page.locator('#take-back').click();
    await page.locator('#move-list [data-ply]').first().waitFor({ state: 'detached' });
    assert.equal((await state(page)).ply, 0);
  }
  await page.locator('#more').click();
  await page.locator('#copy-fen').click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(copied, (await state(page)).fen);
  await page.locator('#more').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'), page.locator('#more-menu a[download]').click(),
  ]);
  assert.match(download.suggestedFilename(), /\.pdn$/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('replay: keys and buttons go through the game, nothing can be moved meanwhile', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  await start(page, site.url, { variant: 'international', mode: 'local' });
  await playAll(page, ['32-28', '19-23', '28x19', '14x23']);
  await page.locator('#replay button').first().click();
  assert.match(await page.locator('#status').innerText(), /start/);
  const isLive = () => page.evaluate(() => (
    /** @type {any} */ (document.getElementById('board')).isLive
  ));
  assert.equal(await isLive(), false);
  await page.locator('body').press('ArrowRight');
  await page.locator('body').press('ArrowRight');
  assert.equal(await page.locator('#move-list [aria-current]').innerText(), '19-23');
  await page.locator('body').press('End');
  assert.equal(await page.locator('#move-list [aria-current]').innerText(), '14x23');
  await page.waitForFunction(() => /** @type {any} */ (document.getElementById('board')).isLive);
  assert.deepEqual(faults, []);
  await context.close();
});
