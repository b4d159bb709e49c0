// How the visitor likes the board: remembered, and the same in every game.

import { recall, remember } from '../dom.js';

/** @typedef {import('./types.js').Notation} Notation */
/** @typedef {import('../board/scene.js').Coordinates} Coordinates */

export class Preferences {
  /**
   * @param {HTMLElement} form its inputs are named after the preferences
   * @param {Notation} usual the notation of the game's federation
   * @param {boolean} hasAlgebra whether squares of this board have names as well as numbers
   * @param {() => void} onChange
   */
  constructor(form, usual, hasAlgebra, onChange) {
    this.usual = usual;
    this.hasAlgebra = hasAlgebra;
    for (const input of form.querySelectorAll('input')) {
      this.#show(input);
      input.addEventListener('change', () => {
        remember(input.name, input.type === 'checkbox' ? String(input.checked) : input.value);
        onChange();
      });
    }
  }

  /** @returns {Notation} */
  get notation() {
    const numbers = this.usual === 'reversed' ? 'reversed' : 'numeric';
    if (!this.hasAlgebra) return this.usual === 'algebraic' ? 'algebraic' : numbers;
    const chosen = recall('notation');
    if (chosen === 'numeric') return numbers;
    return chosen === 'algebraic' ? chosen : this.usual;
  }

  /** @returns {Coordinates} */
  get coordinates() {
    const chosen = recall('coordinates');
    return chosen === 'none' || chosen === 'squares' ? chosen : 'outside';
  }

  /** Whether the board turns after every move when two play at it. */
  get turns() {
    return recall('turns') === 'true';
  }

  /** @param {HTMLInputElement} input */
  #show(input) {
    if (input.name === 'notation') {
      input.checked = (input.value === 'algebraic') === (this.notation === 'algebraic');
    }
    if (input.name === 'coordinates') input.checked = input.value === this.coordinates;
    if (input.name === 'turns') input.checked = this.turns;
  }
}
