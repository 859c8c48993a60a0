import {
  type FixtureStatisticsRecord,
  type Side,
  type SideFigures,
  STATISTIC_TYPE,
  type Statistic,
  type TypedNumbers,
} from '@touchline/football'
import { specialOf } from '../competitions/days.ts'
import { extentOf, isClose } from '../match/extent.ts'
import { figuresAt } from '../match/figures.ts'
import { GROWN, grownSum, type SideOfMatch, sideOfMatch } from '../match/grown-figures.ts'
import { SIDES } from '../match/moments.ts'
import type { Plan } from '../match/plan.ts'
import type { Cast } from '../people/cast.types.ts'
import { castFor } from '../people/casting.ts'
import { mix, unit } from '../random.ts'
import { scriptFor, type World } from '../world.ts'
import { progressOf } from './fixture-records.ts'

/** Further statistics of a side that are the sum of its players'. */
const SUMMED = [
  'woodwork',
  'crosses',
  'accurateCrosses',
  'interceptions',
  'duelsWon',
  'dribbles',
  'successfulDribbles',
] as const
/** Those that nobody counts of players, and how often a side comes to each in 90 minutes. */
const MORE: readonly (readonly [type: number, mean: number])[] = [
  [62, 48],
  [65, 9],
  [580, 1.8],
]
const ASSISTS = 79
const POSSESSION = 45
const RATIOS: readonly (readonly [ratio: number, part: number, whole: number])[] = [
  [82, 81, 80],
  [1605, 109, 108],
]

/** Everything that can be counted of one side at a point of the clock; ratios and possession are left to the whole. */
function countsOf(
  match: SideOfMatch,
  { cast, figures, clock }: { cast: Cast; figures: SideFigures; clock: number },
): Map<number, number> {
  const { plan, script, side } = match
  const values = new Map<number, number>()
  for (const [statistic, type] of Object.entries(STATISTIC_TYPE)) {
    values.set(type, figures.statistics[statistic as Statistic] ?? 0)
  }
  const assists = cast.happenings.filter(
    (each) => each.side === side && each.at <= clock && each.kind === 'goal' && each.related !== null,
  ).length
  const count = (...kinds: string[]) =>
    script.moments.filter((each) => each.side === side && each.at <= clock && kinds.includes(each.kind)).length
  const of = (type: number) => values.get(type) ?? 0
  values.set(34, count('corner'))
  values.set(41, of(42) - of(86) - of(58))
  values.set(50, of(42) - of(49))
  values.set(52, count('goal', 'own_goal', 'penalty_goal'))
  values.set(84, count('yellow_card'))
  values.set(85, count('yellow_red_card'))
  values.set(83, count('red_card'))
  for (const figure of SUMMED) values.set(GROWN[figure], grownSum(match, figure))
  values.set(ASSISTS, assists)
  values.set(GROWN.keyPasses, assists + grownSum(match, 'keyPasses'))
  const tackles = of(STATISTIC_TYPE.tackles)
  for (const [type, mean] of MORE) {
    // Further counts grow in proportion to the tackles, so that they never fall.
    const drawn = mean * (0.6 + 0.8 * unit(mix(plan.hash, (side === 'home' ? 5_000 : 6_000) + type)))
    values.set(type, Math.floor((drawn * tackles) / 16))
  }
  return values
}

function withRatios(counted: ReadonlyMap<number, number>): TypedNumbers {
  const values: Record<number, number> = {}
  for (const [type, value] of counted) values[type] = value
  for (const [ratio, part, whole] of RATIOS) {
    const all = values[whole] ?? 0
    if (all > 0) values[ratio] = Math.round((100 * (values[part] ?? 0)) / all)
  }
  return values
}

/** The figures of a half: the counts at its end less those at its beginning, and its own possession. */
function between(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): Map<number, number> {
  const added = new Map([...after].map(([type, value]) => [type, value - (before.get(type) ?? 0)]))
  // Both halves weigh the same, so that their mean is the whole.
  added.set(POSSESSION, Math.max(5, Math.min(95, 2 * (after.get(POSSESSION) ?? 50) - (before.get(POSSESSION) ?? 50))))
  return added
}

/**
 * All statistics of a fixture by type id: of the whole match, of both halves too for fixtures of these days. Null where
 * nothing is reported.
 */
export function fixtureStatistics(world: World, plan: Plan, now: number): FixtureStatisticsRecord | null {
  if (extentOf(plan, now) !== 'full' || now < plan.kickoff || specialOf(world, plan) === 'no-statistics') return null
  const { clock } = progressOf(world, plan, now)
  if (clock === null) return null
  const script = scriptFor(world, plan)
  const cast = castFor(world, plan)
  const half = script.phases[0]?.to ?? 0
  const at = (point: number) => {
    const figures = figuresAt(plan, { script, cast, at: point })
    return (side: Side) =>
      countsOf(sideOfMatch(plan, { script, cast, side, clock: point }), { cast, figures: figures[side], clock: point })
  }
  const whole = at(clock)
  const first = at(Math.min(clock, half))
  const withHalves = isClose(plan, now)
  const begun = (script.phases[2]?.from ?? 0) <= clock
  const statistics = SIDES.flatMap((side) => {
    const counted = whole(side)
    const all = { side, period: 0 as const, values: withRatios(counted) }
    if (!withHalves) return [all]
    const half1 = first(side)
    const one = { side, period: 1 as const, values: withRatios(half1) }
    if (!begun) return [all, one]
    return [all, one, { side, period: 2 as const, values: withRatios(between(half1, counted)) }]
  })
  return { fixture: plan.key, statistics }
}
