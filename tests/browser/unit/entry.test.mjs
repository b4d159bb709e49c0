import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOARD } from './support.mjs';

const entry = await import(`${BOARD}entry.js`);
const { Geometry } = await import(`${BOARD}geometry.js`);

/** A legal move as the server lists it. */
function move(text, captures, ...routes) {
  const [route] = routes;
  return { text, from: route[0], to: route[route.length - 1], captures, routes };
}

/** Clicks squares one after the other, as a player who chose no piece before. */
function click(legal, ...squares) {
  let state = entry.IDLE;
  for (const square of squares) {
    if (state.kind === 'idle') {
      const isPiece = legal.some((one) => one.from === square);
      state = isPiece ? entry.choose(legal, square) : entry.point(legal, square);
    } else state = entry.narrow(legal, state, square);
  }
  return state;
}

const QUIET = [
  move('32-28', [], [32, 28]),
  move('32-27', [], [32, 27]),
  move('31-27', [], [31, 27]),
];

test('a quiet move takes its piece and its goal', () => {
  const chosen = click(QUIET, 32);
  assert.equal(chosen.kind, 'chosen');
  assert.deepEqual(chosen.ends, [28, 27]);
  const played = click(QUIET, 32, 27);
  assert.equal(played.kind, 'move');
  assert.equal(played.move.text, '32-27');
});

test('a quiet move is never played by one click on its goal', () => {
  assert.equal(click(QUIET, 28).kind, 'idle');
});

test('clicking the chosen piece again lets it go', () => {
  assert.equal(click(QUIET, 32, 32).kind, 'idle');
});

test('a try that is not legal is refused and says why', () => {
  assert.deepEqual(click(QUIET, 32, 23), { kind: 'refused', square: 32, why: 'not-there' });
  assert.deepEqual(entry.choose(QUIET, 40), { kind: 'refused', square: 40, why: 'no-move' });
  const captures = [move('28x19', [23], [28, 19])];
  assert.equal(entry.choose(captures, 40).why, 'must-capture');
  assert.equal(click(captures, 28, 22).why, 'must-capture');
});

const LONG = [move('47x9', [41, 32, 13], [47, 36, 27, 18, 9])];

test('a capture is entered by any square of its path, with or without its piece', () => {
  for (const square of [36, 27, 18, 9]) {
    for (const clicks of [[square], [47, square]]) {
      const state = click(LONG, ...clicks);
      assert.equal(state.kind, 'move', String(clicks));
      assert.deepEqual(state.path, [47, 36, 27, 18, 9]);
    }
  }
  assert.equal(click(LONG, 47, 32).kind, 'move', 'a piece that is taken is on the path');
});

// Two captures that share their first landing square, and one of another piece.
const PARTING = [
  move('50x22', [44, 28], [50, 39, 22]),
  move('50x17', [44, 28], [50, 39, 17]),
  move('32x14', [28, 19], [32, 23, 14]),
];

test('a square where routes part needs a second click', () => {
  const state = click(PARTING, 50, 39);
  assert.equal(state.kind, 'parting');
  assert.deepEqual(state.ends.sort(), [17, 22]);
  assert.equal(entry.narrow(PARTING, state, 17).move.text, '50x17');
  assert.equal(click(PARTING, 39).kind, 'parting');
  assert.equal(click(PARTING, 39, 22).move.text, '50x22');
});

test('a square of one capture alone needs no second click', () => {
  assert.equal(click(PARTING, 22).move.text, '50x22');
  assert.equal(click(PARTING, 23).move.text, '32x14');
});

test('the routes of one move are one move', () => {
  const legal = [move('30x41', [24, 33], [30, 19, 41], [30, 20, 41])];
  for (const square of [19, 20, 41]) assert.equal(click(legal, 30, square).kind, 'move');
  assert.deepEqual(click(legal, 30, 20).path, [30, 20, 41], 'the way that was clicked is walked');
});

test('a capture that comes home is entered by clicking home again', () => {
  const legal = [move('47x47', [41, 33, 23, 42], [47, 36, 18, 38, 47])];
  const state = click(legal, 47, 47);
  assert.equal(state.kind, 'move');
  assert.equal(state.move.text, '47x47');
  assert.equal(click(legal, 18).kind, 'move');
});

test('home and another end are told apart', () => {
  const legal = [
    move('47x47', [41, 33, 23, 42], [47, 36, 18, 38, 47]),
    move('47x29', [41, 33, 23, 42], [47, 36, 18, 29]),
  ];
  assert.equal(click(legal, 47, 47).move.text, '47x47');
  assert.equal(click(legal, 47, 29).move.text, '47x29');
  const state = click(legal, 47, 18);
  assert.equal(state.kind, 'parting');
  assert.equal(entry.narrow(legal, state, 47).move.text, '47x47');
});

// Both captures land on 20 and on 30, in opposite order.
const CROSSING = [
  move('40x20', [35, 25], [40, 30, 20]),
  move('40x30', [34, 25], [40, 20, 30]),
];

test('insisting on a square means stopping there', () => {
  const state = click(CROSSING, 40, 20);
  assert.equal(state.kind, 'parting');
  assert.equal(entry.narrow(CROSSING, state, 20).move.text, '40x20');
  assert.equal(entry.narrow(CROSSING, state, 30).move.text, '40x30');
});

test('a piece that is dropped stops where it is dropped', () => {
  const state = entry.choose(CROSSING, 40);
  assert.equal(entry.drop(CROSSING, state, 20).move.text, '40x20');
  assert.equal(entry.drop(PARTING, entry.choose(PARTING, 50), 39).kind, 'parting');
});

test('captures with the same ends are told apart by what lies between', () => {
  const legal = [
    move('26x8x17', [21, 12], [26, 17, 8, 19]),
    move('26x37x19', [31, 32], [26, 37, 28, 19]),
  ];
  assert.equal(click(legal, 26, 19).kind, 'parting');
  assert.equal(click(legal, 26, 19, 8).move.text, '26x8x17');
  assert.equal(click(legal, 26, 19, 32).move.text, '26x37x19');
});

test('every way of typing a move', () => {
  const ten = new Geometry(10, 10, 'left');
  const read = (text, legal = QUIET) => entry.readMove(legal, text, ten).map((one) => one.text);
  for (const text of ['32-28', '3228', '32 28', ' 32 - 28 ', '32x28', '32–28', '32:28']) {
    assert.deepEqual(read(text), ['32-28'], text);
  }
  for (const text of ['', '32', '28', '99-1', '32-28-22', 'hello', '32-', '5-5', '322832']) {
    assert.deepEqual(read(text), [], text);
  }
  assert.deepEqual(read('50x39x17', PARTING), ['50x17']);
  assert.deepEqual(read('50x44x28x17', PARTING), ['50x17']);
  assert.deepEqual(read('47x9', LONG), ['47x9']);
  assert.deepEqual(read('47x36x27x18x9', LONG), ['47x9']);
  assert.deepEqual(read('47x18x36x9', LONG), [], 'the order of the path counts');
});

test('typing without a sign names every move that it can mean', () => {
  const ten = new Geometry(10, 10, 'left');
  const legal = [move('11-6', [], [11, 6]), move('1-16', [], [1, 16])];
  assert.deepEqual(entry.readMove(legal, '116', ten).map((one) => one.text), ['1-16', '11-6']);
  assert.deepEqual(entry.readMove(PARTING, '5022', ten).map((one) => one.text), ['50x22']);
});

test('algebra is read on 64 squares', () => {
  const eight = new Geometry(8, 8, 'left');
  const legal = [move('22-17', [], [22, 17]), move('22-18', [], [22, 18])];
  for (const text of ['c3-b4', 'c3b4', 'C3:B4', 'c3 b4', '22-17', '2217']) {
    assert.deepEqual(entry.readMove(legal, text, eight).map((one) => one.text), ['22-17'], text);
  }
});

test('letters name squares on 64 squares only', () => {
  const ten = new Geometry(10, 10, 'left');
  const eight = new Geometry(8, 8, 'left');
  assert.ok(!entry.isReadable('c3-c3', ten));
  assert.ok(!entry.isReadable('c3-b4', ten));
  assert.ok(entry.isReadable('32-28', ten));
  assert.ok(entry.isReadable('c3-b4', eight));
  assert.ok(!entry.isReadable('hello', eight));
});

// W:WK20:B24,39,40,43 on 100 squares: two ways from 20 to 35.
const TWO_WAYS = [
  move('20x24x39x40x35', [24, 39, 40], [20, 33, 44, 35]),
  move('20x24x40x43x35', [24, 40, 43], [20, 38, 49, 35]),
];

test('two captures with the same end ask for a square where they part', () => {
  for (const clicks of [[20, 35], [20, 35, 35], [20, 24, 35], [35]]) {
    const state = click(TWO_WAYS, ...clicks);
    assert.equal(state.kind, 'parting', String(clicks));
    assert.equal(state.from, 20);
    assert.deepEqual([...state.vias].sort((a, b) => a - b), [33, 38, 44, 49], String(clicks));
    assert.deepEqual(state.ends, [], 'the end that both have tells nothing');
    assert.equal(state.again, 0);
  }
  for (const [square, path] of [
    [33, [20, 33, 44, 35]], [44, [20, 33, 44, 35]], [38, [20, 38, 49, 35]], [49, [20, 38, 49, 35]],
  ]) {
    const state = click(TWO_WAYS, 20, 35, square);
    assert.equal(state.kind, 'move', String(square));
    assert.deepEqual(state.path, path);
  }
});

// A king on f8 goes to b4 straight, over c5, or around by h6 and f4, or by h4.
const ROUND = [
  move('3x17', [14], [3, 17]),
  move('3x12x23x14x17', [7, 14, 18, 20], [3, 12, 23, 10, 17]),
  move('3x12x19x17', [7, 14, 16], [3, 12, 19, 17]),
];

test('a straight capture is meant by whoever insists on its end', () => {
  const asked = click(ROUND, 3, 17);
  assert.equal(asked.kind, 'parting');
  assert.equal(asked.again, 17);
  assert.deepEqual(asked.ends, [17]);
  assert.deepEqual([...asked.vias].sort((a, b) => a - b), [10, 12, 19, 23]);
  const straight = entry.narrow(ROUND, asked, 17);
  assert.equal(straight.kind, 'move');
  assert.deepEqual(straight.path, [3, 17]);
  assert.deepEqual(entry.narrow(ROUND, asked, 23).path, [3, 12, 23, 10, 17]);
  assert.deepEqual(entry.narrow(ROUND, asked, 19).path, [3, 12, 19, 17]);
  const dropped = entry.drop(ROUND, entry.choose(ROUND, 3), 17);
  assert.equal(dropped.kind, 'parting', 'a piece that is dropped there asks as well');
  assert.deepEqual(entry.drop(ROUND, dropped, 17).path, [3, 17]);
});
