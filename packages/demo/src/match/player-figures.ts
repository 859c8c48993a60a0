import { otherSide, type Side, type TypedNumbers } from '@touchline/football'
import { slotAt } from '../competitions/slots.ts'
import { byPosition, type Weigh } from '../people/cast.ts'
import type { Cast, Stay, Team } from '../people/cast.types.ts'
import { mix, unit } from '../random.ts'
import { minuteAt } from '../records/event-records.ts'
import { shooting } from './gifts.ts'
import { GROWN, GROWN_FIGURES, grownCount, sideOfMatch } from './grown-figures.ts'
import { SIDES } from './moments.ts'
import type { Plan } from './plan.ts'
import { goalsUntil, SAVED, type Script } from './script.ts'

/** Type ids of a player's match statistics, besides those that grow with his minutes. */
const TYPE = {
  captain: 40,
  shots: 42,
  goals: 52,
  saves: 57,
  assists: 79,
  redCards: 83,
  yellowCards: 84,
  yellowRedCards: 85,
  onTarget: 86,
  conceded: 88,
  shotsBlocked: 97,
  savesInsideBox: 104,
  penaltiesScored: 111,
  penaltiesMissed: 112,
  penaltiesSaved: 113,
  penaltiesCommitted: 114,
  penaltiesWon: 115,
  rating: 118,
  minutes: 119,
  ownGoals: 324,
  passAccuracy: 1584,
} as const

const WINS_PENALTIES = byPosition([0, 0.7, 1.7, 2.8])
const COMMITS = byPosition([0.06, 1.05, 1.3, 1.15])
const BLOCKS = byPosition([0, 5, 2, 0.4])

/** A player's numbers by type id during a match. */
type Counts = Map<number, number>

const countOf = (counts: Counts, type: number): number => counts.get(type) ?? 0
const add = (counts: Counts | undefined, type: number, by = 1): void => {
  if (by !== 0) counts?.set(type, countOf(counts, type) + by)
}

const isOn = ({ on, off }: Stay, at: number): boolean => on <= at && (off === null || off > at)

/** A player on the pitch at a point of the clock, picked by a hash. */
function whoAt({ stays, squad }: Team, { at, weigh, hash }: { at: number; weigh: Weigh; hash: number }): number | null {
  let sum = 0
  for (const [slot, stay] of stays) if (isOn(stay, at)) sum += weigh(slot, squad)
  let rest = unit(hash) * sum
  let last: number | null = null
  for (const [slot, stay] of stays) {
    if (!isOn(stay, at)) continue
    rest -= weigh(slot, squad)
    last = slot
    if (rest < 0) break
  }
  return last
}

/** The player behind each shot that is not a goal; the answer for a tick of the script never changes. */
export const shooterOf = (plan: Plan, { team, at, index }: { team: Team; at: number; index: number }): number | null =>
  whoAt(team, { at, weigh: shooting, hash: mix(plan.hash, 2_000 + index) })

type Both = Readonly<Record<Side, ReadonlyMap<number, Counts>>>

const countsOfAll = ({ lineup }: Team): Map<number, Counts> =>
  new Map([...lineup.eleven, ...lineup.bench].map((slot) => [slot, new Map<number, number>()]))

function keeperAt({ stays }: Team, at: number): number | undefined {
  for (const [slot, stay] of stays) if (slotAt(slot).position === 24 && isOn(stay, at)) return slot
  return undefined
}

/** Adds to both sides' counts what happened up to a point of the clock. */
function countEvents(
  plan: Plan,
  { script, cast, clock, both }: { script: Script; cast: Cast; clock: number; both: Both },
): void {
  cast.happenings.forEach(({ at, kind, side, player, related, turned }, index) => {
    if (at > clock || player === null) return
    const own = both[turned ? otherSide(side) : side].get(player)
    const opponent = cast[otherSide(side)]
    if (kind === 'goal' || kind === 'penalty_goal') {
      for (const type of [TYPE.goals, TYPE.shots, TYPE.onTarget]) add(own, type)
    }
    if (kind === 'penalty_goal' || kind === 'missed_penalty') {
      const draw = mix(plan.hash, 2_500 + index)
      const fouled = whoAt(cast[side], { at, weigh: WINS_PENALTIES, hash: draw })
      const culprit = whoAt(opponent, { at, weigh: COMMITS, hash: mix(draw, 1) })
      add(own, kind === 'penalty_goal' ? TYPE.penaltiesScored : TYPE.penaltiesMissed)
      if (fouled !== null) add(both[side].get(fouled), TYPE.penaltiesWon)
      if (culprit !== null) add(both[otherSide(side)].get(culprit), TYPE.penaltiesCommitted)
    }
    if (kind === 'missed_penalty') {
      add(own, TYPE.shots)
      if (script.moments[index]?.note?.addition === SAVED) {
        const keeper = both[otherSide(side)].get(keeperAt(opponent, at) ?? -1)
        add(own, TYPE.onTarget)
        for (const type of [TYPE.saves, TYPE.savesInsideBox, TYPE.penaltiesSaved]) add(keeper, type)
      }
    }
    if (kind === 'own_goal') add(own, TYPE.ownGoals)
    if (kind === 'video_review') add(own, GROWN.offsides, Number(script.moments[index]?.note?.info === 'Offside'))
    if (kind.endsWith('_card')) add(own, GROWN.fouls)
    if (kind === 'yellow_card') add(own, TYPE.yellowCards)
    if (kind === 'yellow_red_card') add(own, TYPE.yellowRedCards)
    if (kind === 'red_card') add(own, TYPE.redCards)
    if (kind === 'goal' && related !== null) {
      add(both[side].get(related), TYPE.assists)
      add(both[side].get(related), GROWN.keyPasses)
    }
    if (kind === 'goal' || kind === 'own_goal' || kind === 'penalty_goal') {
      for (const [slot, stay] of opponent.stays) {
        if (isOn(stay, at)) add(both[otherSide(side)].get(slot), TYPE.conceded)
      }
    }
  })
}

/** Adds the shots that were no goals, the saves and the blocks. */
function countShots(
  plan: Plan,
  { script, cast, clock, both }: { script: Script; cast: Cast; clock: number; both: Both },
): void {
  script.ticks.forEach(({ at, kind, side }, index) => {
    if (at > clock || kind === 'injury') return
    const shooter = shooterOf(plan, { team: cast[side], at, index })
    const other = otherSide(side)
    if (shooter !== null) add(both[side].get(shooter), TYPE.shots)
    if (shooter !== null && kind === 'saved') add(both[side].get(shooter), TYPE.onTarget)
    if (kind === 'off') return
    const draw = mix(plan.hash, 3_200 + index)
    const stopper = kind === 'saved' ? keeperAt(cast[other], at) : whoAt(cast[other], { at, weigh: BLOCKS, hash: draw })
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
  /** Goals by which the side leads. */
  lead: number
}

/** The mark of a player, 3.5 to 10. */
function ratingOf(counts: Counts, { plan, slot, salt, minutes, lead }: Performance): number {
  const of = (type: number) => countOf(counts, type)
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

const SALT: Readonly<Record<Side, number>> = { home: 10_000, away: 20_000 }

/**
 * All players' match statistics at a point of the clock by place in the squad: those of the events, and those that grow with the minutes.
 * Zeros are left out, and so are players who have not played.
 */
export function playerFigures(
  plan: Plan,
  { script, cast, clock }: { script: Script; cast: Cast; clock: number },
): Readonly<Record<Side, ReadonlyMap<number, TypedNumbers>>> {
  const both = { home: countsOfAll(cast.home), away: countsOfAll(cast.away) }
  countEvents(plan, { script, cast, clock, both })
  countShots(plan, { script, cast, clock, both })
  const [home, away] = goalsUntil(script, clock)
  const figures = { home: new Map<number, TypedNumbers>(), away: new Map<number, TypedNumbers>() }
  for (const which of SIDES) {
    const team = cast[which]
    const lead = which === 'home' ? home - away : away - home
    const match = sideOfMatch(plan, { script, cast, side: which, clock })
    for (const [slot, counts] of both[which]) {
      const stay = team.stays.get(slot)
      const minutes = stay === undefined ? 0 : minutesOf(script, stay, clock)
      if (minutes > 0) {
        for (const figure of GROWN_FIGURES) add(counts, figure.type, grownCount(match, slot, figure))
        const passes = countOf(counts, GROWN.passes)
        const accurate = countOf(counts, GROWN.accuratePasses)
        if (passes > 0) add(counts, TYPE.passAccuracy, Math.round((100 * accurate) / passes))
        add(counts, TYPE.minutes, minutes)
        add(counts, TYPE.rating, ratingOf(counts, { plan, slot, salt: SALT[which], minutes, lead }))
      }
      if (slot === team.lineup.captain) add(counts, TYPE.captain)
      figures[which].set(slot, Object.fromEntries(counts))
    }
  }
  return figures
}
