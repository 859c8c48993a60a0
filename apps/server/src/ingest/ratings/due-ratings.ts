import { forecast, type Placeholders, rows, selection, statement } from '@touchline/database'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { dayText, END_OF_DAYS } from './days.ts'
import type { RatedFixture } from './rated-fixture.ts'
import type { RatedFixtures } from './rated-fixtures.ts'

/** From which day on ratings are to be made anew. */
export interface DueRatings {
  from: number
  /** The fixtures there that are new or differ; null where they are not looked at, because everything is made anew. */
  changed: readonly RatedFixture[] | null
  /** All rated fixtures of the day, where they were looked at. */
  ofDay: readonly RatedFixture[] | null
}

/** Of more days it is cheaper to make everything from the first of them on anew than to look at their fixtures. */
const MOST_COMPARED = 60

/** What is stored of some days; of a fixture that was moved both days are marked. */
const STORED = statement(
  (p: Placeholders<{ days: readonly string[] }>) =>
    selection(
      {
        fixtureId: forecast.fixtureId,
        day: sql<number>`${forecast.day} - date '1970-01-01'`,
        inputs: forecast.inputs,
        isLearned: sql<boolean>`${forecast.homeGoals} is not null`,
      },
      (columns) => sql`select ${columns} from ${forecast} where ${forecast.day} = any(${p.days}::date[])`,
    ),
  { prepared: true },
)

/**
 * What is due of the marked days; those on which nothing that ratings read has changed are not. A correction of what was learned makes
 * everything after it anew, a new result only what it touches.
 */
export async function dueRatings(
  client: pg.ClientBase,
  fixtures: RatedFixtures,
  marked: { days: readonly number[]; anew: number | null },
): Promise<DueRatings | null> {
  const anew = marked.anew ?? END_OF_DAYS
  const days = marked.days.filter((day) => day < anew)
  if (days.length > MOST_COMPARED) return { from: days[0] as number, changed: null, ofDay: null }
  const found = days.length === 0 ? null : await differences(client, fixtures, days)
  if (found !== null && found.from < anew) return anew < END_OF_DAYS ? { ...found, changed: null } : found
  return anew < END_OF_DAYS ? { from: anew, changed: null, ofDay: null } : null
}

async function differences(
  client: pg.ClientBase,
  fixtures: RatedFixtures,
  days: readonly number[],
): Promise<DueRatings | null> {
  const [read, ...found] = await Promise.all([
    rows(client, STORED, { days: days.map(dayText) }),
    ...days.map((day) => fixtures.between({ from: day, until: day + 1 })),
  ])
  const now = found.flat()
  const present = new Map(now.map((one) => [one.fixtureId, one]))
  const stored = new Map(read.map((one) => [one.fixtureId, { ...one, inputs: one.inputs.replaceAll('-', '') }]))
  const changed = now.filter(({ fixtureId, inputs }) => stored.get(fixtureId)?.inputs !== inputs)
  const corrected = [...stored.values()].filter(({ fixtureId, inputs }) => present.get(fixtureId)?.inputs !== inputs)
  const touched = [...changed, ...corrected].map(({ day }) => day)
  if (touched.length === 0) return null
  const undone = corrected.some(({ fixtureId, isLearned }) => isLearned || !present.has(fixtureId))
  const from = Math.min(...touched)
  const ofDay = days.includes(from) ? now.filter(({ day }) => day === from) : null
  return { from, changed: undone ? null : changed, ofDay }
}
