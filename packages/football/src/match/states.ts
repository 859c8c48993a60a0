/**
 * The states of a fixture by id. `code` is the short code a badge shows; 24 is unused and 26 (pending) has none. `key` names the
 * state in the translations: `state.<key>.name` and `state.<key>.info`.
 */
export const STATES = [
  { id: 1, code: 'NS', key: 'ns' },
  { id: 2, code: '1st', key: 'first_half' },
  { id: 3, code: 'HT', key: 'ht' },
  { id: 4, code: 'BRK', key: 'brk' },
  { id: 5, code: 'FT', key: 'ft' },
  { id: 6, code: '1et', key: 'first_extra' },
  { id: 7, code: 'AET', key: 'aet' },
  { id: 8, code: 'FTP', key: 'ftp' },
  { id: 9, code: 'PEN', key: 'pen' },
  { id: 10, code: 'POST', key: 'post' },
  { id: 11, code: 'SUSP', key: 'susp' },
  { id: 12, code: 'CANC', key: 'canc' },
  { id: 13, code: 'TBA', key: 'tba' },
  { id: 14, code: 'WO', key: 'wo' },
  { id: 15, code: 'ABAN', key: 'aban' },
  { id: 16, code: 'DELA', key: 'dela' },
  { id: 17, code: 'AWAR', key: 'awar' },
  { id: 18, code: 'INT', key: 'int' },
  { id: 19, code: 'AU', key: 'au' },
  { id: 20, code: 'DEL', key: 'del' },
  { id: 21, code: 'ETB', key: 'etb' },
  { id: 22, code: '2nd', key: 'second_half' },
  { id: 23, code: '2et', key: 'second_extra' },
  { id: 24, code: '', key: 'unused' },
  { id: 25, code: 'PENB', key: 'penb' },
  { id: 26, code: '', key: 'pending' },
] as const

export type StateId = (typeof STATES)[number]['id']
export type StateCode = (typeof STATES)[number]['code']
export type StateKey = (typeof STATES)[number]['key']

/** State ids by the word the code speaks of. */
export const STATE = {
  not_started: 1,
  first_half: 2,
  half_time: 3,
  /** 90 minutes are over and extra time follows. */
  regular_time_over: 4,
  full_time: 5,
  extra_first_half: 6,
  after_extra_time: 7,
  after_penalties: 8,
  shoot_out: 9,
  postponed: 10,
  suspended: 11,
  cancelled: 12,
  to_be_announced: 13,
  walk_over: 14,
  abandoned: 15,
  delayed: 16,
  awarded: 17,
  interrupted: 18,
  awaiting_updates: 19,
  deleted: 20,
  extra_time_break: 21,
  second_half: 22,
  extra_second_half: 23,
  penalties_break: 25,
  pending: 26,
} as const satisfies Record<string, StateId>

const AHEAD: ReadonlySet<number> = new Set([1, 13, 16])
const IN_PLAY: ReadonlySet<number> = new Set([2, 3, 4, 6, 9, 21, 22, 23, 25])
const FINISHED: ReadonlySet<number> = new Set([5, 7, 8])
const DECIDED: ReadonlySet<number> = new Set([5, 7, 8, 14, 17])
const CALLED_OFF: ReadonlySet<number> = new Set([STATE.cancelled, STATE.abandoned])
const INTERRUPTED: ReadonlySet<number> = new Set([11, 18, 26])
const byId = new Map<number, (typeof STATES)[number]>(STATES.map((state) => [state.id, state]))

export function isStateId(id: number): id is StateId {
  return byId.has(id)
}

/** The badge of a state; empty for 24, 26 and ids that are not in the list. */
export function stateCode(id: number): StateCode | '' {
  return byId.get(id)?.code ?? ''
}

/** Translation key of a state's name; null for an id that is not in the list. */
export function stateNameKey(id: number): `state.${StateKey}.name` | null {
  const state = byId.get(id)
  return state === undefined ? null : `state.${state.key}.name`
}

/** Translation key of the sentence that explains a state; null for an id that is not in the list. */
export function stateInfoKey(id: number): `state.${StateKey}.info` | null {
  const state = byId.get(id)
  return state === undefined ? null : `state.${state.key}.info`
}

/** Still to be kicked off: not started, without a time yet, or late. */
export function isAhead(id: number): boolean {
  return AHEAD.has(id)
}

/** Between kick-off and the end, breaks and the shoot-out included. */
export function isInPlay(id: number): boolean {
  return IN_PLAY.has(id)
}

/** Played to its end on the pitch: full time, after extra time or after penalties. Only these count in form and averages. */
export function isFinished(id: number): boolean {
  return FINISHED.has(id)
}

/** Has a final result: finished on the pitch, or awarded (walk over). */
export function isDecided(id: number): boolean {
  return DECIDED.has(id)
}

/** Nothing more is played of it: finished, decided without being played, cancelled or abandoned. */
export const isOver = (id: number): boolean => DECIDED.has(id) || CALLED_OFF.has(id)

/** Suspended, interrupted or pending: may go on or still has to be confirmed. Today's list includes these. */
export function isInterrupted(id: number): boolean {
  return INTERRUPTED.has(id)
}

/** From a list, a fixture in this state opens the match page (still to be studied); any other opens the fixture page. */
export function opensMatchPage(id: number): boolean {
  return id === 1 || (id >= 10 && id <= 20)
}

/** Result rows carry the badge of every state but a plain full time, with or without penalties. */
export function showsBadge(id: number): boolean {
  return id !== 5 && id !== 8 && stateCode(id) !== ''
}
