import type { Side } from '@touchline/football'
import { MINUTE } from '../competitions/places.ts'
import type { Random } from '../random.ts'

export const SIDES: readonly Side[] = ['home', 'away']

/** A stretch of a match, in milliseconds of its clock (which pauses while a match is interrupted). */
export interface Phase {
  state: number
  from: number
  to: number
  /** Minute in which play begins, for phases of play. */
  minute: number | null
  /** Minutes without added time. */
  length: number
}

export type MomentKind =
  | 'goal'
  | 'own_goal'
  | 'penalty_goal'
  | 'missed_penalty'
  | 'substitution'
  | 'yellow_card'
  | 'yellow_red_card'
  | 'red_card'
  | 'shootout_scored'
  | 'shootout_missed'
  | 'corner'
  | 'video_review'

/** Something that happens, before people are named. `side` is the one credited. */
export interface Moment {
  at: number
  kind: MomentKind
  side: Side
  /** The dismissal of its side it belongs to, including a second one's first yellow card; null for none. */
  dismissal: number | null
  /** A note shown with it; null where it is drawn when the event is written. */
  note?: Note | null
}

/** How a review or a penalty ended (`addition`), and why (`info`). */
export interface Note {
  addition: string | null
  info: string | null
}

/** Things counted but unknown as events. */
export interface Tick {
  at: number
  kind: 'saved' | 'blocked' | 'off' | 'injury'
  side: Side
}

/** A script in the making. */
export interface Draft {
  random: Random
  /** Yellow cards compared with the usual number. */
  cards: number
  phases: Phase[]
  moments: Moment[]
}

/** Adds a period of play. */
export function playPeriod(
  { phases }: Draft,
  { state, minute, length, added }: Pick<Phase, 'state' | 'length'> & { minute: number; added: number },
): void {
  const from = phases.at(-1)?.to ?? 0
  phases.push({ state, from, to: from + (length + added) * MINUTE, minute, length })
}

/** Adds a break. */
export function pause({ phases }: Draft, state: number, minutes: number): void {
  const from = phases.at(-1)?.to ?? 0
  phases.push({ state, from, to: from + minutes * MINUTE, minute: null, length: minutes })
}

/** A moment within one of the phases; `late` above 1 moves it towards the end. */
export function within({ random, phases }: Draft, index: number, late = 1): number {
  const phase = phases[index]
  if (phase === undefined) throw new RangeError('a moment needs a phase')
  return Math.floor(phase.from + random() ** (1 / late) * (phase.to - phase.from - 1000))
}
