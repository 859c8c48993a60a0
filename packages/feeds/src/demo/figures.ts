import type { SideFigures, Statistics } from '@touchline/football'
import { otherSide, type Side } from './moments.ts'
import { MINUTE } from './places.ts'
import type { Plan } from './plan.ts'
import { mix, unit } from './random.ts'
import { OFFSIDES } from './rates.ts'
import type { Script } from './script.ts'

/** What can be counted of a side's part of a script. */
interface Counts {
  goals: number
  ownGoalsFor: number
  corners: number
  yellow: number
  red: number
  penalties: number
  missed: number
  substitutions: number
  saved: number
  blocked: number
  off: number
  injuries: number
}

const noCounts = (): Counts => ({
  goals: 0,
  ownGoalsFor: 0,
  corners: 0,
  yellow: 0,
  red: 0,
  penalties: 0,
  missed: 0,
  substitutions: 0,
  saved: 0,
  blocked: 0,
  off: 0,
  injuries: 0,
})

function countUntil(script: Script, at: number): Record<Side, Counts> {
  const counts = { home: noCounts(), away: noCounts() }
  for (const { at: when, kind, side } of script.moments) {
    if (when > at) break
    const own = counts[side]
    if (kind === 'goal') own.goals++
    else if (kind === 'own_goal') own.ownGoalsFor++
    else if (kind === 'penalty_goal') {
      own.goals++
      own.penalties++
    } else if (kind === 'missed_penalty') {
      own.missed++
      own.penalties++
    } else if (kind === 'corner') own.corners++
    else if (kind === 'yellow_card') own.yellow++
    else if (kind === 'red_card' || kind === 'yellow_red_card') own.red++
    else if (kind === 'substitution') own.substitutions++
  }
  for (const { at: when, kind, side } of script.ticks) {
    if (when > at) break
    if (kind === 'injury') counts[side].injuries++
    else counts[side][kind]++
  }
  return counts
}

/** Milliseconds of play (breaks left out) up to a point of the clock, as a share of 95 minutes. */
function playedShare(script: Script, at: number): number {
  let played = 0
  for (const { minute, from, to } of script.phases) {
    if (minute !== null && at > from) played += Math.min(at, to) - from
  }
  return played / (95 * MINUTE)
}

/** The home side's part of the ball over the whole match. */
export function settledShare(plan: Plan, script: Script): number {
  return 0.5 + 0.34 * (script.share - 0.5) + 0.1 * (unit(mix(plan.hash, 21)) - 0.5)
}

/** Possession of the home side: drawn for the match, swaying at first and settling. */
function homePossession(plan: Plan, script: Script, played: number): number {
  const settled = 100 * settledShare(plan, script)
  const sway = (9 * Math.sin(played * 25 + plan.hash)) / (1 + 12 * played)
  return Math.round(Math.max(24, Math.min(76, settled + sway)))
}

/** Both sides' figures at a point of the clock; counts never fall as it moves on. */
export function figuresAt(plan: Plan, script: Script, at: number): Record<Side, SideFigures> {
  const counts = countUntil(script, at)
  // What grows with play grows minute by minute, so that a tick of the clock alone changes nothing.
  const played = playedShare(script, Math.floor(at / MINUTE) * MINUTE)
  const possession = homePossession(plan, script, played)
  const side = (which: Side): SideFigures => ({
    corners: counts[which].corners,
    yellowCards: counts[which].yellow,
    redCards: counts[which].red,
    statistics: {
      ...countsOf(plan, which, counts, played, settledShare(plan, script)),
      possession: which === 'home' ? possession : 100 - possession,
    },
  })
  return { home: side('home'), away: side('away') }
}

/** Passes of both sides in 95 minutes. */
export const PASSES = 880
const SALT: Readonly<Record<Side, number>> = { home: 400, away: 500 }

function countsOf(plan: Plan, side: Side, counts: Record<Side, Counts>, played: number, settled: number): Statistics {
  const own = counts[side]
  const other = counts[otherSide(side)]
  /** A count that grows with play towards a drawn total around `mean`. */
  const grown = (of: Side, index: number, mean: number, spread = 0.25) => {
    const drawn = mean * (1 + spread * (2 * unit(mix(plan.hash, SALT[of] + index)) - 1))
    return Math.floor(drawn * played)
  }
  const foulsOf = (of: Side) => {
    const carded = counts[of].yellow + counts[of].red
    return Math.max(grown(of, 1, 11.5, 0.4), carded)
  }
  const offsidesOf = (of: Side) => grown(of, 2, OFFSIDES.mean, OFFSIDES.spread)
  // Counts follow the settled share of the ball, not the swaying one: they must not fall.
  const share = side === 'home' ? settled : 1 - settled
  const passes = Math.floor(PASSES * share * played)
  const accuracy = 0.7 + 0.2 * share + 0.08 * unit(mix(plan.hash, SALT[side] + 3))
  const attacks = grown(side, 4, 190 * share, 0.15) + own.corners + own.goals
  const onTarget = own.goals + own.saved
  const shots = onTarget + own.blocked + own.off + own.missed
  return {
    shots_total: shots,
    shots_on_target: onTarget,
    shots_blocked: own.blocked,
    shots_inside_box: own.penalties + Math.floor((shots - own.penalties) * 0.64),
    attacks,
    dangerous_attacks: Math.min(attacks, grown(side, 5, 95 * share, 0.2)),
    passes_total: passes,
    passes_accurate: Math.floor(passes * accuracy),
    ball_safe: grown(side, 6, 170 * share, 0.1),
    fouls: foulsOf(side),
    free_kicks: foulsOf(otherSide(side)) + offsidesOf(otherSide(side)),
    goal_attempts: shots,
    goal_kicks: other.off + grown(side, 7, 2.5, 0.6),
    injuries: own.injuries,
    offsides: offsidesOf(side),
    penalties: own.penalties,
    saves: other.saved,
    substitutions: own.substitutions,
    tackles: grown(side, 8, 16, 0.35),
    throw_ins: grown(side, 9, 20, 0.3),
  }
}
