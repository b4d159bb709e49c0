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

/** Where the board has no column beside it, so that the panel first lies over the board. */
const NARROW = matchMedia('(max-width: 899px) and (not ((orientation: landscape) '
  + 'and (max-height: 540px) and (min-width: 600px)))');

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
    this.panel.classList.remove('docked', 'upper');
    this.panel.hidden = false;
    if (isNew) this.doings.speak(`${verdict.headline}. ${verdict.text}`);
    const third = isNew && NARROW.matches ? freeThird(game, board) : '';
    this.panel.classList.toggle('upper', third === 'upper');
    // What does not fit over the board is shown below it, whole.
    const isCut = this.panel.scrollHeight > this.panel.clientHeight + 1;
    if (third && !isCut) return;
    this.settle();
    if (isNew && NARROW.matches) this.panel.scrollIntoView({ block: 'nearest' });
  }

  /** Leaves the board free; the panel stays beside it. */
  settle() {
    if (this.panel.hidden || this.panel.classList.contains('docked')) return;
    this.panel.classList.add('docked');
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
      el('p', { class: 'why' }, [verdict.text, ...article(verdict), ' ', why(game)]),
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
        layout: document.getElementById('board')?.getAttribute('layout') ?? 'left',
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
    // A game of a match is followed by the next one of that match.
    const rematch = game.playoffUrl
      ? link('arrow', text('js-match-next'), game.playoffUrl, 'primary')
      : button('again', text('js-rematch'), this.doings.rematch, 'primary');
    const isChess = game.geometry.notation === 'chess';
    rematch.hidden = !game.owner && !game.playoffUrl;
    return el('div', { class: 'buttons' }, [
      rematch,
      button('replay', text('js-replay'), this.doings.replay),
      button('share', text('js-share'), this.doings.share),
      link('plus', text('js-new-game'), '/'),
      el('div', { class: 'quiet' }, [
        link('download', text(isChess ? 'js-export-pgn' : 'js-export-pdn'),
          `/api/games/${game.id}/pdn`),
        button('copy', text('js-copy-fen'), this.doings.copyFen),
      ]),
    ]);
  }
}

/** @param {GameView} game */
function why(game) {
  return el('a', { class: 'why-link', href: game.whyUrl, 'data-why': '' }, [text('js-why')]);
}

/** @param {VerdictView} verdict */
function article(verdict) {
  if (!verdict.url || !verdict.article) return [];
  return [' ', el('a', { href: verdict.url }, [text('js-read-article')])];
}

/**
 * The third of the board that the panel may cover: the lower one, or the upper
 * one if the last move touches the lower. None if it touches both.
 * @param {GameView} game
 * @param {DamierBoard} board
 * @returns {'lower' | 'upper' | ''}
 */
function freeThird(game, board) {
  const { geometry } = board;
  const rows = (game.moves[game.moves.length - 1]?.path ?? []).map((square) => (
    geometry.turned(geometry.place(square), board.orientation).row
  ));
  const isFree = (/** @type {number} */ first, /** @type {number} */ end) => (
    rows.every((row) => row + 1 <= first || row >= end)
  );
  const third = geometry.height / 3;
  if (isFree(geometry.height - third, geometry.height)) return 'lower';
  return isFree(0, third) ? 'upper' : '';
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
 * @param {string} [kind]
 */
function link(name, label, href, kind = '') {
  return el('a', { class: `button ${kind}`, href }, [icon(name), label]);
}
