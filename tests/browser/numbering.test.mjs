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
    // And so without scripts.
    const plain = await (await page.request.get(`${site.url}/game/${id}`)).text();
    assert.match(plain, />10-14</);
    await context.close();
  });
}
