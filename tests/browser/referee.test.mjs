// The referee's desk: a game is ended with an explanation, youth mode refuses a
// bare result, the wall follows what happens, and the note goes to paper.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, openPage, visitor } from './support/browser.mjs';
import { start, state } from './support/game.mjs';
import { FIVE, KEY, openOrder, playOver, sitDown } from './support/referee.mjs';
import { Site } from './support/site.mjs';

/** @type {Site} */
let site;
/** @type {import('playwright-core').Browser} */
let browser;

before(async () => {
  site = await Site.start(['--referee-key', KEY]);
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await site?.close();
});

const WHY = 'White left the table and told the referee that the game is given up.';

/**
 * Opens the form for the end of a game and fills it in.
 * @param {import('playwright-core').Page} page
 * @param {string} id
 * @param {string} why
 */
async function fillEnd(page, id, why) {
  await page.goto(`${site.url}/referee/game/${id}`);
  await openOrder(page, 'end');
  await page.locator('.order[open] input[value="0-2"]').check({ force: true });
  await page.locator('#article-end').selectOption('7.2.1');
  await page.locator('#why-end').fill(why);
}

test('a referee ends a game, and the players read why where they play', async () => {
  const players = await visitor(browser);
  const { page, faults } = await openPage(players);
  const id = await start(page, site.url, FIVE);
  await playOver(page, site.url, id, ['32-28', '19-23']);
  const office = await visitor(browser);
  const { page: desk, faults: deskFaults } = await openPage(office);
  await sitDown(desk, site.url);
  await fillEnd(desk, id, WHY);
  await desk.locator('.order[open] button[type="submit"]').click();
  await desk.locator('.notice.done').waitFor();
  // The page of the game tells it at once, without being loaded again.
  const told = page.locator('#told');
  await told.getByText(WHY).waitFor();
  assert.match(await told.innerText(), /Rita Bos/);
  assert.equal((await state(page)).verdict.result, '0-2');
  await page.getByRole('link', { name: 'Русский', exact: true }).click();
  assert.match(await page.locator('#told').innerText(), /Победа присуждена чёрным/);

  // The note: everything on it, and on paper nothing but it.
  await desk.locator('.notice.done a').click();
  const note = desk.locator('.note');
  const words = await note.innerText();
  for (const part of [WHY, 'Article 7.2.1', 'Rita Bos', '32-28', '0-2']) {
    assert.ok(words.includes(part), part);
  }
  assert.equal(await note.locator('svg.picture').count(), 1);
  await desk.evaluate(() => {
    window.print = () => { document.body.dataset.printed = 'yes'; };
  });
  await desk.locator('#print').click();
  assert.equal(await desk.locator('body').getAttribute('data-printed'), 'yes');
  await desk.emulateMedia({ media: 'print' });
  assert.equal(await desk.locator('.site-header').isVisible(), false);
  assert.equal(await desk.locator('#print').isVisible(), false);
  assert.equal(await note.isVisible(), true);
  assert.deepEqual([...faults, ...deskFaults], []);
  await players.close();
  await office.close();
});

test('youth mode: no result without its explanation, and nothing is lost', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  const id = await start(page, site.url, { ...FIVE, youth: true });
  await sitDown(page, site.url);
  await fillEnd(page, id, 'Black wins.');
  // The browser's own check says it first; the server does not rely on that.
  await page.locator('.order[open] button[type="submit"]').click();
  assert.match(page.url(), new RegExp(`${id}$`));
  await page.locator('.order[open] form').evaluate((form) => {
    if (form instanceof HTMLFormElement) form.noValidate = true;
  });
  await page.locator('.order[open] button[type="submit"]').click();
  const fault = page.locator('#fault');
  await fault.waitFor();
  assert.match(await fault.innerText(), /explanation/);
  assert.equal(await page.locator('#why-end').inputValue(), 'Black wins.');
  const game = await (await page.request.get(`${site.url}/api/games/${id}`)).json();
  assert.equal(game.verdict, null);
  await page.locator('#why-end').fill(WHY);
  await page.locator('.order[open] button[type="submit"]').click();
  await page.locator('.notice.done').waitFor();
  assert.deepEqual(faults.filter((one) => !one.includes('422')), []);
  await context.close();
});

test('the wall follows games as they come, move and end', async () => {
  const office = await visitor(browser);
  const { page: wall, faults } = await openPage(office);
  await sitDown(wall, site.url);
  const players = await visitor(browser);
  const { page } = await openPage(players);
  const id = await start(page, site.url, { ...FIVE, variant: 'russian' });
  const card = wall.locator(`#card-${id}`);
  await card.waitFor();
  assert.match(await card.innerText(), /no move yet/);
  await playOver(page, site.url, id, ['c3-d4']);
  await card.getByText('after 1 ply').waitFor();
  assert.equal(await card.locator('[data-running]').count(), 1, 'Black’s clock runs');
  await wall.locator('#words').fill('no such game');
  await wall.locator('#nothing').waitFor();
  await wall.locator('#words').fill(id);
  await card.waitFor();
  const action = { type: 'resign', ply: 1, side: 'black' };
  await page.request.post(`${site.url}/api/games/${id}/actions`, { data: action });
  await card.waitFor({ state: 'hidden' });
  await wall.locator('input[value="over"]').check({ force: true });
  await card.getByText('2-0').waitFor();
  assert.deepEqual(faults, []);
  await office.close();
  await players.close();
});

test('the clocks stop for everybody while the referee looks into it', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  const id = await start(page, site.url, FIVE);
  await playOver(page, site.url, id, ['32-28']);
  const office = await visitor(browser);
  const { page: desk } = await openPage(office);
  await sitDown(desk, site.url);
  await desk.goto(`${site.url}/referee/game/${id}`);
  await desk.locator('.clock-line button').click();
  await page.locator('#told .notice').waitFor();
  assert.equal((await state(page)).clock.running, null);
  await desk.locator('.clock-line button').click();
  await page.locator('#told .notice').waitFor({ state: 'detached' });
  assert.equal((await state(page)).clock.running, 'black');
  // What happens is shown beside the forms, which stay as they were filled in.
  await desk.locator('.order summary').first().click();
  await desk.locator('#why-end').fill('half a sentence');
  await playOver(page, site.url, id, ['19-23']);
  await desk.locator('#live .mv.last', { hasText: '19-23' }).waitFor();
  assert.equal(await desk.locator('#why-end').inputValue(), 'half a sentence');
  assert.deepEqual(faults, []);
  await context.close();
  await office.close();
});

test('youth mode: even a pause is explained', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  const id = await start(page, site.url, { ...FIVE, youth: true });
  await sitDown(page, site.url);
  await page.goto(`${site.url}/referee/game/${id}`);
  await openOrder(page, 'pause');
  await page.locator('#why-pause').fill(
    'The clocks are stopped because the lights went out in the playing hall.',
  );
  await page.locator('.order[open] button[type="submit"]').click();
  await page.locator('.notice.done').waitFor();
  await page.locator('.order', { has: page.locator('input[value="resume"]') }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});
