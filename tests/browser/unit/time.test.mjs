import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PLAY } from './support.mjs';

const { days, face, isShort, reading, remaining, untilChange } = await import(`${PLAY}time.js`);
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
  const plain = {
    initialMs: 60_000, incrementMs: 0, whiteMs: 5_000, blackMs: 8_000, running: 'white',
  };
  assert.equal(remaining(plain, 'white', 1_200), 3_800);
  assert.equal(remaining(plain, 'black', 1_200), 8_000);
  assert.equal(remaining(plain, 'white', 9_000), 0);
  assert.equal(remaining(plain, 'white', -50), 5_000);
  assert.equal(remaining({ ...plain, running: null }, 'white', 1_200), 5_000);
});

/** A clock that runs for White. */
const clock = (whiteMs, white, blackMs = 60_000) => ({
  initialMs: 60_000, incrementMs: 0, whiteMs, blackMs, running: 'white', white, black: {},
});

test('a delay runs off before the time does', () => {
  const delayed = clock(10_000, { bonus: 'delay', bonusMs: 5_000, delayMs: 5_000 });
  assert.deepEqual(
    [2_000, 5_000, 6_500].map((ms) => reading(delayed, 'white', ms)).map(
      ({ left, delay }) => [left, delay],
    ),
    [[10_000, 3_000], [10_000, 0], [8_500, 0]],
  );
});

test('byo-yomi: the time, then one stretch after the other, then the flag', () => {
  const face = { bonus: 'byo-yomi', bonusMs: 30_000, stretches: 2, inByoYomi: false };
  const japanese = clock(10_000, face);
  assert.deepEqual(
    [4_000, 10_000, 15_000, 41_000, 69_999, 70_000].map((ms) => reading(japanese, 'white', ms)).map(
      ({ left, stretches, inByoYomi }) => [left, stretches, inByoYomi],
    ),
    [
      [6_000, 2, false], [30_000, 2, true], [25_000, 2, true], [29_000, 1, true],
      [1, 1, true], [0, 1, true],
    ],
  );
});

test('an hourglass fills the other side, as far as there is sand', () => {
  const glass = { ...clock(5_000, { bonus: 'hourglass' }, 8_000) };
  assert.equal(remaining(glass, 'black', 2_000), 10_000);
  assert.equal(remaining(glass, 'black', 9_000), 13_000);
});

test('days are written as days', () => {
  assert.deepEqual(days(3 * 86_400_000), { number: 3, time: '0:00' });
  assert.deepEqual(days(90_061_000), { number: 1, time: '1:01' });
  assert.equal(days(86_399_000), null);
});

test('the face is drawn again exactly when it changes', () => {
  for (const ms of [300_000, 61_500, 12_345, 9_950, 432, 100]) {
    const wait = untilChange(ms);
    assert.notEqual(face(ms - wait, '.'), face(ms, '.'), `${ms} after ${wait}`);
  }
});

test('short of time: a tenth of it, within bounds', () => {
  const of = (initialMs) => ({ initialMs, incrementMs: 0, whiteMs: 0, blackMs: 0, running: null });
  assert.equal(isShort(of(60_000), 9_000), true);
  assert.equal(isShort(of(60_000), 11_000), false);
  assert.equal(isShort(of(300_000), 29_000), true);
  assert.equal(isShort(of(7_200_000), 31_000), false);
});

test('a return game has the same terms and the other colour', () => {
  const game = {
    variant: 'russian', rulebook: { id: 'idf' }, mode: 'computer', level: 6, humanSide: 'white',
    clock: { control: '1"+0.02"', whiteMs: 5, blackMs: 6, running: null },
    choices: { balance: 'class' }, offers: { notBeforeMove: 40, warning: 'both lose' }, youth: true,
    startFen: 'W:WK1:BK32',
  };
  assert.deepEqual(settingsOf(game, 'W:W21:B1'), {
    variant: 'russian', rulebook: 'idf', mode: 'computer', level: 6, side: 'black',
    clock: '1"+0.02"', choices: { balance: 'class' }, offers: { notBeforeMove: 40 },
    youth: true, fen: 'W:WK1:BK32',
  });
  assert.equal(settingsOf({ ...game, startFen: 'W:W21:B1' }, 'W:W21:B1').fen, null);
  assert.equal(settingsOf({ ...game, clock: null }, '').clock, null);
});
