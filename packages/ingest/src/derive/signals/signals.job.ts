import { randomUUID } from 'node:crypto'
import { type SignalFigures, signalFigures } from '@touchline/contract'
import {
  type Database,
  firstRow,
  forecast,
  type Queryable,
  query,
  readMeta,
  statement,
  writeMeta,
} from '@touchline/database'
import type { Clock, Job } from '@touchline/runtime'
import { underLease } from '@touchline/runtime'
import { count, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import { evaluatedSeasons } from '../evaluate/evaluated-matches.ts'
import { measureForecastMargins } from './forecast-margins.ts'
import { measureSignals } from './measure-signals.ts'

const LOOK_EVERY_MS = 600_000
/** Last night's results are in by then. */
const AT_HOUR = 5
const MEASURED = 'signals measured'
const KEPT = 'signals'
const measuredAt = z.object({ day: z.string(), matches: z.number() }).nullable().catch(null)

const RATED = statement(() => query.select({ matches: count() }).from(forecast).where(isNotNull(forecast.homeGoals)))

/**
 * Measures what carries information beyond the price: once a day, by one process. Where there are no figures yet it is tried as soon as
 * more matches are rated.
 */
export const signalsJob = ({ database, clock }: { database: Database; clock: Clock }): Job => ({
  name: 'signals',
  everyMs: LOOK_EVERY_MS,
  run: async (signal) => {
    const now = clock.now()
    const today = now.toISOString().slice(0, 10)
    const rated = (await firstRow(database.pool, RATED, {}))?.matches ?? 0
    if (rated === 0) return undefined
    const isDone = async () => {
      const measured = measuredAt.parse(await readMeta(database.pool, MEASURED))
      if ((await keptSignals(database.pool)) === null) return measured?.matches === rated
      return measured?.day === today || now.getUTCHours() < AT_HOUR
    }
    if (await isDone()) return undefined
    const options = { database, name: 'signals', holder: randomUUID(), signal }
    await underLease(options, async (lease) => {
      if (await isDone()) return
      await measureForecastMargins(database.pool)
      const figures = await measureSignals(evaluatedSeasons(database.pool), lease.signal)
      if (figures) await keepSignals(database, figures, now)
      await writeMeta(database.pool, MEASURED, { day: today, matches: rated })
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
