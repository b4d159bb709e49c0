// "Why?": the story of the end and of the counters, in a dialog over the game.
// Its links lead to the page that tells the same without script.

import { byId, el } from '../dom.js';
import { text } from '../texts.js';

/** @typedef {import('./types.js').StoryView} StoryView */
/** @typedef {import('./types.js').RulingView} RulingView */

export class Why {
  /** Counts the questions, so that a late answer to an earlier one is dropped. */
  #asked = 0;

  /**
   * @param {string} id of the game
   * @param {(ply: number) => void} onGo shows a position of the game
   */
  constructor(id, onGo) {
    this.path = `/api/games/${encodeURIComponent(id)}/story`;
    this.onGo = onGo;
    this.dialog = byId('why', HTMLDialogElement);
    this.title = byId('why-title', HTMLElement);
    this.content = byId('why-content', HTMLElement);
    this.page = byId('why-page', HTMLAnchorElement);
    byId('why-close', HTMLButtonElement).addEventListener('click', () => this.dialog.close());
    // A click beside the dialog closes it.
    this.dialog.addEventListener('click', (event) => {
      if (event.target === this.dialog) this.dialog.close();
    });
    document.addEventListener('click', (event) => this.#click(event));
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest('a[data-why]');
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    void this.open(link.dataset.why ?? '', link.href);
  }

  /**
   * @param {string} clause that is asked about; empty for everything
   * @param {string} href of the page that tells the same
   */
  async open(clause, href) {
    this.#asked += 1;
    const question = this.#asked;
    this.page.href = href;
    this.title.textContent = text('js-why');
    this.content.replaceChildren(el('p', { class: 'soft' }, [text('js-why-loading')]));
    this.dialog.showModal();
    const ply = new URL(href, location.href).searchParams.get('ply');
    try {
      const response = await fetch(ply ? `${this.path}?ply=${ply}` : this.path);
      if (!response.ok) throw new Error(String(response.status));
      const story = await response.json();
      if (question === this.#asked) this.#tell(story, clause);
    } catch {
      if (question !== this.#asked) return;
      this.content.replaceChildren(el('p', { class: 'notice' }, [text('js-no-line')]));
    }
  }

  /**
   * @param {StoryView} story
   * @param {string} clause
   */
  #tell(story, clause) {
    const { verdict } = story;
    this.title.textContent = verdict?.headline ?? text('js-why');
    const asked = story.counters.filter((counter) => counter.clause === clause);
    const noted = story.notes.filter((note) => note.clause === clause);
    const isOne = asked.length + noted.length > 0;
    const counters = isOne ? asked : story.counters;
    const notes = isOne ? noted : story.notes;
    const parts = [];
    if (verdict) parts.push(verdictPart(verdict));
    if (story.repetition) parts.push(el('p', { class: 'notice' }, [story.repetition]));
    for (const counter of counters) parts.push(this.#counter(counter));
    for (const note of notes) parts.push(notePart(note));
    if (!verdict && counters.length + notes.length === 0) {
      parts.push(el('p', { class: 'quiet-note' }, [text('js-why-nothing')]));
    }
    if (story.timelineSvg) parts.push(timeline(story.timelineSvg));
    if (story.rulings.length > 0) parts.push(rulings(story.rulings));
    if (verdict) {
      parts.push(el('section', { class: 'story' }, [
        el('h2', {}, [text('js-why-sheet')]),
        el('p', { class: 'sheet figures' }, [verdict.sheet]),
      ]));
    }
    this.content.replaceChildren(...parts);
    this.content.scrollTop = 0;
    this.content.focus();
  }

  /** @param {StoryView['counters'][number]} counter */
  #counter(counter) {
    const begin = el('button', { type: 'button', class: 'as-link' }, [text('js-why-begin')]);
    begin.addEventListener('click', () => {
      this.dialog.close();
      this.onGo(counter.since);
    });
    return el('section', { class: 'story' }, [
      el('h2', {}, [el('span', { class: 'figures soft' }, [counter.article]), ` ${counter.chip}`]),
      told(counter.story),
      el('p', { class: 'soft' }, [counter.applies]),
      el('p', {}, [begin, ' · ', el('a', { href: counter.url }, [text('js-read-article')])]),
    ]);
  }
}

/** @param {StoryView['notes'][number]} note */
function notePart(note) {
  return el('section', { class: 'story' }, [
    el('h2', {}, [el('span', { class: 'figures soft' }, [note.article]), ` ${note.chip}`]),
    told(note.story),
    el('p', {}, [el('a', { href: note.url }, [text('js-read-article')])]),
  ]);
}

/** @param {NonNullable<StoryView['verdict']>} verdict */
function verdictPart(verdict) {
  const parts = [told(verdict.story)];
  if (verdict.applies) parts.push(el('p', { class: 'soft' }, [verdict.applies]));
  if (verdict.url) {
    parts.push(el('p', {}, [el('a', { href: verdict.url }, [text('js-read-article')])]));
  }
  return el('section', { class: 'story' }, parts);
}

/** @param {string[]} lines */
function told(lines) {
  return el('ol', { class: 'story-lines' }, lines.map((line) => el('li', {}, [line])));
}

/** @param {string} svg made by the server */
function timeline(svg) {
  const picture = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const label = text('js-why-timeline');
  return el('section', { class: 'story' }, [
    el('h2', {}, [label]),
    el('div', {
      class: 'timeline-picture', tabindex: 0, role: 'group', 'aria-label': label,
    }, [document.importNode(picture, true)]),
  ]);
}

/**
 * What a ruling rests on, under its sentence.
 * @param {RulingView} ruling
 */
export function rulingPart(ruling) {
  return el('div', { class: 'ruling' }, [
    el('p', {}, [el('strong', {}, [ruling.headline])]),
    el('ul', { class: 'evidence' }, ruling.evidence.map((line) => el('li', {}, [line]))),
  ]);
}

/** @param {RulingView[]} given */
function rulings(given) {
  return el('section', { class: 'story' }, [
    el('h2', {}, [text('js-why-rulings')]), ...given.map(rulingPart),
  ]);
}
