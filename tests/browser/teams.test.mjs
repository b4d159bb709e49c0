// Teams at the desk: a bye, a withdrawal and a return, as arbiters choose them.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { launch, openPage, visitor } from './support/browser.mjs';
import { KEY } from './support/referee.mjs';
import { Site } from './support/site.mjs';
import { fillRound, openForm, pairRound } from './support/tournament.mjs';

/** @typedef {import('playwright-core').Page} Page */

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

/** @param {Page} page @param {string} team */
const choice = (page, team) => page.getByRole('combobox', { name: new RegExp(`^${team}: `) });

/**
 * Chooses for teams what they do in the next round, and saves.
 * @param {Page} page
 * @param {string} id
 * @param {Record<string, string>} wanted
 */
async function say(page, id, wanted) {
  await page.goto(`${site.url}/events/${id}/desk/players`);
  for (const [team, value] of Object.entries(wanted)) {
    await choice(page, team).selectOption(value);
  }
  await page.locator('#next .save-line button').click();
  await page.waitForLoadState();
  for (const [team, value] of Object.entries(wanted)) {
    assert.equal(await choice(page, team).inputValue(), value, team);
  }
}

test('a team rests, leaves and comes back', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  await openForm(page, site.url);
  await page.locator('#name').fill('League');
  await page.locator('#system').selectOption('team-swiss');
  await page.locator('#rounds').fill('3');
  await page.locator('#boards').fill('2');
  await page.locator('form[action="/events/new"] button[type="submit"]').click();
  await page.waitForURL(/\/desk\/players$/);
  const id = page.url().split('/')[4] ?? '';
  const list = Array.from({ length: 12 }, (_, index) => (
    `P${index + 1},${2000 - index},Team ${'ABCDEF'[Math.floor(index / 2)]}`
  ));
  await page.locator('#text').fill(['name,rating,team', ...list].join('\n'));
  await page.locator('form[action$="/list"] button[type="submit"]').click();
  await page.locator('.people li').first().waitFor();

  await say(page, id, { 'Team C': 'half', 'Team F': 'gone' });
  assert.equal(await choice(page, 'P12').inputValue(), 'gone', 'its players have left with it');
  await page.evaluate(axe);
  const wrong = await page.evaluate(async () => {
    const result = await /** @type {any} */ (window).axe.run();
    return result.violations.map((/** @type {any} */ one) => one.id);
  });
  assert.deepEqual(wrong, []);
  await pairRound(page, site.url, id);
  assert.equal(await page.locator('.teams-line').count(), 2);
  await fillRound(page);

  await say(page, id, { 'Team F': 'plays', 'Team A': 'zero' });
  assert.equal(await choice(page, 'Team C').inputValue(), 'plays', 'a bye is for one round');
  assert.equal(await choice(page, 'P12').inputValue(), 'plays');
  await pairRound(page, site.url, id);
  assert.equal(await page.locator('.teams-line').count(), 2);
  await page.goto(`${site.url}/events/${id}/desk/history`);
  assert.match(await page.locator('.history').innerText(), /Round 2: 2 entries changed/);
  assert.deepEqual(faults, []);
  await context.close();
});
