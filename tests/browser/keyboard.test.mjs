// Without a pointer: from the start page to the end of a game.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, openPage, visitor } from './support/browser.mjs';
import { ready, square, state, untilPly } from './support/game.mjs';
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
 * Presses Tab until the focus is where the test wants it, as a user would.
 * @param {import('playwright-core').Page} page
 * @param {string} selector
 */
async function tabTo(page, selector) {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate((wanted) => {
      const focus = document.activeElement;
      const inner = focus?.shadowRoot?.activeElement ?? focus;
      return Boolean(inner?.matches(wanted));
    }, selector);
    if (isThere) return;
  }
  assert.fail(`Tab does not reach ${selector}`);
}

test('choose, play on the board, type a move, resign', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  await page.goto(site.url);
  await tabTo(page, 'input[name="variant"]');
  await page.keyboard.press('ArrowRight');
  assert.equal(await page.locator('input[name="variant"]:checked').inputValue(), 'russian');
  await tabTo(page, 'input[name="side"]');
  await page.keyboard.press('ArrowLeft');
  assert.equal(await page.locator('input[name="side"]:checked').inputValue(), 'white');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/game\//);
  await ready(page);
  assert.equal((await state(page)).variant, 'russian');

  await tabTo(page, '[data-square]');
  const focused = () => page.evaluate(() => Number(
    document.getElementById('board')?.shadowRoot?.activeElement?.getAttribute('data-square'),
  ));
  const { legal } = await state(page);
  const rows = { 21: 0, 22: 1, 23: 2, 24: 3 };
  const wanted = legal.find((/** @type {any} */ move) => move.from in rows);
  while (await focused() > 24) await page.keyboard.press('ArrowUp');
  while (await focused() < wanted.from) await page.keyboard.press('ArrowRight');
  while (await focused() > wanted.from) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  assert.equal(await square(page, wanted.from).getAttribute('aria-selected'), 'true');
  await page.keyboard.press('ArrowUp');
  while (await focused() < wanted.to) await page.keyboard.press('ArrowRight');
  while (await focused() > wanted.to) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await untilPly(page, 2);
  assert.equal((await state(page)).moves[0].text, wanted.text);

  await tabTo(page, '#move-input');
  const next = (await state(page)).legal[0];
  await page.keyboard.type(next.algebra);
  await page.keyboard.press('Enter');
  await untilPly(page, 4);

  await tabTo(page, '#resign');
  await page.keyboard.press('Enter');
  await tabTo(page, '#question-yes').catch(async () => {
    await page.keyboard.press('Shift+Tab');
  });
  await page.keyboard.press('Enter');
  await page.locator('#verdict').waitFor();
  assert.equal((await state(page)).verdict.reason, 'resignation');
  assert.deepEqual(faults, []);
  await context.close();
});

test('Enter alone starts the game that was played last', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  await page.goto(site.url);
  await page.getByText('Brazilian draughts', { exact: true }).click();
  await page.getByText('Two players here').click();
  await page.locator('body').press('Enter');
  await page.waitForURL(/\/game\//);
  const first = await state(page);
  assert.deepEqual([first.variant, first.mode], ['brazilian', 'local']);
  await page.goto(site.url);
  assert.equal(await page.locator('input[name="variant"]:checked').inputValue(), 'brazilian');
  await page.locator('body').press('Enter');
  await page.waitForURL(/\/game\//);
  const second = await state(page);
  assert.notEqual(second.id, first.id);
  assert.deepEqual([second.variant, second.mode], ['brazilian', 'local']);
  assert.deepEqual(faults, []);
  await context.close();
});
