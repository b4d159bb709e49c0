// The shapes that the server sends. Only types: nothing here runs.

/** @typedef {import('../board/entry.js').LegalMove} LegalMove */
/** @typedef {import('../board/geometry.js').Side} Side */
/** @typedef {import('../board/geometry.js').Notation} Notation */

/**
 * @typedef {object} MoveView
 * @property {number} ply from 1
 * @property {Side} side
 * @property {string} text in numbers; in chess in short notation
 * @property {string | null} algebra on boards that have it
 * @property {number[]} path
 * @property {number[]} captures
 * @property {boolean} crowns
 * @property {[number, number] | null} rook a castling rook's squares
 * @property {string} fen the position after it
 * @property {Side | null} check whose king is attacked then
 * @property {number | null} elapsedMs
 */

/**
 * @typedef {object} CounterView
 * @property {string} clause
 * @property {string} article
 * @property {string} kind
 * @property {'automatic' | 'claim' | 'referee'} applies
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
 * One side of the clock.
 * @typedef {object} FaceView
 * @property {'none' | 'increment' | 'bronstein' | 'delay' | 'byo-yomi' | 'hourglass'} bonus
 * @property {number} bonusMs
 * @property {number} delayMs
 * @property {number} stretches
 * @property {boolean} inByoYomi
 * @property {number | null} movesToGo
 * @property {number} period
 * @property {number} periods
 * @property {number} completed
 * @property {string} note
 */

/**
 * @typedef {object} ClockView
 * @property {string} control in the short notation
 * @property {string} label
 * @property {number} initialMs
 * @property {number} incrementMs
 * @property {number} whiteMs
 * @property {number} blackMs
 * @property {Side | null} running
 * @property {FaceView} white
 * @property {FaceView} black
 * @property {boolean} isCorrespondence
 */

/**
 * A draw that can be claimed.
 * @typedef {object} ClaimView
 * @property {string | null} clause
 * @property {string | null} move to announce
 * @property {'regulation' | 'time-shortage' | null} ruling
 * @property {string} label
 * @property {string} reason the label without the move
 * @property {string | null} shown the move as players write it
 */

/**
 * A ruling with its evidence.
 * @typedef {object} RulingView
 * @property {'regulation' | 'time-shortage'} kind
 * @property {Side | null} by
 * @property {number} ply
 * @property {'granted' | 'refused' | 'to-show'} decision
 * @property {Side | null} toShow
 * @property {string} headline
 * @property {string[]} evidence
 */

/**
 * What a clause that counts nothing says of the present position.
 * @typedef {object} NoteView
 * @property {string} clause
 * @property {string} article
 * @property {string} chip
 * @property {string[]} story
 * @property {string} url
 */

/**
 * Why: the whole story.
 * @typedef {object} StoryView
 * @property {number} ply
 * @property {{ headline: string, result: string, story: string[], sheet: string,
 *   url: string | null, applies: string | null } | null} verdict
 * @property {{ clause: string, article: string, chip: string, story: string[],
 *   applies: string, since: number, url: string }[]} counters
 * @property {NoteView[]} notes
 * @property {string | null} repetition
 * @property {RulingView[]} rulings
 * @property {string | null} timelineSvg
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
 * @property {string} sheet
 */

/**
 * @typedef {object} GameView
 * @property {string} id
 * @property {number} version
 * @property {string} variant
 * @property {{ width: number, height: number, notation: Notation | 'chess' }} geometry
 * @property {string | null} startNumber of Chess960
 * @property {{ id: string, name: string, url: string }} rulebook
 * @property {'computer' | 'local'} mode
 * @property {number | null} level
 * @property {string | null} levelName
 * @property {Side | null} humanSide
 * @property {boolean} owner
 * @property {{ withdrawn: boolean }[]} decisions what referees decided
 * @property {boolean} paused whether a referee has stopped the clocks
 * @property {boolean} youth
 * @property {string} startFen
 * @property {string | null} carried the counts that came with it
 * @property {Side | null} startCheck whose king is attacked there
 * @property {string} fen
 * @property {Side} sideToMove
 * @property {number} ply
 * @property {MoveView[]} moves
 * @property {LegalMove[]} legal
 * @property {CounterView[]} counters
 * @property {NoteView[]} notes
 * @property {ClockView | null} clock
 * @property {boolean} thinking
 * @property {Side | null} drawOffer
 * @property {'declined' | null} drawAnswer
 * @property {ClaimView[]} claims
 * @property {string | null} asked
 * @property {Side | null} toShow
 * @property {RulingView | null} ruling
 * @property {Record<string, string>} choices
 * @property {{ notBeforeMove: number | null, warning: string | null }} offers
 * @property {VerdictView | null} verdict
 * @property {string | null} playoffUrl the match that the game belongs to
 * @property {string} whyUrl
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
 *   | { type: 'claim', ply: number, clause?: string, text?: string, ruling?: string }
 *   | { type: 'offer-draw' | 'accept-draw' | 'decline-draw' | 'take-back' | 'flag',
 *       ply: number }} Action
 */

export {};
