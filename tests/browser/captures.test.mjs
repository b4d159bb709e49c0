// Entering captures in real games: a choice, a circle, what is refused.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, openPage, visitor } from './support/browser.mjs';
import { click, shown, square, start, state, type, untilPly } from './support/game.mjs';
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
 * A fresh visitor with a two-player game from a position.
 * @param {string} variant
 * @param {string} fen
 */
async function play(variant, fen) {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  await start(page, site.url, { variant, mode: 'local', fen });
  return {
    page,
    async end() {
      assert.deepEqual(faults, []);
      await context.close();
    },
  };
}

const CHOICE = 'W:W32,K50:B28,19,44,6';

test('a multi-capture with a choice: where captures part a second click decides', async () => {
  const { page, end } = await play('international', CHOICE);
  const { legal } = await state(page);
  assert.ok(legal.length >= 3, 'several captures are legal');
  const shared = 39;
  const through = legal.filter((/** @type {any} */ move) => (
    move.from === 50 && move.routes.some((/** @type {number[]} */ one) => one.includes(shared))
  ));
  assert.ok(through.length >= 2, 'captures of the king part on 39');
  await click(page, 50, shared);
  assert.match(await page.locator('#status').innerText(), /Several captures/);
  assert.equal((await state(page)).ply, 0);
  await click(page, 11);
  await untilPly(page, 1);
  const game = await state(page);
  assert.deepEqual([game.moves[0].path[0], game.moves[0].path.at(-1)], [50, 11]);
  assert.deepEqual(game.moves[0].captures, [28, 44]);
  const board = await shown(page);
  assert.match(board[11], /white king/);
  for (const taken of [28, 44, 50]) assert.match(board[taken], /empty/);
  await end();
});

test('one click on a square that only one capture passes plays it', async () => {
  const { page, end } = await play('international', CHOICE);
  await click(page, 23);
  await untilPly(page, 1);
  assert.equal((await state(page)).moves[0].text, '32x14');
  await end();
});

test('the whole way of the last move stays marked', async () => {
  const { page, end } = await play('international', CHOICE);
  await click(page, 23);
  await untilPly(page, 1);
  const marked = await page.evaluate(() => (
    document.getElementById('board')?.shadowRoot?.querySelectorAll('.trace').length
  ));
  assert.equal(marked, 3, 'start, landing and end');
  await end();
});

test('a refused move names the pieces that must capture', async () => {
  const { page, end } = await play('international', 'W:W32,41:B28,6');
  await click(page, 41);
  assert.match(await page.locator('#status').innerText(), /compulsory.*32/);
  assert.equal((await state(page)).ply, 0);
  await type(page, '41-37');
  await page.locator('#status', { hasText: '32x23' }).waitFor();
  await end();
});

test('a typed move: every spelling, and an ambiguous one lists what it can mean', async () => {
  const { page, end } = await play('russian', 'W:W22,K30:B5,4');
  await type(page, 'c3-d4');
  await untilPly(page, 1);
  assert.equal((await state(page)).moves[0].text, '22-18');
  assert.equal(await page.locator('#move-list [data-ply="1"]').innerText(), 'c3-d4');
  await type(page, 'nonsense');
  await page.locator('#status[data-kind="refused"]').waitFor();
  assert.match(await page.locator('#status').innerText(), /nonsense/);
  await end();
});

test('a man that is crowned becomes a king on the board', async () => {
  const { page, end } = await play('russian', 'W:W6,31:B12,13');
  await click(page, 6, 1);
  await untilPly(page, 1);
  await page.waitForFunction(() => /king/.test(
    document.getElementById('board')?.shadowRoot
      ?.querySelector('[data-square="1"]')?.getAttribute('aria-label') ?? '',
  ));
  await end();
});

test('dragging a piece plays the move', async () => {
  const { page, end } = await play('international', 'W:W32:B6');
  await square(page, 32).dragTo(square(page, 27));
  await untilPly(page, 1);
  assert.equal((await state(page)).moves[0].text, '32-27');
  await end();
});
