import {
  type Database,
  execute,
  inTransaction,
  type Placeholders,
  query,
  rows,
  season,
  seasonDue,
  statement,
} from '@touchline/database'
import { asc, desc, eq } from 'drizzle-orm'
import { takeTurn } from '../apply-batch.ts'
import { makeSeason, writeSeason } from './make-season.ts'
import { readInputs } from './season-inputs.ts'

export interface DeriveOptions {
  now: Date
  /** These instead of the seasons that are due. */
  seasons?: readonly number[]
  /** At most so many, the current ones first; the others stay due. */
  limit?: number
  onSeason?: (done: number, of: number) => void
  stopped?: () => boolean
}

export interface DeriveReport {
  seasons: number
  /** Seasons in which something changed. */
  changed: number
}

/**
 * Computes tables, top scorers and season statistics anew from our own results, for the seasons marked as due: one transaction each,
 * so that the mark goes with what it asked for. What a source reported is left as it is. When nothing is due it costs one query.
 * @throws AggregateError when some seasons could not be computed; the others are
 */
export async function deriveSeasons(database: Database, options: DeriveOptions): Promise<DeriveReport> {
  const ids = options.seasons ?? (await dueSeasons(database, options.limit ?? null))
  const report: DeriveReport = { seasons: 0, changed: 0 }
  const failures: Error[] = []
  const task = { database, now: options.now, asked: options.seasons !== undefined }
  for (const id of ids) {
    try {
      const changed = await derive(task, id)
      if (changed !== null) report.seasons += 1
      if (changed) report.changed += 1
    } catch (cause) {
      failures.push(new Error(`Season ${id} could not be computed`, { cause }))
    }
    options.onSeason?.(report.seasons + failures.length, ids.length)
    if (options.stopped?.()) break
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} seasons could not be computed`)
  return report
}

const DUE = statement((p: Placeholders<{ limit: number | null }>) =>
  query
    .select({ id: season.id })
    .from(seasonDue)
    .innerJoin(season, eq(season.id, seasonDue.seasonId))
    .orderBy(desc(season.current), desc(season.startsOn), asc(season.id))
    .limit(p.limit),
)

const dueSeasons = async ({ pool }: Database, limit: number | null): Promise<number[]> =>
  (await rows(pool, DUE, { limit })).map(({ id }) => id)

interface Task {
  database: Database
  now: Date
  /** Whether the seasons are computed without being due too. */
  asked: boolean
}

/** Computes a season in one transaction, while nobody else writes; null when another process has done it, or there is no such season. */
function derive({ database, now, asked }: Task, id: number): Promise<boolean | null> {
  return inTransaction(database, async (client) => {
    await takeTurn(client)
    const due = await execute(client, query.delete(seasonDue).where(eq(seasonDue.seasonId, id)))
    const inputs = due === 1 || asked ? await readInputs(client, id) : null
    return inputs && writeSeason(client, await makeSeason(inputs, now), now)
  })
}
