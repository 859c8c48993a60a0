import {
  type Database,
  fixture,
  inTransaction,
  type Placeholders,
  pointsCorrection,
  query,
  rows,
  season,
  standing,
  statement,
} from '@touchline/database'
import { isDecided, STATES } from '@touchline/football'
import { asc, desc, inArray, sql } from 'drizzle-orm'
import { takeTurn } from '../../write/apply-batch.ts'
import { heardBy, logReader, settle } from '../../write/log-reader.ts'
import { makeSeason, writeSeason } from './make-season.ts'
import { readInputs } from './season-inputs.ts'

export interface DeriveOptions {
  now: Date
  /** At most this many, the current ones first; the others stay due. */
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
 * Computes tables, top scorers and season statistics again from our own results, for the seasons in the log of changes. Reported ones stay
 * as they are. When nothing is due it costs one query.
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

const DECIDED = STATES.map(({ id }) => id).filter(isDecided)

/** Reads the log for tables: due is a list of seasons, each computed by itself. */
const TABLES = logReader(
  'tables',
  ['seasons'],
  sql`select json_build_object('seasons', json_agg(season_id)) from (
      select ${fixture.seasonId} from ${fixture} where ${inArray(fixture.stateId, DECIDED)}
      union select ${pointsCorrection.seasonId} from ${pointsCorrection} union select ${standing.seasonId} from ${standing}) as i
    having count(*) > 0`,
)

const ORDERED = statement((p: Placeholders<{ ids: readonly number[]; limit: number | null }>) =>
  query
    .select({ id: season.id })
    .from(season)
    .where(sql`${season.id} = any(${p.ids}::integer[])`)
    .orderBy(desc(season.current), desc(season.startsOn), asc(season.id))
    .limit(p.limit),
)

async function dueSeasons(database: Database, limit: number | null): Promise<number[]> {
  if ((await heardBy(database.pool, TABLES)) === null) return []
  const ids = await inTransaction(database, async (client) => {
    await takeTurn(client)
    const heard = await heardBy(client, TABLES)
    const due = [...new Set([...(heard?.due ?? []), ...(heard?.ids?.seasons ?? [])])]
    if (heard?.ids) await settle(client, { logReader: TABLES, upTo: heard.upTo, due })
    return due
  })
  return (await rows(database.pool, ORDERED, { ids, limit })).map(({ id }) => id)
}

/**
 * Reads and computes a season while other batches are written, then writes it.
 * @returns whether something changed; null when another process has done it, or the season changed meanwhile and stays due
 */
async function derive(database: Database, id: number, now: Date): Promise<boolean | null> {
  const read = await inTransaction(database, async (client) => {
    const heard = await heardBy(client, TABLES)
    const inputs = await readInputs(client, id)
    return heard && inputs && { place: heard.place, inputs }
  })
  if (!read) return null
  const made = await makeSeason(read.inputs, now)
  return inTransaction(database, async (client) => {
    await takeTurn(client)
    const heard = await heardBy(client, TABLES)
    const isLatest = heard !== null && heard.place === read.place && !heard.ids?.seasons?.includes(id)
    if (!isLatest || !heard.due.includes(id)) return null
    const others = heard.due.filter((one) => one !== id)
    await settle(client, { logReader: TABLES, upTo: heard.place ?? 0, due: others })
    return writeSeason(client, made, now)
  })
}
