import {
  type Database,
  execute,
  firstRow,
  inTransaction,
  isUniqueViolation,
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
import type pg from 'pg'
import { allAnswered } from '../all-answered.ts'
import { takeTurn } from '../apply-batch.ts'
import { madeAhead } from '../made-ahead.ts'
import { type MadeSeason, makeSeason, writeSeason } from './make-season.ts'
import { readInputs, type SeasonInputs } from './season-inputs.ts'
import { sameStored, storedRows } from './stored-rows.ts'

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
 * so that the mark goes with what it asked for. One season is computed while the next are read and the one before written. What a source
 * reported is left as it is. When nothing is due it costs one query.
 * @throws AggregateError when some seasons could not be computed; the others are
 */
export async function deriveSeasons(database: Database, options: DeriveOptions): Promise<DeriveReport> {
  const ids = options.seasons ?? (await dueSeasons(database, options.limit ?? null))
  const report: DeriveReport = { seasons: 0, changed: 0 }
  const failures: unknown[] = []
  const task = { database, now: options.now, asked: options.seasons !== undefined }
  for await (const { changed, failure } of derived(task, ids)) {
    if (failure !== undefined) failures.push(failure)
    if (changed !== null) report.seasons += 1
    if (changed) report.changed += 1
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

/** Seasons that are read before their turn comes, so that neither the database nor this thread waits for the other. */
const READ_AHEAD = 3

/** Reads ahead on one connection; without a free one each season is read when it is computed. */
async function* derived(task: Task, ids: readonly number[]): AsyncGenerator<Outcome> {
  if (ids.length === 0) return
  const reader = await task.database.pool.connect().catch(() => null)
  try {
    const read = madeAhead(ids, (id) => readAhead(task, reader, id), READ_AHEAD)
    yield* madeAhead(computed(task, read), (season) => derive(task, season))
  } finally {
    reader?.release()
  }
}

/** A season, null where it is to be read and computed in its turn. */
interface Ahead<Of> {
  id: number
  ahead: Of | null
}

/** A season as it was before its turn to be written came. */
interface ReadAhead {
  /** The version of its mark; null where there is none. */
  mark: string | null
  inputs: SeasonInputs
}

interface ComputedAhead extends ReadAhead {
  /** Settled. */
  made: Promise<MadeSeason>
}

/** One after the other: of two that are computed at once both are ready late. */
async function* computed(
  { now }: Task,
  seasons: AsyncIterable<Ahead<ReadAhead>>,
): AsyncGenerator<Ahead<ComputedAhead>> {
  for await (const { id, ahead } of seasons) {
    const made = ahead && makeSeason(ahead.inputs, now)
    // Reported where it is written.
    await made?.catch(() => undefined)
    yield { id, ahead: made && { ...ahead, made } }
  }
}

/** A mark that is set again has another version: what changed after it was read is noticed by it. */
const MARK = prepared((p: Placeholders<{ seasonId: number }>) =>
  selection(
    { version: sql<string>`${seasonDue}.xmin::text` },
    (columns) => sql`select ${columns} from ${seasonDue} where ${seasonDue.seasonId} = ${p.seasonId}`,
  ),
)

/** In no transaction: what changes after the mark was read sets it again. */
async function readAhead({ asked }: Task, reader: pg.ClientBase | null, id: number): Promise<Ahead<ReadAhead>> {
  if (reader === null) return { id, ahead: null }
  const read = await Promise.all([firstRow(reader, MARK, { seasonId: id }), readInputs(reader, id)]).catch(() => null)
  const [mark, inputs] = read ?? [null, null]
  const isWanted = mark !== null || asked
  return { id, ahead: inputs && isWanted ? { mark: mark?.version ?? null, inputs } : null }
}

interface Outcome {
  /** Null when another process has done it, or there is no such season, or it failed. */
  changed: boolean | null
  failure?: Error
}

async function derive(task: Task, { id, ahead }: Ahead<ComputedAhead>): Promise<Outcome> {
  try {
    const changed = ahead && (await deriveAhead(task, id, ahead))
    return { changed: changed === null || changed === OUTDATED ? await deriveInTurn(task, id) : changed }
  } catch (cause) {
    return { changed: null, failure: new Error(`Season ${id} could not be computed`, { cause }) }
  }
}

const OUTDATED = Symbol('outdated')

/** From what was read before; the statements follow each other without waiting for an answer. */
async function deriveAhead(
  { database, now }: Task,
  id: number,
  { mark, inputs, made }: ComputedAhead,
): Promise<boolean | typeof OUTDATED> {
  const season = await made
  return inTransaction(database, async (client) => {
    const [, unmarked, stored, changed] = await allAnswered([
      takeTurn(client),
      mark === null
        ? 0
        : execute(client, sql`delete from ${seasonDue} where season_id = ${id} and xmin::text = ${mark}`),
      storedRows(client, id),
      writeSeason(client, season, now),
    ])
    if (unmarked !== (mark === null ? 0 : 1) || !sameStored(stored, inputs.stored)) throw OUTDATED
    return changed
  }).catch((reason) => {
    // Rows that were new when it was read may be there by now.
    if (reason === OUTDATED || isUniqueViolation(reason)) return OUTDATED
    throw reason
  })
}

/** While nobody else writes. */
function deriveInTurn({ database, now, asked }: Task, id: number): Promise<boolean | null> {
  return inTransaction(database, async (client) => {
    await takeTurn(client)
    const due = await execute(client, query.delete(seasonDue).where(eq(seasonDue.seasonId, id)))
    const inputs = due === 1 || asked ? await readInputs(client, id) : null
    return inputs && writeSeason(client, await makeSeason(inputs, now), now)
  })
}
