// The referee's counters: one chip each, with its explanation a tap away.

import { el } from '../dom.js';
import { text } from '../texts.js';

/** @typedef {import('./types.js').CounterView} CounterView */
/** @typedef {import('./types.js').GameView} GameView */
/** @typedef {import('./types.js').NoteView} NoteView */

/** From here on a counter is coloured, and spoken at every step. */
export const WARNED = 3;

/** From here on a counter is more than background. */
const NOTED = 5;

/** Circumference of the ring, in its own units. */
const ROUND = 2 * Math.PI * 8;

export class Counters {
  /**
   * @type {Map<string, { box: HTMLElement, button: HTMLElement, label: HTMLElement,
   *   why: HTMLElement, ring: SVGElement, detail: HTMLElement }>}
   */
  #chips = new Map();
  /** @type {Map<string, number> | null} */
  #spoken = null;
  /** @type {HTMLElement[]} */
  #notes = [];
  /** What those say. */
  #noted = '';

  /**
   * @param {HTMLElement} place
   * @param {(text: string) => void} speak
   * @param {(ply: number) => void} onGo
   * @param {string} whyUrl of the page that explains
   */
  constructor(place, speak, onGo, whyUrl) {
    this.place = place;
    this.whyUrl = whyUrl;
    this.speak = speak;
    this.onGo = onGo;
  }

  /** @param {GameView} game */
  show(game) {
    const counters = game.verdict ? [] : game.counters;
    const alive = new Set(counters.map((counter) => counter.clause));
    for (const [clause, { box }] of this.#chips) {
      if (alive.has(clause)) continue;
      box.remove();
      this.#chips.delete(clause);
    }
    for (const counter of counters) this.#update(counter, game);
    const nearest = [...counters].sort((a, b) => a.movesLeft - b.movesLeft);
    for (const { clause } of nearest) this.place.append(this.#chips.get(clause)?.box ?? '');
    const notes = game.verdict ? [] : game.notes;
    this.#note(notes);
    this.place.hidden = counters.length + notes.length === 0;
    const whole = notes.map(({ clause, chip }) => (
      { clause: `${clause} ${chip}`, movesLeft: Infinity, text: chip }
    ));
    this.#say([...counters, ...whole]);
  }

  /**
   * What counts nothing has no ring, and nothing to unfold. It comes first: it is seldom
   * there, and telephones show the beginning.
   * @param {NoteView[]} notes
   */
  #note(notes) {
    const kept = notes.map((note) => `${note.clause} ${note.chip}`).join('; ');
    if (kept === this.#noted) {
      this.place.prepend(...this.#notes);
      return;
    }
    this.#noted = kept;
    for (const box of this.#notes) box.remove();
    this.#notes = notes.map((note) => el('li', { class: 'counter', 'data-clause': note.clause }, [
      el('div', { class: 'counter-line' }, [
        el('span', { class: 'chip note' }, [note.chip]),
        this.#why(note.clause, note.chip),
      ]),
    ]));
    this.place.prepend(...this.#notes);
  }

  /**
   * @param {string} clause
   * @param {string} chip
   */
  #why(clause, chip) {
    return el('a', {
      class: 'why-link', href: `${this.whyUrl}#${clause}`, 'data-why': clause,
      'aria-label': text('js-why-counter', { name: chip }),
    }, [text('js-why')]);
  }

  /**
   * @param {CounterView} counter
   * @param {GameView} game
   */
  #update(counter, game) {
    const chip = this.#chips.get(counter.clause) ?? this.#make(counter);
    chip.box.classList.toggle('noted', counter.movesLeft <= NOTED);
    chip.box.classList.toggle('warned', counter.movesLeft <= WARNED);
    chip.label.textContent = counter.chip;
    chip.label.title = counter.chip;
    chip.why.setAttribute('aria-label', text('js-why-counter', { name: counter.chip }));
    const part = counter.limit > 0 ? counter.count / counter.limit : 0;
    chip.ring.setAttribute('stroke-dasharray', `${(part * ROUND).toFixed(2)} ${ROUND}`);
    chip.detail.replaceChildren(...this.#explain(counter, game));
  }

  /** @param {CounterView} counter */
  #make(counter) {
    const id = `counter-${counter.clause.replace(/\W/g, '-')}`;
    const [svg, ring] = drawRing();
    const label = el('span');
    const button = el('button', {
      type: 'button', class: 'chip', 'aria-expanded': 'false', 'aria-controls': id,
    });
    button.append(svg, label);
    if (counter.applies !== 'automatic') {
      button.append(el('small', {}, [text(`js-applies-${counter.applies}-short`)]));
    }
    const detail = el('div', { class: 'counter-detail', id, hidden: true });
    const why = this.#why(counter.clause, counter.chip);
    const box = el('li', { class: `counter ${counter.applies}` }, [
      el('div', { class: 'counter-line' }, [button, why]), detail,
    ]);
    button.addEventListener('click', () => this.#open(counter.clause, detail.hidden));
    this.place.append(box);
    const made = { box, button, label, why, ring, detail };
    this.#chips.set(counter.clause, made);
    return made;
  }

  /**
   * Explains one counter, and closes what another one said.
   * @param {string} clause
   * @param {boolean} isOpen
   */
  #open(clause, isOpen) {
    for (const [other, { button, detail }] of this.#chips) {
      const shown = isOpen && other === clause;
      detail.hidden = !shown;
      button.setAttribute('aria-expanded', String(shown));
    }
  }

  /**
   * @param {CounterView} counter
   * @param {GameView} game
   */
  #explain(counter, game) {
    const since = counter.since === 0
      ? text('js-counter-since-start')
      : text('js-counter-since', { number: Math.ceil(counter.since / 2) });
    const go = el('button', { type: 'button', class: 'as-link' }, [since]);
    go.addEventListener('click', () => this.onGo(counter.since));
    return [
      el('p', {}, [counter.text, ' ', el('a', { href: counter.url }, [text('js-read-article')])]),
      ...(counter.applies === 'automatic'
        ? [] : [el('p', { class: 'applies' }, [text(`js-applies-${counter.applies}`)])]),
      timeline(counter, game.ply),
      el('p', { class: 'soft' }, [go]),
      el('p', { class: 'soft' }, [counter.restarts]),
    ];
  }

  /**
   * Says that a counter began, and the last three steps of one that runs.
   * @param {{ clause: string, movesLeft: number, text: string }[]} counters
   */
  #say(counters) {
    const before = this.#spoken;
    this.#spoken = new Map(counters.map((counter) => [counter.clause, counter.movesLeft]));
    if (!before) return;
    const news = counters.filter(({ clause, movesLeft }) => {
      const last = before.get(clause);
      return last === undefined || (movesLeft !== last && movesLeft <= WARNED);
    });
    if (news.length > 0) this.speak(news.map((counter) => counter.text).join(' '));
  }
}

/** @returns {[SVGElement, SVGElement]} */
function drawRing() {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('class', 'ring');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('aria-hidden', 'true');
  const [track, ring] = ['track', 'filled'].map((name) => {
    const circle = document.createElementNS(namespace, 'circle');
    for (const [key, value] of Object.entries({ class: name, cx: 10, cy: 10, r: 8 })) {
      circle.setAttribute(key, String(value));
    }
    svg.append(circle);
    return circle;
  });
  return [svg, /** @type {SVGElement} */ (ring ?? track)];
}

/**
 * From the ply it began to the ply that ends it, and where the game is.
 * @param {CounterView} counter
 * @param {number} ply
 */
function timeline(counter, ply) {
  const passed = counter.limit > 0 ? Math.min(1, counter.count / counter.limit) : 0;
  const line = el('div', { class: 'timeline', role: 'img', 'aria-label': counter.chip }, [
    el('span', { class: 'passed' }),
    el('span', { class: 'now' }),
  ]);
  line.style.setProperty('--passed', `${(passed * 100).toFixed(1)}%`);
  const ends = el('div', { class: 'timeline-ends soft figures', 'aria-hidden': 'true' }, [
    el('span', {}, [moveNumber(counter.since)]),
    el('span', {}, [moveNumber(ply + pliesLeft(counter))]),
  ]);
  return el('div', {}, [line, ends]);
}

/** @param {CounterView} counter */
function pliesLeft(counter) {
  return counter.unit === 'each' ? counter.left : counter.left * 2;
}

/** @param {number} ply */
function moveNumber(ply) {
  if (ply === 0) return text('js-at-start');
  return text('js-move-number', { move: Math.ceil(ply / 2) });
}
