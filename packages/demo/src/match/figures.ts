import { otherSide, type Side, type SideFigures, type Statistics } from '@touchline/football'
import { MINUTE } from '../competitions/places.ts'
import type { Cast } from '../people/cast.types.ts'
import { mix, unit } from '../random.ts'
import { grownSum, type SideOfMatch, settledShare, sideOfMatch } from './grown-figures.ts'
import type { Plan } from './plan.ts'
import { SAVED, type Script } from './script.ts'

/** The counts of a side over part of a script. */
interface Counts {
  goals: number
  ownGoalsFor: number
  corners: number
  yellow: number
  red: number
  penalties: number
  missed: number
  /** Penalties that a goalkeeper saves. */
  held: number
  cards: number
  offsideGoals: number
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
  held: 0,
  cards: 0,
  offsideGoals: 0,
  substitutions: 0,
  saved: 0,
  blocked: 0,
  off: 0,
  injuries: 0,
})

function countUntil(script: Script, at: number): Record<Side, Counts> {
  const counts = { home: noCounts(), away: noCounts() }
  for (const { at: when, kind, side, note } of script.moments) {
    if (when > at) break
    const own = counts[side]
    if (kind.endsWith('_card')) own.cards++
    if (kind === 'goal') own.goals++
    else if (kind === 'own_goal') own.ownGoalsFor++
    else if (kind === 'penalty_goal') {
      own.goals++
      own.penalties++
    } else if (kind === 'missed_penalty') {
      own.missed++
      if (note?.addition === SAVED) own.held++
      own.penalties++
    } else if (kind === 'corner') own.corners++
    else if (kind === 'yellow_card') own.yellow++
    else if (kind === 'red_card' || kind === 'yellow_red_card') own.red++
    else if (kind === 'substitution') own.substitutions++
    else if (kind === 'video_review' && note?.info === 'Offside') own.offsideGoals++
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

/** Possession of the home side: drawn for the match, swaying at first and settling. */
function homePossession(plan: Plan, script: Script, played: number): number {
  const settled = 100 * settledShare(plan, script)
  const sway = (9 * Math.sin(played * 25 + plan.hash)) / (1 + 12 * played)
  return Math.round(Math.max(24, Math.min(76, settled + sway)))
}

const onTargetOf = ({ goals, saved, held }: Counts): number => goals + saved + held
const shotsOf = ({ goals, missed, saved, blocked, off }: Counts): number => goals + missed + saved + blocked + off

/**
 * Both sides' figures at a point of the clock; counts never fall as it moves on. Without named players there are goals, corners, cards and
 * shots.
 */
export function figuresAt(
  plan: Plan,
  { script, cast, at }: { script: Script; cast: Cast | null; at: number },
): Record<Side, SideFigures> {
  const counts = countUntil(script, at)
  const counted = (which: Side, statistics: Statistics): SideFigures => ({
    corners: counts[which].corners,
    yellowCards: counts[which].yellow,
    redCards: counts[which].red,
    statistics,
  })
  if (cast === null) {
    const shots = (which: Side): Statistics => ({
      shots_total: shotsOf(counts[which]),
      shots_on_target: onTargetOf(counts[which]),
    })
    return { home: counted('home', shots('home')), away: counted('away', shots('away')) }
  }
  // Figures grow minute by minute, so that a tick of the clock alone changes nothing.
  const played = playedShare(script, Math.floor(at / MINUTE) * MINUTE)
  const possession = homePossession(plan, script, played)
  const sides = {
    home: sideOfMatch(plan, { script, cast, side: 'home', clock: at }),
    away: sideOfMatch(plan, { script, cast, side: 'away', clock: at }),
  }
  const side = (which: Side): SideFigures =>
    counted(which, {
      ...countsOf(sides[which], { opponent: sides[otherSide(which)], counts, at }),
      possession: which === 'home' ? possession : 100 - possession,
    })
  return { home: side('home'), away: side('away') }
}

const SALT: Readonly<Record<Side, number>> = { home: 400, away: 500 }

const foulsOf = (match: SideOfMatch, { cards }: Counts): number => grownSum(match, 'fouls') + cards
const offsidesOf = (match: SideOfMatch, { offsideGoals }: Counts): number => grownSum(match, 'offsides') + offsideGoals

function countsOf(
  match: SideOfMatch,
  { opponent, counts, at }: { opponent: SideOfMatch; counts: Record<Side, Counts>; at: number },
): Statistics {
  const { plan, script, side, share } = match
  const own = counts[side]
  const other = counts[opponent.side]
  const played = playedShare(script, Math.floor(at / MINUTE) * MINUTE)
  /** A count that players do not have: it grows with play towards a drawn total around `mean`. */
  const grown = (index: number, mean: number, spread: number) => {
    const drawn = mean * (1 + spread * (2 * unit(mix(plan.hash, SALT[side] + index)) - 1))
    return Math.floor(drawn * played)
  }
  const attacks = grown(4, 190 * share, 0.15) + own.corners + own.goals
  const shots = shotsOf(own)
  return {
    shots_total: shots,
    shots_on_target: onTargetOf(own),
    shots_blocked: own.blocked,
    shots_inside_box: own.penalties + Math.floor((shots - own.penalties) * 0.64),
    attacks,
    dangerous_attacks: Math.min(attacks, grown(5, 95 * share, 0.2)),
    passes_total: grownSum(match, 'passes'),
    passes_accurate: grownSum(match, 'accuratePasses'),
    ball_safe: grown(6, 170 * share, 0.1),
    fouls: foulsOf(match, own),
    free_kicks: foulsOf(opponent, other) + offsidesOf(opponent, other),
    goal_attempts: shots,
    goal_kicks: other.off + grown(7, 2.5, 0.6),
    injuries: own.injuries,
    offsides: offsidesOf(match, own),
    penalties: own.penalties,
    saves: other.saved + other.held,
    substitutions: own.substitutions,
    tackles: grownSum(match, 'tackles'),
    throw_ins: grown(9, 20, 0.3),
  }
}
