// The board for those who see its motion: moves that come faster than it.

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

/**
 * The drawn pieces by where they are drawn, and the pieces that are to be there.
 * @param {import('playwright-core').Page} page
 */
async function drawn(page) {
  return page.evaluate(async () => {
    // The modules of the page itself: read, not written once more here.
    const { parseFen } = await import(new URL('/assets/board/position.js', location.href).href);
    const board = /** @type {any} */ (document.getElementById('board'));
    const places = [...board.shadowRoot.querySelectorAll('[data-piece-on]')]
      .map((spot) => spot.style.transform).sort();
    const { pieces } = parseFen(board.position, board.geometry);
    const wanted = [...pieces.keys()].map((square) => {
      const { row, col } = board.geometry.place(square);
      return `translate(${col * 100 + 50}px, ${row * 100 + 50}px)`;
    }).sort();
    return { places, wanted };
  });
}

for (const pause of [0, 120, 250]) {
  test(`moves that come every ${pause} ms leave the right pieces on the board`, async () => {
    const context = await visitor(browser, { reducedMotion: 'no-preference' });
    const { page, faults } = await openPage(context);
    await start(page, site.url, { variant: 'international', mode: 'local' });
    const moves = ['32-28', '19-23', '28x19', '14x23', '37-32', '10-14'];
    for (const [index, move] of moves.entries()) {
      await type(page, move);
      await untilPly(page, index + 1);
      await page.waitForTimeout(pause);
    }
    await page.waitForFunction(() => (
      /** @type {any} */ (document.getElementById('board')).isLive
    ));
    const { places, wanted } = await drawn(page);
    assert.deepEqual(places, wanted);
    assert.deepEqual(faults, []);
    await context.close();
  });
}
