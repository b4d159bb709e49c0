import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PLAY } from './support.mjs';

const { controlOf, duration } = await import(`${PLAY}../control.js`);

const FIELDS = {
  kind: 'increment', minutes: 10, increment: 5, moves: 40, then: 30, stretches: 3, days: 3,
  other: NaN,
};

test('times are written as the notation wants them', () => {
  assert.deepEqual([10, 1.5, 0.5, 0, 90].map(duration), ["10'", '1\'30"', '30"', '0"', "90'"]);
});

test('every kind of control is put together from its fields', () => {
  for (const [fields, control] of [
    [{}, '10\'+5"'],
    [{ increment: 0 }, "10'"],
    [{ kind: 'fixed' }, "10'"],
    [{ kind: 'moves' }, "10'/40, 30'"],
    [{ kind: 'moves', then: 0 }, "10'/40"],
    [{ kind: 'bronstein' }, '10\' bronstein 5"'],
    [{ kind: 'delay' }, '10\' delay 5"'],
    [{ kind: 'byo-yomi' }, '10\' byo-yomi 3x5"'],
    [{ kind: 'hourglass' }, "10' hourglass"],
    [{ kind: 'correspondence', moves: 1 }, '3d/1 lapsing'],
    [{ other: 3 }, '10\'+5" v 3\'+5"'],
    [{ other: 10 }, '10\'+5"'],
    [{ kind: 'correspondence', moves: 1, other: 3 }, '3d/1 lapsing'],
    [{ minutes: NaN }, ''],
    [{ kind: 'correspondence', minutes: NaN }, '3d/40 lapsing'],
  ]) {
    assert.equal(controlOf({ ...FIELDS, ...fields }), control, JSON.stringify(fields));
  }
});
