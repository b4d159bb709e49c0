// The play page: joins the line to the server with board, clocks, moves,
// counters and buttons.

import '../board/damier-board.js';
import { byId, el, setText } from '../dom.js';
import { startGame } from '../start.js';
import { text, textsOf } from '../texts.js';
import { isReadable, readMove } from '../board/entry.js';
import { Actions } from './actions.js';
import { Castling } from './castling.js';
import { Clocks } from './clocks.js';
import { Connection } from './connection.js';
import { Counters } from './counters.js';
import { EndgameLine } from './endgame.js';
import { fenForPeople, MoveList, moveText, positionAt } from './moves.js';
import { Preferences } from './preferences.js';
import { settingsOf } from './rematch.js';
import { RulingBox } from './ruling.js';
import { StatusLine } from './status.js';
import { Told } from './told.js';
import { VerdictPanel } from './verdict.js';
import { Why } from './why.js';

/** @typedef {import('../board/damier-board.js').DamierBoard} DamierBoard */
/** @typedef {import('./types.js').GameView} GameView */
/** @typedef {import('./types.js').Problem} Problem */
/** @typedef {import('./types.js').Side} Side */

class PlayPage {
  /** The ply that is looked at; null follows the game. @type {number | null} */
  #looking = null;
  /** @type {Side} */
  #bottom;
  /** The ply whose legal moves the board has. */
  #offered = '';

  /** @param {GameView} game */
  constructor(game) {
    this.game = game;
    this.page = byId('play', HTMLElement);
    this.board = /** @type {DamierBoard} */ (byId('board', HTMLElement));
    const labels = textsOf('js-board-');
    this.isChess = game.geometry.notation === 'chess';
    if (this.isChess) labels.board = labels['chess-board'] ?? labels.board ?? '';
    this.board.labels = labels;
    this.status = new StatusLine(byId('status', HTMLElement), byId('spoken', HTMLElement));
    const hasAlgebra = game.geometry.width === 8 && !this.isChess;
    // Squares of a chess board have names only.
    const { notation } = game.geometry;
    const usual = notation === 'chess' ? 'algebraic' : notation;
    this.preferences = new Preferences(
      byId('preferences', HTMLElement), usual, hasAlgebra, () => this.#render(),
    );
    this.#bottom = game.humanSide ?? this.#turned(game) ?? 'white';
    this.clocks = new Clocks({ white: clockOf('white'), black: clockOf('black') },
      () => this.#flag());
    this.told = new Told(game);
    this.why = new Why(game.id, (ply) => this.#go(ply));
    this.ruling = new RulingBox(byId('ruling', HTMLElement), (news) => this.status.speak(news));
    const firstMover = this.page.dataset.firstMover === 'black' ? 'black' : 'white';
    this.moves = new MoveList(
      byId('move-list', HTMLElement), byId('replay', HTMLElement), firstMover,
      () => this.board.geometry, (ply) => this.#go(ply),
    );
    this.counters = new Counters(
      byId('counters', HTMLElement), (news) => this.status.speak(news), (ply) => this.#go(ply),
      game.whyUrl,
    );
    this.endgame = new EndgameLine(byId('endgame', HTMLElement), game.id);
    this.verdict = new VerdictPanel(byId('verdict', HTMLElement), byId('dock', HTMLElement), {
      rematch: () => void this.#rematch(),
      replay: () => this.#go(0),
      share: () => void this.#share(),
      copyFen: () => void this.#copyFen(),
      go: (ply) => this.#go(ply),
      speak: (news) => this.status.speak(news),
    });
    this.actions = new Actions({
      takeBack: () => this.#act('take-back'),
      draw: () => this.#act('offer-draw'),
      answer: (accepts) => this.#act(accepts ? 'accept-draw' : 'decline-draw'),
      claim: (claim) => this.#claim(claim),
      resign: () => this.#resign(),
      flip: () => this.#flip(),
      rematch: () => void this.#rematch(),
      copyFen: () => void this.#copyFen(),
      share: () => void this.#share(),
    });
    this.line = new Connection(game.id, {
      state: (next) => this.#arrive(next),
      current: ({ clock, thinking }) => this.#arrive({ ...this.game, clock, thinking }),
      problem: (problem) => this.#refused(problem),
      line: (isUp) => { byId('offline', HTMLElement).hidden = isUp; },
      waiting: (isWaiting) => this.status.wait(isWaiting ? text('js-waiting') : ''),
    });
    this.castling = new Castling(byId('castling', HTMLElement), this.board);
    this.#listen();
  }

  start() {
    const asked = Number(new URLSearchParams(location.search).get('ply') ?? NaN);
    if (Number.isInteger(asked) && asked >= 0 && asked < this.game.ply) this.#looking = asked;
    this.clocks.set(this.game.clock);
    this.#render();
    this.verdict.show(this.game, false, this.board);
    this.line.open(this.game.version);
  }

  #listen() {
    this.board.addEventListener('move', (event) => {
      const { path, uci } = /** @type {CustomEvent} */ (event).detail;
      this.status.clear();
      const named = uci ? { text: uci } : { path };
      this.line.send({ type: 'move', ply: this.game.ply, ...named });
    });
    this.board.addEventListener('refuse', (event) => {
      const { why, movable } = /** @type {CustomEvent} */ (event).detail;
      this.status.refuse(text(`js-refused-${why}`, { squares: this.#names(movable) }));
    });
    this.board.addEventListener('choose', (event) => {
      this.#parting(/** @type {CustomEvent} */ (event).detail);
    });
    byId('move-entry', HTMLFormElement).addEventListener('submit', (event) => {
      event.preventDefault();
      this.#typed();
    });
    document.addEventListener('keydown', (event) => this.#key(event));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target?.closest('input, select, textarea, damier-board, [role="radiogroup"]')) return;
    const shown = this.#looking ?? this.game.ply;
    /** @type {Record<string, number>} */
    const goals = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: this.game.ply };
    const goal = goals[event.key];
    if (goal === undefined || goal < 0 || goal > this.game.ply) return;
    event.preventDefault();
    this.#go(goal);
  }

  /** @param {GameView} next */
  #arrive(next) {
    const before = this.game;
    this.game = next;
    if (next.ply !== before.ply) this.#looking = null;
    if (next.verdict && !before.verdict) {
      this.#looking = null;
      this.status.clear();
    }
    this.clocks.set(next.clock);
    this.status.arrive(before, next);
    void this.told.show(next);
    if (!next.verdict && this.#turned(next)) this.#bottom = next.sideToMove;
    this.#render();
    this.verdict.show(next, before.verdict === null, this.board);
  }

  /** @param {Problem} problem */
  #refused(problem) {
    // Asked a moment too early: the server will notice the flag by itself.
    if (problem.type.endsWith('/no-flag')) return;
    const told = problem.detail || problem.title;
    const moves = /\d{1,3}(?:[-x:]\d{1,3})+/g;
    this.status.refuse(told.replace(moves, (move) => this.#recounted(move)));
    this.board.revert();
    this.#offered = '';
    this.#render();
  }

  #render() {
    const { game, board, preferences } = this;
    const shown = this.#looking ?? game.ply;
    const { notation } = preferences;
    const { fen, move, check } = positionAt(game, shown);
    board.notation = notation;
    board.coordinates = preferences.coordinates;
    board.orientation = this.#bottom;
    board.lastMove = move && { ...move, text: moveText(move, notation, board.geometry) };
    board.position = fen;
    board.check = check;
    this.#offer(shown === game.ply);
    this.page.dataset.bottom = this.#bottom;
    this.page.dataset.notation = notation;
    this.page.dataset.coordinates = preferences.coordinates;
    this.page.dataset.turn = game.verdict ? '' : game.sideToMove;
    this.moves.show(game, shown, notation);
    this.counters.show(game);
    this.endgame.show(fen, shown, game.verdict !== null && shown === game.ply);
    this.actions.show(game);
    this.ruling.show(game);
    this.status.show(game, shown);
    this.#hint();
  }

  /**
   * Gives the board the legal moves, once for each position.
   * @param {boolean} isPresent
   */
  #offer(isPresent) {
    const { game } = this;
    const mine = isPresent && game.owner && game.can.move && !game.verdict;
    const who = !mine ? 'none' : game.humanSide ?? 'both';
    const key = `${who} ${game.ply} ${game.fen} ${game.version}`;
    if (key === this.#offered) return;
    this.#offered = key;
    this.board.interactive = who;
    this.board.legal = mine ? game.legal : [];
    this.castling.show(mine ? game.legal : []);
    const canEver = game.owner && !game.verdict;
    byId('move-entry', HTMLFormElement).hidden = !canEver;
    // Read-only and not disabled: the keyboard stays in the field between moves.
    byId('move-input', HTMLInputElement).readOnly = !mine;
  }

  /** @param {number} ply */
  #go(ply) {
    this.#looking = ply === this.game.ply ? null : ply;
    this.verdict.settle();
    this.status.clear();
    this.#render();
  }

  #typed() {
    const input = byId('move-input', HTMLInputElement);
    const typed = input.value.trim();
    if (!typed || input.readOnly) return;
    const { board, game } = this;
    const written = this.#recounted(typed);
    const found = readMove(board.legal, written, board.geometry);
    if (this.#looking !== null) this.#go(game.ply);
    const [move] = found;
    if (!this.isChess && !isReadable(written, board.geometry)) {
      const example = this.#example();
      this.status.refuse(text('js-refused-unreadable', { move: typed, example }));
      input.select();
      return;
    }
    input.value = '';
    if (move && found.length === 1) board.play(move);
    // The server says what is wrong with it, and which moves it could mean.
    else this.line.send({ type: 'move', ply: game.ply, text: written });
  }

  /** @param {'take-back' | 'offer-draw' | 'accept-draw' | 'decline-draw'} type */
  #act(type) {
    this.line.send({ type, ply: this.game.ply });
  }

  /** @param {import('./types.js').ClaimView} claim */
  #claim(claim) {
    this.line.send({
      type: 'claim',
      ply: this.game.ply,
      clause: claim.clause ?? undefined,
      text: claim.move ?? undefined,
      ruling: claim.ruling ?? undefined,
    });
  }

  #resign() {
    const { game } = this;
    if (game.mode === 'local') {
      this.line.send({ type: 'resign', ply: game.ply, side: game.sideToMove });
    } else this.line.send({ type: 'resign', ply: game.ply });
  }

  #flag() {
    if (this.game.owner && !this.game.verdict) this.line.send({ type: 'flag', ply: this.game.ply });
  }

  #flip() {
    this.#bottom = this.#bottom === 'white' ? 'black' : 'white';
    this.#render();
  }

  /**
   * The side at the bottom when the board turns after every move.
   * @param {GameView} game
   * @returns {Side | null}
   */
  #turned(game) {
    return game.mode === 'local' && this.preferences.turns ? game.sideToMove : null;
  }

  async #rematch() {
    const usual = this.page.dataset.startFen ?? '';
    const fault = await startGame(settingsOf(this.game, usual));
    if (fault) this.status.refuse(fault.detail);
  }

  async #copyFen() {
    const fen = await fenForPeople(this.game, this.#looking ?? this.game.ply);
    if (fen === null) this.status.refuse(text('js-no-line'));
    else await this.#copy(fen, text('js-fen-copied'));
  }

  async #share() {
    const url = `${location.origin}${location.pathname}`;
    const isTouch = matchMedia('(pointer: coarse)').matches;
    if (isTouch && 'share' in navigator) {
      await navigator.share({ url, title: document.title }).catch(() => undefined);
    } else await this.#copy(url, text('js-link-copied'));
  }

  /**
   * @param {string} content
   * @param {string} done
   */
  async #copy(content, done) {
    try {
      await navigator.clipboard.writeText(content);
      this.status.note(done);
    } catch {
      this.#copyByHand(content);
    }
  }

  /**
   * Without permission for the clipboard the text is shown, selected.
   * @param {string} content
   */
  #copyByHand(content) {
    const field = /** @type {HTMLInputElement} */ (
      el('input', { class: 'input copy-field', readonly: true, 'aria-label': text('js-copy-this') })
    );
    field.value = content;
    this.status.place.replaceChildren(field);
    field.select();
  }

  /**
   * Says which squares tell several captures apart.
   * @param {{ ends: number[], vias: number[], again: number }} choice
   */
  #parting({ ends, vias, again }) {
    const others = [...new Set([...ends, ...vias])]
      .filter((square) => square !== again)
      .sort((a, b) => a - b);
    const squares = this.#names(others);
    if (others.length === 0) this.status.clear();
    else if (again) {
      this.status.ask(text('js-parting-again', { squares, square: this.#names([again]) }));
    } else this.status.ask(text('js-parting', { squares }));
  }

  /**
   * A move between the numbers that the visitor reads and those of the server.
   * @param {string} move
   */
  #recounted(move) {
    return this.preferences.notation === 'reversed' ? this.board.geometry.recounted(move) : move;
  }

  /** How a move is written: not a legal one, which would be a hint. */
  #example() {
    if (this.isChess) return 'e4';
    if (this.preferences.notation === 'algebraic') return 'c3-d4';
    return this.game.geometry.width === 8 ? '22-18' : '32-28';
  }

  /** The hint of the field says it in the notation that is chosen. */
  #hint() {
    const input = byId('move-input', HTMLInputElement);
    const example = this.#example();
    const hint = text('js-type-move', { example });
    input.placeholder = example;
    input.title = hint;
    if (input.labels?.[0]) setText(input.labels[0], hint);
  }

  /** @param {number[]} squares */
  #names(squares) {
    const { notation } = this.preferences;
    return squares.map((square) => this.board.geometry.name(square, notation)).join(', ');
  }
}

/** @param {Side} side */
function clockOf(side) {
  return {
    box: byId(`time-${side}`, HTMLElement),
    face: byId(`clock-${side}`, HTMLElement),
    note: byId(`clock-note-${side}`, HTMLElement),
  };
}

const stored = JSON.parse(byId('game', HTMLElement).textContent ?? '{}');
await customElements.whenDefined('damier-board');
const page = new PlayPage(stored);
page.start();
setText(byId('spoken', HTMLElement), '');
