import {
  execute,
  feedCount,
  fixture,
  namesOf,
  type Placeholders,
  query,
  rows,
  sourceRef,
  statement,
} from '@touchline/database'
import { MAX_IDS, type ReportedFixture, readFixtureList } from '@touchline/feeds'
import { type Day, STATE } from '@touchline/football'
import { and, between, eq, gte, lt, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { writeProgress } from '../../feed/progress.ts'
import { dayFrom } from '../days.ts'
import { runUnit } from '../run-unit.ts'
import { SOURCE, type SyncContext } from '../sync-context.ts'
import { readByIds } from './live.job.ts'

const BACK_DAYS = 14
const AHEAD_DAYS = 14

/**
 * Compares the matches of the feed with the stored ones, league by league and day by day, reads by id those that are missing, on another
 * day or no longer reported, and notes both counts afterwards.
 * @returns false while another process does
 */
export function checkCompleteness(context: SyncContext): Promise<boolean> {
  return runUnit(context, 'completeness', async (unit) => {
    const { database, clock, client } = context
    const now = clock.now()
    const days = { from: dayFrom(now, -BACK_DAYS), to: dayFrom(now, AHEAD_DAYS) }
    const reported = ofLeagues(await readFixtureList(client, days), context.selection.leagues)
    const differing = differences(reported, await storedFixtures(database.pool, days))
    for (let at = 0; at < differing.length; at += MAX_IDS) {
      await readByIds(context, unit, differing.slice(at, at + MAX_IDS))
    }
    await noteCounts(database.pool, { reported, stored: await storedFixtures(database.pool, days), days, now })
    await writeProgress(database.pool, {
      source: SOURCE,
      job: unit.job,
      cursor: null,
      finished: true,
      now: clock.now(),
    })
  })
}

function ofLeagues(reported: ReadonlyMap<string, ReportedFixture>, leagues: ReadonlySet<string> | null) {
  return new Map([...reported].filter(([, one]) => leagues === null || leagues.has(one.league)))
}

/** Keys that only one side has, or that are on different days. */
function differences(
  reported: ReadonlyMap<string, ReportedFixture>,
  stored: ReadonlyMap<string, ReportedFixture>,
): string[] {
  const keys = new Set([...reported.keys(), ...stored.keys()])
  return [...keys].filter((key) => reported.get(key)?.day !== stored.get(key)?.day).sort()
}

const leagueRef = alias(sourceRef, 'l')

const STORED = statement((p: Placeholders<{ from: Date; to: Date }>) =>
  query
    .select({
      key: sourceRef.key,
      league: leagueRef.key,
      day: sql<Day>`to_char(${fixture.kickoff} at time zone 'UTC', 'YYYY-MM-DD')`,
    })
    .from(fixture)
    .innerJoin(
      sourceRef,
      and(eq(sourceRef.source, SOURCE), eq(sourceRef.kind, 'fixture'), eq(sourceRef.id, fixture.id)),
    )
    .innerJoin(
      leagueRef,
      and(eq(leagueRef.source, SOURCE), eq(leagueRef.kind, 'league'), eq(leagueRef.id, fixture.leagueId)),
    )
    .where(
      and(
        gte(fixture.kickoff, p.from),
        sql`${fixture.kickoff} < ${p.to}::timestamptz + interval '1 day'`,
        ne(fixture.stateId, STATE.deleted),
      ),
    ),
)

async function storedFixtures(pool: pg.Pool, days: { from: Day; to: Day }): Promise<Map<string, ReportedFixture>> {
  const found = await rows(pool, STORED, { from: new Date(days.from), to: new Date(days.to) })
  return new Map(found.map((row) => [row.key, row]))
}

/** Every league and day that either side has something of; one that has nothing of either any more keeps no row. */
async function noteCounts(
  pool: pg.Pool,
  {
    reported,
    stored,
    days,
    now,
  }: {
    reported: ReadonlyMap<string, ReportedFixture>
    stored: ReadonlyMap<string, ReportedFixture>
    days: { from: Day; to: Day }
    now: Date
  },
): Promise<void> {
  const rows = new Map<string, { league: string; day: Day; reported: number; stored: number }>()
  const rowOf = ({ league, day }: ReportedFixture) => {
    const key = `${league} ${day}`
    const row = rows.get(key) ?? { league, day, reported: 0, stored: 0 }
    rows.set(key, row)
    return row
  }
  for (const one of reported.values()) rowOf(one).reported += 1
  for (const one of stored.values()) rowOf(one).stored += 1
  const list = [...rows.values()]
  const sent = sql`unnest(${sql.param(list.map((row) => row.league))}::text[], ${sql.param(list.map((row) => row.day))}::date[],
    ${sql.param(list.map((row) => row.reported))}::integer[], ${sql.param(list.map((row) => row.stored))}::integer[])`
  const names = namesOf(feedCount, ['source', 'leagueId', 'day', 'reported', 'stored', 'checkedAt'])
  await execute(
    pool,
    sql`insert into ${feedCount} (${names})
      select ${sourceRef.source}, ${sourceRef.id}, i.day, i.reported, i.stored, ${now}::timestamptz
      from ${sent} as i(league, day, reported, stored)
      join ${sourceRef} on ${sourceRef.source} = ${SOURCE} and ${sourceRef.kind} = 'league' and ${sourceRef.key} = i.league
      on conflict (${namesOf(feedCount, ['source', 'leagueId', 'day'])})
      do update set reported = excluded.reported, stored = excluded.stored, checked_at = excluded.checked_at`,
  )
  const compared = and(eq(feedCount.source, SOURCE), between(feedCount.day, days.from, days.to))
  await execute(pool, query.delete(feedCount).where(and(compared, lt(feedCount.checkedAt, now))))
}
