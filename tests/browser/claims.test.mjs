// Claims: with an announced move, with evidence, and draws between two at one board.

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

test('a draw is claimed with a move that is announced and not played', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  await start(page, site.url, {
    variant: 'american', rulebook: 'wcdf-claim', mode: 'local', fen: 'W:WK1:BK32',
  });
  assert.equal(await page.locator('#claim').isVisible(), false);
  const moves = '1-5 32-28 5-1 28-32 1-5 32-28 5-1'.split(' ');
  for (const [index, move] of moves.entries()) {
    await type(page, move);
    await untilPly(page, index + 1);
  }
  await page.locator('#claim').click();
  const choice = page.locator('#question-list .button');
  assert.match(String(await choice.textContent()), /28-32/);
  await choice.click();
  await page.locator('#verdict').waitFor();
  const game = await state(page);
  assert.equal(game.ply, 7, 'the announced move was not played');
  assert.equal(game.verdict.clause, 'wcdf-claim/1.32.1');
  assert.deepEqual(faults, []);
  await context.close();
});

for (const isPhone of [false, true]) {
  test(`a win has to be shown, and the evidence is seen${isPhone ? ', phone' : ''}`, async () => {
    const context = await visitor(browser, { isPhone });
    const { page, faults } = await openPage(context);
    await start(page, site.url, {
      variant: 'international', mode: 'local', fen: 'W:WK1,K26:BK45', clock: "5'",
      choices: { 'regulation-draw': 'shown' },
    });
    const box = page.locator('#ruling .ruling');
    await box.waitFor();
    const told = String(await box.textContent());
    assert.match(told, /White has a win and must show it/);
    assert.match(told, /wins by force in 2 moves/);
    assert.match(told, /The engine looked \d+ turns ahead/);
    assert.match(told, /proves nothing/);
    // A move that lets the win go is caught.
    await type(page, '1-6');
    await page.locator('#verdict').waitFor();
    const game = await state(page);
    assert.equal(game.verdict.clause, 'fmjd/A3-6.1.1.a');
    await page.locator('#verdict .why-link').click();
    const dialog = page.locator('#why[open]');
    await dialog.locator('.ruling').nth(1).waitFor();
    assert.match(String(await dialog.textContent()), /after this move the win is gone/);
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test('an offer at one board stands until the opponent answers, also after a reload', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  await start(page, site.url, { variant: 'russian', mode: 'local' });
  await page.locator('#draw').click();
  const question = page.locator('#question-text', { hasText: 'White offers a draw' });
  await question.waitFor();
  await page.reload();
  await question.waitFor();
  await page.locator('#question-no').click();
  await page.locator('#action-row').waitFor();
  while ((await state(page)).drawOffer !== null) await page.waitForTimeout(20);
  await type(page, 'c3-d4');
  await untilPly(page, 1);
  await page.locator('#draw').click();
  await page.locator('#question-text', { hasText: 'Black offers' }).waitFor();
  await page.locator('#question-yes').click();
  await page.locator('#verdict').waitFor();
  assert.equal((await state(page)).verdict.reason, 'agreement');
  assert.deepEqual(faults, []);
  await context.close();
});

test('where early draws are banned, the button says from when on', async () => {
  const context = await visitor(browser);
  const { page } = await openPage(context);
  await page.goto(site.url);
  await page.locator('input[name="mode"][value="local"]').check();
  await page.locator('.settings summary').click();
  await page.locator('#offers-from').fill('40');
  await page.locator('#start').click();
  await page.waitForURL(/\/game\//);
  await page.locator('#draw[disabled][title*="move 40"]').waitFor();
  await context.close();
});
