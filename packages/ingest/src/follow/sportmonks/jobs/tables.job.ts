import { fixture, type Placeholders, query, rows, sourceRef, statement } from '@touchline/database'
import { isDecided, STATES } from '@touchline/football'
import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import type pg from 'pg'
import { readProgress, writeProgress } from '../../feed/progress.ts'
import { runUnit } from '../run-unit.ts'
import { SOURCE, type SyncContext } from '../sync-context.ts'
import { readTables } from './season.job.ts'

/** The feed works its tables out some time after a match; until then they are read again at each look. */
const SETTLED_AFTER_MS = 40 * 60_000

/**
 * Reads the tables and top scorers of the seasons with results that are new or were changed.
 * @returns false while another process does
 */
export function readTablesAfterResults(context: SyncContext): Promise<boolean> {
  return runUnit(context, 'tables', async ({ job }) => {
    const { database, clock } = context
    const now = clock.now()
    const noted = (await readProgress(database.pool, SOURCE, job))?.cursor as { since: string } | null | undefined
    const since = noted ? new Date(noted.since) : now
    for (const season of await seasonsWithResults(database.pool, since)) await readTables(context, season)
    const until = new Date(now.getTime() - SETTLED_AFTER_MS)
    await writeProgress(database.pool, {
      source: SOURCE,
      job,
      cursor: { since: until.toISOString() },
      finished: true,
      now,
    })
  })
}

const DECIDED = STATES.map(({ id }) => id).filter(isDecided)

const SEASONS = statement((p: Placeholders<{ since: Date }>) =>
  query
    .selectDistinct({ key: sourceRef.key })
    .from(fixture)
    .innerJoin(
      sourceRef,
      and(eq(sourceRef.source, SOURCE), eq(sourceRef.kind, 'season'), eq(sourceRef.id, fixture.seasonId)),
    )
    .where(and(gte(fixture.updatedAt, p.since), inArray(fixture.stateId, DECIDED)))
    .orderBy(asc(sourceRef.key)),
)

const seasonsWithResults = async (pool: pg.Pool, since: Date): Promise<string[]> =>
  (await rows(pool, SEASONS, { since })).map(({ key }) => key)
