import { randomUUID } from 'node:crypto'
import { type Database, finderDue, firstRow, query, statement } from '@touchline/database'
import { count } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Readiness } from '../../platform/http/health.ts'
import { underLease } from '../../platform/jobs/lease.ts'
import type { Job } from '../../platform/jobs/scheduler.ts'
import { refreshFacts } from './refresh-facts.ts'

const EVERY_MS = 15_000
const UNTIL_FILLED_MS = 5_000
/** As many come with a fill or a correction of long ago: more may follow, and all later matches are read anew each time. */
const MANY = 3_000

const DUE = statement(() => query.select({ marks: count() }).from(finderDue))

/** Keeps the facts of the finder as what is stored, by one process at a time; of a flood of changes when it has ebbed. */
export function factsJob(deps: { database: Database; clock: Clock; readiness: Readiness }): Job {
  const { database, clock, readiness } = deps
  let before = 0
  return {
    name: 'finder facts',
    everyMs: EVERY_MS,
    run: async (signal) => {
      if (!readiness.filled) return UNTIL_FILLED_MS
      const marks = (await firstRow(database.pool, DUE, {}))?.marks ?? 0
      const isGrowing = marks - before > MANY
      before = marks
      if (marks === 0 || isGrowing) return undefined
      await underLease({ database, name: 'finder facts', holder: randomUUID(), signal }, async (lease) => {
        await refreshFacts(database, { now: clock.now(), stopped: () => lease.signal.aborted })
      })
      return undefined
    },
  }
}
