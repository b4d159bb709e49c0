// A new game like the one that ended, with the colours swapped.

/** @typedef {import('./types.js').GameView} GameView */

/**
 * The settings of the return game.
 * @param {GameView} game
 * @param {string} usual the variant's own starting position
 */
export function settingsOf(game, usual) {
  const { clock } = game;
  // What is shown of the offers besides what was chosen.
  const { warning: _shown, ...offers } = game.offers;
  const start = game.carried ? `${game.startFen}:C${game.carried}` : game.startFen;
  return {
    variant: game.variant,
    rulebook: game.rulebook.id,
    mode: game.mode,
    level: game.level ?? undefined,
    side: game.humanSide === 'white' ? 'black' : 'white',
    clock: clock && clock.control,
    choices: game.choices,
    offers,
    youth: game.youth,
    fen: start === usual || game.startNumber ? null : start,
    ...(game.startNumber && { start: game.startNumber }),
  };
}
