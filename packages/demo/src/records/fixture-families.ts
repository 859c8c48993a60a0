import type { RecordBatch } from '@touchline/football'
import { type Plan, planAt } from '../match/plan.ts'
import type { World } from '../world.ts'
import { fixtureComments } from './comments-records.ts'
import { fixtureDetails } from './details-records.ts'
import { fixtureEvents } from './event-records.ts'
import { fixtureOdds, fixturePrice, fixtureRecord } from './fixture-records.ts'
import { fixtureLineups } from './lineup-records.ts'
import { fixturePressure } from './pressure-records.ts'
import { fixtureStatistics } from './statistics-records.ts'

/** The aspects of a fixture that may have changed: its prices, its play, or the details before it begins. */
export interface Aspects {
  prices: boolean
  play: boolean
  preparation: boolean
}

export const EVERYTHING: Aspects = { prices: true, play: true, preparation: true }

/** Records of fixtures as reported at an instant. */
export interface FixtureBatch extends RecordBatch {
  fixtures: NonNullable<RecordBatch['fixtures']>
}

/** The parts of fixtures that lists of matches show at an instant: score and reference price, nothing that points to a player. */
export function scoreBatch(world: World, plans: readonly Plan[], now: number): FixtureBatch {
  const reached = plans.map((plan) => planAt(plan, now))
  return {
    source: 'demo',
    fixtures: reached.map((plan) => fixtureRecord(world, plan, now)),
    referencePrices: reached.map((plan) => fixturePrice(world, plan, now)),
  }
}

type Report = <Kept>(list: Kept[], record: Kept | null) => void
const report: Report = (list, record) => {
  if (record !== null) list.push(record)
}

/** Every record of the fixtures as reported at an instant, or of each only what may have changed. */
export function fixtureBatch(
  world: World,
  fixtures: Iterable<readonly [plan: Plan, aspects: Aspects]>,
  now: number,
): FixtureBatch {
  const batch = {
    source: 'demo' as const,
    fixtures: [] as ReturnType<typeof fixtureRecord>[],
    referencePrices: [] as ReturnType<typeof fixturePrice>[],
    fixtureDetails: [] as NonNullable<ReturnType<typeof fixtureDetails>>[],
    lineups: [] as NonNullable<ReturnType<typeof fixtureLineups>>[],
    events: [] as NonNullable<ReturnType<typeof fixtureEvents>>[],
    statistics: [] as NonNullable<ReturnType<typeof fixtureStatistics>>[],
    comments: [] as NonNullable<ReturnType<typeof fixtureComments>>[],
    pressure: [] as NonNullable<ReturnType<typeof fixturePressure>>[],
    odds: [] as ReturnType<typeof fixtureOdds>[number][],
  }
  for (const [fixture, { prices, play, preparation }] of fixtures) {
    const plan = planAt(fixture, now)
    batch.fixtures.push(fixtureRecord(world, plan, now))
    if (prices || play) batch.referencePrices.push(fixturePrice(world, plan, now))
    if (prices) batch.odds.push(...fixtureOdds(world, plan, now))
    if (play || preparation) {
      report(batch.fixtureDetails, fixtureDetails(world, plan, now))
      report(batch.lineups, fixtureLineups(world, plan, now))
    }
    if (play) {
      report(batch.events, fixtureEvents(world, plan, now))
      report(batch.statistics, fixtureStatistics(world, plan, now))
      report(batch.comments, fixtureComments(world, plan, now))
      report(batch.pressure, fixturePressure(world, plan, now))
    }
  }
  return batch
}
