import {
  type Database,
  execute,
  firstRow,
  inTransaction,
  type Placeholders,
  prepared,
  query,
  rows,
  season,
  seasonDue,
  selection,
  statement,
} from '@touchline/database'
import { asc, desc, eq, sql } from 'drizzle-orm'
import { takeTurn } from '../apply-batch.ts'
import { makeSeason, writeSeason } from './make-season.ts'
import { readInputs } from './season-inputs.ts'

export interface DeriveOptions {
  now: Date
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
 * Computes tables, top scorers and season statistics again from our own results, for the seasons marked as due. The mark goes in the
 * transaction that writes what it asked for. What a source reported is left as it is. When nothing is due it costs one query.
 * @throws AggregateError when some seasons could not be computed; the others are
 */
export async function deriveSeasons(database: Database, options: DeriveOptions): Promise<DeriveReport> {
  const ids = await dueSeasons(database, options.limit ?? null)
  const report: DeriveReport = { seasons: 0, changed: 0 }
  const failures: Error[] = []
  for (const id of ids) {
    try {
      const changed = await derive(database, id, options.now)
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

/** A mark that is set again has another version. */
const MARK = prepared((p: Placeholders<{ seasonId: number }>) =>
  selection(
    { version: sql<string>`${seasonDue}.xmin::text` },
    (columns) => sql`select ${columns} from ${seasonDue} where ${seasonDue.seasonId} = ${p.seasonId}`,
  ),
)

/**
 * Reads and computes a season while other batches are written, then writes it.
 * @returns whether something changed; null when another process has done it, or the season changed meanwhile and stays due
 */
async function derive(database: Database, id: number, now: Date): Promise<boolean | null> {
  const read = await inTransaction(database, async (client) => {
    const mark = await firstRow(client, MARK, { seasonId: id })
    const inputs = mark && (await readInputs(client, id))
    return mark && inputs && { mark, inputs }
  })
  if (!read) return null
  const made = await makeSeason(read.inputs, now)
  return inTransaction(database, async (client) => {
    await takeTurn(client)
    const mark = sql`delete from ${seasonDue} where season_id = ${id} and xmin::text = ${read.mark.version}`
    return (await execute(client, mark)) === 1 ? writeSeason(client, made, now) : null
  })
}
