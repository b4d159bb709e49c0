// The shapes that the server sends. Only types: nothing here runs.

/** @typedef {import('../board/entry.js').LegalMove} LegalMove */
/** @typedef {import('../board/geometry.js').Side} Side */
/** @typedef {import('../board/geometry.js').Notation} Notation */

/**
 * @typedef {object} MoveView
 * @property {number} ply from 1
 * @property {Side} side
 * @property {string} text in numbers
 * @property {string | null} algebra on boards that have it
 * @property {number[]} path
 * @property {number[]} captures
 * @property {boolean} crowns
 * @property {string} fen the position after it
 * @property {number | null} elapsedMs
 */

/**
 * @typedef {object} CounterView
 * @property {string} clause
 * @property {string} article
 * @property {string} kind
 * @property {'each' | 'strong'} unit
 * @property {number} limit
 * @property {number} count
 * @property {number} left
 * @property {number} movesLeft
 * @property {number} since
 * @property {string} chip
 * @property {string} text
 * @property {string} restarts
 * @property {string} url
 */

/**
 * @typedef {object} ClockView
 * @property {number} initialMs
 * @property {number} incrementMs
 * @property {number} whiteMs
 * @property {number} blackMs
 * @property {Side | null} running
 */

/**
 * @typedef {object} VerdictView
 * @property {string} result
 * @property {string} reason
 * @property {string | null} clause
 * @property {string | null} article
 * @property {number} ply
 * @property {string} by
 * @property {string} headline
 * @property {string} text
 * @property {string | null} url
 * @property {number[]} repetitions
 */

/**
 * @typedef {object} GameView
 * @property {string} id
 * @property {number} version
 * @property {string} variant
 * @property {{ width: number, height: number, notation: Notation }} geometry
 * @property {{ id: string, name: string, url: string }} rulebook
 * @property {'computer' | 'local'} mode
 * @property {number | null} level
 * @property {string | null} levelName
 * @property {Side | null} humanSide
 * @property {boolean} owner
 * @property {string} startFen
 * @property {string} fen
 * @property {Side} sideToMove
 * @property {number} ply
 * @property {MoveView[]} moves
 * @property {LegalMove[]} legal
 * @property {CounterView[]} counters
 * @property {ClockView | null} clock
 * @property {boolean} thinking
 * @property {Side | null} drawOffer
 * @property {'declined' | null} drawAnswer
 * @property {VerdictView | null} verdict
 * @property {{ move: boolean, takeBack: boolean, offerDraw: boolean, claim: boolean,
 *   resign: boolean }} can
 */

/**
 * A problem object (RFC 9457).
 * @typedef {{ type: string, title: string, status: number, detail: string }} Problem
 */

/**
 * What a player does. `ply` is what the player saw.
 * @typedef {{ type: 'move', ply: number, path: number[] }
 *   | { type: 'move', ply: number, text: string }
 *   | { type: 'resign', ply: number, side?: Side }
 *   | { type: 'offer-draw' | 'agree-draw' | 'claim' | 'take-back' | 'flag', ply: number }} Action
 */

export {};
