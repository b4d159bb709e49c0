// The tournament desk as arbiters use it.

import { KEY } from './referee.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** @param {number} count */
export function names(count) {
  const firsts = ['Anna', 'Bo', 'Cleo', 'Dan', 'Eva', 'Filip', 'Gerda', 'Hugo', 'Irina', 'Jan'];
  const lasts = ['Berg', 'Larsen', 'Roux', 'Poe', 'Maas', 'Nowak'];
  return Array.from({ length: count }, (_, index) => (
    `${firsts[index % 10]} ${lasts[Math.floor(index / 10) % 6]}; ${2200 - 17 * index}; NED`
  )).join('\n');
}

/**
 * Shows the key, unless it is known, and comes to the form of a new event.
 * @param {Page} page
 * @param {string} url of the site
 */
export async function openForm(page, url) {
  await page.goto(`${url}/events/new`);
  if (await page.locator('#key').count() > 0) {
    await page.locator('#name').fill('Rita Bos');
    await page.locator('#key').fill(KEY);
    await page.locator('form.sheet button[type="submit"]').click();
  }
  await page.locator('#system').waitFor();
}

/**
 * A new Swiss event with players, its first round paired; the answer is its name
 * in addresses.
 * @param {Page} page
 * @param {string} url of the site
 * @param {number} players
 * @param {number} rounds
 */
export async function begin(page, url, players, rounds) {
  await openForm(page, url);
  await page.locator('#name').fill('City Open');
  await page.locator('#rounds').fill(String(rounds));
  await page.locator('form[action="/events/new"] button[type="submit"]').click();
  await page.waitForURL(/\/desk\/players$/);
  const id = page.url().split('/')[4] ?? '';
  await page.locator('#text').fill(names(players));
  await page.locator('form[action$="/list"] button[type="submit"]').click();
  await page.locator('.people li').first().waitFor();
  await pairRound(page, url, id);
  return id;
}

/**
 * Pairs the next round as the system makes it.
 * @param {Page} page
 * @param {string} url of the site
 * @param {string} id
 */
export async function pairRound(page, url, id) {
  await page.goto(`${url}/events/${id}/desk/pair`);
  await page.locator('button[value="pair"]').click();
  await page.locator('#results').waitFor();
}

/**
 * Enters all results of the round by its form: White wins, draw, Black wins, in turn.
 * @param {Page} page
 */
export async function fillRound(page) {
  await page.evaluate(() => {
    const codes = ['white', 'draw', 'black'];
    const selects = [...document.querySelectorAll('select.result')];
    for (const [index, select] of selects.entries()) {
      if (select instanceof HTMLSelectElement) select.value = codes[index % 3] ?? 'draw';
    }
  });
  await page.locator('#results button[type="submit"]').click();
  await page.waitForLoadState();
}

/**
 * An event of fourteen with so many rounds paired, the last one without results.
 * @param {Page} page
 * @param {string} url of the site
 * @param {number} rounds
 */
export async function played(page, url, rounds) {
  const id = await begin(page, url, 14, 5);
  for (let round = 1; round <= rounds; round += 1) {
    if (round > 1) await pairRound(page, url, id);
    if (round < rounds) await fillRound(page);
  }
  return id;
}

/** The pages of an event, below its address. */
export const TOURNAMENT_PAGES = [
  'pairings', 'names', 'standings?round=3', 'crosstable', 'progress', 'players', 'regulations',
  'player/3', 'hall', 'why?a=1&b=2', 'desk', 'desk/pair', 'desk/players', 'desk/play-offs',
  'desk/files', 'desk/rules', 'desk/history',
];

/**
 * Pictures of other pages: how to get there.
 * @type {Record<string, (page: Page, url: string) => Promise<unknown>>}
 */
export const TOURNAMENT_SCENES = {
  'event-new': openForm,
  'event-list': async (page, url) => {
    await openForm(page, url);
    await page.goto(`${url}/events`);
  },
};
