import { randomUUID } from 'node:crypto'
import { type SignalFigures, signalFigures } from '@touchline/contract'
import { type Database, type Queryable, readMeta, writeMeta } from '@touchline/database'
import type { Clock } from '../../clock.ts'
import { underLease } from '../../platform/jobs/lease.ts'
import type { Job } from '../../platform/jobs/scheduler.ts'
import { evaluatedSeasons } from '../evaluate/evaluated-matches.ts'
import { measureSignals } from './measure-signals.ts'

const LOOK_EVERY_MS = 600_000
/** The night's results are there then. */
const AT_HOUR = 5
const LOOKED = 'signals looked at'
const KEPT = 'signals'

/** Measures what carries information beyond the price: once a day, by one process, and at once where it never was. */
export const signalsJob = ({ database, clock }: { database: Database; clock: Clock }): Job => ({
  name: 'signals',
  everyMs: LOOK_EVERY_MS,
  run: async (signal) => {
    const now = clock.now()
    const today = now.toISOString().slice(0, 10)
    const isDone = async () => {
      const [looked, kept] = [await readMeta(database.pool, LOOKED), await keptSignals(database.pool)]
      return looked === today || (kept !== null && now.getUTCHours() < AT_HOUR)
    }
    if (await isDone()) return undefined
    const options = { database, name: 'signals', holder: randomUUID(), signal }
    await underLease(options, async (lease) => {
      if (await isDone()) return
      const figures = await measureSignals(evaluatedSeasons(database.pool), lease.signal)
      if (figures === null) return
      await keepSignals(database, figures, now)
      await writeMeta(database.pool, LOOKED, today)
    })
    return undefined
  },
})

export async function keepSignals(
  { pool }: Pick<Database, 'pool'>,
  figures: Omit<SignalFigures, 'computed_at'>,
  now: Date,
): Promise<void> {
  await writeMeta(pool, KEPT, { ...figures, computed_at: now.toISOString() } satisfies SignalFigures)
}

/** The figures as they were last measured; null before the first time. */
export async function keptSignals(queryable: Queryable): Promise<SignalFigures | null> {
  return signalFigures
    .nullable()
    .catch(null)
    .parse(await readMeta(queryable, KEPT))
}
