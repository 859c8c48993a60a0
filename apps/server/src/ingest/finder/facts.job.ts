import { randomUUID } from 'node:crypto'
import type { Database } from '@touchline/database'
import type { Clock } from '../../clock.ts'
import type { Readiness } from '../../platform/http/health.ts'
import { underLease } from '../../platform/jobs/lease.ts'
import type { Job } from '../../platform/jobs/scheduler.ts'
import { changedFixtures, refreshFacts } from './refresh-facts.ts'

const EVERY_MS = 15_000
const UNTIL_FILLED_MS = 5_000
/** As many come with a fill or a correction of long ago: more may follow, and all later matches are read anew each time. */
const MANY = 3_000

/** Keeps the facts of the finder as what is stored, by one process at a time; of a flood of changes when it has ebbed. */
export function factsJob(deps: { database: Database; clock: Clock; readiness: Readiness }): Job {
  const { database, clock, readiness } = deps
  let before = 0
  return {
    name: 'finder facts',
    everyMs: EVERY_MS,
    run: async (signal) => {
      if (!readiness.filled) return UNTIL_FILLED_MS
      const changed = (await changedFixtures(database))?.ids.length ?? 0
      const isGrowing = changed - before > MANY
      before = changed
      if (changed === 0 || isGrowing) return undefined
      await underLease({ database, name: 'finder facts', holder: randomUUID(), signal }, async (lease) => {
        await refreshFacts(database, { now: clock.now(), stopped: () => lease.signal.aborted })
      })
      return undefined
    },
  }
}
