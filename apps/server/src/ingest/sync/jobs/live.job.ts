import { MOST_IDS, readFixturesById, readInPlay, readInPlayInFull } from '@touchline/feeds'
import { askOneByOne } from '../batch/deleted.ts'
import { type Unit, writeStep } from '../batch/write-step.ts'
import { isBusy, toBeAskedFor, watchedMatches } from '../live/watched.ts'
import { runUnit } from '../run-unit.ts'
import { readingOf, type SyncContext } from '../sync-context.ts'

const SOON_MS = 5_000
const LATER_MS = 60_000
/** Line-ups, ratings and commentary are read this often; they are many times larger than the score. */
const IN_FULL_EVERY_MS = 60_000

/** What one look at the matches in play leaves for the next. */
export interface LiveMemory {
  /** When each match was asked for by id last. */
  asked: Map<string, number>
  /** When everything was read last. */
  fullAt: number
}

export const liveMemory = (): LiveMemory => ({ asked: new Map(), fullAt: Number.NEGATIVE_INFINITY })

/**
 * Reads what is in play, and by id what should be and is not in the feed's list, so that no match stays in play that is over.
 * @returns milliseconds until the next look: a few seconds while matches are in play or about to begin
 */
export async function readLive(context: SyncContext, memory: LiveMemory): Promise<number> {
  let busy = false
  await runUnit(context, 'live', async (unit) => {
    const now = context.clock.now()
    const reported = await readList(context, unit, memory, now)
    const watched = await watchedMatches(context.database.pool, now)
    const keys = toBeAskedFor(watched, reported, memory.asked, now)
    for (let at = 0; at < keys.length; at += MOST_IDS) await readByIds(context, unit, keys.slice(at, at + MOST_IDS))
    busy = reported.size > 0 || isBusy(watched, now)
  })
  return busy ? SOON_MS : LATER_MS
}

async function readList(context: SyncContext, unit: Unit, memory: LiveMemory, now: Date): Promise<Set<string>> {
  const reading = await readingOf(context)
  const full = now.getTime() - memory.fullAt >= IN_FULL_EVERY_MS
  const parsed = await (full ? readInPlayInFull(reading) : readInPlay(reading))
  await writeStep(context, unit, { parsed, readAt: now, progress: { cursor: null, finished: true } })
  if (full) memory.fullAt = now.getTime()
  return new Set(parsed.batch.fixtures?.map((one) => one.key))
}

/** Reads matches by id; one that the answer lacks is asked for alone. */
export async function readByIds(context: SyncContext, unit: Unit, keys: readonly string[]): Promise<void> {
  const readAt = context.clock.now()
  const parsed = await readFixturesById(await readingOf(context), keys)
  await writeStep(context, unit, { parsed, readAt })
  const reported = new Set(parsed.batch.fixtures?.map((one) => one.key))
  await askOneByOne(
    context,
    unit,
    keys.filter((key) => !reported.has(key)),
  )
}
