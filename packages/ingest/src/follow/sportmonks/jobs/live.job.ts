import { fixture, type Placeholders, query, type RowOf, rows, sourceRef, statement } from '@touchline/database'
import { MAX_IDS, readFixturesById, readInPlay, readInPlayInFull } from '@touchline/feeds'
import { isInPlay, isInterrupted, MINUTE_MS, STATE, STATES } from '@touchline/football'
import { and, asc, between, eq, inArray } from 'drizzle-orm'
import type pg from 'pg'
import { askOneByOne } from '../batch/deleted.ts'
import { type Unit, writeStep } from '../batch/write-step.ts'
import { runUnit } from '../run-unit.ts'
import { readingOf, SOURCE, type SyncContext } from '../sync-context.ts'

const SOON_MS = 5_000
const LATER_MS = 60_000
/** Line-ups, ratings and commentary are read this often; they are many times larger than the score. */
const IN_FULL_EVERY_MS = 60_000

/** The state carried from one reading of matches in play to the next. */
export interface LiveMemory {
  /** When each match was last requested by id. */
  asked: Map<string, number>
  /** When everything was read last. */
  fullAt: number
}

export const liveMemory = (): LiveMemory => ({ asked: new Map(), fullAt: Number.NEGATIVE_INFINITY })

/**
 * Reads the matches in play, and by id those that should be and are missing from the feed's list, so that no finished match stays in play.
 * @returns milliseconds until the next reading: a few seconds while matches are in play or about to begin
 */
export async function readLive(context: SyncContext, memory: LiveMemory): Promise<number> {
  let busy = false
  await runUnit(context, 'live', async (unit) => {
    const now = context.clock.now()
    const reported = await readList(context, { unit, memory, now })
    const watched = await watchedMatches(context.database.pool, now)
    const keys = toBeAskedFor(watched, { reported, asked: memory.asked, now })
    for (let at = 0; at < keys.length; at += MAX_IDS) await readByIds(context, unit, keys.slice(at, at + MAX_IDS))
    busy = reported.size > 0 || isBusy(watched, now)
  })
  return busy ? SOON_MS : LATER_MS
}

async function readList(
  context: SyncContext,
  { unit, memory, now }: { unit: Unit; memory: LiveMemory; now: Date },
): Promise<Set<string>> {
  const reading = await readingOf(context)
  const full = now.getTime() - memory.fullAt >= IN_FULL_EVERY_MS
  const parsed = await (full ? readInPlayInFull(reading) : readInPlay(reading))
  await writeStep(context, unit, { parsed, readAt: now, progress: { cursor: null, finished: true } })
  if (full) memory.fullAt = now.getTime()
  return new Set(parsed.batch.fixtures?.map((one) => one.key))
}

/** Reads matches by id; one that the answer lacks is requested alone. */
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

/** Matches are followed from this long before their kick-off; the feed lists them as early. */
const AHEAD_MS = 15 * MINUTE_MS
/** Later than this after its kick-off the wide window looks after a match. */
const BACK_MS = 3 * 24 * 60 * MINUTE_MS
/** A kick-off is a little late as often as not. */
const LATE_MS = 3 * MINUTE_MS
/** Extra time, shoot-out and every break fit in. */
const MAX_MATCH_MS = 210 * MINUTE_MS
/** How often a match is requested by id while nothing is learned about it. */
const ASK_AGAIN_MS = { left: MINUTE_MS / 2, overdue: 5 * MINUTE_MS }

/** States in which a match whose time has come waits for something. */
const WAITING: readonly number[] = [STATE.not_started, STATE.delayed, STATE.awaiting_updates]
const WATCHED = STATES.map(({ id }) => id).filter((id) => WAITING.includes(id) || isInPlay(id) || isInterrupted(id))

const MATCHES = statement((p: Placeholders<{ from: Date; to: Date }>) =>
  query
    .select({ key: sourceRef.key, state: fixture.stateId, kickoff: fixture.kickoff })
    .from(fixture)
    .innerJoin(
      sourceRef,
      and(eq(sourceRef.source, SOURCE), eq(sourceRef.kind, 'fixture'), eq(sourceRef.id, fixture.id)),
    )
    .where(and(inArray(fixture.stateId, WATCHED), fixture.kickoffKnown, between(fixture.kickoff, p.from, p.to)))
    .orderBy(asc(fixture.kickoff), asc(sourceRef.key)),
)

/** A match that is in play or should be. */
export type Watched = RowOf<typeof MATCHES>

/** Matches in play, interrupted, or not begun though it is time or soon will be. */
const watchedMatches = (pool: pg.Pool, now: Date): Promise<Watched[]> =>
  rows(pool, MATCHES, { from: new Date(now.getTime() - BACK_MS), to: new Date(now.getTime() + AHEAD_MS) })

/** True while it is worth looking every few seconds. */
export function isBusy(watched: readonly Watched[], now: Date): boolean {
  return watched.some(({ state, kickoff }) => {
    const since = now.getTime() - kickoff.getTime()
    return since < MAX_MATCH_MS && (isInPlay(state) || state === STATE.not_started)
  })
}

/**
 * The matches to request by id: in play until now and no longer in the feed's list, past their kick-off without a report, or in play far
 * longer than possible. `asked` holds the last request of each, and is carried from reading to reading.
 * @param reported keys in the feed's list of matches in play
 */
export function toBeAskedFor(
  watched: readonly Watched[],
  { reported, asked, now }: { reported: ReadonlySet<string>; asked: Map<string, number>; now: Date },
): string[] {
  const at = now.getTime()
  const present = new Set(watched.map((one) => one.key))
  for (const key of asked.keys()) if (!present.has(key)) asked.delete(key)
  const due = watched.filter(({ key, state, kickoff }) => {
    const since = at - kickoff.getTime()
    const tooLong = since > MAX_MATCH_MS
    if (reported.has(key) ? !tooLong : !isInPlay(state) && since < LATE_MS) return false
    const pause = isInPlay(state) && !tooLong ? ASK_AGAIN_MS.left : ASK_AGAIN_MS.overdue
    return at - (asked.get(key) ?? Number.NEGATIVE_INFINITY) >= pause
  })
  for (const { key } of due) asked.set(key, at)
  return due.map((one) => one.key)
}
