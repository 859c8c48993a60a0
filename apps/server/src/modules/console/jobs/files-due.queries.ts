import { execute, type Queryable, query, syncProgress } from '@touchline/database'
import { DAY_MS } from '@touchline/football'
import { and, eq, gt, sql } from 'drizzle-orm'

/** Files not read for this long belong to past seasons, which do not change. */
const RECENT_MS = 2 * DAY_MS

/** Makes the recent files of a source due at once; the source tells whether one has changed. */
export const makeFilesDue = (client: Queryable, source: string, now: Date) =>
  execute(
    client,
    query
      .update(syncProgress)
      .set({ finishedAt: sql`${syncProgress.finishedAt} - interval '7 days'` })
      .where(
        and(
          eq(syncProgress.source, source),
          sql`starts_with(${syncProgress.job}, 'file/')`,
          gt(syncProgress.finishedAt, new Date(now.getTime() - RECENT_MS)),
        ),
      ),
  )
