// Pictures of every page, to be looked at: node screenshots.mjs [part-of-name …]
// They go to screenshots/, which is not kept. With --readme the picture of the
// README is made as well.

import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { launch, openPage, visitor } from './support/browser.mjs';
import { click, start, state, type, untilPly } from './support/game.mjs';
import { KEY, SCENES as REFEREE } from './support/referee.mjs';
import { Site } from './support/site.mjs';
import { TOURNAMENT_PAGES, TOURNAMENT_SCENES, played } from './support/tournament.mjs';

/** @typedef {import('playwright-core').Page} Page */

const FOLDER = fileURLToPath(new URL('screenshots/', import.meta.url));
const README = fileURLToPath(new URL('../../docs/images/play.png', import.meta.url));

/** Three kings against one, with a clock: counters run from the start. */
const ENDGAME = {
  variant: 'international', mode: 'local', fen: 'W:WK1,K2,K3:BK48',
  clock: { initialMs: 300000, incrementMs: 3000 },
};
const LATE = '2-16 48-26 1-18 26-48 3-9 48-42 18-22 42-24 22-44 24-2 9-4 2-8 4-36 8-2 16-49 2-8 9-9'
  .split(' ').slice(0, 16);
const REPETITION = '1-7 48-43 7-1 43-48 1-7 48-43 7-1 43-48'.split(' ');
const OPENING = '32-28 19-23 28x19 14x23 37-32 10-14 41-37 5-10 34-29 23x34 40x29 17-22'.split(' ');

/**
 * @param {Page} page
 * @param {string[]} moves
 */
async function play(page, moves) {
  for (const [index, move] of moves.entries()) {
    await type(page, move);
    await untilPly(page, index + 1);
  }
}

/**
 * Every picture: how to get there.
 * @type {Record<string, (page: Page, url: string) => Promise<unknown>>}
 */
const SCENES = {
  choose: (page, url) => page.goto(url),
  'choose-own': async (page, url) => {
    await page.goto(url);
    await page.locator('input[value="own"]').check();
    await page.locator('.settings summary').click();
    await page.locator('#fen').fill('W:W99:B1');
    await page.locator('#start').click();
    await page.locator('#fault').waitFor();
  },
  start: (page, url) => start(page, url, {
    variant: 'russian', mode: 'computer', level: 4, side: 'white',
    clock: { initialMs: 600000, incrementMs: 5000 },
  }),
  middle: async (page, url) => {
    await start(page, url, { variant: 'international', mode: 'local' });
    await play(page, OPENING);
  },
  'must-capture': async (page, url) => {
    await start(page, url, { variant: 'international', mode: 'local' });
    await play(page, ['32-28', '19-23']);
    await click(page, 31);
  },
  choice: async (page, url) => {
    await start(page, url, {
      variant: 'international', mode: 'local', fen: 'W:W32,K50:B28,19,44,6',
    });
    await click(page, 50, 39);
  },
  counters: async (page, url) => {
    await start(page, url, ENDGAME);
    await play(page, LATE);
    await page.locator('.chip').first().click();
  },
  warned: async (page, url) => {
    await start(page, url, { variant: 'international', mode: 'local', fen: 'W:WK1,K2:BK48' });
    await play(page, '1-12 48-43 2-13 43-39 13-19 39-48'.split(' '));
  },
  verdict: async (page, url) => {
    await start(page, url, ENDGAME);
    await play(page, REPETITION);
    await page.locator('#verdict').waitFor();
  },
  replay: async (page, url) => {
    await start(page, url, ENDGAME);
    await play(page, REPETITION);
    await page.locator('#verdict').waitFor();
    await page.locator('.thumbnail').nth(1).click();
  },
  lost: async (page, url) => {
    await start(page, url, { variant: 'brazilian', mode: 'computer', level: 1, side: 'white' });
    await type(page, '22-18');
    await untilPly(page, 2);
    await page.locator('#resign').click();
    await page.locator('#question-yes').click();
    await page.locator('#verdict').waitFor();
  },
  question: async (page, url) => {
    await start(page, url, { variant: 'american', mode: 'computer', level: 3, side: 'black' });
    await page.locator('#resign').click();
  },
  more: async (page, url) => {
    await start(page, url, { variant: 'russian', mode: 'local' });
    await page.locator('#more').click();
  },
  games: async (page, url) => {
    for (const settings of [
      { variant: 'russian', mode: 'local' },
      { variant: 'international', mode: 'computer', level: 7, side: 'black' },
      { variant: 'american', mode: 'computer', level: 2, side: 'black' },
    ]) await start(page, url, settings);
    const { id } = await state(page);
    await page.request.post(`${url}/api/games/${id}/actions`, { data: { type: 'resign', ply: 0 } });
    await page.goto(`${url}/games`);
  },
  'games-none': (page, url) => page.goto(`${url}/games`),
  menu: async (page, url) => {
    await page.goto(`${url}/about`);
    const button = page.locator('.menu-button');
    if (await button.isVisible()) await button.click();
  },
  'clock-kinds': async (page, url) => {
    await page.goto(url);
    await page.locator('input[value="own"]').check();
    await page.locator('#kind').selectOption('byo-yomi');
    await page.locator('.settings summary').click();
  },
  'byo-yomi': async (page, url) => {
    await start(page, url, {
      variant: 'international', mode: 'local', clock: '2h/50, 30\' byo-yomi 3x30" v 90\'+30"',
    });
    await play(page, OPENING);
  },
  why: async (page, url) => {
    await start(page, url, ENDGAME);
    await play(page, LATE);
    await page.locator('.counter .why-link').first().click();
    await page.locator('#why .story-lines').first().waitFor();
  },
  'why-page': async (page, url) => {
    const id = await start(page, url, ENDGAME);
    await play(page, REPETITION);
    await page.goto(`${url}/game/${id}/why`);
  },
  'claim-list': async (page, url) => {
    await start(page, url, {
      variant: 'american', rulebook: 'wcdf-claim', mode: 'local', fen: 'W:WK1:BK32',
    });
    await play(page, '1-5 32-28 5-1 28-32 1-5 32-28 5-1'.split(' '));
    await page.locator('#claim').click();
  },
  ruling: async (page, url) => {
    await start(page, url, {
      variant: 'international', mode: 'local', fen: 'W:WK1,K26:BK45', clock: "5'",
      choices: { 'regulation-draw': 'shown' },
    });
    await page.locator('#ruling .ruling').waitFor();
  },
  offer: async (page, url) => {
    await start(page, url, { variant: 'russian', mode: 'local' });
    await page.locator('#draw').click();
    await page.locator('#question-yes').waitFor();
  },
  check: async (page, url) => {
    await page.goto(`${url}/rules/check`);
    await page.locator('#text').fill('format = 1\nid = "club"\nvariants = ["russian"]\n\n[[clause]]\n'
      + 'id = "3"\nkind = "repetition"\ntiems = 3\n');
    await page.locator('.check-form .button').click();
    await page.locator('.mistakes').waitFor();
  },
  'rulebook-claim': (page, url) => page.goto(`${url}/rules/wcdf-claim`),
  rules: (page, url) => page.goto(`${url}/rules`),
  rulebook: (page, url) => page.goto(`${url}/rules/russia-2022#D2`),
  about: (page, url) => page.goto(`${url}/about`),
  ...REFEREE,
  ...TOURNAMENT_SCENES,
  lost404: (page, url) => page.goto(`${url}/nowhere`),
};

/** Which languages and colours each size is shown in. */
const SETS = [
  { isPhone: false, colorScheme: 'light', locale: 'en' },
  { isPhone: false, colorScheme: 'dark', locale: 'fr' },
  { isPhone: false, colorScheme: 'light', locale: 'ru' },
  { isPhone: true, colorScheme: 'light', locale: 'fr' },
  { isPhone: true, colorScheme: 'dark', locale: 'ru' },
  { isPhone: true, colorScheme: 'light', locale: 'en' },
];

/** @param {import('playwright-core').Browser} browser @param {string} url */
async function readmePicture(browser, url) {
  const context = await visitor(browser, { viewport: { width: 1280, height: 800 } });
  const { page } = await openPage(context);
  await start(page, url, {
    variant: 'international', mode: 'local',
    fen: 'W:W31,32,36,37,38,41,42,43,K50:B1,2,6,7,8,11,12,13,16,K5',
    clock: { initialMs: 600000, incrementMs: 5000 },
  });
  await play(page, '50-45 5-10 45-40 10-15 40-49 15-4'.split(' '));
  await page.locator('.chip').first().click();
  await page.mouse.move(0, 0);
  await page.locator('h1').first().evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.screenshot({ path: README });
  await context.close();
}

const parts = process.argv.slice(2).filter((word) => !word.startsWith('--'));
/** @param {string} file */
const isWanted = (file) => parts.every((part) => file.includes(part));

/**
 * All pages of one tournament that is under way.
 * @param {string} suffix
 * @param {Record<string, unknown>} set
 */
async function tournamentPictures(suffix, set) {
  const wanted = TOURNAMENT_PAGES.map((path) => (
    /** @type {const} */ ([path, `event-${path.replace(/\W+/g, '-')}-${suffix}.png`])
  )).filter(([, file]) => isWanted(file));
  if (wanted.length === 0) return;
  const context = await visitor(browser, /** @type {any} */ (set));
  const { page, faults } = await openPage(context);
  const id = await played(page, site.url, 4);
  for (const [path, file] of wanted) {
    await page.goto(`${site.url}/events/${id}/${path}`);
    await page.waitForTimeout(250);
    await page.screenshot({ path: FOLDER + file, fullPage: true });
  }
  for (const fault of faults) console.error(`event: ${fault}`);
  await context.close();
}

const site = await Site.start(['--referee-key', KEY]);
const browser = await launch();
await mkdir(FOLDER, { recursive: true });
for (const set of SETS) {
  const size = set.isPhone ? 'phone' : 'desktop';
  const suffix = `${size}-${set.colorScheme}-${set.locale}`;
  for (const [name, go] of Object.entries(SCENES)) {
    const file = `${name}-${suffix}.png`;
    if (!isWanted(file)) continue;
    const context = await visitor(browser, /** @type {any} */ (set));
    const { page, faults } = await openPage(context);
    try {
      await go(page, site.url);
      await page.waitForTimeout(250);
      await page.screenshot({ path: FOLDER + file });
    } catch (error) {
      console.error(`${file}: ${error}`);
    }
    for (const fault of faults) console.error(`${file}: ${fault}`);
    await context.close();
  }
  await tournamentPictures(suffix, set);
}
if (process.argv.includes('--readme')) {
  await mkdir(fileURLToPath(new URL('../../docs/images/', import.meta.url)), { recursive: true });
  await readmePicture(browser, site.url);
}
await browser.close();
await site.close();
