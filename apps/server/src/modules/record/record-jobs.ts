import { randomUUID } from 'node:crypto'
import { type Database, inTransaction } from '@touchline/database'
import { writeLiveEvents } from '@touchline/ingest/write/change-log.ts'
import type { Job } from '@touchline/runtime'
import { underLease } from '@touchline/runtime'
import type { Log } from '../../platform/log.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { sealDays } from './chain.ts'
import { gradeMonths } from './grading/grade.ts'
import { isSimulated } from './is-simulated.ts'
import { writeDown } from './write-down.ts'

const WRITE_EVERY_MS = 60_000
const GRADE_EVERY_MS = 300_000
/** On a first start nobody should wait longer for something to see. */
const UNTIL_FILLED_MS = 5_000

type RecordJobDeps = Pick<ModuleDeps, 'database' | 'clock' | 'readiness'> & { log: Pick<Log, 'info'> }

/** Writing the record down and grading it, each by one process at a time. */
export const recordJobs = (deps: RecordJobDeps): Job[] => [writeDownJob(deps), gradeJob(deps)]

/** Drops cached answers about the record. */
const reportRecord = (database: Database, now: Date) =>
  inTransaction(database, (client) =>
    writeLiveEvents(client, [{ topic: 'change', payload: { tags: ['record'] } }], now),
  )

const writeDownJob = ({ database, clock, readiness, log }: RecordJobDeps): Job => ({
  name: 'record',
  everyMs: WRITE_EVERY_MS,
  run: async (signal) => {
    if (!readiness.filled) return UNTIL_FILLED_MS
    await underLease({ database, name: 'record', holder: randomUUID(), signal }, async (lease) => {
      const options = { simulated: await isSimulated(database, clock), now: clock.now(), lease }
      for (const { simulated, day, forecasts, hash } of await sealDays(database, options))
        log.info({ day, forecasts, hash, simulated }, `The record of ${day} is sealed: ${forecasts} forecasts, ${hash}`)
      if ((await writeDown(database, options)) > 0) await reportRecord(database, options.now)
    })
    return undefined
  },
})

const gradeJob = ({ database, clock, readiness }: RecordJobDeps): Job => ({
  name: 'grade record',
  everyMs: GRADE_EVERY_MS,
  run: async (signal) => {
    if (!readiness.filled) return UNTIL_FILLED_MS
    await underLease({ database, name: 'grade record', holder: randomUUID(), signal }, async (lease) => {
      const options = { simulated: await isSimulated(database, clock), now: clock.now(), lease }
      if ((await gradeMonths(database, options)) > 0) await reportRecord(database, options.now)
    })
    return undefined
  },
})
