import { type Database, fixture, type Placeholders, query, type RowOf, rows, statement } from '@touchline/database'
import { STATE } from '@touchline/football'
import { and, asc, gte, lt, ne, sql } from 'drizzle-orm'
import { isFixtureShown } from '../league/shown-leagues.sql.ts'

interface Days {
  from: string
  to: string
}

const kicksOffWithin = (p: Placeholders<Days>) =>
  and(
    gte(fixture.kickoff, sql`${p.from}::timestamptz`),
    lt(fixture.kickoff, sql`${p.to}::timestamptz`),
    ne(fixture.stateId, STATE.deleted),
    isFixtureShown,
  )

const startOf = (day: string) => `${day}T00:00:00Z`

const DAYS = statement((p: Placeholders<Days>) =>
  query
    .select({
      key: sql<string>`to_char(${fixture.kickoff} at time zone 'UTC', 'YYYY-MM-DD')`,
      changedAt: sql<Date>`max(${fixture.updatedAt})`,
    })
    .from(fixture)
    .where(kicksOffWithin(p))
    .groupBy(sql`1`)
    .orderBy(sql`1`),
)

export type MatchDay = RowOf<typeof DAYS>

/** UTC days on which matches kick off from `from` (inclusive) to `to` (exclusive), `YYYY-MM-DD`, with the last change to one of them. */
export function findMatchDays({ pool }: Database, from: string, to: string): Promise<MatchDay[]> {
  return rows(pool, DAYS, { from: startOf(from), to: startOf(to) })
}

const MATCHES = statement((p: Placeholders<Days>) =>
  query
    .select({ key: fixture.id, changedAt: fixture.updatedAt })
    .from(fixture)
    .where(kicksOffWithin(p))
    .orderBy(asc(fixture.kickoff), asc(fixture.id)),
)

export type ChangedMatch = RowOf<typeof MATCHES>

/** The matches that kick off from `from` (inclusive) to `to` (exclusive), by kick-off. */
export function findMatchesChanged({ pool }: Database, from: string, to: string): Promise<ChangedMatch[]> {
  return rows(pool, MATCHES, { from: startOf(from), to: startOf(to) })
}
