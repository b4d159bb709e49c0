// A secretary's other business: a rule book of the event's own, matches by a chosen book,
// grids, the screen of a large hall; and what players see of endings and repetitions.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { launch, openPage, visitor } from './support/browser.mjs';
import { start, state, type, untilPly } from './support/game.mjs';
import { KEY, begin as beginGame, finish } from './support/referee.mjs';
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

/** @param {Page} page @param {string} where */
async function accessible(page, where) {
  await page.evaluate(axe);
  const faults = await page.evaluate(async () => {
    const result = await /** @type {any} */ (window).axe.run();
    return result.violations.map((/** @type {any} */ one) => (
      `${one.id}: ${one.nodes.map((/** @type {any} */ node) => node.target.join(' ')).join(', ')}`
    ));
  });
  assert.deepEqual(faults, [], where);
}

const WRONG = 'format = 1\nid = "club"\nvarints = ["russian"]\n'
  + '[[clause]]\nid = "1"\nkind = "nothing"\n';

for (const javaScriptEnabled of [true, false]) {
  test(`mistakes in an event's own book, ${javaScriptEnabled ? 'with' : 'without'} script`, async () => {
    const context = await visitor(browser, { javaScriptEnabled });
    const { page, faults } = await openPage(context);
    await openForm(page, site.url);
    await page.locator('#name').fill('Club Cup');
    await page.locator('#rulebook').selectOption('own');
    if (!javaScriptEnabled) await page.locator('#own-book summary').click();
    await page.locator('#rulebook-text').fill(WRONG);
    await page.locator('form[action="/events/new"] button[type="submit"]').click();
    await page.locator('#mistakes li').first().waitFor();
    const told = await page.locator('#mistakes').innerText();
    for (const part of ['Line 3, column 1', 'varints', 'Line 6, column 8', 'nothing']) {
      assert.ok(told.includes(part), part);
    }
    assert.ok(await page.locator('#rulebook-text').isVisible(), 'the field is open');
    assert.equal(await page.locator('#rulebook-text').inputValue(), WRONG);
    assert.equal(await page.locator('#name').inputValue(), 'Club Cup');
    if (javaScriptEnabled) await accessible(page, 'mistakes in the form of an event');
    assert.deepEqual(faults.filter((one) => !one.includes('422')), []);
    await context.close();
  });
}

test('a match by a book of another federation, with its sanction', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  await page.goto(`${site.url}/playoff/new`);
  await page.locator('#variant').selectOption('russian');
  const offered = await page.locator('#rulebook option:not([hidden])').evaluateAll((all) => (
    all.map((one) => /** @type {HTMLOptionElement} */ (one).value)
  ));
  assert.ok(offered.includes('idf') && !offered.includes('fmjd'), offered.join());
  await page.locator('#rulebook').selectOption('idf');
  await page.locator('#first').fill('Anna Berg');
  await page.locator('#second').fill('Bo Maas');
  await page.locator('#sanction').fill('2');
  await page.locator('.match-form button[type="submit"]').click();
  await page.waitForURL(/\/playoff\/[a-z0-9]{9}$/);
  const match = page.url();
  assert.match(await page.locator('.lead').innerText(), /IDF/);
  const id = await beginGame(page);
  await page.goto(match);
  await page.locator('.match-door a').click();
  await page.locator('#name').fill('Rita Bos');
  await page.locator('#key').fill(KEY);
  await page.locator('form.sheet button[type="submit"]').click();
  await page.waitForURL(match);
  await page.locator('input[name="player"][value="first"]').first().check({ force: true });
  await page.locator('#why').fill('Talked to the neighbour all the time.');
  await page.locator('.match-desk button[type="submit"]').first().click();
  await page.locator('.sanctions li').waitFor();
  assert.match(await page.locator('.sanctions').innerText(), /2:00/);
  // The pause is asked for after the game, and the times went with the players.
  await finish(page, site.url, id, null);
  await page.goto(match);
  await page.locator('input[name="action"][value="pause"] ~ button').first().click();
  await page.locator('.break-line').waitFor();
  await accessible(page, 'a match');
  assert.deepEqual(faults, []);
  await context.close();
});

test('a round robin has a grid, alike on screen and paper', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  await openForm(page, site.url);
  await page.locator('#name').fill('Masters');
  await page.locator('#system').selectOption('round-robin');
  await page.locator('#rounds').fill('');
  await page.locator('form[action="/events/new"] button[type="submit"]').click();
  await page.waitForURL(/\/desk\/players$/);
  const id = page.url().split('/')[4] ?? '';
  await page.locator('#text').fill('Anna; 2200\nBo; 2100\nCleo; 2000\nDan; 1900');
  await page.locator('form[action$="/list"] button[type="submit"]').click();
  await page.locator('.people li').first().waitFor();
  for (let round = 1; round <= 3; round += 1) {
    await pairRound(page, site.url, id);
    await fillRound(page);
  }
  const grid = async () => page.locator('table').first().evaluate((table) => (
    [...table.querySelectorAll('tbody tr')].map((row) => (
      [...row.querySelectorAll('td.mark')].map((cell) => cell.textContent)
    ))
  ));
  await page.goto(`${site.url}/events/${id}/crosstable`);
  const seen = await grid();
  assert.equal(seen.length, 4);
  for (const [row, marks] of seen.entries()) {
    assert.equal(marks.length, 4);
    for (const [column, mark] of marks.entries()) {
      const other = seen[column]?.[row];
      if (row === column) assert.equal(mark, '×');
      else assert.equal(Number(mark) + Number(other), 2, `${row} against ${column}`);
    }
  }
  await accessible(page, 'the grid');
  await page.goto(`${site.url}/events/${id}/files/crosstable.html`);
  assert.deepEqual(await grid(), seen);
  const pdf = await page.request.get(`${site.url}/events/${id}/files/crosstable.pdf`);
  assert.ok((await pdf.body()).subarray(0, 5).equals(Buffer.from('%PDF-')));
  await page.goto(`${site.url}/events/${id}/player/1`);
  assert.match(await page.locator('.worth').innerText(), /Performance/);
  await accessible(page, 'the card of a player');
  assert.deepEqual(faults, []);
  await context.close();
});

test('a hall of a hundred boards turns its pages', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  await openForm(page, site.url);
  await page.locator('#name').fill('Hundred Boards');
  await page.locator('form[action="/events/new"] button[type="submit"]').click();
  await page.waitForURL(/\/desk\/players$/);
  const id = page.url().split('/')[4] ?? '';
  const long = 'Jean-Christophe-Maximilien de la Rochefoucauld-Saint-Germain';
  const list = Array.from({ length: 200 }, (_, index) => (
    `${index % 9 === 4 ? long : 'Player'} ${index}; ${2300 - index}`
  ));
  await page.locator('#text').fill(list.join('\n'));
  await page.locator('form[action$="/list"] button[type="submit"]').click();
  await page.locator('.people li').first().waitFor();
  await pairRound(page, site.url, id);
  await fillRound(page);
  await pairRound(page, site.url, id);
  await page.goto(`${site.url}/events/${id}/hall`);
  await page.locator('#hall-paging:not([hidden])').waitFor();
  const shown = () => page.evaluate(() => {
    const rows = [...document.querySelectorAll('[data-pages="boards"] > li:not([hidden])')];
    return {
      boards: rows.map((row) => row.querySelector('.hall-board')?.textContent ?? ''),
      bottom: Math.max(...rows.map((row) => row.getBoundingClientRect().bottom)),
      high: window.innerHeight,
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
  const seen = new Set();
  const foot = await page.locator('[data-page="boards"]').innerText();
  const pages = Number(foot.split('/')[1]);
  await page.locator('#hall-pause').click();
  for (let turn = 0; turn < pages; turn += 1) {
    const { boards, bottom, high, wide } = await shown();
    assert.ok(boards.length > 3 && bottom <= high, `${boards.length} boards end at ${bottom}`);
    assert.equal(wide, 0);
    for (const board of boards) {
      assert.ok(!seen.has(board), `board ${board} once`);
      seen.add(board);
    }
    await page.locator('#hall-after').click();
  }
  assert.equal(seen.size, 100);
  // The columns beside the names say what they count.
  const heads = await page.locator('.hall-standings th').allInnerTexts();
  assert.equal(heads[2], 'Points');
  assert.match(String(heads[3]), /Solkoff/);
  assert.match(await page.locator('#hall-now').innerText(), /^\d\d:\d\d$/);
  await accessible(page, 'the hall');
  assert.deepEqual(faults, []);
  await context.close();
});

test('a small ending without added time is ruled on as it arises', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  const ending = {
    variant: 'international', rulebook: 'fmjd', mode: 'local',
    fen: 'B:WK1,K26,38,40:BK47', clock: "5'",
  };
  await start(page, site.url, ending);
  assert.match(await page.locator('.book-note').innerText(), /No time is added.*6\.1\.1\.a/);
  await type(page, '47x45');
  await page.locator('#ruling .ruling').waitFor();
  assert.match(await page.locator('#ruling').innerText(), /White has a win and must show it now/);
  await page.waitForFunction(() => (
    document.getElementById('status')?.textContent?.includes('the win must be shown')
  ));
  await accessible(page, 'a win is to be shown');
  await type(page, '26-12');
  await page.waitForFunction(() => (
    document.getElementById('ruling')?.textContent?.includes('still wins')
  ));
  await start(page, site.url, ending);
  await type(page, '47x45');
  await page.locator('#ruling .ruling').waitFor();
  await type(page, '1-6');
  await page.locator('#verdict').waitFor();
  assert.equal((await state(page)).verdict.clause, 'fmjd/A3-6.1.1.a');

  // Against the computer, which is to show its win or loses it.
  await start(page, site.url, { ...ending, mode: 'computer', side: 'black', level: 8 });
  await type(page, '47x45');
  await page.waitForFunction(() => {
    const told = document.getElementById('ruling')?.textContent ?? '';
    return /must show it now|still wins/.test(told) || document.getElementById('verdict')?.hidden === false;
  });
  const { rulings } = await page.evaluate(async (path) => (await fetch(path)).json(),
    `${new URL(page.url()).pathname.replace('/game/', '/api/games/')}/story`);
  assert.equal(rulings[0].toShow, 'white');
  assert.deepEqual(faults, []);
  await context.close();
});

test('chess on a telephone: the start, the repetitions, one button a reason', async () => {
  const context = await visitor(browser, { isPhone: true });
  const { page, faults } = await openPage(context);
  await start(page, site.url, { variant: 'chess960', mode: 'local', start: '518' });
  assert.match(await page.locator('.phone-line').innerText(), /518/);
  assert.ok(await page.locator('.phone-line').isVisible());
  const moves = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
  for (const [index, move] of moves.entries()) {
    await type(page, move);
    await untilPly(page, index + 1);
  }
  const chip = page.locator('.chip.note');
  assert.equal(await chip.innerText(), 'Position has stood twice');
  assert.ok(await chip.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left >= 0 && right <= window.innerWidth;
  }), 'the chip is on the screen');
  await accessible(page, 'a repetition');

  // Every move of the king brings the fifty moves about: one button, then the moves.
  await start(page, site.url, {
    variant: 'chess960', mode: 'local', fen: '4k3/8/8/8/8/8/3R4/4K3 w - - 99 80',
  });
  await page.locator('#claim').click();
  const buttons = page.locator('#question-list .button');
  assert.equal(await buttons.count(), 1);
  assert.match(await buttons.innerText(), /announce one of \d+ moves/);
  await buttons.click();
  assert.ok(await buttons.count() > 10);
  await accessible(page, 'the moves to announce');
  await buttons.filter({ hasText: /^Ke2$/ }).click();
  await page.locator('#verdict').waitFor();
  assert.equal((await state(page)).verdict.result, '1/2-1/2');
  assert.deepEqual(faults, []);
  await context.close();
});

test('a match of teams and a knock-out, from the entry to the last round', async () => {
  const context = await visitor(browser);
  const { page, faults } = await openPage(context);
  for (const [system, boards, list, rounds] of /** @type {[string, string, string, number][]} */ ([
    ['team-swiss', '2', Array.from({ length: 12 }, (_, index) => (
      `P${index},${2000 - index},Team ${'ABCDEF'[Math.floor(index / 2)]}`
    )).join('\n'), 3],
    ['knock-out', '', 'Anna; 2200\nBo; 2100\nCleo; 2000\nDan; 1900', 2],
  ])) {
    await openForm(page, site.url);
    await page.locator('#name').fill(system);
    await page.locator('#system').selectOption(system);
    await page.locator('#rounds').fill(system === 'knock-out' ? '' : String(rounds));
    if (boards) await page.locator('#boards').fill(boards);
    await page.locator('form[action="/events/new"] button[type="submit"]').click();
    await page.waitForURL(/\/desk\/players$/);
    const id = page.url().split('/')[4] ?? '';
    const head = boards ? 'name,rating,team\n' : '';
    await page.locator('#text').fill(head + list);
    await page.locator('form[action$="/list"] button[type="submit"]').click();
    await page.locator('.people li').first().waitFor();
    for (let round = 1; round <= rounds; round += 1) {
      await pairRound(page, site.url, id);
      await page.evaluate(() => {
        for (const select of document.querySelectorAll('select.result')) {
          if (select instanceof HTMLSelectElement) select.value = 'white';
        }
      });
      await page.locator('#results button[type="submit"]').click();
      await page.waitForLoadState();
    }
    // The last step is taken back and done again.
    await page.locator('#last-step button').click();
    await page.waitForLoadState();
    assert.doesNotMatch(await page.locator('#missing').innerText(), /All results are in/);
    assert.equal(await page.locator('.teams-line').count(), boards ? 3 : 0);
    await page.goto(`${site.url}/events/${id}/hall`);
    if (boards) {
      assert.equal(await page.locator('.hall-match').count(), 3);
      assert.match(await page.locator('.hall-match strong').first().innerText(), /^(–|\d+.\d+)$/);
      assert.match(await page.locator('.hall-match').first().innerText(), /Team .*Team /s);
    }
    await page.goto(`${site.url}/events/${id}/standings`);
    assert.equal(await page.locator('.standings tbody').count(), boards ? 6 : 4);
    await accessible(page, `${system} standings`);
  }
  assert.deepEqual(faults, []);
  await context.close();
});
