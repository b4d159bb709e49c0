// Chess960 on the play page: castling by every way of entering it, promotion,
// capture in passing, mate, and every end that comes by itself.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, openPage, visitor } from './support/browser.mjs';
import { click, offered, square, start, state, type, untilPly } from './support/game.mjs';
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
 * The number that the board gives to a square: from a8 along the ranks.
 * @param {string} name
 */
function at(name) {
  return (8 - Number(name[1])) * 8 + name.charCodeAt(0) - 96;
}

/**
 * A page with a game of chess for two at one board.
 * @param {object} settings
 * @param {import('playwright-core').BrowserContextOptions} [options]
 */
async function board(settings, options) {
  const context = await visitor(browser, options);
  const { page, faults } = await openPage(context);
  await start(page, site.url, { variant: 'chess960', mode: 'local', ...settings });
  return { context, page, faults };
}

const ROOKS = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';

/** @type {[string, (page: import('playwright-core').Page) => Promise<void>][]} */
const WAYS = [
  ['king onto rook', (page) => click(page, at('e1'), at('h1'))],
  ['king two steps', (page) => click(page, at('e1'), at('g1'))],
  ['a carried king', (page) => square(page, at('e1')).dragTo(square(page, at('h1')))],
  ['the button', (page) => page.locator('[data-castle="O-O"]').click()],
  ['letters', (page) => type(page, 'O-O')],
  ['zeros', (page) => type(page, '0-0')],
  ['an engine’s words', (page) => type(page, 'e1h1')],
];

test('castling can be entered in every way', async () => {
  for (const [name, enter] of WAYS) {
    const { context, page, faults } = await board({ fen: ROOKS });
    await enter(page);
    await untilPly(page, 1);
    const game = await state(page);
    assert.equal(game.moves[0].text, 'O-O', name);
    assert.match(game.fen, /^r3k2r\/8\/8\/8\/8\/8\/8\/R4RK1 b kq/, name);
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test('castling is shown before it is played, also where the king stands still', async () => {
  const { context, page, faults } = await board({ fen: '4k3/8/8/8/8/8/8/R5KR w HA - 0 1' });
  await page.locator('[data-castle="O-O"]').hover();
  await page.locator('#board .ghost').first().waitFor({ state: 'attached' });
  assert.equal(await page.locator('#board .ghost').count(), 2);
  await click(page, at('g1'), at('h1'));
  await untilPly(page, 1);
  assert.match((await state(page)).fen, /R4RK1 b/);
  assert.equal(await page.locator('#board .ghost').count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a whole game with a capture in passing, a promotion and a mate', async () => {
  const { context, page, faults } = await board({ start: '518' });
  assert.match(String(await page.locator('.start-number').textContent()), /518/);
  const moves = ['e2-e4', 'a7-a6', 'e4-e5', 'd7-d5', 'e5-d6', 'a6-a5', 'd6-c7', 'a5-a4', 'c7-b8',
    'h7-h6', 'd1-f3', 'h6-h5', 'f1-c4', 'h5-h4', 'f3-f7'];
  for (const [index, move] of moves.entries()) {
    const [from = '', to = ''] = move.split('-');
    await click(page, at(from), at(to));
    if (move === 'c7-b8') await page.locator('#board [data-promotion="n"]').click();
    await untilPly(page, index + 1);
  }
  await page.locator('#verdict').waitFor();
  const game = await state(page);
  const written = game.moves.map((/** @type {{ text: string }} */ one) => one.text);
  assert.deepEqual(written.filter((_, ply) => ply % 2 === 0),
    ['e4', 'e5', 'exd6', 'dxc7', 'cxb8=N', 'Qf3', 'Bc4', 'Qxf7#']);
  assert.equal(game.verdict.reason, 'checkmate');
  assert.equal(game.verdict.result, '1-0');
  const record = await page.request.get(`${site.url}/api/games/${game.id}/pdn`);
  assert.match(await record.text(), /5\. cxb8=N h6 6\. Qf3/);
  assert.match(String(record.headers()['content-disposition']), /\.pgn/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a king in check is marked, named and told, also when looking back', async () => {
  const { context, page, faults } = await board({ fen: '4k3/8/8/8/8/8/8/R3K3 w - - 0 1' });
  const marked = page.locator('#board .attacked-ring');
  assert.equal(await marked.count(), 0);
  await click(page, at('a1'), at('a8'));
  await untilPly(page, 1);
  await marked.waitFor({ state: 'attached' });
  assert.equal((await state(page)).moves[0].check, 'black');
  assert.match(String(await square(page, at('e8')).getAttribute('aria-label')), /in check/);
  await page.getByText('Black to move, in check').first().waitFor();
  await click(page, at('e8'), at('e7'));
  await untilPly(page, 2);
  await marked.waitFor({ state: 'detached' });
  await page.locator('[data-ply="1"]').click();
  await marked.waitFor({ state: 'attached' });
  assert.deepEqual(faults, []);
  await context.close();
});

test('thinking again before a promotion plays nothing', async () => {
  const { context, page, faults } = await board({ fen: '4k3/1P6/8/8/8/8/8/4K3 w - - 0 1' });
  await click(page, at('b7'), at('b8'));
  await page.locator('#board .promotion').waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('#board .promotion').count(), 0);
  assert.equal((await state(page)).ply, 0);
  await click(page, at('b7'), at('b8'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await untilPly(page, 1);
  assert.equal((await state(page)).moves[0].text, 'b8=R+');
  assert.deepEqual(faults, []);
  await context.close();
});

const SHUFFLE = ['Kd1', 'Kd8', 'Ke1', 'Ke8'];
/** @type {[string, object, string[]][]} */
const DRAWS = [
  ['stalemate', { fen: '7k/5Q2/8/8/8/8/8/K7 w - - 0 1' }, ['Qg6']],
  ['dead-position', { fen: '8/8/8/8/k7/8/1p6/K7 w - - 0 1' }, ['Kxb2']],
  ['move-limit', { fen: '4k3/8/8/8/8/8/8/R3K3 w - - 149 100' }, ['Ra2']],
  ['repetition', { fen: '4k3/8/8/8/8/8/8/R3K3 w - - 0 1' },
    [...SHUFFLE, ...SHUFFLE, ...SHUFFLE, ...SHUFFLE]],
  ['repetition', { fen: '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', rulebook: 'casual-960' },
    [...SHUFFLE, ...SHUFFLE]],
];

test('draws come by themselves, and the counters are seen before', async () => {
  for (const [reason, settings, moves] of DRAWS) {
    const { context, page, faults } = await board(settings);
    for (const [index, move] of moves.entries()) {
      await type(page, move);
      await untilPly(page, index + 1);
    }
    await page.locator('#verdict').waitFor();
    const { verdict } = await state(page);
    assert.equal(verdict.reason, reason);
    assert.equal(verdict.result, '1/2-1/2');
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test('a flag falls without a loss where the opponent cannot mate', async () => {
  const fen = '4k3/8/8/8/8/8/8/R3K3 w - - 0 1';
  const { context, page, faults } = await board({ fen, clock: '2"' });
  await type(page, 'Ra2');
  await untilPly(page, 1);
  await type(page, 'Kd8');
  await untilPly(page, 2);
  await page.locator('#verdict').waitFor();
  const { verdict } = await state(page);
  assert.equal(verdict.result, '1/2-1/2', verdict.text);
  assert.deepEqual(faults, []);
  await context.close();
});

test('moves are written and read with the letters of the language', async () => {
  const { context, page, faults } = await board({ start: '518' }, { locale: 'fr' });
  await type(page, 'Cf3');
  await untilPly(page, 1);
  assert.equal(await page.locator('#move-list [data-ply="1"]').textContent(), 'Cf3');
  // What is typed in English is understood as well.
  await type(page, 'Nc6');
  await untilPly(page, 2);
  assert.equal(await page.locator('#move-list [data-ply="2"]').textContent(), 'Cc6');
  assert.deepEqual(faults, []);
  await context.close();
});

test('the computer answers, from a start drawn by lot', async () => {
  const { context, page, faults } = await board({
    mode: 'computer', level: 2, side: 'white', start: 'random',
  });
  const [first] = (await offered(page)) ?? [];
  await click(page, first.from, first.to);
  await untilPly(page, 2);
  assert.match((await state(page)).startNumber, /^\d+$/);
  assert.deepEqual(faults, []);
  await context.close();
});
