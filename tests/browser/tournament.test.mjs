// A newcomer runs a Swiss of thirty players through the browser; two arbiters work
// at once; players report by the code of their board.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, openPage, visitor } from './support/browser.mjs';
import { KEY } from './support/referee.mjs';
import { Site } from './support/site.mjs';
import { begin, fillRound, pairRound } from './support/tournament.mjs';

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

test('a round whose only result was cleared is taken back', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  const id = await begin(page, site.url, 6, 3);
  const seen = page.locator('[data-board="1"] input[type="hidden"]');
  const versions = page.locator('.desk-page input[name="version"]');
  const before = Number(await versions.first().inputValue());
  /** @param {() => Promise<boolean>} holds */
  const until = async (holds) => {
    while (!await holds()) await page.waitForTimeout(50);
  };
  for (const result of ['white', 'open']) {
    await page.locator('select.result').first().selectOption(result);
    await until(async () => await seen.inputValue() === result);
  }
  await until(async () => {
    const all = await versions.all();
    const values = await Promise.all(all.map((field) => field.inputValue()));
    return values.length === 2 && values.every((value) => Number(value) === before + 2);
  });
  await page.locator('button.danger').click();
  await page.waitForURL(`${site.url}/events/${id}/desk/players`);
  assert.equal(await page.locator('#fault').count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('thirty players, five rounds', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  const id = await begin(page, site.url, 30, 5);
  assert.equal(await page.locator('select.result').count(), 15);

  // The first boards by keys: each is saved at once, and the next one follows.
  await page.locator('select.result').first().focus();
  for (const key of ['2', '1', '0']) await page.keyboard.press(key);
  await page.locator('[data-board="3"] .is-saved').waitFor();
  const third = await page.locator('[data-board="4"] select').evaluate(
    (select) => select === document.activeElement,
  );
  assert.ok(third, 'the fourth board is next');

  for (let round = 1; round <= 5; round += 1) {
    if (round > 1) await pairRound(page, site.url, id);
    await fillRound(page);
    assert.match(await page.locator('#missing').innerText(), /All results are in/);
  }
  await page.goto(`${site.url}/events/${id}`);
  assert.equal(await page.locator('.standings tbody').count(), 30);
  const places = await page.locator('.standings .place').allInnerTexts();
  assert.equal(places[0], '1');
  await page.locator('.why-place summary').first().click();
  assert.ok(await page.locator('.why-place[open] li').count() > 2, 'every value has its addends');
  const sums = await page.evaluate(async (path) => {
    const order = await (await fetch(path)).json();
    return order.reduce((/** @type {number} */ sum, /** @type {any} */ row) => (
      sum + Number(row.points)
    ), 0);
  }, `/api/tournaments/${id}/standings`);
  assert.equal(sums, 5 * 15 * 2);
  await page.goto(`${site.url}/events/${id}/why?a=1&b=2&round=2`);
  assert.ok(await page.locator('#answer li').count() > 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('two arbiters see one another', async () => {
  const one = await visitor(browser);
  const { page } = await openPage(one);
  const id = await begin(page, site.url, 8, 3);
  const two = await visitor(browser, { storageState: await one.storageState() });
  const other = (await openPage(two)).page;
  await other.goto(`${site.url}/events/${id}/desk`);
  await page.locator('[data-board="2"] select').selectOption('draw');
  await page.locator('[data-board="2"] .is-saved').waitFor();
  await other.waitForFunction(() => {
    const select = document.querySelector('[data-board="2"] select');
    return select instanceof HTMLSelectElement && select.value === 'draw';
  });
  // What one of them has on the screen from before is not written over.
  await other.locator('[data-board="3"] input[type="hidden"]').evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = 'white';
  });
  await other.locator('[data-board="3"] select').selectOption('black');
  await other.locator('[data-board="3"] .is-wrong').waitFor();
  await one.close();
  await two.close();
});

test('what could not be saved is when the program is back', async () => {
  const one = await visitor(browser);
  const { page } = await openPage(one);
  const id = await begin(page, site.url, 8, 3);
  const two = await visitor(browser, { storageState: await one.storageState() });
  const other = (await openPage(two)).page;
  await other.goto(`${site.url}/events/${id}/desk`);
  await page.locator('[data-board="1"] select').selectOption('white');
  await page.locator('[data-board="1"] .is-saved').waitFor();
  await site.stop('SIGKILL');
  await page.locator('[data-board="2"] select').selectOption('draw');
  await other.locator('[data-board="3"] select').selectOption('black');
  await page.locator('[data-board="2"] .is-wrong').waitFor();
  await site.resume();
  await page.locator('[data-board="2"] .is-saved').waitFor();
  await other.locator('[data-board="3"] .is-saved').waitFor();
  await page.waitForFunction(() => {
    const select = document.querySelector('[data-board="3"] select');
    return select instanceof HTMLSelectElement && select.value === 'black';
  });
  assert.match(await page.locator('#missing').innerText(), /1 result is missing/);
  const reply = await page.request.get(`${site.url}/api/tournaments/${id}`);
  const boards = (await reply.json()).event.rounds[0].boards;
  const kinds = boards.map((/** @type {any} */ board) => board.result.side ?? board.result.kind);
  assert.deepEqual(kinds, ['white', 'draw', 'black', 'unfinished']);
  await one.close();
  await two.close();
});

test('players report by the code of their board', async () => {
  const desk = await visitor(browser);
  const { page } = await openPage(desk);
  const id = await begin(page, site.url, 6, 3);
  const slips = await page.request.get(`${site.url}/events/${id}/files/slips.html?round=1`);
  const html = await slips.text();
  assert.equal(html.split('class="code"').length - 1, 3);
  const links = await page.evaluate(async (path) => {
    const parsed = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
    return [...parsed.querySelectorAll('a.slip-link')].map((link) => link.getAttribute('href'));
  }, `/events/${id}/desk`);
  assert.equal(links.length, 3);
  const telephones = [];
  for (const side of ['white', 'black']) {
    const phone = await visitor(browser, { isPhone: true });
    telephones.push(phone);
    const { page: player, faults } = await openPage(phone);
    await player.goto(`${site.url}${links[1]}`);
    await player.locator(`input[name="side"][value="${side}"]`).check({ force: true });
    await player.locator('input[name="result"][value="draw"]').check({ force: true });
    await player.locator('form.sheet button[type="submit"]').click();
    await player.locator('#said').waitFor();
    if (side === 'white') await page.locator('#reports li').waitFor();
    else await player.locator('#result').waitFor();
    assert.deepEqual(faults, []);
  }
  await page.waitForFunction(() => {
    const select = document.querySelector('[data-board="2"] select');
    return select instanceof HTMLSelectElement && select.value === 'draw';
  });
  // One side alone: the arbiter confirms.
  const player = (await openPage(/** @type {any} */ (telephones[0]))).page;
  await player.goto(`${site.url}${links[2]}`);
  await player.locator('input[name="side"][value="white"]').check({ force: true });
  await player.locator('input[name="result"][value="white"]').check({ force: true });
  await player.locator('form.sheet button[type="submit"]').click();
  await player.locator('#said').waitFor();
  await page.locator('#reports button[value="confirm"]').click();
  await page.waitForLoadState();
  assert.equal(await page.locator('[data-board="3"] select').inputValue(), 'white');
  for (const phone of telephones) await phone.close();
  await desk.close();
});
