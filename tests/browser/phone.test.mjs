// A phone: fingers, a narrow page, nothing that scrolls sideways.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, openPage, PHONE, visitor } from './support/browser.mjs';
import { ready, square, start, state, untilPly } from './support/game.mjs';
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

/** @param {import('playwright-core').Page} page */
async function assertNoSidewaysScroll(page) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= PHONE.width, `${page.url()} is ${width} wide`);
}

test('choosing with the primary button in sight, playing by touch', async () => {
  const context = await visitor(browser, { isPhone: true });
  const { page, faults } = await openPage(context);
  await page.goto(site.url);
  await assertNoSidewaysScroll(page);
  const button = await page.locator('#start').boundingBox();
  assert.ok(button && button.y + button.height <= PHONE.height, 'the button needs no scrolling');
  await page.getByText('Russian draughts', { exact: true }).tap();
  await page.locator('.segments span', { hasText: 'White' }).tap();
  await page.locator('#start').tap();
  await page.waitForURL(/\/game\//);
  await ready(page);
  await assertNoSidewaysScroll(page);
  const board = await page.locator('#board').boundingBox();
  const card = await page.locator('.player').first().boundingBox();
  assert.ok(board && card && board.width >= PHONE.width - 24, 'the board has the full width');
  assert.equal(board.x, card.x, 'board and cards have the same edges');
  assert.equal(board.width, card.width);
  await square(page, 22).tap();
  await square(page, 18).tap();
  await untilPly(page, 2);
  assert.equal((await state(page)).moves[0].text, '22-18');
  for (const name of ['#take-back', '#draw', '#resign', '#flip', '#more']) {
    const box = await page.locator(name).boundingBox();
    assert.ok(box && box.height >= 44 && box.y + box.height <= PHONE.height, `${name} in reach`);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test('no page scrolls sideways, in any language', async () => {
  const context = await visitor(browser, { isPhone: true });
  const { page, faults } = await openPage(context);
  const id = await start(page, site.url, {
    variant: 'international', mode: 'local', fen: 'W:WK1,K2,K3:BK48',
    clock: { initialMs: 3600000, incrementMs: 0 },
  });
  for (const code of ['en', 'fr', 'ru']) {
    await page.goto(`${site.url}/lang/${code}?back=/`);
    for (const path of ['/', '/games', '/rules', '/rules/fmjd', '/about', `/game/${id}`]) {
      await page.goto(site.url + path);
      await assertNoSidewaysScroll(page);
    }
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test('the menu opens by touch and leads everywhere', async () => {
  const context = await visitor(browser, { isPhone: true });
  const { page, faults } = await openPage(context);
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('link', { name: 'Rules', exact: true }).tap();
  await page.waitForURL(/\/rules$/);
  assert.deepEqual(faults, []);
  await context.close();
});
