import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PLAY } from './support.mjs';

const { face, isShort, remaining, untilChange } = await import(`${PLAY}time.js`);
const { settingsOf } = await import(`${PLAY}rematch.js`);

test('a clock face: minutes, hours, tenths at the end, and zero only for a fallen flag', () => {
  for (const [ms, expected] of [
    [300_000, '5:00'], [299_001, '5:00'], [299_000, '4:59'], [60_000, '1:00'], [59_400, '1:00'],
    [3_600_000, '1:00:00'], [3_905_000, '1:05:05'], [10_000, '0:10'], [9_999, '0:10'],
    [9_900, '0:09,9'], [950, '0:01,0'], [900, '0:00,9'], [1, '0:00,1'], [0, '0:00'],
  ]) {
    assert.equal(face(ms, ','), expected, String(ms));
  }
});

test('only the running side loses time, and never below nothing', () => {
  const clock = {
    initialMs: 60_000, incrementMs: 0, whiteMs: 5_000, blackMs: 8_000, running: 'white',
  };
  assert.equal(remaining(clock, 'white', 1_200), 3_800);
  assert.equal(remaining(clock, 'black', 1_200), 8_000);
  assert.equal(remaining(clock, 'white', 9_000), 0);
  assert.equal(remaining(clock, 'white', -50), 5_000);
  assert.equal(remaining({ ...clock, running: null }, 'white', 1_200), 5_000);
});

test('the face is drawn again exactly when it changes', () => {
  for (const ms of [300_000, 61_500, 12_345, 9_950, 432, 100]) {
    const wait = untilChange(ms);
    assert.notEqual(face(ms - wait, '.'), face(ms, '.'), `${ms} after ${wait}`);
  }
});

test('short of time: a tenth of it, within bounds', () => {
  const clock = (initialMs) => ({ initialMs, incrementMs: 0, whiteMs: 0, blackMs: 0, running: null });
  assert.equal(isShort(clock(60_000), 9_000), true);
  assert.equal(isShort(clock(60_000), 11_000), false);
  assert.equal(isShort(clock(300_000), 29_000), true);
  assert.equal(isShort(clock(7_200_000), 31_000), false);
});

test('a return game has the same terms and the other colour', () => {
  const game = {
    variant: 'russian', rulebook: { id: 'idf' }, mode: 'computer', level: 6, humanSide: 'white',
    clock: { initialMs: 1000, incrementMs: 20, whiteMs: 5, blackMs: 6, running: null },
    startFen: 'W:WK1:BK32',
  };
  assert.deepEqual(settingsOf(game, 'W:W21:B1'), {
    variant: 'russian', rulebook: 'idf', mode: 'computer', level: 6, side: 'black',
    clock: { initialMs: 1000, incrementMs: 20 }, fen: 'W:WK1:BK32',
  });
  assert.equal(settingsOf({ ...game, startFen: 'W:W21:B1' }, 'W:W21:B1').fen, null);
  assert.equal(settingsOf({ ...game, clock: null }, '').clock, null);
});
