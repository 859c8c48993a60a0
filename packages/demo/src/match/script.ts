import { type Side, STATE } from '@touchline/football'
import { MINUTE } from '../competitions/places.ts'
import { addBookings, cardsIn } from '../discipline/bookings.ts'
import { between, mix, pick, poisson, type Random, randomOf } from '../random.ts'
import { drawScore, expectationOf, FIRST_HALF, scoreTable } from './match-model.ts'
import {
  type Draft,
  type Moment,
  type MomentKind,
  type Note,
  type Phase,
  pause,
  playPeriod,
  SIDES,
  type Tick,
  within,
} from './moments.ts'
import type { Plan } from './plan.ts'
import { CORNERS, MISSED_PENALTIES, OTHER_SHOTS, OWN_GOALS, PENALTY_GOALS } from './rates.ts'
import { addReviews } from './reviews.ts'
import { playShootOut } from './shoot-out.ts'
import { addSubstitutions } from './substitutions.ts'

/** The whole course of a match, known from the start. */
export interface Script {
  phases: readonly Phase[]
  /** Milliseconds of play until the final whistle. */
  end: number
  finalState: number
  /** In the order of time. */
  moments: readonly Moment[]
  ticks: readonly Tick[]
  /** Home side's share of expected goals, 0 to 1. */
  share: number
}

/** How a penalty is missed; one that is saved was on target. */
export const SAVED = 'GoalkeeperSave'
const MISSES = [SAVED, SAVED, SAVED, 'OffTarget', 'Woodwork'] as const
/** Competitions that have no video referee. */
const WITHOUT_VIDEO: ReadonlySet<string> = new Set(['england/championship'])
const HALF_TIME = 15
const SHORT_BREAK = 5
const TURN = 3
const REGULAR = 90

/** The simulated match of a plan: a pure function of the seed's hash and the fixture. */
export function scriptOf(seedHash: number, plan: Plan): Script {
  const random = randomOf(mix(plan.hash, 1))
  const expected = expectationOf(seedHash, plan)
  const [home, away] = drawScore(random, scoreTable(expected))
  const draft: Draft = { random, cards: cardsIn(plan.league), phases: [], moments: [] }
  playPeriod(draft, { state: STATE.first_half, minute: 0, length: 45, added: between(random, 1, 4) })
  pause(draft, STATE.half_time, HALF_TIME)
  playPeriod(draft, { state: STATE.second_half, minute: 45, length: 45, added: between(random, 2, 7) })
  addGoals(draft, { side: 'home', goals: home, halves: [0, 2] })
  addGoals(draft, { side: 'away', goals: away, halves: [0, 2] })
  const share = expected.home / (expected.home + expected.away)
  addOthers(draft, { halves: [0, 2], scale: 1, share })
  let finalState: number = STATE.full_time
  if (plan.lead !== null && home - away + plan.lead === 0) {
    finalState = plan.straight
      ? decideFromSpot(draft)
      : playExtraTime(draft, { homeMean: expected.home, awayMean: expected.away, share })
  }
  if (!WITHOUT_VIDEO.has(plan.league.key)) addReviews(draft)
  draft.moments.sort((one, other) => one.at - other.at)
  const end = draft.phases.at(-1)?.to ?? 0
  return { phases: draft.phases, end, finalState, moments: draft.moments, ticks: ticksOf(draft, share), share }
}

function goalKind(random: Random): MomentKind {
  const chance = random()
  if (chance < PENALTY_GOALS) return 'penalty_goal'
  return chance < PENALTY_GOALS + OWN_GOALS ? 'own_goal' : 'goal'
}

function addGoals(
  draft: Draft,
  { side, goals, halves }: { side: Side; goals: number; halves: readonly [number, number] },
): void {
  for (let goal = 0; goal < goals; goal++) {
    const half = draft.random() < FIRST_HALF ? halves[0] : halves[1]
    draft.moments.push({ at: within(draft, half, 1.15), kind: goalKind(draft.random), side, dismissal: null })
  }
}

/** Cards, corners, substitutions and missed penalties; `scale` is the length compared with 90 minutes. */
function addOthers(
  draft: Draft,
  { halves, scale, share }: { halves: readonly [number, number]; scale: number; share: number },
): void {
  const { random, moments } = draft
  for (const side of SIDES) {
    const own = side === 'home' ? share : 1 - share
    const add = (kind: MomentKind, { mean, second, note }: { mean: number; second: number; note?: () => Note }) => {
      for (let left = poisson(random, mean * scale); left > 0; left--) {
        const at = within(draft, random() < second ? halves[1] : halves[0])
        moments.push({ at, kind, side, dismissal: null, ...(note && { note: note() }) })
      }
    }
    add('corner', { mean: CORNERS.least + CORNERS.bySide * own, second: 0.53 })
    add('missed_penalty', {
      mean: MISSED_PENALTIES,
      second: 0.55,
      note: () => ({ addition: pick(random, MISSES), info: null }),
    })
    addBookings(draft, { side, halves, scale, own })
    addSubstitutions(draft, { side, minutes: halves, extra: scale < 1 })
  }
}

function playExtraTime(
  draft: Draft,
  { homeMean, awayMean, share }: { homeMean: number; awayMean: number; share: number },
): number {
  const { random } = draft
  pause(draft, STATE.regular_time_over, SHORT_BREAK)
  playPeriod(draft, { state: STATE.extra_first_half, minute: 90, length: 15, added: between(random, 0, 2) })
  pause(draft, STATE.extra_time_break, TURN)
  playPeriod(draft, { state: STATE.extra_second_half, minute: 105, length: 15, added: between(random, 1, 3) })
  const home = poisson(random, homeMean * 0.3)
  const away = poisson(random, awayMean * 0.3)
  addGoals(draft, { side: 'home', goals: home, halves: [4, 6] })
  addGoals(draft, { side: 'away', goals: away, halves: [4, 6] })
  addOthers(draft, { halves: [4, 6], scale: 30 / REGULAR, share })
  return home === away ? decideFromSpot(draft) : STATE.after_extra_time
}

function decideFromSpot(draft: Draft): number {
  pause(draft, STATE.penalties_break, SHORT_BREAK)
  playShootOut(draft)
  return STATE.after_penalties
}

/** Shots that are no goals, and injuries, over all periods of play. */
function ticksOf(draft: Draft, share: number): Tick[] {
  const ticks: Tick[] = []
  const { random, phases } = draft
  for (const [index, phase] of phases.entries()) {
    if (phase.minute === null) continue
    for (const side of SIDES) {
      const own = side === 'home' ? share : 1 - share
      const mean = ((phase.to - phase.from) / MINUTE / 95) * (OTHER_SHOTS[side] + OTHER_SHOTS.bySide * own)
      for (let left = poisson(random, mean); left > 0; left--) {
        const chance = random()
        const { saved, blocked } = OTHER_SHOTS
        const kind = chance < saved ? 'saved' : chance < saved + blocked ? 'blocked' : 'off'
        ticks.push({ at: within(draft, index), kind, side })
      }
      if (random() < 0.25) ticks.push({ at: within(draft, index), kind: 'injury', side })
    }
  }
  return ticks.sort((one, other) => one.at - other.at)
}

/** Goals of both sides up to a point of the clock, without the shoot-out. */
export function goalsUntil({ moments }: Script, at: number): [home: number, away: number] {
  const goals: [number, number] = [0, 0]
  for (const { at: when, kind, side } of moments) {
    if (when > at) break
    if (kind === 'goal' || kind === 'own_goal' || kind === 'penalty_goal') goals[side === 'home' ? 0 : 1]++
  }
  return goals
}

/** Kicks scored by both sides in the shoot-out up to a point of the clock. */
export function kicksUntil({ moments }: Script, at: number): [home: number, away: number] {
  const kicks: [number, number] = [0, 0]
  for (const { at: when, kind, side } of moments) {
    if (when <= at && kind === 'shootout_scored') kicks[side === 'home' ? 0 : 1]++
  }
  return kicks
}
