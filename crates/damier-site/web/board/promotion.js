// What does the pawn become? Four buttons beside the square that it reaches.

import { drawPiece, svg } from './pieces.js';
import { chessKind } from './position.js';

/** @typedef {import('./entry.js').LegalMove} LegalMove */
/** @typedef {import('./geometry.js').Side} Side */
/** @typedef {import('./scene.js').Scene} Scene */

/** The usual wish first. */
const ORDER = ['q', 'r', 'b', 'n'];

/**
 * The chooser.
 * @param {Scene} scene
 * @param {number} square where the pawn arrives
 * @param {Side} side whose pawn it is
 * @param {LegalMove[]} candidates
 * @param {Record<string, string>} labels
 * @param {(move: LegalMove | null) => void} onChoice told null if the player thinks again
 */
export function promotionChooser(scene, square, side, candidates, labels, onChoice) {
  const root = document.createElement('div');
  root.className = 'promotion';
  root.setAttribute('role', 'group');
  root.setAttribute('aria-label', labels.promote ?? '');
  const buttons = ORDER.flatMap((letter) => {
    const move = candidates.find((one) => one.promotion === letter);
    return move ? [pieceButton(side, letter, move, labels, onChoice)] : [];
  });
  place(root, scene, square);
  root.append(...buttons);
  root.addEventListener('keydown', (event) => {
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (event.key === 'Escape') onChoice(null);
    else if (step) buttons[(at + step + buttons.length) % buttons.length]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  queueMicrotask(() => buttons[0]?.focus());
  return root;
}

/**
 * @param {Side} side
 * @param {string} letter
 * @param {LegalMove} move
 * @param {Record<string, string>} labels
 * @param {(move: LegalMove) => void} onChoice
 */
function pieceButton(side, letter, move, labels, onChoice) {
  const kind = chessKind(letter);
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.promotion = letter;
  button.setAttribute('aria-label', labels[`${side}-${kind}`] ?? kind);
  button.append(svg('svg', { viewBox: '-50 -50 100 100', 'aria-hidden': 'true' }, [
    drawPiece({ side, kind }),
  ]));
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    onChoice(move);
  });
  return button;
}

/**
 * Over the file of the square, growing towards the middle of the board.
 * @param {HTMLElement} root
 * @param {Scene} scene
 * @param {number} square
 */
function place(root, scene, square) {
  const { x, y } = scene.middle(square);
  const { width, height } = scene.extent;
  const { left, top } = scene.margins;
  const field = 100 / width;
  const column = Math.min(Math.max((x + left) / width, field * 0.8), 1 - field * 0.8);
  root.style.left = `${(column * 100).toFixed(2)}%`;
  root.style.translate = '-50% 0';
  const isUpper = y < height / 2;
  const edge = (y - 50 + top) / height;
  if (isUpper) root.style.top = `${(edge * 100).toFixed(2)}%`;
  else root.style.bottom = `${((1 - edge - 100 / height) * 100).toFixed(2)}%`;
  const size = scene.root.getBoundingClientRect().width * field;
  root.style.setProperty('--promotion-size', `${Math.max(size, 40).toFixed(0)}px`);
}
