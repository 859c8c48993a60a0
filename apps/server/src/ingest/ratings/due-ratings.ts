import {
  execute,
  forecast,
  type Placeholders,
  query,
  type RowOf,
  ratingDue,
  rows,
  selection,
  statement,
} from '@touchline/database'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { dayText, END_OF_DAYS } from './days.ts'
import { RATED } from './rated-fixtures.queries.ts'

export type RatedRow = RowOf<typeof RATED>

/** From which day on ratings are to be made anew. */
export interface DueRatings {
  from: number
  /** The fixtures there that are new or differ; null where they are not looked at, because everything is made anew. */
  changed: readonly RatedRow[] | null
  /** All rated fixtures of the day, where they were looked at. */
  fixtures?: readonly RatedRow[]
}

/** Of more days it is cheaper to make everything from the first of them on anew than to look at their fixtures. */
const MOST_COMPARED = 60

const DUE = statement(() =>
  selection(
    { day: sql<number>`${ratingDue.day} - date '1970-01-01'`, anew: ratingDue.anew },
    (columns) => sql`select ${columns} from ${ratingDue} order by ${ratingDue.day}`,
  ),
)

const STORED = statement((p: Placeholders<{ fixtures: readonly number[]; days: readonly string[] }>) =>
  selection(
    {
      fixtureId: forecast.fixtureId,
      day: sql<number>`${forecast.day} - date '1970-01-01'`,
      inputs: forecast.inputs,
      isLearned: sql<boolean>`${forecast.homeGoals} is not null`,
    },
    (columns) => sql`
      select ${columns} from ${forecast}
      where ${forecast.fixtureId} = any(${p.fixtures}::integer[]) or ${forecast.day} = any(${p.days}::date[])`,
  ),
)

/**
 * What is due, as marked by those who wrote; days on which nothing that ratings read has changed are not, and their marks go. A correction
 * of what was learned makes everything after it anew, a new result only what it touches.
 */
export async function dueRatings(client: pg.ClientBase): Promise<DueRatings | null> {
  const marks = await rows(client, DUE, {})
  const anew = marks.find((mark) => mark.anew)?.day ?? END_OF_DAYS
  const days = marks.filter((mark) => !mark.anew && mark.day < anew).map(({ day }) => day)
  if (days.length > MOST_COMPARED) return { from: days[0] as number, changed: null }
  const found = days.length === 0 ? null : await differences(client, days)
  if (found !== null && found.from < anew) return anew < END_OF_DAYS ? { ...found, changed: null } : found
  if (anew < END_OF_DAYS) return { from: anew, changed: null }
  await execute(client, query.delete(ratingDue))
  return null
}

async function differences(client: pg.ClientBase, days: readonly number[]): Promise<DueRatings | null> {
  const now: RatedRow[] = []
  for (const day of days) now.push(...(await rows(client, RATED, { from: day, until: day + 1 })))
  const fixtures = now.map(({ fixtureId }) => fixtureId)
  const stored = await rows(client, STORED, { fixtures, days: days.map(dayText) })
  const known = new Map(stored.map((one) => [one.fixtureId, one]))
  const present = new Map(now.map((one) => [one.fixtureId, one]))
  const changed = now.filter(({ fixtureId, inputs }) => known.get(fixtureId)?.inputs !== inputs)
  const corrected = stored.filter(({ fixtureId, inputs }) => present.get(fixtureId)?.inputs !== inputs)
  const touched = [...changed, ...corrected].map(({ day }) => day)
  if (touched.length === 0) return null
  const undone = corrected.some(({ fixtureId, isLearned }) => isLearned || !present.has(fixtureId))
  const from = Math.min(...touched)
  const looked = days.includes(from) && { fixtures: now.filter(({ day }) => day === from) }
  return { from, changed: undone ? null : changed, ...looked }
}
