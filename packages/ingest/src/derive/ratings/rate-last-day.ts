import { foldModel, seasonOf } from '@touchline/probability'
import type pg from 'pg'
import { END_OF_DAYS } from './days.ts'
import { writeForecasts } from './forecast-rows.ts'
import { madeForecasts } from './made-forecasts.ts'
import { idsOf } from './packed-state.ts'
import type { RatedPart } from './rate-season.ts'
import type { RatedFixture, RatedResult } from './rated-fixture.ts'
import type { RatedFixtures } from './rated-fixtures.ts'
import type { SnapshotStore } from './snapshots.ts'
import type { Stand } from './stand.queries.ts'
import { resultsBehind, touchedBy } from './touched.ts'

interface LastDay extends Pick<Stand, 'version' | 'fits' | 'lastFit'> {
  today: number
  /** The last day with a result. */
  last: number
  snapshots: SnapshotStore
}

/**
 * The same as `rateSeason` for new results on the last day, or fixtures ahead, alone: the ratings before that day are unchanged, and only
 * those that the forecasts ahead depend on are read. Other forecasts of the day stay, because they were made before any of its results.
 */
export async function rateLastDay(
  client: pg.ClientBase,
  {
    fixtures,
    changed,
    lastDay: { version, fits, lastFit, today, last, snapshots },
  }: { fixtures: RatedFixtures; changed: readonly RatedFixture[]; lastDay: LastDay },
): Promise<RatedPart> {
  const results = await fixtures.resultsOf(last)
  const known = new Set(changed.map(({ fixtureId }) => fixtureId))
  const read = (some: readonly RatedResult[]) =>
    fixtures.byId(some.flatMap(({ fixtureId }) => (known.has(fixtureId) ? [] : fixtureId)))
  // Most matches ahead depend on the same results as the changed ones.
  const likely = resultsBehind(changed, results)
  const touched = touchedBy(changed, results)
  const [ahead, first] = await Promise.all([
    fixtures.ahead({ from: last + 1, until: END_OF_DAYS }, touched),
    read(likely),
  ])
  const others = resultsBehind(ahead, results).filter((one) => !likely.includes(one))
  const learned = [...changed.filter(({ day }) => day === last), ...first, ...(await read(others))]
  const all = [...learned, ...ahead]
  const matches = await fixtures.matches(all)
  const snapshot = await snapshots.before(client, last, version)
  if (snapshot?.day !== last) throw new Error('There are no ratings of the last day with a result')
  const { forecasts } = foldModel(snapshot.state(idsOf(matches)), matches)
  const latest = seasonOf(today)
  const weights = new Map(fits && lastFit === latest ? [[latest, fits]] : [])
  const isMade = ({ day, fixtureId }: RatedFixture) => day > last || known.has(fixtureId)
  const made = await madeForecasts(client, { fixtures: all, forecasts, wanted: { latest, isMade, weights } })
  await writeForecasts(client, made, { fresh: false })
  return { upTo: last, more: false, forecast: made.map(({ fixtureId }) => fixtureId) }
}
