import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOARD } from './support.mjs';

const { Geometry, neighbour } = await import(`${BOARD}geometry.js`);
const { difference, parseFen } = await import(`${BOARD}position.js`);

test('every board numbers its squares row by row from the top left', () => {
  const boards = [
    { size: [10, 10, 'left'], squares: 50, corners: { 1: 'b10', 5: 'j10', 46: 'a1', 50: 'i1' } },
    { size: [8, 8, 'left'], squares: 32, corners: { 1: 'b8', 4: 'h8', 29: 'a1', 32: 'g1' } },
    { size: [8, 8, 'right'], squares: 32, corners: { 1: 'a8', 4: 'g8', 29: 'b1', 32: 'h1' } },
    { size: [12, 12, 'left'], squares: 72, corners: { 1: 'b12', 67: 'a1', 72: 'k1' } },
    { size: [8, 8, 'all'], squares: 64, corners: { 1: 'a8', 8: 'h8', 57: 'a1', 64: 'h1' } },
  ];
  for (const { size, squares, corners } of boards) {
    const geometry = new Geometry(...size);
    assert.equal(geometry.size, squares);
    for (const [square, name] of Object.entries(corners)) {
      assert.equal(geometry.name(Number(square), 'algebraic'), name);
      assert.equal(geometry.parse(name), Number(square));
      assert.equal(geometry.parse(square), Number(square));
    }
  }
});

test('what names no square is 0', () => {
  const geometry = new Geometry(8, 8, 'left');
  for (const text of ['0', '33', 'a8', 'i1', 'a9', '', 'xx', '-1', '1.5']) {
    assert.equal(geometry.parse(text), 0, text);
  }
  assert.throws(() => geometry.place(33), RangeError);
});

test('arrows walk the whole board and stop at its edge, from either side', () => {
  for (const bottom of ['white', 'black']) {
    const geometry = new Geometry(10, 10, 'left');
    let square = bottom === 'white' ? 48 : 3;
    const rows = new Set();
    for (let step = 0; step < 12; step += 1) {
      rows.add(geometry.place(square).row);
      square = neighbour(geometry, square, 'up', bottom);
    }
    assert.equal(rows.size, 10);
    assert.equal(neighbour(geometry, square, 'up', bottom), square);
  }
  const geometry = new Geometry(10, 10, 'left');
  assert.equal(neighbour(geometry, 32, 'right', 'white'), 33);
  assert.equal(neighbour(geometry, 32, 'right', 'black'), 31);
  assert.equal(neighbour(geometry, 35, 'right', 'white'), 35);
});

test('a long press upwards stays near its column', () => {
  const geometry = new Geometry(10, 10, 'left');
  let square = 48;
  const start = geometry.place(square).col;
  for (let step = 0; step < 9; step += 1) {
    square = neighbour(geometry, square, 'up', 'white');
    assert.ok(Math.abs(geometry.place(square).col - start) <= 1);
  }
});

test('a position is read in every spelling', () => {
  const ten = new Geometry(10, 10, 'left');
  const eight = new Geometry(8, 8, 'left');
  const { sideToMove, pieces } = parseFen('B:WK1,31-33:B4,K5.', ten);
  assert.equal(sideToMove, 'black');
  assert.deepEqual([...pieces.keys()].sort((a, b) => a - b), [1, 4, 5, 31, 32, 33]);
  assert.deepEqual(pieces.get(1), { side: 'white', kind: 'king' });
  assert.deepEqual(pieces.get(4), { side: 'black', kind: 'man' });
  const algebra = parseFen('W:Wa1,Kc3:BKh8', eight);
  assert.deepEqual([...algebra.pieces.keys()].sort((a, b) => a - b), [4, 22, 29]);
  assert.equal(parseFen('', ten).pieces.size, 0);
  assert.equal(parseFen('W:W99,x,:B-3', ten).pieces.size, 0);
});

test('the difference names who left and who came', () => {
  const ten = new Geometry(10, 10, 'left');
  const before = parseFen('W:W32:B28,19', ten).pieces;
  const after = parseFen('B:W14:B', ten).pieces;
  assert.deepEqual(difference(before, after), { gone: [32, 28, 19], come: [14] });
});
