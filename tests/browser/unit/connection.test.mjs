// The line to the server, with a socket that the test holds in its hands.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

/** @type {FakeSocket[]} */
let sockets = [];

class FakeSocket extends EventTarget {
  static OPEN = 1;

  /** @param {string} url */
  constructor(url) {
    super();
    this.url = url;
    this.readyState = 0;
    /** @type {any[]} */
    this.sent = [];
    sockets.push(this);
  }

  /** @param {string} text */
  send(text) {
    this.sent.push(JSON.parse(text));
  }

  open() {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  /** @param {object} message */
  say(message) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  close() {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

Object.assign(globalThis, {
  WebSocket: FakeSocket,
  window: globalThis,
  location: { protocol: 'http:', host: 'damier.test' },
  addEventListener: () => undefined,
});

const { Connection } = await import('../../../crates/damier-site/web/play/connection.js');

/** @type {any[]} */
let told = [];

/** @param {number} version @param {number} ply */
function game(version, ply, more = {}) {
  return { version, ply, verdict: null, can: { resign: true, offerDraw: true }, ...more };
}

/** A line that is up, at version 3 after 2 plies. */
function joined() {
  const line = new Connection('abcdefgh', {
    state: (/** @type {any} */ next) => told.push(['state', next.version]),
    current: (/** @type {any} */ now) => told.push(['current', now.version]),
    problem: (/** @type {any} */ problem) => told.push(['problem', problem.type]),
    line: () => undefined,
  });
  line.open(3);
  sockets[0].open();
  sockets[0].say({ type: 'current', version: 3, clock: null, thinking: false });
  return line;
}

/** The line breaks and is there again. */
async function broken() {
  const before = sockets.length;
  sockets[before - 1].close();
  while (sockets.length === before) await new Promise((resolve) => setTimeout(resolve, 5));
  sockets[before].open();
  return sockets[before];
}

beforeEach(() => {
  sockets = [];
  told = [];
});

test('a client that is up to date says so and is told what runs on', () => {
  joined();
  assert.match(sockets[0].url, /\/api\/games\/abcdefgh\/ws\?from=3$/);
  assert.deepEqual(told, [['current', 3]]);
});

test('what a broken line lost is sent again, once', async () => {
  const line = joined();
  line.send({ type: 'move', ply: 2, path: [22, 18] });
  const socket = await broken();
  assert.deepEqual(socket.sent, []);
  socket.say({ type: 'current', version: 3, clock: null, thinking: false });
  assert.deepEqual(socket.sent, [{ type: 'move', ply: 2, path: [22, 18] }]);
  socket.say({ type: 'state', game: game(4, 3) });
  assert.equal(socket.sent.length, 1);
});

test('resigning and offering a draw hold when the game has gone on meanwhile', async () => {
  for (const type of /** @type {const} */ (['resign', 'offer-draw'])) {
    sockets = [];
    const line = joined();
    line.send({ type, ply: 2 });
    const socket = await broken();
    socket.say({ type: 'state', game: game(4, 3) });
    assert.deepEqual(socket.sent, [{ type, ply: 3 }]);
    assert.deepEqual(told.at(-1), ['state', 4]);
  }
});

test('a move is not played in another position, nor a finished game resigned', async () => {
  const line = joined();
  line.send({ type: 'move', ply: 2, path: [22, 18] });
  let socket = await broken();
  socket.say({ type: 'state', game: game(4, 3) });
  assert.deepEqual(socket.sent, []);
  line.send({ type: 'resign', ply: 3 });
  socket = await broken();
  socket.say({ type: 'state', game: game(6, 3, { verdict: { result: '2-0' } }) });
  assert.deepEqual(socket.sent, []);
});

test('a resignation that crosses a move of the other side is sent for the new ply', () => {
  const line = joined();
  const [socket] = sockets;
  line.send({ type: 'resign', ply: 2 });
  socket.say({ type: 'state', game: game(4, 3), cause: 'move' });
  assert.equal(socket.sent.length, 1, 'the server will answer');
  socket.say({ type: 'problem', problem: { type: '/problems/stale-ply', game: game(4, 3) } });
  assert.deepEqual(socket.sent.at(-1), { type: 'resign', ply: 3 });
  assert.deepEqual(told.filter(([kind]) => kind === 'problem'), []);
});
