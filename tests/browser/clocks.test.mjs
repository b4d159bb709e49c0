// A game with each kind of clock, chosen on the page as a player does.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, openPage, visitor } from './support/browser.mjs';
import { ready, start, state, type, untilPly } from './support/game.mjs';
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

/** What is filled in, what it makes, and what the clocks show before the first move. */
const KINDS = [
  ['fixed', { minutes: '20' }, "20'", '20:00', ''],
  ['increment', { minutes: '80', increment: '60' }, '80\'+60"', '1:20:00', ''],
  ['moves', { minutes: '120', moves: '50', then: '60' }, "120'/50, 60'", '2:00:00', '50 moves'],
  ['bronstein', { minutes: '3', increment: '2' }, '3\' bronstein 2"', '3:00', '2 s given back'],
  ['delay', { minutes: '3', increment: '2' }, '3\' delay 2"', '3:00', '2 s delay'],
  ['byo-yomi', { minutes: '0', stretches: '3', increment: '30' }, '0" byo-yomi 3x30"', '0:30',
    '3 × 30 s'],
  ['hourglass', { minutes: '3' }, "3' hourglass", '3:00', 'hourglass'],
  ['correspondence', { days: '3', moves: '1' }, '3d/1 lapsing', '3 d 0:00', '1 move'],
];

for (const [kind, fields, control, face, note] of KINDS) {
  test(`a game by ${kind}`, async () => {
    const context = await visitor(browser);
    const { page, faults } = await openPage(context);
    await page.goto(site.url);
    await page.locator('input[name="mode"][value="local"]').check();
    await page.locator('input[name="time"][value="own"]').check();
    await page.locator('#kind').selectOption(String(kind));
    for (const [id, value] of Object.entries(fields)) await page.locator(`#${id}`).fill(value);
    assert.equal(await page.locator('#control').inputValue(), control);
    await page.locator('#start').click();
    await page.waitForURL(/\/game\//);
    await ready(page);
    const white = page.locator('#clock-white');
    assert.equal(await white.textContent(), face);
    const said = await page.locator('#clock-note-white').textContent();
    assert.ok(said?.includes(String(note)), `${said}`);
    await type(page, '32-28');
    await untilPly(page, 1);
    await page.locator('#clock-black.running').waitFor();
    assert.equal((await state(page)).clock.running, 'black');
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test('the notation can be written by hand, and what is wrong with it is said', async () => {
  const context = await visitor(browser, { locale: 'fr' });
  const { page } = await openPage(context);
  await page.goto(site.url);
  await page.locator('input[name="mode"][value="local"]').check();
  await page.locator('input[name="time"][value="own"]').check();
  await page.locator('#control').fill('cinq minutes');
  await page.locator('#start').click();
  const fault = page.locator('#fault');
  await fault.waitFor();
  assert.match(String(await fault.textContent()), /cinq minutes.*cadence/);
  assert.equal(await page.locator('#control').getAttribute('aria-invalid'), 'true');
  await page.locator('#control').fill("5' v 3'");
  await page.locator('#start').click();
  await page.waitForURL(/\/game\//);
  await ready(page);
  assert.equal(await page.locator('#clock-white').textContent(), '5:00');
  assert.equal(await page.locator('#clock-black').textContent(), '3:00');
  await context.close();
});

test('byo-yomi goes by before the eyes, and the last stretch brings the flag', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  await start(page, site.url, {
    variant: 'russian', mode: 'local', clock: '0" byo-yomi 2x1"',
  });
  await type(page, 'c3-d4');
  await untilPly(page, 1);
  await page.locator('#clock-note-black', { hasText: '1 × 1 s' }).waitFor();
  await page.locator('#verdict').waitFor();
  const game = await state(page);
  assert.equal(game.verdict.reason, 'time');
  assert.equal(game.verdict.result, '2-0');
  assert.deepEqual(faults, []);
  await context.close();
});
