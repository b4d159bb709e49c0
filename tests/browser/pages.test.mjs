// Every page in every language: whole, without faults, in one language only.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, openPage, visitor } from './support/browser.mjs';
import { ready, start } from './support/game.mjs';
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

/** Words that are on some page in one language and on none in another. */
const FOREIGN = {
  en: /[а-яё]{3}|\b(les|une|partie|règles)\b/i,
  fr: /[а-яё]{3}|\b(the|game|with|your|rules|move|moves|level|and)\b/i,
  ru: /\b(the|game|with|your|rules|move|moves|level|and|les|une|partie)\b/i,
};

/** Names that are the same everywhere. */
const NAMES = new RegExp([
  'English', 'Français', 'Русский', 'Damier', 'GNU Affero General Public License',
  'Breakthrough', 'Frysk!', 'Pool checkers',
].join('|'), 'g');

for (const code of /** @type {('en' | 'fr' | 'ru')[]} */ (['en', 'fr', 'ru'])) {
  test(`every page in ${code}`, async () => {
    const context = await visitor(browser, { locale: code });
    const { page, faults } = await openPage(context);
    const settings = { variant: 'russian', mode: 'computer', level: 3, side: 'white' };
    const id = await start(page, site.url, settings);
    const books = await (await page.request.get(`${site.url}/api/rules`)).json();
    const list = books.books ?? books;
    assert.ok(list.length >= 4);
    const paths = ['/', '/games', '/rules', '/about', `/game/${id}`];
    for (const { id: book } of list) paths.push(`/rules/${book}`);
    for (const path of paths) {
      const response = await page.goto(site.url + path);
      assert.equal(response?.status(), 200, path);
      if (path.startsWith('/game/')) await ready(page);
      assert.equal(await page.locator('html').getAttribute('lang'), code);
      assert.equal(await page.locator('h1').count(), 1, `${path} has one heading`);
      const words = (await page.locator('body').innerText()).replace(NAMES, '');
      const foreign = FOREIGN[code].exec(words);
      assert.equal(foreign, null, `${path}: “${foreign?.[0]}” in ${words.slice(0, 4000)}`);
      assert.doesNotMatch(words, /\{ ?\$?\w+ ?\}/, path);
      assert.doesNotMatch(words, /\b(js|play|choose|rules|games|about)-[a-z]+/, path);
    }
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test('French has its thin spaces: no sign after a plain space, none without one', async () => {
  const context = await visitor(browser, { locale: 'fr' });
  const { page } = await openPage(context);
  for (const path of ['/', '/games', '/rules', '/rules/fmjd', '/about']) {
    await page.goto(site.url + path);
    const words = (await page.locator('body').innerText()).replace(NAMES, '');
    assert.doesNotMatch(words, /[ \u00a0][;:!?»]|« /, path);
    assert.doesNotMatch(words, /[a-zéèà][;!?]/, path);
  }
  await context.close();
});

test('the language is remembered, and the visitor stays where he was', async () => {
  const context = await visitor(browser, { locale: 'de' });
  const { page, faults } = await openPage(context);
  await page.goto(`${site.url}/rules/fmjd`);
  assert.equal(await page.locator('html').getAttribute('lang'), 'en');
  await page.getByRole('link', { name: 'Русский' }).click();
  assert.match(page.url(), /\/rules\/fmjd$/);
  assert.equal(await page.locator('html').getAttribute('lang'), 'ru');
  await page.goto(site.url);
  assert.equal(await page.locator('html').getAttribute('lang'), 'ru');
  assert.deepEqual(faults, []);
  await context.close();
});

test('light and dark follow the system until the visitor chooses', async () => {
  const context = await visitor(browser, { colorScheme: 'dark' });
  const { page, faults } = await openPage(context);
  await page.goto(site.url);
  const paper = () => page.evaluate(() => (
    getComputedStyle(document.documentElement).backgroundColor
  ));
  const dark = await paper();
  await page.getByRole('button', { name: 'Light or dark' }).click();
  const light = await paper();
  assert.notEqual(light, dark);
  await page.reload();
  assert.equal(await paper(), light, 'remembered');
  assert.deepEqual(faults, []);
  await context.close();
});

test('what is not there has a page that leads back', async () => {
  const context = await visitor(browser, { locale: 'fr' });
  const { page } = await openPage(context);
  const nowhere = ['/nowhere', '/game/zzzzzzzz', '/rules/nobody', '/lang/xx', '/assets/no.css'];
  for (const path of nowhere) {
    const response = await page.goto(site.url + path);
    assert.equal(response?.status(), 404, path);
    assert.equal(await page.locator('h1').count(), 1, path);
    assert.equal(await page.getByRole('link', { name: 'Vers l’accueil' }).count(), 1, path);
  }
  await context.close();
});

test('without script the rules and a finished game can be read', async () => {
  const context = await visitor(browser);
  const { page } = await openPage(context);
  const id = await start(page, site.url, { variant: 'international', mode: 'local' });
  for (const [ply, text] of ['32-28', '19-23', '28x19', '14x23'].entries()) {
    const answer = await page.request.post(`${site.url}/api/games/${id}/actions`, {
      data: { type: 'move', ply, text },
    });
    assert.equal(answer.status(), 200);
  }
  const plain = await visitor(browser, { javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(`${site.url}/game/${id}`);
  assert.equal(await reader.locator('#move-list a').count(), 4);
  // A man is a disc with a groove.
  const pieces = async () => await reader.locator('damier-board svg.picture circle').count() / 2;
  assert.equal(await pieces(), 38);
  await reader.locator('#move-list a').first().click();
  assert.equal(await pieces(), 40);
  await reader.goto(`${site.url}/rules/fmjd`);
  assert.ok(await reader.locator('.clause').count() > 4);
  await context.close();
  await plain.close();
});

test('my games: words where there are none, then every game with its result', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  await page.goto(`${site.url}/games`);
  assert.match(await page.locator('main').innerText(), /No games yet/);
  const id = await start(page, site.url, {
    variant: 'american', mode: 'computer', level: 4, side: 'black',
  });
  await page.request.post(`${site.url}/api/games/${id}/actions`, {
    data: { type: 'resign', ply: 0 },
  });
  await page.goto(`${site.url}/games`);
  const row = await page.locator('.games tbody tr').first().innerText();
  assert.match(row, /American checkers/);
  assert.match(row, /level 4/);
  assert.match(row, /Lost 2–0/);
  await page.locator('.game-link').first().click();
  await page.waitForURL(`**/game/${id}`);
  await page.locator('#verdict.docked').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});
