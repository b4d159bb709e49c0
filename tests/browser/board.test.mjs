// The board alone: told positions and legal moves by the test, no server.

import assert from 'node:assert/strict';
import { after, before, beforeEach, afterEach, test } from 'node:test';
import { launch, openPage, visitor } from './support/browser.mjs';
import { serveFiles } from './support/static.mjs';

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Board</title>
<link rel="icon" href="data:,">
<style>body { margin: 20px; height: 3000px } damier-board { width: 500px }</style>
<damier-board id="board" position="W:W31,32,K50:B28,19,44,6"></damier-board>
<script type="module" src="/assets/board/damier-board.js"></script>`;

/** The captures of that position, as a server would list them. */
const CAPTURES = [
  { text: '32x14', from: 32, to: 14, captures: [19, 28], routes: [[32, 23, 14]] },
  { text: '50x22', from: 50, to: 22, captures: [28, 44], routes: [[50, 39, 22], [50, 33, 22]] },
  { text: '50x17', from: 50, to: 17, captures: [28, 44], routes: [[50, 39, 17]] },
];

/** @type {Awaited<ReturnType<typeof serveFiles>>} */
let files;
/** @type {import('playwright-core').Browser} */
let browser;
/** @type {import('playwright-core').BrowserContext} */
let context;
/** @type {import('playwright-core').Page} */
let page;
/** @type {string[]} */
let faults;

before(async () => {
  files = await serveFiles(PAGE);
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await files?.close();
});

/** @param {Parameters<typeof visitor>[1]} [options] */
async function open(options) {
  context = await visitor(browser, options);
  ({ page, faults } = await openPage(context));
  await page.goto(files.url);
  await page.evaluate((legal) => {
    const board = /** @type {any} */ (document.getElementById('board'));
    const heard = /** @type {any[]} */ ([]);
    /** @type {any} */ (window).heard = heard;
    for (const type of ['move', 'refuse', 'choose']) {
      board.addEventListener(type, (/** @type {CustomEvent} */ event) => {
        heard.push({ type, ...event.detail });
      });
    }
    board.legal = legal;
    board.interactive = 'white';
  }, CAPTURES);
  await page.waitForFunction(() => /** @type {any} */ (document.getElementById('board')).isLive);
}

beforeEach(async () => open());

afterEach(async () => {
  assert.deepEqual(faults, []);
  await context.close();
});

/** @param {number} number */
const square = (number) => page.locator(`#board [data-square="${number}"]`);

/** @param {string} type */
const heard = (type) => page.evaluate(
  (wanted) => /** @type {any[]} */ (/** @type {any} */ (window).heard)
    .filter((one) => one.type === wanted),
  type,
);

/** @param {number} number */
async function middle(number) {
  const box = await square(number).boundingBox();
  assert.ok(box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * @param {number} from
 * @param {number} to
 */
async function drag(from, to) {
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

/** Where pieces are drawn. */
const drawn = () => page.evaluate(() => {
  const root = document.getElementById('board')?.shadowRoot;
  return [...root?.querySelectorAll('[data-piece-on]') ?? []]
    .map((spot) => /** @type {SVGElement} */ (spot).style.transform).sort();
});

test('clicking a piece and its goal tells the page the whole path', async () => {
  await square(32).click();
  await square(14).click();
  assert.deepEqual(await heard('move'), [
    { type: 'move', path: [32, 23, 14], text: '32x14', from: 32, to: 14 },
  ]);
});

test('one click on a square of one capture alone is enough', async () => {
  await square(23).click();
  assert.equal((await heard('move'))[0].text, '32x14');
});

test('where captures part, a second click chooses', async () => {
  await square(50).click();
  await square(39).click();
  assert.deepEqual(await heard('move'), []);
  const parting = (await heard('choose')).pop();
  assert.deepEqual(parting.ends.sort(), [17, 22]);
  await square(17).click();
  assert.deepEqual((await heard('move'))[0].path, [50, 39, 17]);
});

test('routes of one move are one move, walked as it was clicked', async () => {
  await square(50).click();
  await square(33).click();
  assert.deepEqual((await heard('move'))[0].path, [50, 33, 22]);
});

test('captured pieces leave the board, the capturer stands at the end', async () => {
  await square(32).click();
  await square(14).click();
  await page.waitForFunction(() => {
    const root = document.getElementById('board')?.shadowRoot;
    return root?.querySelectorAll('[data-piece-on]').length === 5;
  });
  const label = await square(14).getAttribute('aria-label');
  assert.match(label ?? '', /white man/);
  assert.match(await square(28).getAttribute('aria-label') ?? '', /empty/);
});

test('dragging plays, and dropping elsewhere puts the piece back', async () => {
  const before = await drawn();
  await drag(32, 27);
  assert.deepEqual(await heard('move'), []);
  assert.equal((await heard('refuse')).length, 1);
  assert.deepEqual(await drawn(), before);
  await drag(32, 14);
  assert.equal((await heard('move'))[0].text, '32x14');
});

test('a refused try names the pieces that must move, and shakes once', async () => {
  await square(31).click();
  const [refusal] = await heard('refuse');
  assert.deepEqual(
    { why: refusal.why, square: refusal.square, movable: refusal.movable },
    { why: 'must-capture', square: 31, movable: [32, 50] },
  );
});

test('pieces that must capture have a halo, others none', async () => {
  const halos = await page.evaluate(() => (
    document.getElementById('board')?.shadowRoot?.querySelectorAll('.halo:not(.soft)').length
  ));
  assert.equal(halos, 2);
});

test('a move that is not accepted goes back', async () => {
  const before = await drawn();
  await square(32).click();
  await square(14).click();
  await page.evaluate((legal) => {
    const board = /** @type {any} */ (document.getElementById('board'));
    board.revert();
    board.legal = legal;
  }, CAPTURES);
  await page.waitForFunction((count) => {
    const root = document.getElementById('board')?.shadowRoot;
    return root?.querySelectorAll('[data-piece-on]').length === count;
  }, before.length);
  assert.deepEqual(await drawn(), before);
});

test('keys: arrows walk, Enter takes and puts down, Escape lets go', async () => {
  await square(32).focus();
  await page.keyboard.press('Enter');
  assert.equal(await square(32).getAttribute('aria-selected'), 'true');
  await page.keyboard.press('Escape');
  assert.equal(await square(32).getAttribute('aria-selected'), 'false');
  await page.keyboard.press('Enter');
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowRight']) {
    await page.keyboard.press(key);
  }
  const focused = () => page.evaluate(() => (
    document.getElementById('board')?.shadowRoot?.activeElement?.getAttribute('data-square')
  ));
  assert.equal(await focused(), '13');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  assert.equal((await heard('move'))[0].text, '32x14');
});

test('the board has one tab stop and says what stands where', async () => {
  const stops = await page.evaluate(() => (
    document.getElementById('board')?.shadowRoot?.querySelectorAll('[tabindex="0"]').length
  ));
  assert.equal(stops, 1);
  assert.equal(await square(50).getAttribute('aria-label'), '50, white king, can move');
  assert.equal(await square(6).getAttribute('aria-label'), '6, black man');
  assert.equal(await square(1).getAttribute('aria-label'), '1, empty');
});

test('a move that the page shows is announced', async () => {
  await page.evaluate(() => {
    const board = /** @type {any} */ (document.getElementById('board'));
    board.lastMove = { path: [31, 27], captures: [], text: '31-27' };
    board.position = 'B:W27,32,K50:B28,19,44,6';
    board.legal = [];
  });
  const status = page.locator('#board [role="status"]');
  await page.waitForFunction(() => (
    document.getElementById('board')?.shadowRoot?.querySelector('[role="status"]')?.textContent
  ));
  assert.equal(await status.textContent(), 'White: 31-27');
});

test('a turned board has the same squares at other places', async () => {
  const before = await middle(46);
  await page.evaluate(() => {
    /** @type {any} */ (document.getElementById('board')).orientation = 'black';
  });
  await page.waitForFunction(() => {
    const cell = document.getElementById('board')?.shadowRoot?.querySelector('[data-square="46"]');
    return Number.parseFloat(/** @type {HTMLElement} */ (cell).style.top) < 10;
  });
  const now = await middle(5);
  assert.ok(Math.abs(now.x - before.x) < 2 && Math.abs(now.y - before.y) < 2);
  await square(32).click();
  await square(14).click();
  assert.equal((await heard('move'))[0].text, '32x14');
});

test('a capture that comes home, also where it starts from', async () => {
  await page.evaluate(() => {
    const board = /** @type {any} */ (document.getElementById('board'));
    board.position = 'W:WK47:B42,33,23,31';
    board.legal = [{
      text: '47x47', from: 47, to: 47, captures: [23, 31, 33, 42],
      routes: [[47, 38, 29, 18, 36, 47]],
    }];
  });
  await page.waitForFunction(() => (
    /K|king/.test(document.getElementById('board')?.shadowRoot
      ?.querySelector('[data-square="47"]')?.getAttribute('aria-label') ?? '')
  ));
  await square(47).click();
  await square(47).click();
  assert.equal((await heard('move'))[0].text, '47x47');
  await page.waitForFunction(() => (
    document.getElementById('board')?.shadowRoot?.querySelectorAll('[data-piece-on]').length === 1
  ));
  assert.match(await square(47).getAttribute('aria-label') ?? '', /white king/);
});

test('every geometry has its squares', async () => {
  await page.evaluate(() => {
    /** @type {any} */ (document.getElementById('board')).legal = [];
  });
  for (const [width, layout, notation, squares, first] of [
    [8, 'left', 'algebraic', 32, 'b8'], [10, 'left', 'numeric', 50, '1'],
    [12, 'left', 'numeric', 72, '1'], [8, 'all', 'algebraic', 64, 'a8'],
    [8, 'right', 'algebraic', 32, 'a8'],
  ]) {
    await page.evaluate(([size, where, names]) => {
      const board = document.getElementById('board');
      for (const [name, value] of Object.entries({
        width: size, height: size, layout: where, notation: names, position: 'W:W:B',
      })) board?.setAttribute(name, String(value));
    }, [width, layout, notation]);
    await page.waitForFunction((count) => (
      document.getElementById('board')?.shadowRoot
        ?.querySelectorAll('[role="gridcell"]').length === count
    ), squares);
    assert.equal(await square(1).getAttribute('aria-label'), `${first}, empty`);
  }
});

test('a finger moves pieces without scrolling the page, and scrolls beside them', async () => {
  await context.close();
  await open({ isPhone: true });
  const actions = async (/** @type {number} */ number) => square(number).evaluate(
    (cell) => getComputedStyle(cell).touchAction,
  );
  assert.equal(await actions(32), 'none');
  assert.equal(await actions(21), 'manipulation');
  await square(32).tap();
  await square(14).tap();
  assert.equal((await heard('move'))[0].text, '32x14');
});

test('motion follows the path leg by leg; captured pieces stay until it ends', async () => {
  await context.close();
  await open({ reducedMotion: 'no-preference' });
  await square(32).click();
  await square(14).click();
  const during = await page.evaluate(() => {
    const root = document.getElementById('board')?.shadowRoot;
    const moving = [...root?.querySelectorAll('[data-piece-on="32"]') ?? []]
      .flatMap((spot) => spot.getAnimations());
    return {
      pieces: root?.querySelectorAll('[data-piece-on]').length,
      legs: moving.map((one) => (
        /** @type {KeyframeEffect} */ (one.effect).getKeyframes().length - 1
      )),
    };
  });
  assert.deepEqual(during, { pieces: 7, legs: [2] });
  await page.waitForFunction(() => (
    document.getElementById('board')?.shadowRoot?.querySelectorAll('[data-piece-on]').length === 5
  ));
});
