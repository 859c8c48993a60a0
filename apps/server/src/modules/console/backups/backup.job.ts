import { randomUUID } from 'node:crypto'
import { type Database, readMeta, writeMeta } from '@touchline/database'
import { type Clock, type Job, underLease } from '@touchline/runtime'
import type { Log } from '../../../platform/log.ts'
import { makeBackup, pruneNightly } from './backup-files.ts'
import { readSchedule } from './backup-schedule.ts'

const LOOK_EVERY_MS = 300_000
const DONE = 'backup:night'

/** The backup of the night, by one process. */
export function backupJob({
  database,
  clock,
  log,
  dataDir,
}: {
  database: Database
  clock: Clock
  log: Pick<Log, 'info'>
  dataDir: string
}): Job {
  return {
    name: 'nightly backup',
    everyMs: LOOK_EVERY_MS,
    run: async (signal) => {
      const { on, hour, kept } = await readSchedule(database.pool)
      const now = clock.now()
      const today = now.toISOString().slice(0, 10)
      const last = await readMeta(database.pool, DONE)
      // A new site has nothing to lose yet: its first backup is that of the next night.
      if (last === null) await writeMeta(database.pool, DONE, today)
      const isDone = async () => (await readMeta(database.pool, DONE)) === today
      if (!on || now.getUTCHours() < hour || (await isDone())) return undefined
      await underLease({ database, name: 'nightly backup', holder: randomUUID(), signal }, async () => {
        if (await isDone()) return
        const name = await makeBackup(database, dataDir, { kind: 'nightly', now })
        await writeMeta(database.pool, DONE, today)
        await pruneNightly(dataDir, kept)
        log.info(`The backup ${name} was made and checked`)
      })
      return undefined
    },
  }
}
