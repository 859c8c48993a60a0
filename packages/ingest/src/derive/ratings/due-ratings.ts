import {
  firstRow,
  fixture,
  forecast,
  type Placeholders,
  prepared,
  rows,
  selection,
  statement,
} from '@touchline/database'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { END_OF_DAYS } from './days.ts'
import type { RatedFixture } from './rated-fixture.ts'
import type { RatedFixtures } from './rated-fixtures.ts'

/** The day from which on ratings are computed again. */
export interface DueRatings {
  from: number
  /** New or changed fixtures from there; null when not compared, because everything is rebuilt. */
  changed: readonly RatedFixture[] | null
}

/** The stored inputs of ratings and forecasts. */
const STORED = prepared((p: Placeholders<{ fixtures: readonly number[] }>) =>
  selection(
    {
      fixtureId: forecast.fixtureId,
      day: sql<number>`${forecast.day} - date '1970-01-01'`,
      inputs: forecast.inputs,
      isLearned: sql<boolean>`${forecast.homeGoals} is not null`,
    },
    (columns) => sql`select ${columns} from ${forecast} where ${forecast.fixtureId} = any(${p.fixtures}::integer[])`,
  ),
)

/** For more fixtures it is cheaper to rebuild everything from the first of their days on than to compare each. */
const MAX_COMPARED = 3_000

/** The first day that some fixtures are on, or were forecast for. */
const FIRST_DAY = statement((p: Placeholders<{ fixtures: readonly number[] }>) =>
  selection(
    { day: sql<number | null>`min(day) - date '1970-01-01'` },
    (columns) => sql`
      select ${columns} from (
        select (${fixture.kickoff} at time zone 'UTC')::date as day from ${fixture} where ${fixture.id} = any(${p.fixtures}::integer[])
        union all select ${forecast.day} from ${forecast} where ${forecast.fixtureId} = any(${p.fixtures}::integer[])) as days`,
  ),
)

/**
 * The work due after results changed; none where nothing that ratings read has changed. A correction of a past result rebuilds everything
 * after it, a new result only the ratings it touches.
 * @param changed the fixtures of these results, and days from which on everything is rebuilt
 */
export async function dueRatings(
  client: pg.ClientBase,
  fixtures: RatedFixtures,
  changed: { results: readonly number[]; days: readonly number[] },
): Promise<DueRatings | null> {
  const first = Math.min(END_OF_DAYS, ...changed.days)
  const found = await differences(client, fixtures, changed.results)
  if (first === END_OF_DAYS) return found
  return { from: Math.min(first, found?.from ?? first), changed: null }
}

async function differences(
  client: pg.ClientBase,
  fixtures: RatedFixtures,
  marked: readonly number[],
): Promise<DueRatings | null> {
  if (marked.length > MAX_COMPARED) {
    const day = (await firstRow(client, FIRST_DAY, { fixtures: marked }))?.day ?? null
    return day === null ? null : { from: day, changed: null }
  }
  if (marked.length === 0) return null
  const [read, now] = [await rows(client, STORED, { fixtures: marked }), await fixtures.byId(marked)]
  const present = new Map(now.map((one) => [one.fixtureId, one]))
  const stored = new Map(read.map((one) => [one.fixtureId, { ...one, inputs: one.inputs.replaceAll('-', '') }]))
  const changed = now.filter(({ fixtureId, inputs }) => stored.get(fixtureId)?.inputs !== inputs)
  const corrected = [...stored.values()].filter(({ fixtureId, inputs }) => present.get(fixtureId)?.inputs !== inputs)
  const touched = [...changed, ...corrected].map(({ day }) => day)
  if (touched.length === 0) return null
  const undone = corrected.some(({ fixtureId, isLearned }) => isLearned || !present.has(fixtureId))
  return { from: Math.min(...touched), changed: undone ? null : changed }
}
