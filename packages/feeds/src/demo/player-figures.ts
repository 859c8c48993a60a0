import type { TypedNumbers } from '@touchline/football'
import { type Cast, type Stay, type Team, type Weights, weightOf } from './cast.ts'
import { isSaved, minuteAt } from './event-records.ts'
import { otherSide, type Side } from './moments.ts'
import type { Plan } from './plan.ts'
import { mix, unit } from './random.ts'
import { goalsUntil, type Script } from './script.ts'
import { slotAt } from './slots.ts'

/** Type ids of a player's match statistics. */
const TYPE = {
  captain: 40,
  shots: 42,
  goals: 52,
  fouls: 56,
  saves: 57,
  assists: 79,
  passes: 80,
  redCards: 83,
  yellowCards: 84,
  yellowRedCards: 85,
  onTarget: 86,
  conceded: 88,
  shotsBlocked: 97,
  crosses: 98,
  accurateCrosses: 99,
  savesInsideBox: 104,
  duels: 105,
  duelsWon: 106,
  dribbles: 108,
  successfulDribbles: 109,
  penaltiesScored: 111,
  penaltiesMissed: 112,
  penaltiesSaved: 113,
  penaltiesCommitted: 114,
  penaltiesWon: 115,
  accuratePasses: 116,
  keyPasses: 117,
  rating: 118,
  minutes: 119,
  ownGoals: 324,
  bigChancesMissed: 581,
  passAccuracy: 1584,
} as const

/** What a goalkeeper, defender, midfielder and attacker do in 90 minutes, by type id. */
const RATES: readonly (readonly [type: number, rates: Weights])[] = [
  [51, [0, 0.05, 0.1, 0.6]],
  [64, [0, 0.01, 0.03, 0.07]],
  [78, [0.05, 1.9, 2, 0.9]],
  [94, [0, 0.4, 1.1, 1.8]],
  [96, [0.2, 0.8, 1.3, 1.6]],
  [100, [0.05, 1.5, 1.2, 0.5]],
  [101, [0.8, 3.6, 1.1, 0.5]],
  [103, [0.35, 0, 0, 0]],
  [107, [0.3, 1.8, 1, 1.3]],
  [110, [0, 0.7, 0.9, 0.5]],
  [TYPE.bigChancesMissed, [0, 0.04, 0.12, 0.4]],
]
const CROSSES: Weights = [0, 1.4, 2, 2.2]
const DRIBBLES: Weights = [0, 0.7, 1.7, 2.8]
const DUELS: Weights = [0.5, 8, 9.5, 11]
const KEY_PASSES: Weights = [0.02, 0.4, 1.1, 1]
const FOULS: Weights = [0.06, 1.05, 1.3, 1.15]
/** Of all passes of a side, each position's part; eleven of them make about one. */
const PASSES: Weights = [0.06, 0.115, 0.1, 0.065]
const BLOCKS: Weights = [0, 5, 2, 0.4]
const SHOTS: Weights = [0, 0.9, 2, 4.5]

/** A player's own numbers while a match goes on: what events and shots say of him. */
type Counts = Map<number, number>

const add = (counts: Counts | undefined, type: number, by = 1): void => {
  counts?.set(type, (counts.get(type) ?? 0) + by)
}

const isOn = ({ on, off }: Stay, at: number): boolean => on <= at && (off === null || off > at)

/** Somebody on the pitch at a point of the clock, by a hash. */
function whoAt({ stays }: Team, at: number, weights: Weights, hash: number): number | null {
  const present = [...stays].flatMap(([slot, stay]) => (isOn(stay, at) ? [slot] : []))
  let rest = unit(hash) * present.reduce((sum, slot) => sum + weightOf(slot, weights), 0)
  for (const slot of present) {
    rest -= weightOf(slot, weights)
    if (rest < 0) return slot
  }
  return null
}

/** Who takes each shot that is no goal; the answer for a tick of the script never changes. */
export const shooterOf = (plan: Plan, team: Team, at: number, index: number): number | null =>
  whoAt(team, at, SHOTS, mix(plan.hash, 2_000 + index))

type Both = Readonly<Record<Side, ReadonlyMap<number, Counts>>>

function noCounts({ lineup }: Team): Map<number, Counts> {
  return new Map([...lineup.eleven, ...lineup.bench].map((slot) => [slot, new Map<number, number>()]))
}

const keeperAt = ({ stays }: Team, at: number): number | undefined =>
  [...stays].find(([slot, stay]) => slotAt(slot).position === 24 && isOn(stay, at))?.[0]

/** Adds to both sides' counts what happened up to a point of the clock. */
function countEvents(plan: Plan, cast: Cast, clock: number, both: Both): void {
  cast.happenings.forEach(({ at, kind, side, player, related, turned }, index) => {
    if (at > clock || player === null) return
    const own = both[turned ? otherSide(side) : side].get(player)
    const opponent = cast[otherSide(side)]
    if (kind === 'goal' || kind === 'penalty_goal') {
      for (const type of [TYPE.goals, TYPE.shots, TYPE.onTarget]) add(own, type)
    }
    if (kind === 'penalty_goal' || kind === 'missed_penalty') {
      const draw = mix(plan.hash, 2_500 + index)
      const fouled = whoAt(cast[side], at, DRIBBLES, draw)
      const culprit = whoAt(opponent, at, FOULS, mix(draw, 1))
      add(own, kind === 'penalty_goal' ? TYPE.penaltiesScored : TYPE.penaltiesMissed)
      if (fouled !== null) add(both[side].get(fouled), TYPE.penaltiesWon)
      if (culprit !== null) add(both[otherSide(side)].get(culprit), TYPE.penaltiesCommitted)
    }
    if (kind === 'missed_penalty') {
      add(own, TYPE.shots)
      const keeper = isSaved(plan, index) ? keeperAt(opponent, at) : undefined
      if (keeper !== undefined) add(both[otherSide(side)].get(keeper), TYPE.penaltiesSaved)
    }
    if (kind === 'own_goal') add(own, TYPE.ownGoals)
    if (kind === 'yellow_card') add(own, TYPE.yellowCards)
    if (kind === 'yellow_red_card') add(own, TYPE.yellowRedCards)
    if (kind === 'red_card') add(own, TYPE.redCards)
    if (kind === 'goal' && related !== null) {
      add(both[side].get(related), TYPE.assists)
      add(both[side].get(related), TYPE.keyPasses)
    }
    if (kind === 'goal' || kind === 'own_goal' || kind === 'penalty_goal') {
      for (const [slot, stay] of opponent.stays) {
        if (isOn(stay, at)) add(both[otherSide(side)].get(slot), TYPE.conceded)
      }
    }
  })
}

/** Adds the shots that were no goals, the saves and the blocks. */
function countShots(plan: Plan, script: Script, cast: Cast, clock: number, both: Both): void {
  script.ticks.forEach(({ at, kind, side }, index) => {
    if (at > clock || kind === 'injury') return
    const shooter = shooterOf(plan, cast[side], at, index)
    const other = otherSide(side)
    if (shooter !== null) add(both[side].get(shooter), TYPE.shots)
    if (shooter !== null && kind === 'saved') add(both[side].get(shooter), TYPE.onTarget)
    if (kind === 'off') return
    const draw = mix(plan.hash, 3_200 + index)
    const stopper = kind === 'saved' ? keeperAt(cast[other], at) : whoAt(cast[other], at, BLOCKS, draw)
    if (stopper === undefined || stopper === null) return
    const counts = both[other].get(stopper)
    add(counts, kind === 'saved' ? TYPE.saves : TYPE.shotsBlocked)
    if (kind === 'saved' && unit(draw) < 0.62) add(counts, TYPE.savesInsideBox)
  })
}

/** Minutes on the pitch up to a point of the clock, added time left out. */
function minutesOf(script: Script, { on, off }: Stay, clock: number): number {
  if (on > clock) return 0
  const from = on === 0 ? 0 : minuteAt(script, on).minute
  return Math.max(1, minuteAt(script, Math.min(off ?? clock, clock)).minute - from)
}

interface Performance {
  plan: Plan
  slot: number
  salt: number
  minutes: number
  /** Passes that the side plays in 90 minutes. */
  passes: number
  /** Goals by which the side leads. */
  lead: number
}

/** Adds what grows with the minutes played. */
function addGrown(counts: Counts, { plan, slot, salt, minutes, passes }: Performance): void {
  const drawn = (index: number) => 0.35 + 1.3 * unit(mix(plan.hash, salt + slot * 64 + index))
  const grown = (index: number, weights: Weights) =>
    Math.floor((weightOf(slot, weights) * drawn(index) * minutes) / 90 + 0.35 * Math.min(1, minutes / 60))
  for (const [index, [type, rates]] of RATES.entries()) add(counts, type, grown(index, rates))
  const cards = [TYPE.yellowCards, TYPE.redCards, TYPE.yellowRedCards].reduce(
    (sum, type) => sum + (counts.get(type) ?? 0),
    0,
  )
  add(counts, TYPE.fouls, cards + grown(20, FOULS))
  const crosses = grown(21, CROSSES)
  const dribbles = grown(22, DRIBBLES)
  const duels = grown(23, DUELS)
  const played = Math.floor(
    (passes * (0.75 + 0.5 * unit(mix(plan.hash, salt + slot * 64 + 24))) * weightOf(slot, PASSES) * minutes) / 90,
  )
  const accuracy = 0.72 + 0.2 * unit(mix(plan.hash, salt + slot * 64 + 25))
  add(counts, TYPE.crosses, crosses)
  add(counts, TYPE.accurateCrosses, Math.floor(crosses * 0.3))
  add(counts, TYPE.dribbles, dribbles)
  add(counts, TYPE.successfulDribbles, Math.floor(dribbles * 0.55))
  add(counts, TYPE.duels, duels)
  add(counts, TYPE.duelsWon, Math.floor(duels * (0.35 + 0.3 * unit(mix(plan.hash, salt + slot * 64 + 26)))))
  add(counts, TYPE.keyPasses, grown(27, KEY_PASSES))
  add(counts, TYPE.passes, played)
  add(counts, TYPE.accuratePasses, Math.floor(played * accuracy))
  if (played > 0) counts.set(TYPE.passAccuracy, Math.round((100 * Math.floor(played * accuracy)) / played))
}

/** The mark of a player, 3.5 to 10. */
function ratingOf(counts: Counts, { plan, slot, salt, minutes, lead }: Performance): number {
  const of = (type: number) => counts.get(type) ?? 0
  const behind = slotAt(slot).position <= 25
  const mark =
    6.25 +
    0.95 * unit(mix(plan.hash, salt + slot * 64 + 40)) * Math.min(1, minutes / 45) +
    0.95 * of(TYPE.goals) +
    0.6 * of(TYPE.assists) +
    0.14 * of(TYPE.saves) +
    0.8 * of(TYPE.penaltiesSaved) +
    0.12 * Math.max(-3, Math.min(3, lead)) -
    (behind ? 0.22 * of(TYPE.conceded) : 0) -
    0.25 * of(TYPE.yellowCards) -
    1.3 * (of(TYPE.redCards) + of(TYPE.yellowRedCards)) -
    0.9 * of(TYPE.ownGoals) -
    0.5 * of(TYPE.penaltiesMissed)
  return Math.round(100 * Math.max(3.5, Math.min(10, mark))) / 100
}

/** The types told of matches longer ago. */
const LIGHT: ReadonlySet<number> = new Set([
  TYPE.goals,
  TYPE.assists,
  TYPE.redCards,
  TYPE.yellowCards,
  TYPE.yellowRedCards,
  TYPE.penaltiesScored,
  TYPE.rating,
  TYPE.minutes,
  TYPE.ownGoals,
])

function told(counts: Counts, full: boolean): TypedNumbers {
  return Object.fromEntries([...counts].filter(([type, value]) => value !== 0 && (full || LIGHT.has(type))))
}

const SALT: Readonly<Record<Side, number>> = { home: 10_000, away: 20_000 }

/**
 * Everybody's match statistics at a point of the clock by place in the squad: what the events say, and what grows with the minutes.
 * Zeros are left out, and so is everything of those who have not played.
 * @param passes that each side plays in 90 minutes
 * @param full false for the few that are told of matches longer ago
 */
export function playerFigures(
  plan: Plan,
  script: Script,
  cast: Cast,
  clock: number,
  passes: Readonly<Record<Side, number>>,
  full: boolean,
): Readonly<Record<Side, ReadonlyMap<number, TypedNumbers>>> {
  const both = { home: noCounts(cast.home), away: noCounts(cast.away) }
  countEvents(plan, cast, clock, both)
  countShots(plan, script, cast, clock, both)
  const [home, away] = goalsUntil(script, clock)
  const side = (which: Side) => {
    const team = cast[which]
    const lead = which === 'home' ? home - away : away - home
    const figures = new Map<number, TypedNumbers>()
    for (const [slot, counts] of both[which]) {
      const stay = team.stays.get(slot)
      const minutes = stay === undefined ? 0 : minutesOf(script, stay, clock)
      if (minutes > 0) {
        const performance = { plan, slot, salt: SALT[which], minutes, passes: passes[which], lead }
        addGrown(counts, performance)
        counts.set(TYPE.minutes, minutes)
        counts.set(TYPE.rating, ratingOf(counts, performance))
      }
      if (slot === team.lineup.captain) counts.set(TYPE.captain, 1)
      figures.set(slot, told(counts, full))
    }
    return figures
  }
  return { home: side('home'), away: side('away') }
}
