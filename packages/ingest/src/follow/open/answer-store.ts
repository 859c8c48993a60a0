import { gunzipSync } from 'node:zlib'
import { type Database, execute, feedAnswer, firstRow, type Placeholders, query, statement } from '@touchline/database'
import type { AnswerStore } from '@touchline/feeds'
import type { Source } from '@touchline/football'
import type { Clock } from '@touchline/runtime'
import { and, eq } from 'drizzle-orm'

const KEPT = statement((p: Placeholders<{ source: Source; path: string }>) =>
  query
    .select({
      path: feedAnswer.path,
      etag: feedAnswer.etag,
      lastModified: feedAnswer.lastModified,
      hash: feedAnswer.hash,
    })
    .from(feedAnswer)
    .where(and(eq(feedAnswer.source, p.source), eq(feedAnswer.path, p.path))),
)

/** The last answer of a source under each path, stored in the database for all processes. */
export function answerStore({ pool }: Database, source: Source, clock: Clock): AnswerStore {
  return {
    find: (path) => firstRow(pool, KEPT, { source, path }),
    checked: async (path) => {
      const write = query.update(feedAnswer).set({ checkedAt: clock.now() })
      await execute(pool, write.where(and(eq(feedAnswer.source, source), eq(feedAnswer.path, path))))
    },
  }
}

const BODY = statement((p: Placeholders<{ source: Source; path: string }>) =>
  query
    .select({ body: feedAnswer.body })
    .from(feedAnswer)
    .where(and(eq(feedAnswer.source, p.source), eq(feedAnswer.path, p.path))),
)

/** The last good body of a path; null if there is none. */
export async function keptBody({ pool }: Database, source: Source, path: string): Promise<Uint8Array | null> {
  const found = await firstRow(pool, BODY, { source, path })
  return found && gunzipSync(found.body)
}
