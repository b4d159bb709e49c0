// Every page, light and dark, through the axe checker (WCAG 2.2 A and AA, and
// its best practices), and the moments of a game that have their own look.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { launch, openPage, visitor } from './support/browser.mjs';
import { start, type, untilPly } from './support/game.mjs';
import { KEY, SCENES } from './support/referee.mjs';
import { Site } from './support/site.mjs';
import { TOURNAMENT_PAGES, openForm, played } from './support/tournament.mjs';

const require = createRequire(import.meta.url);

/** @type {Site} */
let site;
/** @type {import('playwright-core').Browser} */
let browser;
let axe = '';

before(async () => {
  axe = await readFile(require.resolve('axe-core/axe.min.js'), 'utf8');
  site = await Site.start(['--referee-key', KEY]);
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await site?.close();
});

/**
 * @param {import('playwright-core').Page} page
 * @param {string} where
 */
async function check(page, where) {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const result = await /** @type {any} */ (window).axe.run();
    return {
      passed: result.passes.length,
      faults: result.violations.map((/** @type {any} */ one) => (
        `${one.id}: ${one.nodes.map((/** @type {any} */ node) => node.target.join(' ')).join(', ')}`
      )),
    };
  });
  assert.ok(found.passed > 20, `${where}: the checker ran`);
  assert.deepEqual(found.faults, [], where);
}

for (const colorScheme of /** @type {('light' | 'dark')[]} */ (['light', 'dark'])) {
  test(`pages, ${colorScheme}`, async () => {
    const context = await visitor(browser, { colorScheme });
    const { page } = await openPage(context);
    for (const path of [
      '/', '/games', '/rules', '/rules/russia-2022', '/rules/wcdf-claim', '/rules/check', '/about',
      '/nowhere',
    ]) {
      await page.goto(site.url + path);
      await check(page, path);
    }
    await context.close();
  });

  test(`a game from warning to verdict, ${colorScheme}`, async () => {
    for (const isPhone of [false, true]) {
      const context = await visitor(browser, { colorScheme, isPhone });
      const { page } = await openPage(context);
      await start(page, site.url, {
        variant: 'international', mode: 'local', fen: 'W:WK1,K2:BK48',
        clock: { initialMs: 300000, incrementMs: 3000 },
      });
      const moves = '1-12 48-43 2-13 43-39 13-19 39-48 12-1 48-43 1-18 43-21'.split(' ');
      for (const [index, move] of moves.entries()) {
        if (index === 6) {
          await page.locator('.chip').first().click();
          await check(page, 'a counter that warns and explains itself');
          await page.locator('.counter .why-link').first().click();
          await page.locator('#why .story-lines').first().waitFor();
          await check(page, 'why');
          await page.locator('#why-close').click();
        }
        await type(page, move);
        await untilPly(page, index + 1);
      }
      await page.locator('#verdict').waitFor();
      await check(page, 'the verdict');
      const isOver = await page.locator('#verdict:not(.docked)').count() > 0;
      if (isPhone && isOver) await page.locator('#verdict .close').click();
      await page.locator('#more').click();
      await check(page, 'the verdict beside the board, and the menu');
      await context.close();
    }
  });

  // Colours are the same on a phone: one of the two tells its shape.
  for (const isPhone of colorScheme === 'light' ? [false, true] : [false]) {
    const size = isPhone ? 'phone' : 'desktop';
    test(`the referee, matches and explanations, ${size}, ${colorScheme}`, async () => {
      for (const scene of [
        'referee-login', 'referee-wall', 'referee-game', 'referee-refused', 'decided-game',
        'referee-note', 'referee-log', 'playoff-new-micro', 'playoff-between', 'playoff-playing',
        'playoff-over', 'playoff-game',
      ]) {
        const context = await visitor(browser, { colorScheme, isPhone });
        const { page } = await openPage(context);
        await SCENES[scene]?.(page, site.url);
        await check(page, scene);
        await context.close();
      }
    });
  }

  test(`a tournament, ${colorScheme}`, async () => {
    const context = await visitor(browser, { colorScheme, isPhone: true });
    const { page } = await openPage(context);
    await openForm(page, site.url);
    await check(page, 'a new tournament');
    const id = await played(page, site.url, 3);
    for (const path of ['/events', ...TOURNAMENT_PAGES.map((one) => `/events/${id}/${one}`)]) {
      await page.goto(site.url + path);
      await check(page, path);
      const wide = await page.evaluate(() => (
        document.documentElement.scrollWidth - document.documentElement.clientWidth
      ));
      assert.equal(wide, 0, `${path} fits a phone`);
    }
    await context.close();
  });

  test(`why, a ruling and a book with mistakes, ${colorScheme}`, async () => {
    const context = await visitor(browser, { colorScheme });
    const { page } = await openPage(context);
    await start(page, site.url, {
      variant: 'american', rulebook: 'wcdf-claim', mode: 'local', fen: 'W:WK1:BK32',
    });
    for (const [index, move] of '1-5 32-28 5-1 28-32 1-5 32-28 5-1'.split(' ').entries()) {
      await type(page, move);
      await untilPly(page, index + 1);
    }
    await page.locator('#claim').click();
    await check(page, 'the claims');
    await start(page, site.url, {
      variant: 'international', mode: 'local', fen: 'W:WK1,K26:BK45', clock: "5'",
      choices: { 'regulation-draw': 'shown' },
    });
    await page.locator('#ruling .ruling').waitFor();
    await check(page, 'a ruling');
    await page.goto(`${page.url()}/why`);
    await check(page, 'the page of why');
    await page.goto(`${site.url}/rules/check`);
    await page.locator('#text').fill('format = 1\nid = "club"\n[[clause]]\ntiems = 3\n');
    await page.locator('.check-form .button').click();
    await page.locator('.mistakes').waitFor();
    await check(page, 'mistakes in a book');
    await context.close();
  });
}
