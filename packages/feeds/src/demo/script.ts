import { STATE } from '@touchline/football'
import { castOf, type Happening } from './cast.ts'
import { drawScore, expectationOf, FIRST_HALF, scoreTable } from './match-model.ts'
import { MINUTE } from './places.ts'
import type { Plan } from './plan.ts'
import { between, mix, poisson, type Random, randomOf } from './random.ts'

export type Side = 'home' | 'away'
export const SIDES: readonly Side[] = ['home', 'away']
export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home')

/** A stretch of a match, in milliseconds of its clock (which stands still while a match is interrupted). */
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
}

/** Things counted but not told as events. */
export interface Tick {
  at: number
  kind: 'saved' | 'blocked' | 'off' | 'injury'
  side: Side
}

/** The whole course of a match, known from the start. */
export interface Script {
  phases: readonly Phase[]
  /** Milliseconds of play until the final whistle. */
  end: number
  finalState: number
  happenings: readonly Happening[]
  ticks: readonly Tick[]
  /** Home side's share of expected goals, 0 to 1. */
  share: number
}

const HALF_TIME = 15
const SHORT_BREAK = 5
const TURN = 3
const KICK = 45_000
const REGULAR = 90

interface Draft {
  random: Random
  phases: Phase[]
  moments: Moment[]
}

/** The simulated match of a plan: a pure function of the seed's hash and the fixture. */
export function scriptOf(seedHash: number, plan: Plan): Script {
  const random = randomOf(mix(plan.hash, 1))
  const expected = expectationOf(seedHash, plan)
  const [home, away] = drawScore(random, scoreTable(expected))
  const draft: Draft = { random, phases: [], moments: [] }
  playPeriod(draft, STATE.first_half, 0, 45, between(random, 1, 4))
  pause(draft, STATE.half_time, HALF_TIME)
  playPeriod(draft, STATE.second_half, 45, 45, between(random, 2, 7))
  addGoals(draft, 'home', home, [0, 2])
  addGoals(draft, 'away', away, [0, 2])
  const share = expected.home / (expected.home + expected.away)
  addOthers(draft, [0, 2], 1, share)
  let finalState: number = STATE.full_time
  if (plan.lead !== null && home - away + plan.lead === 0) {
    finalState = playExtraTime(draft, expected.home, expected.away, share)
  }
  draft.moments.sort((one, other) => one.at - other.at)
  const end = draft.phases.at(-1)?.to ?? 0
  const happenings = castOf(random, draft.moments)
  return { phases: draft.phases, end, finalState, happenings, ticks: ticksOf(draft, share), share }
}

function playPeriod({ phases }: Draft, state: number, minute: number, length: number, added: number): void {
  const from = phases.at(-1)?.to ?? 0
  phases.push({ state, from, to: from + (length + added) * MINUTE, minute, length })
}

function pause({ phases }: Draft, state: number, minutes: number): void {
  const from = phases.at(-1)?.to ?? 0
  phases.push({ state, from, to: from + minutes * MINUTE, minute: null, length: minutes })
}

/** A moment within one of the phases; `late` above 1 moves it towards the end. */
function within({ random, phases }: Draft, index: number, late = 1): number {
  const phase = phases[index]
  if (phase === undefined) throw new RangeError('a moment needs a phase')
  return Math.floor(phase.from + random() ** (1 / late) * (phase.to - phase.from - 1000))
}

function goalKind(random: Random): MomentKind {
  const chance = random()
  if (chance < 0.085) return 'penalty_goal'
  return chance < 0.115 ? 'own_goal' : 'goal'
}

function addGoals(draft: Draft, side: Side, goals: number, halves: readonly [number, number]): void {
  for (let goal = 0; goal < goals; goal++) {
    const half = draft.random() < FIRST_HALF ? halves[0] : halves[1]
    draft.moments.push({ at: within(draft, half, 1.15), kind: goalKind(draft.random), side })
  }
}

/** Cards, corners, substitutions, missed penalties and reviews; `scale` is the length compared with 90 minutes. */
function addOthers(draft: Draft, halves: readonly [number, number], scale: number, share: number): void {
  const { random, moments } = draft
  for (const side of SIDES) {
    const own = side === 'home' ? share : 1 - share
    const add = (kind: MomentKind, mean: number, second: number, late = 1) => {
      for (let left = poisson(random, mean * scale); left > 0; left--) {
        moments.push({ at: within(draft, random() < second ? halves[1] : halves[0], late), kind, side })
      }
    }
    add('corner', 2.3 + 5.6 * own, 0.53)
    add('yellow_card', 2.75 - 1.5 * own, 0.62, 1.2)
    add('red_card', 0.05, 0.7)
    add('missed_penalty', 0.03, 0.55)
    add('video_review', 0.14, 0.55)
    addSubstitutions(draft, side, halves, scale)
  }
}

function addSubstitutions(draft: Draft, side: Side, [first, second]: readonly [number, number], scale: number): void {
  const { random, moments, phases } = draft
  const kind = 'substitution'
  if (scale < 1) {
    if (random() < 0.5) moments.push({ at: within(draft, first), kind, side })
    return
  }
  if (random() < 0.07) moments.push({ at: within(draft, first), kind, side })
  const atBreak = random() < 0.25 ? between(random, 1, 2) : 0
  const start = phases[second]?.from ?? 0
  for (let left = atBreak; left > 0; left--) moments.push({ at: start, kind, side })
  for (let left = between(random, 2, 5 - atBreak); left > 0; left--) {
    moments.push({ at: start + Math.floor((9 + 35 * random() ** 0.8) * MINUTE), kind, side })
  }
}

function playExtraTime(draft: Draft, homeMean: number, awayMean: number, share: number): number {
  const { random } = draft
  pause(draft, STATE.regular_time_over, SHORT_BREAK)
  playPeriod(draft, STATE.extra_first_half, 90, 15, between(random, 0, 2))
  pause(draft, STATE.extra_time_break, TURN)
  playPeriod(draft, STATE.extra_second_half, 105, 15, between(random, 1, 3))
  const home = poisson(random, homeMean * 0.3)
  const away = poisson(random, awayMean * 0.3)
  addGoals(draft, 'home', home, [4, 6])
  addGoals(draft, 'away', away, [4, 6])
  addOthers(draft, [4, 6], 30 / REGULAR, share)
  if (home !== away) return STATE.after_extra_time
  pause(draft, STATE.penalties_break, SHORT_BREAK)
  playShootOut(draft)
  return STATE.after_penalties
}

/** Five kicks each, less when it is decided, then one each until one side is ahead. */
function playShootOut({ random, phases, moments }: Draft): void {
  const from = phases.at(-1)?.to ?? 0
  const scored = { home: 0, away: 0 }
  const taken = { home: 0, away: 0 }
  const first: Side = random() < 0.5 ? 'home' : 'away'
  let at = from
  for (let kick = 0; !decided(scored, taken); kick++) {
    const side = kick % 2 === 0 ? first : otherSide(first)
    const goal = random() < 0.76
    at += KICK
    taken[side]++
    if (goal) scored[side]++
    moments.push({ at, kind: goal ? 'shootout_scored' : 'shootout_missed', side })
  }
  phases.push({ state: STATE.shoot_out, from, to: at + 20_000, minute: null, length: 0 })
}

type Counts = Readonly<Record<Side, number>>

function decided(scored: Counts, taken: Counts): boolean {
  const lead = scored.home - scored.away
  if (taken.home >= 5 && taken.away >= 5) return taken.home === taken.away && lead !== 0
  return lead > Math.max(0, 5 - taken.away) || -lead > Math.max(0, 5 - taken.home)
}

/** Shots that are no goals, and injuries, over all periods of play. */
function ticksOf(draft: Draft, share: number): Tick[] {
  const ticks: Tick[] = []
  const { random, phases } = draft
  phases.forEach((phase, index) => {
    if (phase.minute === null) return
    for (const side of SIDES) {
      const own = side === 'home' ? share : 1 - share
      const mean = ((phase.to - phase.from) / MINUTE / 95) * (5 + 13 * own)
      for (let left = poisson(random, mean); left > 0; left--) {
        const chance = random()
        const kind = chance < 0.29 ? 'saved' : chance < 0.55 ? 'blocked' : 'off'
        ticks.push({ at: within(draft, index), kind, side })
      }
      if (random() < 0.25) ticks.push({ at: within(draft, index), kind: 'injury', side })
    }
  })
  return ticks.sort((one, other) => one.at - other.at)
}

/** Goals of both sides up to a point of the clock, without the shoot-out. */
export function goalsUntil({ happenings }: Script, at: number): [home: number, away: number] {
  const goals: [number, number] = [0, 0]
  for (const { at: when, kind, side } of happenings) {
    if (when > at) break
    if (kind === 'goal' || kind === 'own_goal' || kind === 'penalty_goal') goals[side === 'home' ? 0 : 1]++
  }
  return goals
}

/** Kicks scored by both sides in the shoot-out up to a point of the clock. */
export function kicksUntil({ happenings }: Script, at: number): [home: number, away: number] {
  const kicks: [number, number] = [0, 0]
  for (const { at: when, kind, side } of happenings) {
    if (when <= at && kind === 'shootout_scored') kicks[side === 'home' ? 0 : 1]++
  }
  return kicks
}
