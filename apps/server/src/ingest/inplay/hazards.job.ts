import { randomUUID } from 'node:crypto'
import { type Database, readMeta, writeMeta } from '@touchline/database'
import type { Clock } from '../../clock.ts'
import type { Readiness } from '../../platform/http/health.ts'
import { underLease } from '../../platform/jobs/lease.ts'
import type { Job } from '../../platform/jobs/scheduler.ts'
import { fitHazards } from './hazards.ts'

const LOOK_EVERY_MS = 600_000
/** On a first start nobody should wait longer for the fit. */
const UNTIL_FILLED_MS = 10_000
const FITTED = 'goal hazards fitted'

interface HazardDeps {
  database: Database
  clock: Clock
  readiness: Pick<Readiness, 'filled'>
}

/**
 * Fits when in a match goals fall, once a day, by one process. A season's weights rest on the three before it, so they change in July and
 * where the events of a past match are corrected or brought in later.
 */
export const hazardsJob = ({ database, clock, readiness }: HazardDeps): Job => ({
  name: 'goal hazards',
  everyMs: LOOK_EVERY_MS,
  run: async (signal) => {
    if (!readiness.filled) return UNTIL_FILLED_MS
    const today = clock.now().toISOString().slice(0, 10)
    const isDone = async () => (await readMeta(database.pool, FITTED)) === today
    if (await isDone()) return undefined
    await underLease({ database, name: 'goal hazards', holder: randomUUID(), signal }, async () => {
      if (await isDone()) return
      await fitHazards(database.pool)
      await writeMeta(database.pool, FITTED, today)
    })
    return undefined
  },
})
