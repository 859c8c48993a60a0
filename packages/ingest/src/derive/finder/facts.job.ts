import { randomUUID } from 'node:crypto'
import type { Database } from '@touchline/database'
import type { Clock, Job } from '@touchline/runtime'
import { underLease } from '@touchline/runtime'
import { changedFixtures, putOff, refreshFacts } from './refresh-facts.ts'

const EVERY_MS = 15_000
const UNTIL_FILLED_MS = 5_000

/** Keeps the facts of the finder up to date, in one process at a time; after a flood of changes once it has ebbed. */
export function factsJob(deps: { database: Database; clock: Clock; readiness: { filled: boolean } }): Job {
  const { database, clock, readiness } = deps
  return {
    name: 'finder facts',
    everyMs: EVERY_MS,
    run: async (signal) => {
      if (!readiness.filled) return UNTIL_FILLED_MS
      if ((await changedFixtures(database)) === null) return undefined
      await underLease({ database, name: 'finder facts', holder: randomUUID(), signal }, async (lease) => {
        const now = clock.now()
        if (!(await putOff(database, now))) await refreshFacts(database, { now, stopped: () => lease.signal.aborted })
      })
      return undefined
    },
  }
}
