// "Why?" beside counters and verdicts: with mouse and keyboard, in a dialog and
// as a page without script, in three languages, on a phone too.

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
  site = await Site.start();
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await site?.close();
});

const ENDGAME = { variant: 'international', mode: 'local', fen: 'W:WK1,K2,K3:BK48' };
const REPETITION = '1-7 48-43 7-1 43-48 1-7 48-43 7-1 43-48'.split(' ');

/**
 * @param {import('playwright-core').Page} page
 * @param {string[]} moves
 */
async function play(page, moves, from = 0) {
  for (const [index, move] of moves.entries()) {
    await type(page, move);
    await untilPly(page, from + index + 1);
  }
}

for (const isPhone of [false, true]) {
  test(`a counter tells its story${isPhone ? ' on a phone' : ''}`, async () => {
    const context = await visitor(browser, { isPhone });
    const { page, faults } = await openPage(context);
    await start(page, site.url, ENDGAME);
    await play(page, REPETITION.slice(0, 2));
    const link = page.locator('.counter .why-link').first();
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('#why[open]');
    await dialog.locator('.story-lines').first().waitFor();
    const told = String(await dialog.textContent());
    assert.match(told, /16 moves|15 moves|moves left/);
    assert.match(told, /start position|beginning|start/i);
    assert.equal(await dialog.locator('.timeline-picture svg').count(), 1);
    // It fits the screen, and nothing of it lies outside.
    const box = await dialog.boundingBox();
    const view = page.viewportSize();
    assert.ok(box && view && box.x >= 0 && box.x + box.width <= view.width + 0.5);
    assert.ok(box && view && box.y >= 0 && box.y + box.height <= view.height + 0.5);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const focused = await page.evaluate(() => document.activeElement?.className);
    assert.equal(focused, 'why-link', 'the keyboard is back where it was');
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test('a verdict tells its story, on a page of its own as well', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  const id = await start(page, site.url, ENDGAME);
  await play(page, REPETITION);
  await page.locator('#verdict .why-link').click();
  const dialog = page.locator('#why[open]');
  await dialog.locator('.sheet').waitFor();
  assert.match(String(await dialog.textContent()), /third time/);
  await page.locator('#why-page').click();
  await page.waitForURL(`${site.url}/game/${id}/why`);
  assert.equal(await page.locator('.repetitions a').count(), 3);
  assert.deepEqual(faults, []);
  await context.close();
});

test('without script the page says the same, in three languages', async () => {
  const context = await visitor(browser);
  const { page } = await openPage(context);
  const id = await start(page, site.url, ENDGAME);
  await play(page, REPETITION);
  for (const [locale, words] of [['en', /third time/], ['fr', /troisième/], ['ru', /третий/]]) {
    const plain = await visitor(browser, { javaScriptEnabled: false, locale: String(locale) });
    const other = await plain.newPage();
    await other.goto(`${site.url}/game/${id}`);
    await other.locator('.dock a[href$="/why"]').click();
    const text = String(await other.locator('main').textContent());
    assert.match(text, /** @type {RegExp} */ (words));
    assert.doesNotMatch(text, /why-|\{ ?\$/);
    assert.equal(await other.locator('.timeline-picture svg').count(), 1);
    await plain.close();
  }
  await context.close();
});
