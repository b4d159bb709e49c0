// <damier-board>: a board for every geometry, to look at or to play on. It
// knows no rule: whoever shows it a position also says which moves are legal.
// It needs no other file than its neighbours in this folder.
//
//   <damier-board position="W:W31-50:B1-20" width="10" height="10"></damier-board>
//   board.legal = [{ text: '32-28', from: 32, to: 28, captures: [], routes: [[32, 28]] }];
//   board.interactive = 'white';
//   board.addEventListener('move', (event) => send(event.detail.path));

import { CellGrid, ENGLISH, fill } from './access.js';
import * as entry from './entry.js';
import { Geometry } from './geometry.js';
import { attacked, attackedKings, marksOf } from './marks.js';
import { follow } from './pointer.js';
import { chessKind, parseFen } from './position.js';
import { promotionChooser } from './promotion.js';
import { madeFrom, pointOf, size, squareOf, styleSheet } from './readings.js';
import { moveTo, Scene } from './scene.js';
import * as view from './view.js';

/** @typedef {import('./entry.js').Entry} Entry */
/** @typedef {import('./entry.js').LegalMove} LegalMove */
/** @typedef {import('./geometry.js').Layout} Layout */
/** @typedef {import('./geometry.js').Notation} Notation */
/** @typedef {import('./geometry.js').Side} Side */
/** @typedef {import('./position.js').Piece} Piece */
/** @typedef {import('./scene.js').Coordinates} Coordinates */
/** @typedef {import('./scene.js').Point} Point */
/** @typedef {import('./view.js').Made} Made */

/** Attributes that decide what the empty board looks like. */
const SHAPE = ['width', 'height', 'layout', 'notation', 'orientation', 'coordinates'];

/** Height of coordinates in CSS pixels. */
const LABEL = 12.5;

export class DamierBoard extends HTMLElement {
  static observedAttributes = [...SHAPE, 'position', 'interactive', 'last-move', 'check'];

  /** @type {LegalMove[]} */
  #legal = [];
  /** @type {Made | null} */
  #made = null;
  /** @type {Record<string, string>} */
  #labels = ENGLISH;
  /** @type {Entry} */
  #entry = entry.IDLE;
  /** What is on the board now. @type {Map<number, Piece>} */
  #shown = new Map();
  /** The position that was asked for last. @type {string | null} */
  #wanted = null;
  #mustRebuild = true;
  #scheduled = false;
  #busy = false;
  /** @type {Scene | null} */
  #scene = null;
  /** @type {CellGrid | null} */
  #grid = null;
  /** @type {Map<number, SVGElement[]>} */
  #halos = new Map();
  /** The question what a pawn becomes, while it is open. @type {HTMLElement | null} */
  #chooser = null;
  #spoken = document.createElement('div');
  #frame = document.createElement('div');
  #sizes = new ResizeObserver(() => this.#scaleLabels());

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [styleSheet()];
    this.#spoken.className = 'spoken';
    this.#spoken.setAttribute('role', 'status');
    this.#spoken.setAttribute('aria-live', 'polite');
    root.append(this.#frame, this.#spoken);
  }

  connectedCallback() {
    this.#sizes.observe(this);
    this.#schedule();
  }

  disconnectedCallback() {
    this.#sizes.disconnect();
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (SHAPE.includes(name)) this.#mustRebuild = true;
    if (name === 'last-move') this.#made = madeFrom(this.getAttribute(name));
    this.#schedule();
  }

  /** The position as FEN: `W:W31,32,K5:B1`. */
  get position() {
    return this.getAttribute('position') ?? '';
  }

  set position(fen) {
    this.setAttribute('position', fen);
  }

  /** The side at the bottom. @returns {Side} */
  get orientation() {
    return this.getAttribute('orientation') === 'black' ? 'black' : 'white';
  }

  set orientation(side) {
    if (side !== this.orientation) this.setAttribute('orientation', side);
  }

  /** The side whose king is attacked, in chess. @returns {Side | null} */
  get check() {
    return /** @type {Side} */ (this.getAttribute('check')) || null;
  }

  set check(side) {
    if (side !== this.check) this.setAttribute('check', side ?? '');
  }

  /** How coordinates and squares are named. @returns {Notation} */
  get notation() {
    const value = this.getAttribute('notation');
    return value === 'algebraic' || value === 'reversed' ? value : 'numeric';
  }

  set notation(notation) {
    if (notation !== this.notation) this.setAttribute('notation', notation);
  }

  /** Where coordinates are printed. @returns {Coordinates} */
  get coordinates() {
    const value = this.getAttribute('coordinates');
    return value === 'none' || value === 'squares' ? value : 'outside';
  }

  set coordinates(where) {
    if (where !== this.coordinates) this.setAttribute('coordinates', where);
  }

  /** Whose pieces can be moved by hand. @returns {Side | 'both' | 'none'} */
  get interactive() {
    const value = this.getAttribute('interactive');
    return value === 'white' || value === 'black' || value === 'both' ? value : 'none';
  }

  set interactive(who) {
    this.setAttribute('interactive', who);
  }

  /** The legal moves of the side on move. */
  get legal() {
    return this.#legal;
  }

  set legal(moves) {
    this.#closeChooser();
    this.#legal = moves;
    this.#entry = entry.IDLE;
    this.#schedule();
  }

  /** The last move, shown over its whole path. */
  get lastMove() {
    return this.#made;
  }

  set lastMove(made) {
    this.#made = made;
    this.#schedule();
  }

  /** Texts for those who listen to the board. @returns {Record<string, string>} */
  get labels() {
    return this.#labels;
  }

  set labels(labels) {
    this.#labels = { ...ENGLISH, ...labels };
    this.#mustRebuild = true;
    this.#schedule();
  }

  /** The squares, as they are numbered. */
  get geometry() {
    const layout = this.getAttribute('layout');
    return new Geometry(
      size(this.getAttribute('width'), 10),
      size(this.getAttribute('height') ?? this.getAttribute('width'), 10),
      layout === 'right' || layout === 'all' ? layout : 'left',
    );
  }

  /** Whether a hand can move something now. */
  get isLive() {
    if (this.#busy) return false;
    const side = this.#scene ? parseFen(this.position, this.#scene.geometry).sideToMove : 'white';
    const mine = this.interactive === 'both' || this.interactive === side;
    return mine && this.#legal.length > 0;
  }

  /**
   * Plays a legal move as if by hand: shows it and tells the listeners.
   * @param {LegalMove} move
   * @param {number[]} [path] the way to walk it
   */
  play(move, path = entry.routeOf(move, [])) {
    void this.#commit(move, path);
  }

  /**
   * Shows faintly how a castling will stand; nothing shows none.
   * @param {LegalMove | null} move
   */
  preview(move) {
    const scene = this.#scene;
    if (!scene) return;
    for (const ghost of scene.over.querySelectorAll('.ghost')) ghost.remove();
    if (!move?.rook || this.#busy) return;
    const [rookFrom, rookTo] = move.rook;
    for (const [from, to] of [[move.from, move.to], [rookFrom, rookTo]]) {
      const piece = this.#shown.get(from ?? 0);
      if (piece && to) scene.over.append(scene.ghost(to, piece));
    }
  }

  /** Goes back to the position that was set, after a move was not accepted. */
  revert() {
    this.#wanted = null;
    this.#entry = entry.IDLE;
    this.#schedule();
  }

  /**
   * Says something to screen readers.
   * @param {string} text
   */
  announce(text) {
    // The same words twice would not be spoken again.
    this.#spoken.textContent = this.#spoken.textContent === text ? `${text}\u00a0` : text;
  }

  #schedule() {
    if (this.#scheduled || !this.isConnected) return;
    this.#scheduled = true;
    queueMicrotask(() => {
      this.#scheduled = false;
      void this.#sync();
    });
  }

  async #sync() {
    if (this.#busy || !this.isConnected) return;
    if (this.#mustRebuild || !this.#scene) this.#rebuild();
    const scene = /** @type {Scene} */ (this.#scene);
    const fen = this.position;
    if (fen !== this.#wanted) {
      const isFirst = this.#shown.size === 0;
      this.#wanted = fen;
      const { pieces } = parseFen(fen, scene.geometry);
      if (isFirst) scene.setPieces(pieces);
      else await this.#change(scene, pieces);
      this.#shown = pieces;
    }
    this.#mark();
    if (this.position !== this.#wanted || this.#mustRebuild) void this.#sync();
  }

  /**
   * @param {Scene} scene
   * @param {Map<number, Piece>} pieces
   */
  async #change(scene, pieces) {
    const made = this.#made;
    if (made && view.isForward(this.#shown, pieces, made)) {
      this.#say(made, this.#shown.get(made.path[0] ?? 0)?.side ?? 'white');
    }
    this.#clearMarks();
    this.#busy = true;
    await view.transit(scene, this.#shown, pieces, made);
    this.#busy = false;
  }

  #rebuild() {
    this.#mustRebuild = false;
    const hadFocus = this.shadowRoot?.activeElement?.hasAttribute('data-square') ?? false;
    const square = this.#grid?.current ?? 0;
    const scene = new Scene(this.geometry, this.orientation, this.coordinates, this.notation);
    const grid = new CellGrid(scene, this.#labels);
    if (this.#scene?.geometry.size !== scene.geometry.size) {
      // Another board: nothing of the old position has a place on it.
      this.#shown = new Map();
      this.#wanted = null;
    }
    this.#scene = scene;
    this.#grid = grid;
    const { width, height } = scene.extent;
    this.style.setProperty('--ratio', `${width} / ${height}`);
    this.#scaleLabels();
    scene.setPieces(this.#shown);
    this.#frame.replaceChildren(scene.root, grid.root);
    if (hadFocus) grid.go(square, true);
    this.#listen(scene, grid);
  }

  /** Coordinates keep their size on the screen, however large the board is. */
  #scaleLabels() {
    const { clientWidth } = this;
    if (!this.#scene || clientWidth === 0) return;
    const size = (LABEL * this.#scene.extent.width) / clientWidth;
    this.style.setProperty('--label-size', `${Math.min(size, 34).toFixed(1)}px`);
  }

  /**
   * @param {Scene} scene
   * @param {CellGrid} grid
   */
  #listen(scene, grid) {
    follow(grid.root, {
      pointOf: (event) => pointOf(scene, event),
      squareAt: (point) => scene.squareAt(point),
      press: (square) => this.#canCarry(square),
      carry: (square, point) => this.#carry(square, point),
      release: (from, to) => this.#release(from, to),
      tap: (square) => this.#tap(square),
      cancel: (from) => this.#putBack(from),
    });
    grid.root.addEventListener('click', (event) => {
      // Screen readers click without a pointer.
      if (event.detail === 0) this.#tap(squareOf(event.target));
    });
    for (const type of ['pointerover', 'focusin']) {
      grid.root.addEventListener(type, (event) => this.#foresee(squareOf(event.target)));
    }
    grid.root.addEventListener('pointerleave', () => this.preview(null));
    grid.root.addEventListener('keydown', (event) => this.#key(event, grid));
    grid.root.addEventListener('focusin', (event) => {
      const square = squareOf(event.target);
      if (square && square !== grid.current) grid.go(square, false);
    });
  }

  /**
   * With a king chosen, shows how castling by this square would stand.
   * @param {number} square
   */
  #foresee(square) {
    if (!('candidates' in this.#entry)) return;
    const ways = this.#entry.candidates.filter((move) => (
      move.rook && entry.endsOf(move).includes(square)
    ));
    this.preview(ways.length === 1 ? ways[0] ?? null : null);
  }

  /**
   * @param {KeyboardEvent} event
   * @param {CellGrid} grid
   */
  #key(event, grid) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') this.#tap(grid.current);
    else if (event.key === 'Escape') this.#enter(entry.IDLE);
    else if (!grid.follow(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {number} square */
  #canCarry(square) {
    return this.isLive && this.#legal.some((move) => move.from === square);
  }

  /**
   * @param {number} square
   * @param {Point} point
   */
  #carry(square, point) {
    const spot = this.#scene?.spots.get(square)?.spot;
    if (!spot || this.#busy) return;
    if (!this.hasAttribute('dragging')) {
      this.toggleAttribute('dragging', true);
      spot.classList.add('lifted');
      spot.parentNode?.append(spot);
      if (!('from' in this.#entry) || this.#entry.from !== square) {
        this.#enter(entry.choose(this.#legal, square));
      }
    }
    moveTo(spot, point);
  }

  /**
   * @param {number} from
   * @param {number} to
   */
  #release(from, to) {
    this.#settle(from);
    const comesHome = to === from && this.#isNext(from);
    const isTry = to !== 0 && (to !== from || comesHome);
    const next = isTry ? entry.drop(this.#legal, this.#entry, to) : this.#entry;
    if (next.kind === 'move') {
      void this.#commit(next.move, next.path, to);
      return;
    }
    this.#putBack(from);
    if (isTry) this.#enter(next);
  }

  /** @param {number} from */
  #settle(from) {
    this.toggleAttribute('dragging', false);
    this.#scene?.spots.get(from)?.spot.classList.remove('lifted');
  }

  /** @param {number} from */
  #putBack(from) {
    this.#settle(from);
    const spot = this.#scene?.spots.get(from)?.spot;
    if (spot && this.#scene) moveTo(spot, this.#scene.middle(from));
  }

  /** @param {number} square 0 for a field that is not played on */
  #tap(square) {
    if (!this.isLive) return;
    if (square) this.#grid?.go(square, false);
    const own = this.#shown.get(square)?.side === this.#sideToMove();
    const isOpen = 'from' in this.#entry;
    if (this.#chooser) this.#closeChooser();
    if (!square) this.#enter(entry.IDLE);
    else if (own && !(isOpen && this.#isNext(square))) {
      const again = isOpen && 'from' in this.#entry && this.#entry.from === square;
      this.#enter(again ? entry.IDLE : entry.choose(this.#legal, square));
    } else if (isOpen) this.#enter(entry.narrow(this.#legal, this.#entry, square));
    else this.#enter(entry.point(this.#legal, square));
  }

  /**
   * Whether an own piece's square is a place to go: only in a capture that
   * comes back to where it began.
   * @param {number} square
   */
  #isNext(square) {
    return 'ends' in this.#entry && this.#entry.ends.includes(square);
  }

  #sideToMove() {
    return parseFen(this.position, /** @type {Scene} */ (this.#scene).geometry).sideToMove;
  }

  /**
   * Takes the next step of entering a move.
   * @param {Entry} next
   */
  #enter(next) {
    if (next.kind === 'move') {
      void this.#commit(next.move, next.path);
      return;
    }
    if (next.kind === 'refused') {
      this.#refuse(next.square, next.why);
      return;
    }
    if (next.kind === 'promote') {
      this.#askPromotion(next.square, next.candidates);
      return;
    }
    const wasParting = this.#entry.kind === 'parting';
    this.#entry = next;
    this.#mark();
    const none = { ends: [], vias: [], again: 0 };
    if (next.kind === 'parting') {
      this.#tell('choose', { ends: next.ends, vias: next.vias, again: next.again });
    } else if (next.kind === 'chosen' || wasParting) this.#tell('choose', none);
  }

  /**
   * @param {number} square
   * @param {LegalMove[]} candidates
   */
  #askPromotion(square, candidates) {
    if (!this.#scene) return;
    const side = this.#sideToMove();
    this.#closeChooser();
    this.#chooser = promotionChooser(
      this.#scene, square, side, candidates, this.#labels, (move) => {
        this.#closeChooser();
        if (move) void this.#commit(move, [move.from, move.to]);
        else this.#enter(entry.IDLE);
        this.#grid?.go(square, true);
      },
    );
    this.#frame.append(this.#chooser);
    this.announce(this.#labels.promote ?? '');
  }

  #closeChooser() {
    this.#chooser?.remove();
    this.#chooser = null;
  }

  /**
   * @param {number} square
   * @param {string} why
   */
  #refuse(square, why) {
    if (!this.#scene) return;
    this.#entry = entry.choose(this.#legal, square);
    if (this.#entry.kind === 'refused') this.#entry = entry.IDLE;
    this.#mark(true);
    view.refuse(this.#scene, square, this.#halos);
    this.#tell('refuse', { square, why, movable: entry.movable(this.#legal) });
  }

  /**
   * Shows a move before the server has seen it, and tells the page.
   * @param {LegalMove} move
   * @param {number[]} path
   * @param {number} [dropped] the square on which the piece was let go, if it was carried
   */
  async #commit(move, path, dropped = 0) {
    const scene = this.#scene;
    if (!scene) return;
    this.#entry = entry.IDLE;
    this.#legal = [];
    const walked = move.uci ? [move.from, move.to] : path;
    this.#made = { path: walked, captures: move.captures, text: move.text, rook: move.rook };
    const mover = this.#shown.get(move.from);
    const pieces = new Map(this.#shown);
    const rook = move.rook && this.#shown.get(move.rook[0]);
    if (move.rook) pieces.delete(move.rook[0]);
    for (const square of [move.from, ...move.captures]) pieces.delete(square);
    const kind = move.promotion ? chessKind(move.promotion) : mover?.kind;
    if (mover) pieces.set(move.to, { side: mover.side, kind: kind ?? mover.kind });
    if (move.rook && rook) pieces.set(move.rook[1], rook);
    this.#shown = pieces;
    const { text, from, to, uci } = move;
    this.#tell('move', { path, text, from, to, ...(uci && { uci }) });
    this.check = null;
    this.#say(this.#made, mover?.side ?? 'white');
    this.#clearMarks();
    // One motion at a time: what is under way ends in the position as it is by then.
    if (this.#busy) return;
    this.#busy = true;
    const landed = entry.endsHere(move, dropped) ? move.to : dropped;
    await view.playMove(scene, this.#made, landed);
    scene.setPieces(this.#shown);
    this.#busy = false;
    void this.#sync();
  }

  /**
   * @param {Made} made
   * @param {Side} side
   */
  #say(made, side) {
    if (!made.text) return;
    const values = { side: this.#labels[side] ?? '', move: made.text };
    this.announce(fill(this.#labels.moved ?? '', values));
  }

  #clearMarks() {
    this.#scene?.under.replaceChildren();
    this.#scene?.over.replaceChildren();
  }

  /** @param {boolean} [isCalling] show who can move even if nobody has to capture */
  #mark(isCalling = false) {
    const scene = this.#scene;
    if (!scene || !this.#grid) return;
    const isLive = this.isLive;
    // A page may change the board before it changes the moves.
    const legal = isLive ? this.#legal.filter((move) => move.from <= scene.geometry.size) : [];
    const marks = marksOf(scene, this.#made, this.#entry, legal, isCalling);
    const kings = attackedKings(this.#shown, this.check);
    for (const square of kings) marks.under.push(...attacked(scene, square));
    scene.under.replaceChildren(...marks.under);
    scene.over.replaceChildren(...marks.over);
    this.#halos = marks.halos;
    const from = 'from' in this.#entry ? this.#entry.from : 0;
    const next = 'ends' in this.#entry ? [...this.#entry.ends, ...this.#entry.vias] : [];
    const movers = entry.movable(legal);
    this.#grid.describe((square) => ({
      piece: this.#shown.get(square),
      name: scene.geometry.name(square, this.notation),
      selected: square === from,
      movable: movers.includes(square),
      target: next.includes(square),
      attacked: kings.includes(square),
      live: isLive && (this.#shown.has(square) || next.includes(square)),
    }));
  }

  /**
   * @param {string} type
   * @param {object} detail
   */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

if (!customElements.get('damier-board')) customElements.define('damier-board', DamierBoard);
