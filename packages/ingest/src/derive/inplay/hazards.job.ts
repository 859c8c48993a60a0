import { randomUUID } from 'node:crypto'
import { type Database, readMeta, writeMeta } from '@touchline/database'
import type { Clock, Job } from '@touchline/runtime'
import { underLease } from '@touchline/runtime'
import { fitHazards } from './hazards.ts'

const LOOK_EVERY_MS = 600_000
/** On a first start nobody should wait longer for the fit. */
const UNTIL_FILLED_MS = 10_000
const FITTED = 'goal hazards fitted'

interface HazardDeps {
  database: Database
  clock: Clock
  readiness: { filled: boolean }
}

/**
 * Fits the times of goals once a day, in one process. A season's weights rest on the three before it, so they change in July and where
 * events of past matches are corrected or added.
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
