// What endgame tables say of the position: who wins, and whether the limits leave the time.

/** The most pieces of the tables that a site has. */
const MOST_PIECES = 4;
/** Milliseconds until the next look while tables are being made. */
const LOOK_AGAIN = 1000;

/** @typedef {{ state: string, text: string }} EndgameView */

export class EndgameLine {
  /** What is asked about; a late answer to something else is dropped. */
  #asked = '';
  #timer = 0;

  /**
   * @param {HTMLElement} line
   * @param {string} id of the game
   */
  constructor(line, id) {
    this.line = line;
    this.path = `/api/games/${encodeURIComponent(id)}/endgame`;
  }

  /**
   * @param {string} fen
   * @param {number} ply that is looked at
   * @param {boolean} isOver
   */
  show(fen, ply, isOver) {
    const few = !isOver && pieces(fen) <= MOST_PIECES;
    const asked = few ? `${ply} ${fen}` : '';
    if (asked === this.#asked) return;
    this.#asked = asked;
    clearTimeout(this.#timer);
    this.line.hidden = true;
    if (few) void this.#ask(asked, ply);
  }

  /**
   * @param {string} asked
   * @param {number} ply
   */
  async #ask(asked, ply) {
    /** @type {EndgameView} */
    let view;
    try {
      const response = await fetch(`${this.path}?ply=${ply}`);
      if (!response.ok) return;
      view = await response.json();
    } catch {
      return;
    }
    if (asked !== this.#asked) return;
    this.line.dataset.state = view.state;
    this.line.textContent = view.text;
    this.line.hidden = view.text === '';
    if (view.state === 'building') {
      this.#timer = setTimeout(() => void this.#ask(asked, ply), LOOK_AGAIN);
    }
  }
}

/** @param {string} fen */
function pieces(fen) {
  return fen.match(/\d+/g)?.length ?? 0;
}
