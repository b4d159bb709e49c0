// A rule book of one's own: checked on a page without script, then played by.

import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { launch, openPage, visitor } from './support/browser.mjs';
import { ready, state, type, untilPly } from './support/game.mjs';
import { Site } from './support/site.mjs';

const CLUB = `format = 1
id = "club"
variants = ["russian"]
source = "Rules of the club"
name.en = "Thursday club"
name.fr = "Club du jeudi"
name.ru = "Клуб четверга"
about.en = "Two repetitions are a draw."
about.fr = "Deux répétitions font nulle."
about.ru = "Два повторения — ничья."

[[clause]]
id = "3"
article = "3"
source = "Rules of the club, 3"
kind = "repetition"
times = 2
name.en = "second repetition"
name.fr = "deuxième apparition"
name.ru = "двукратное повторение"
rule.en = "The second time is a draw."
rule.fr = "La deuxième fois fait nulle."
rule.ru = "Второй раз — ничья."
`;

/** @type {Site} */
let site;
/** @type {import('playwright-core').Browser} */
let browser;
let folder = '';

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'damier-book-'));
  const file = join(folder, 'club.toml');
  await writeFile(file, CLUB);
  site = await Site.start(['--rules', file]);
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

test('the book is offered, played by and explained', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  await page.goto(site.url);
  await page.locator('input[name="variant"][value="russian"]').check();
  await page.locator('input[name="mode"][value="local"]').check();
  await page.locator('.settings summary').click();
  await page.locator('#rulebook-russian').selectOption({ label: 'Thursday club' });
  await page.locator('#fen').fill('W:WK1:BK32');
  await page.locator('#start').click();
  await page.waitForURL(/\/game\//);
  await ready(page);
  for (const [index, move] of '1-5 32-28 5-1 28-32'.split(' ').entries()) {
    await type(page, move);
    await untilPly(page, index + 1);
  }
  await page.locator('#verdict').waitFor();
  assert.equal((await state(page)).verdict.clause, 'club/3');
  // The text that the game is played by is kept with it.
  await page.locator('#verdict .why a[href*="/rules#"]').click();
  await page.waitForURL(/\/game\/\w+\/rules#/);
  assert.match(String(await page.locator('main').textContent()), /The second time is a draw/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a book is checked without script: mistakes by line and column, then what it says', async () => {
  const context = await visitor(browser, { javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/rules`);
  await page.locator('a[href="/rules/check"]').click();
  await page.locator('#text').fill(CLUB.replace('times = 2', 'tiems = 2'));
  await page.locator('.check-form .button').click();
  const mistake = page.locator('.mistakes li', { hasText: 'Line 17, column 1' });
  assert.match(String(await mistake.textContent()), /did you mean `times`/);
  assert.match(await page.locator('#text').inputValue(), /tiems/, 'the text is kept');
  await page.locator('#file').setInputFiles({
    name: 'club.toml', mimeType: 'application/toml', buffer: Buffer.from(CLUB),
  });
  await page.locator('.check-form .button').click();
  await page.locator('h2.fine').waitFor();
  await page.locator('.found summary').click();
  assert.match(String(await page.locator('.found .rule').first().textContent()), /second time/);
  await context.close();
});
