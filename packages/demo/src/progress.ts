import { elapsed, STATE } from '@touchline/football'
import { HOUR, MINUTE } from './competitions/places.ts'
import type { Plan, Special } from './match/plan.ts'
import type { Script } from './match/script.ts'
import { mix, unit } from './random.ts'

/** How far a fixture has come at an instant. */
export interface Progress {
  state: number
  /** Milliseconds of the match's own clock; null while nothing was played. */
  clock: number | null
  minute: number | null
  addedMinute: number | null
}

/** The length of an interruption. */
const INTERRUPTION = 35 * MINUTE
/** A suspended match is given up so long after its kick-off. */
export const GIVEN_UP_AFTER = 26 * HOUR
/** A match that could not begin is awarded so long after the kick-off that should have been. */
const AWARDED_AFTER = 2 * HOUR
/** A walk-over is settled this long after the scheduled kick-off. */
const WALK_OVER_AFTER = 45 * MINUTE

/** The point of a match's clock at which an interrupted or suspended match stops: between minute 25 and 75, half-time left out. */
export function stopOf(plan: Plan): number {
  const share = unit(mix(plan.hash, 31))
  return Math.floor(share < 0.5 ? 25 + 36 * share : 66 + 50 * (share - 0.5)) * MINUTE
}

/** How long a delayed match begins late. */
const delayOf = (plan: Plan): number => (15 + (mix(plan.hash, 33) % 25)) * MINUTE

const idle = (state: number): Progress => ({ state, clock: null, minute: null, addedMinute: null })

/** Milliseconds after kick-off at which nothing changes any more. */
export function settledAfter(plan: Plan, script: Script, special: Special | null): number {
  if (special === 'awarded') return AWARDED_AFTER
  if (special === 'walk-over') return WALK_OVER_AFTER
  if (special === 'suspended') return GIVEN_UP_AFTER
  return momentOf(plan, special, script.end) - plan.kickoff
}

/** The instant at which a match's clock reaches a point. */
export function momentOf(plan: Plan, special: Special | null, clock: number): number {
  const late = special === 'delayed' ? delayOf(plan) : 0
  const pause = special === 'interrupted' && clock > stopOf(plan) ? INTERRUPTION : 0
  return plan.kickoff + clock + late + pause
}

/** State and clock of a fixture at an instant from its kick-off on. */
export function progressAt(
  plan: Plan,
  { script, special, now }: { script: Script; special: Special | null; now: number },
): Progress {
  const since = now - plan.kickoff
  if (special === 'awarded') return idle(since < AWARDED_AFTER ? STATE.delayed : STATE.awarded)
  if (special === 'walk-over') return idle(since < WALK_OVER_AFTER ? STATE.delayed : STATE.walk_over)
  if (special === 'delayed') return since < delayOf(plan) ? idle(STATE.delayed) : running(script, since - delayOf(plan))
  if (special === 'suspended' || special === 'interrupted') {
    const stop = stopOf(plan)
    if (since >= stop && special === 'suspended') {
      return { ...idle(since < GIVEN_UP_AFTER ? STATE.suspended : STATE.abandoned), clock: stop }
    }
    if (since >= stop && since < stop + INTERRUPTION) return { ...idle(STATE.interrupted), clock: stop }
    if (since >= stop) return running(script, since - INTERRUPTION)
  }
  return running(script, since)
}

function running(script: Script, clock: number): Progress {
  const phase = script.phases.find(({ to }) => clock < to)
  if (phase === undefined) return { ...idle(script.finalState), clock: script.end }
  const reached = phase.minute === null ? null : elapsed(phase.state, phase.from, clock)
  return { state: phase.state, clock, minute: reached?.minute ?? null, addedMinute: reached?.added ?? null }
}
