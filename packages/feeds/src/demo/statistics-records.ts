import {
  type FixtureStatisticsRecord,
  type SideFigures,
  STATISTIC_TYPE,
  type Statistic,
  type TypedNumbers,
} from '@touchline/football'
import { specialOf } from './days.ts'
import { figuresAt } from './figures.ts'
import { progressOf } from './fixture-records.ts'
import { SIDES, type Side } from './moments.ts'
import { isCurrent, isInFull, type Plan } from './plan.ts'
import { mix, unit } from './random.ts'
import type { Script } from './script.ts'
import { scriptFor, type World } from './world.ts'

/** Further statistics and how often a side comes to each in 90 minutes. */
const MORE: readonly (readonly [type: number, mean: number])[] = [
  [62, 48],
  [64, 0.3],
  [65, 9],
  [98, 15],
  [99, 4.5],
  [100, 8],
  [106, 48],
  [108, 15],
  [109, 8],
  [117, 9],
  [580, 1.8],
]
const POSSESSION = 45
const RATIOS: readonly (readonly [ratio: number, part: number, whole: number])[] = [
  [82, 81, 80],
  [1605, 109, 108],
]

/** Everything that can be counted of one side at a point of the clock; ratios and possession are left to the whole. */
function countsOf(plan: Plan, script: Script, side: Side, figures: SideFigures, clock: number): Map<number, number> {
  const values = new Map<number, number>()
  for (const [statistic, type] of Object.entries(STATISTIC_TYPE)) {
    values.set(type, figures.statistics[statistic as Statistic] ?? 0)
  }
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
  const tackles = of(STATISTIC_TYPE.tackles)
  for (const [type, mean] of MORE) {
    // What grows with play grows with the tackles, which do; so a count never falls.
    const drawn = mean * (0.6 + 0.8 * unit(mix(plan.hash, (side === 'home' ? 5_000 : 6_000) + type)))
    values.set(type, Math.floor((drawn * tackles) / 16))
  }
  return values
}

function withRatios(values: Map<number, number>): TypedNumbers {
  for (const [ratio, part, whole] of RATIOS) {
    const all = values.get(whole) ?? 0
    if (all > 0) values.set(ratio, Math.round((100 * (values.get(part) ?? 0)) / all))
  }
  return Object.fromEntries(values)
}

/** What a half added: the counts at its end less those at its beginning, the ball as it was held in it. */
function between(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): Map<number, number> {
  const added = new Map([...after].map(([type, value]) => [type, value - (before.get(type) ?? 0)]))
  // Both halves weigh the same, so that their mean is the whole.
  added.set(POSSESSION, Math.max(5, Math.min(95, 2 * (after.get(POSSESSION) ?? 50) - (before.get(POSSESSION) ?? 50))))
  return added
}

/**
 * All statistics of a fixture by type id: of the whole match for the current season, of both halves too for recent fixtures. Null where
 * nothing is told.
 */
export function fixtureStatistics(world: World, plan: Plan, now: number): FixtureStatisticsRecord | null {
  if (!isCurrent(plan, now) || now < plan.kickoff || specialOf(world, plan) === 'no-statistics') return null
  const { clock } = progressOf(world, plan, now)
  if (clock === null) return null
  const script = scriptFor(world, plan)
  const half = script.phases[0]?.to ?? 0
  const at = (point: number) => {
    const figures = figuresAt(plan, script, point)
    return (side: Side) => countsOf(plan, script, side, figures[side], point)
  }
  const whole = at(clock)
  const first = at(Math.min(clock, half))
  const withHalves = isInFull(plan, now)
  const begun = (script.phases[2]?.from ?? 0) <= clock
  const statistics = SIDES.flatMap((side) => {
    const all = { side, period: 0 as const, values: withRatios(whole(side)) }
    if (!withHalves) return [all]
    const one = { side, period: 1 as const, values: withRatios(first(side)) }
    if (!begun) return [all, one]
    return [all, one, { side, period: 2 as const, values: withRatios(between(first(side), whole(side))) }]
  })
  return { fixture: plan.key, statistics }
}
