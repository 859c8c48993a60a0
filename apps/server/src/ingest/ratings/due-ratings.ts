import { forecast, type Placeholders, prepared, rows, selection } from '@touchline/database'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { END_OF_DAYS } from './days.ts'
import type { RatedFixture } from './rated-fixture.ts'
import type { RatedFixtures } from './rated-fixtures.ts'
import { MOST_COMPARED, type Stand } from './stand.queries.ts'

/** From which day on ratings are to be made anew. */
export interface DueRatings {
  from: number
  /** The fixtures there that are new or differ; null where they are not looked at, because everything is made anew. */
  changed: readonly RatedFixture[] | null
}

/** What some fixtures were rated and forecast by. */
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

/**
 * What is due of what is marked; where nothing that ratings read has changed, nothing is. A correction of what was learned makes everything
 * after it anew, a new result only what it touches.
 */
export async function dueRatings(
  client: pg.ClientBase,
  fixtures: RatedFixtures,
  marked: Pick<Stand, 'days' | 'marked'> & { anew: number | null },
): Promise<DueRatings | null> {
  const anew = marked.anew ?? END_OF_DAYS
  const days = marked.days.filter((day) => day < anew)
  if (days.length > MOST_COMPARED) return { from: days[0] as number, changed: null }
  const found = days.length === 0 ? null : await differences(client, fixtures, { days, marked: marked.marked })
  if (found !== null && found.from < anew) return anew < END_OF_DAYS ? { ...found, changed: null } : found
  return anew < END_OF_DAYS ? { from: anew, changed: null } : null
}

async function differences(
  client: pg.ClientBase,
  fixtures: RatedFixtures,
  { days, marked }: Pick<Stand, 'days' | 'marked'>,
): Promise<DueRatings | null> {
  const [read, now] = await Promise.all([
    rows(client, STORED, { fixtures: marked }),
    fixtures.byId(marked),
    // Asked for at once, as a new result of the last day is what is mostly due.
    days.length === 1 && fixtures.resultsOf(days[0] as number),
  ])
  const present = new Map(now.map((one) => [one.fixtureId, one]))
  const stored = new Map(read.map((one) => [one.fixtureId, { ...one, inputs: one.inputs.replaceAll('-', '') }]))
  const changed = now.filter(({ fixtureId, inputs }) => stored.get(fixtureId)?.inputs !== inputs)
  const corrected = [...stored.values()].filter(({ fixtureId, inputs }) => present.get(fixtureId)?.inputs !== inputs)
  const touched = [...changed, ...corrected].map(({ day }) => day)
  if (touched.length === 0) return null
  const undone = corrected.some(({ fixtureId, isLearned }) => isLearned || !present.has(fixtureId))
  return { from: Math.min(...touched), changed: undone ? null : changed }
}
