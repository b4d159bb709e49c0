// The end of the game: who won, and why.

import { el, icon } from '../dom.js';
import { text } from '../texts.js';
import { positionAt } from './moves.js';

/** @typedef {import('../board/damier-board.js').DamierBoard} DamierBoard */
/** @typedef {import('./types.js').GameView} GameView */
/** @typedef {import('./types.js').Side} Side */
/** @typedef {import('./types.js').VerdictView} VerdictView */

/**
 * What the panel can start.
 * @typedef {object} Doings
 * @property {() => void} rematch
 * @property {() => void} replay
 * @property {() => void} share
 * @property {() => void} copyFen
 * @property {(ply: number) => void} go
 * @property {(text: string) => void} speak
 */

export class VerdictPanel {
  /** @type {string} */
  #drawn = '';

  /**
   * @param {HTMLElement} panel over the board
   * @param {HTMLElement} dock beside the board, for when the panel has been seen
   * @param {Doings} doings
   */
  constructor(panel, dock, doings) {
    this.panel = panel;
    this.dock = dock;
    this.home = panel.parentElement;
    this.doings = doings;
  }

  /**
   * @param {GameView} game
   * @param {boolean} isNew whether the game ended before the visitor's eyes
   * @param {DamierBoard} board
   */
  show(game, isNew, board) {
    const { verdict } = game;
    if (!verdict) {
      this.panel.hidden = true;
      this.#drawn = '';
      return;
    }
    const key = `${game.id} ${verdict.ply} ${verdict.reason}`;
    if (key === this.#drawn) return;
    this.#drawn = key;
    this.panel.replaceChildren(...this.#content(game, verdict));
    this.home?.append(this.panel);
    this.panel.classList.remove('docked');
    this.panel.hidden = false;
    if (isNew) {
      this.panel.style.top = `${topFor(this.panel, game, board)}px`;
      this.doings.speak(`${verdict.headline}. ${verdict.text}`);
    } else this.settle();
  }

  /** Leaves the board free; the panel stays beside it. */
  settle() {
    if (this.panel.hidden || this.panel.classList.contains('docked')) return;
    this.panel.classList.add('docked');
    this.panel.style.top = '';
    this.dock.append(this.panel);
  }

  /**
   * @param {GameView} game
   * @param {VerdictView} verdict
   */
  #content(game, verdict) {
    const close = el('button', {
      type: 'button', class: 'button plain icon-only close', title: text('js-show-board'),
    }, [icon('close'), el('span', { class: 'hidden-text' }, [text('js-show-board')])]);
    close.addEventListener('click', () => this.settle());
    const parts = [
      el('div', { class: 'verdict-head' }, [
        el('h2', { id: 'verdict-title' }, [verdict.headline]),
        el('span', { class: 'score figures' }, [verdict.result.replace('-', '–')]),
        close,
      ]),
      el('p', { class: 'why' }, [verdict.text, ...article(verdict)]),
    ];
    if (verdict.repetitions.length > 1) parts.push(this.#thumbnails(game, verdict));
    parts.push(this.#buttons(game));
    return parts;
  }

  /**
   * @param {GameView} game
   * @param {VerdictView} verdict
   */
  #thumbnails(game, verdict) {
    const small = verdict.repetitions.map((ply) => {
      const label = ply === 0
        ? text('js-at-start')
        : text('js-after-move', { number: Math.ceil(ply / 2) });
      const picture = el('damier-board', {
        position: positionAt(game, ply).fen, coordinates: 'none',
        'aria-hidden': 'true', inert: true,
        width: game.geometry.width, height: game.geometry.height,
      });
      const button = el('button', { type: 'button', class: 'thumbnail' }, [
        picture, el('span', { class: 'figures' }, [label]),
      ]);
      button.addEventListener('click', () => this.doings.go(ply));
      return button;
    });
    return el('div', { class: 'thumbnails', role: 'group', 'aria-label': text('js-same-position') },
      small);
  }

  /** @param {GameView} game */
  #buttons(game) {
    const rematch = button('again', text('js-rematch'), this.doings.rematch, 'primary');
    rematch.hidden = !game.owner;
    return el('div', { class: 'buttons' }, [
      rematch,
      button('replay', text('js-replay'), this.doings.replay),
      button('share', text('js-share'), this.doings.share),
      link('plus', text('js-new-game'), '/'),
      el('div', { class: 'quiet' }, [
        link('download', text('js-export-pdn'), `/api/games/${game.id}/pdn`),
        button('copy', text('js-copy-fen'), this.doings.copyFen),
      ]),
    ]);
  }
}

/** @param {VerdictView} verdict */
function article(verdict) {
  if (!verdict.url || !verdict.article) return [];
  return [' ', el('a', { href: verdict.url }, [text('js-read-article')])];
}

/**
 * Where the panel begins, from the top of the board: over the lower third,
 * unless it would cover the last move there. Then it goes above the move if
 * there is room, or begins below it.
 * @param {HTMLElement} panel
 * @param {GameView} game
 * @param {DamierBoard} board
 */
function topFor(panel, game, board) {
  const GAP = 8;
  const { geometry } = board;
  const box = board.getBoundingClientRect();
  const height = panel.offsetHeight;
  const rows = (game.moves[game.moves.length - 1]?.path ?? []).map((square) => (
    geometry.turned(geometry.place(square), board.orientation).row
  ));
  const field = box.height / geometry.height;
  const room = Math.max(box.height, window.innerHeight - box.top);
  const usual = Math.min(box.height * 0.66, room - height - GAP);
  if (rows.length === 0) return usual;
  const below = Math.max(usual, (Math.max(...rows) + 1) * field + GAP);
  if (below + height <= room - GAP) return below;
  const above = Math.min(Math.min(...rows) * field - GAP - height, box.height * 0.05);
  return box.top + above >= GAP ? above : Math.max(below, box.height * 0.66);
}

/**
 * @param {string} name
 * @param {string} label
 * @param {() => void} action
 * @param {string} [kind]
 */
function button(name, label, action, kind = '') {
  const made = el('button', { type: 'button', class: `button ${kind}` }, [icon(name), label]);
  made.addEventListener('click', action);
  return made;
}

/**
 * @param {string} name
 * @param {string} label
 * @param {string} href
 */
function link(name, label, href) {
  return el('a', { class: 'button', href }, [icon(name), label]);
}
