// The narrowest telephones: on every page of a tournament no word is broken, and no page
// scrolls sideways, in the languages with the longest words.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, openPage, visitor } from './support/browser.mjs';
import { start } from './support/game.mjs';
import { begin as beginGame, FIVE, KEY, playOver, sitDown, startMatch } from './support/referee.mjs';
import { Site } from './support/site.mjs';
import { begin, played, TOURNAMENT_PAGES } from './support/tournament.mjs';

const NARROW = { width: 360, height: 740 };

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

/** Words of letters that stand in two lines, and text that sticks out of the page. */
function misfits() {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('script, style, option, textarea, [hidden]')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    for (const word of (node.textContent ?? '').matchAll(/\p{L}{2,}/gu)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
      const tops = rects.map((rect) => Math.round(rect.top));
      const apart = Math.max(...tops) - Math.min(...tops);
      const [first] = rects;
      if (first && apart > first.height / 2) found.add(`${word[0]} is broken`);
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth} wide`);
  return [...found];
}

/**
 * Everybody draws, so that all places are tied.
 * @param {import('playwright-core').Page} page
 */
async function drawAll(page) {
  await page.evaluate(() => {
    for (const select of document.querySelectorAll('select.result')) {
      if (select instanceof HTMLSelectElement) select.value = 'draw';
    }
  });
  await page.locator('#results button[type="submit"]').click();
  await page.waitForLoadState();
}

test('no word of a page of a tournament is broken on a narrow telephone', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  const id = await played(page, site.url, 3);
  const over = await begin(page, site.url, 4, 1);
  await drawAll(page);
  await page.goto(`${site.url}/events/${over}/desk`);
  const next = page.locator('.save-line a.button');
  assert.equal(await next.count(), 2, 'play-offs and standings follow the last round');
  await page.setViewportSize(NARROW);
  /** @type {Record<string, string[]>} */
  const all = {};
  for (const code of ['fr', 'ru']) {
    await page.goto(`${site.url}/lang/${code}?back=/`);
    const paths = ['/events', '/events/new'];
    for (const event of [id, over]) {
      const names = TOURNAMENT_PAGES.map((name) => name.replace('round=3', 'round=1'));
      paths.push(...names.map((name) => `/events/${event}/${name}`));
    }
    for (const path of paths) {
      await page.goto(site.url + path);
      const odd = await page.evaluate(misfits);
      if (odd.length > 0) all[`${code} ${path}`] = odd;
    }
  }
  assert.deepEqual(all, {});
  assert.deepEqual(faults, []);
  await context.close();
});

test('no page of games, rules, referees and play-offs scrolls sideways', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  const match = new URL(await startMatch(page, site.url, 'lehmann-georgiev')).pathname;
  await beginGame(page);
  const inMatch = new URL(page.url()).pathname;
  await sitDown(page, site.url);
  await start(page, site.url, FIVE);
  const game = new URL(page.url()).pathname;
  await playOver(page, site.url, game.split('/')[2], ['32-28', '19-23']);
  const paths = [
    '/', '/games', game, `${game}/rules`, inMatch, match, '/playoff/new', '/about', '/events',
    '/referee', '/referee/decisions', `/referee${game}`, `/referee${inMatch}`,
    '/rules', '/rules/fmjd', '/rules/russia-2022', '/rules/fide-960', '/rules/check',
  ];
  /** @type {Record<string, number>} */
  const wide = {};
  for (const width of [320, NARROW.width]) {
    await page.setViewportSize({ ...NARROW, width });
    for (const code of ['en', 'fr', 'ru']) {
      await page.goto(`${site.url}/lang/${code}?back=/`);
      for (const path of paths) {
        const response = await page.goto(site.url + path);
        assert.equal(response?.status(), 200, path);
        const found = await page.evaluate(() => document.documentElement.scrollWidth);
        if (found > width) wide[`${code} ${path} at ${width}`] = found;
      }
    }
  }
  assert.deepEqual(wide, {});
  assert.deepEqual(faults, []);
  await context.close();
});
