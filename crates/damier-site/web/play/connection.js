// The line to the server: a WebSocket that comes back by itself, and plain
// requests where there is none. Every action carries the ply it was made at,
// so sending one again after a broken line is harmless.

/** @typedef {import('./types.js').Action} Action */
/** @typedef {import('./types.js').GameView} GameView */
/** @typedef {import('./types.js').Problem} Problem */

/**
 * Who is told what comes over the line.
 * @typedef {object} Listener
 * @property {(game: GameView) => void} state
 * @property {(problem: Problem) => void} problem
 * @property {(isUp: boolean) => void} line
 */

/** Waits between attempts, in milliseconds; the last one repeats. */
const WAITS = [300, 700, 1500, 3000, 5000];

/** After so many sockets that never opened, plain requests are used as well. */
const PATIENCE = 3;

const POLL = 1500;

export class Connection {
  /** @type {WebSocket | null} */
  #socket = null;
  #failures = 0;
  #isUp = true;
  #version = 0;
  /** @type {Action | null} */
  #pending = null;
  #timer = 0;

  /**
   * @param {string} id of the game
   * @param {Listener} listener
   */
  constructor(id, listener) {
    this.path = `/api/games/${encodeURIComponent(id)}`;
    this.listener = listener;
    addEventListener('online', () => this.#retryNow());
    addEventListener('pageshow', (event) => {
      if (event.persisted) this.#retryNow();
    });
  }

  /**
   * Opens the line.
   * @param {number} version of the game that is known already
   */
  open(version) {
    this.#version = version;
    this.#connect();
  }

  /**
   * Sends an action, now or as soon as there is a line.
   * @param {Action} action
   */
  send(action) {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      void this.#post(action);
      return;
    }
    this.#pending = action;
    this.#socket.send(JSON.stringify(action));
  }

  #connect() {
    clearTimeout(this.#timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const url = `${scheme}://${location.host}${this.path}/ws?from=${this.#version}`;
    const socket = new WebSocket(url);
    this.#socket = socket;
    let opened = false;
    socket.addEventListener('open', () => {
      opened = true;
      this.#failures = 0;
    });
    socket.addEventListener('message', (event) => {
      if (this.#socket === socket) this.#read(String(event.data));
    });
    socket.addEventListener('close', () => {
      if (this.#socket !== socket) return;
      if (!opened) this.#failures += 1;
      this.#later(opened);
    });
  }

  /** @param {boolean} wasOpen */
  #later(wasOpen) {
    this.#socket = null;
    if (this.#failures >= PATIENCE) {
      void this.#poll();
      return;
    }
    // A server that restarts is back within a moment: no banner for that.
    if (!wasOpen) this.#setLine(false);
    const wait = WAITS[Math.min(this.#failures, WAITS.length - 1)];
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  #retryNow() {
    if (this.#socket) return;
    this.#connect();
  }

  /** Plain requests while sockets don't open; each round tries a socket again. */
  async #poll() {
    try {
      const response = await fetch(this.path, { headers: { accept: 'application/json' } });
      await this.#take(response);
      this.#setLine(true);
    } catch {
      this.#setLine(false);
    }
    this.#timer = window.setTimeout(() => this.#connect(), this.#isUp ? POLL : 4000);
  }

  /** @param {Action} action */
  async #post(action) {
    try {
      const response = await fetch(`${this.path}/actions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(action),
      });
      await this.#take(response);
      this.#setLine(true);
    } catch {
      // Kept for the moment the line is back.
      this.#pending ??= action;
      this.#setLine(false);
    }
  }

  /** @param {Response} response */
  async #take(response) {
    const body = await response.json();
    if (response.ok) this.#arrive(body);
    else this.listener.problem(body);
    if (body.game) this.#arrive(body.game);
  }

  /** @param {string} data */
  #read(data) {
    const message = JSON.parse(data);
    this.#setLine(true);
    if (message.type === 'state') this.#arrive(message.game);
    if (message.type !== 'problem') return;
    this.#pending = null;
    this.listener.problem(message.problem);
    // A client that was behind is up to date at once.
    if (message.problem.game) this.#arrive(message.problem.game);
  }

  /** @param {GameView} game */
  #arrive(game) {
    if (game.version < this.#version) return;
    const isNews = game.version > this.#version;
    this.#version = game.version;
    const pending = this.#pending;
    if (isNews || !pending || pending.ply !== game.ply || game.verdict) this.#pending = null;
    else if (this.#socket?.readyState === WebSocket.OPEN) {
      // The line broke before the server heard of it.
      this.#pending = null;
      this.#socket.send(JSON.stringify(pending));
      return;
    }
    this.listener.state(game);
  }

  /** @param {boolean} isUp */
  #setLine(isUp) {
    if (isUp === this.#isUp) return;
    this.#isUp = isUp;
    this.listener.line(isUp);
  }
}
