import { isDecided } from '@touchline/football'
import type pg from 'pg'
import { readProgress, writeProgress } from '../progress.ts'
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
    const noted = (await readProgress(database.pool, job))?.cursor as { since: string } | null | undefined
    const since = noted ? new Date(noted.since) : now
    for (const season of await seasonsWithResults(database.pool, since)) await readTables(context, season)
    const until = new Date(now.getTime() - SETTLED_AFTER_MS)
    await writeProgress(database.pool, job, { cursor: { since: until.toISOString() }, finished: true }, now)
  })
}

async function seasonsWithResults(pool: pg.Pool, since: Date): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(
    `select distinct r.key from fixture f join source_ref r on r.source = $1 and r.kind = 'season' and r.id = f.season_id
     where f.updated_at >= $2 and f.state_id = any($3::smallint[]) order by r.key`,
    [SOURCE, since, [...Array(27).keys()].filter(isDecided)],
  )
  return rows.map((row) => row.key)
}
