// The line to the server: a WebSocket that comes back by itself, and plain
// requests where there is none. Every action carries the ply it was made at,
// so sending one again after a broken line is harmless.

/** @typedef {import('./types.js').Action} Action */
/** @typedef {import('./types.js').GameView} GameView */
/** @typedef {import('./types.js').Problem} Problem */

/**
 * What can change without an event, for a client that has missed none.
 * @typedef {Pick<GameView, 'version' | 'clock' | 'thinking'>} Current
 */

/**
 * Who is told what comes over the line.
 * @typedef {object} Listener
 * @property {(game: GameView) => void} state
 * @property {(now: Current) => void} current
 * @property {(problem: Problem) => void} problem
 * @property {(isUp: boolean) => void} line
 * @property {(isWaiting: boolean) => void} waiting whether a move is kept for when the line is back
 */

/** Waits between attempts, in milliseconds; the last one repeats. */
const WAITS = [300, 700, 1500, 3000, 5000];

/** After so many sockets that never opened, plain requests are used as well. */
const PATIENCE = 3;

const POLL = 1500;

/**
 * Whether an action still holds when the game has gone on.
 * @param {Action} action
 */
function isLasting(action) {
  return action.type === 'resign' || action.type === 'offer-draw';
}

export class Connection {
  /** @type {WebSocket | null} */
  #socket = null;
  #failures = 0;
  #isUp = true;
  #version = 0;
  /** What was sent and is not answered. @type {Action | null} */
  #pending = null;
  /** Where it was sent; another socket means that it may be lost. @type {WebSocket | null} */
  #sentOn = null;
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
    this.#sendOn(this.#socket, action);
  }

  /**
   * @param {WebSocket} socket
   * @param {Action} action
   */
  #sendOn(socket, action) {
    this.#pending = action;
    this.#sentOn = socket;
    socket.send(JSON.stringify(action));
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
      if (!this.#pending) {
        this.#pending = action;
        this.#sentOn = null;
      }
      this.#setLine(false);
      this.listener.waiting(this.#pending?.type === 'move');
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
    else if (message.type === 'current') this.#current(message);
    else if (message.type === 'problem') this.#refused(message.problem);
  }

  /** @param {Problem & { game?: GameView }} problem */
  #refused(problem) {
    const pending = this.#pending;
    const isBehind = problem.type === '/problems/stale-ply';
    if (isBehind && pending && isLasting(pending) && problem.game) {
      // The game moved on while the message was under way. It still holds.
      this.#sentOn = null;
      this.#arrive(problem.game);
      return;
    }
    this.#pending = null;
    this.listener.problem(problem);
    // A client that was behind is up to date at once.
    if (problem.game) this.#arrive(problem.game);
  }

  /** @param {Current} now */
  #current(now) {
    if (now.version !== this.#version) return;
    this.listener.current(now);
    const pending = this.#pending;
    const socket = this.#socket;
    if (pending && socket && this.#sentOn !== socket) this.#sendOn(socket, pending);
  }

  /** @param {GameView} game */
  #arrive(game) {
    if (game.version < this.#version) return;
    const isNews = game.version > this.#version;
    this.#version = game.version;
    const again = this.#toSendAgain(game, isNews);
    // A move that is sent again stays on the board meanwhile.
    if (!again || isNews) this.listener.state(game);
    if (again && this.#socket) this.#sendOn(this.#socket, again);
  }

  /**
   * What to send once more because the line broke before the server heard of it.
   * Moves and take-backs were meant for the position they were made in; giving
   * up and offering a draw hold for the next one as well.
   * @param {GameView} game
   * @param {boolean} isNews
   * @returns {Action | null}
   */
  #toSendAgain(game, isNews) {
    const pending = this.#pending;
    if (!pending) return null;
    const lasts = isLasting(pending);
    const isMoot = lasts
      ? game.verdict || !game.can[pending.type === 'resign' ? 'resign' : 'offerDraw']
      : game.verdict || isNews || pending.ply !== game.ply;
    if (isMoot) {
      this.#pending = null;
      return null;
    }
    const isOpen = this.#socket?.readyState === WebSocket.OPEN;
    if (!isOpen || this.#sentOn === this.#socket) return null;
    return lasts ? { ...pending, ply: game.ply } : pending;
  }

  /** @param {boolean} isUp */
  #setLine(isUp) {
    if (isUp === this.#isUp) return;
    this.#isUp = isUp;
    this.listener.waiting(!isUp && this.#pending?.type === 'move');
    this.listener.line(isUp);
  }
}
