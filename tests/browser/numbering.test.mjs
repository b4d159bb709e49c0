// Where a federation counts from the bottom right, the page does: on the board,
// in the list of moves, and in what is typed. The server keeps its own numbers.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, openPage, visitor } from './support/browser.mjs';
import { square, start, state, type, untilPly } from './support/game.mjs';
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

for (const variant of ['spanish', 'portuguese']) {
  test(`${variant} numbers begin at the bottom right`, async () => {
    const context = await visitor(browser);
    const { page } = await openPage(context);
    const id = await start(page, site.url, { variant, mode: 'local' });
    assert.match(String(await square(page, 32).getAttribute('aria-label')), /(^|\D)1(\D|$)/);
    const edge = await page.evaluate(() => {
      const texts = document.getElementById('board')?.shadowRoot?.querySelectorAll('svg text') ?? [];
      return [...texts].map((one) => one.textContent);
    });
    assert.equal(edge[0], '32', 'the first number of the top row');
    assert.equal(edge.at(-1), '1', 'the last one of the bottom row');
    await type(page, '10-14');
    await untilPly(page, 1);
    assert.equal(await page.locator('[data-ply="1"]').textContent(), '10-14');
    assert.equal((await state(page)).moves[0].text, '23-19');
    // What is refused is told in the same numbers.
    await type(page, '10-14');
    const status = page.locator('#status[data-kind="refused"]');
    await status.waitFor();
    assert.match(await status.innerText(), /10-14/);
    // A position is written in these numbers, and read in them.
    const numbers = await fen(page, site.url, id, '?numbers=federation');
    assert.equal(numbers, `B:W14,12,11,${down(9, 1)}:B${down(32, 21)}`);
    assert.match(await fen(page, site.url, id, ''), /^B:W19,21,22,24,25,.*:B1,2,3,/);
    // And so without scripts.
    const plain = await (await page.request.get(`${site.url}/game/${id}`)).text();
    assert.match(plain, />10-14</);
    await context.close();
  });
}

test('a position is copied and set up as its federation counts', async () => {
  const context = await visitor(browser);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { page } = await openPage(context);
  await page.goto(`${site.url}/`);
  await page.locator('#more-games summary').click();
  await page.locator('input[name="variant"][value="spanish"]').check();
  await page.locator('input[name="mode"][value="local"]').check({ force: true });
  await page.locator('.settings summary').click();
  await page.locator('#fen').fill('W:WK1,10:B25');
  await page.locator('#start').click();
  await page.waitForURL(/\/game\//);
  assert.equal((await state(page)).startFen, 'W:WK32,23:B8');
  await page.locator('#more').click();
  await page.locator('#copy-fen').click();
  await page.waitForFunction(async () => await navigator.clipboard.readText() !== '');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(copied, 'W:WK1,10:B25');
  await context.close();
});

/**
 * Numbers as a list, the highest first.
 * @param {number} from
 * @param {number} to
 */
function down(from, to) {
  return Array.from({ length: from - to + 1 }, (_, step) => from - step).join(',');
}

/**
 * A position as the server writes it.
 * @param {import('playwright-core').Page} page
 * @param {string} url
 * @param {string} id
 * @param {string} query
 */
async function fen(page, url, id, query) {
  return (await page.request.get(`${url}/api/games/${id}/fen${query}`)).text();
}
