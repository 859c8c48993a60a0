import { fixture, type Placeholders, query, type RowOf, rows, sourceRef, statement } from '@touchline/database'
import { isInPlay, isInterrupted, STATE, STATES } from '@touchline/football'
import { and, asc, between, eq, inArray } from 'drizzle-orm'
import type pg from 'pg'
import { SOURCE } from '../sync-context.ts'

const MINUTE_MS = 60_000
/** Matches are looked at from this long before their kick-off; the feed lists them as early. */
const AHEAD_MS = 15 * MINUTE_MS
/** Later than this after its kick-off the wide window looks after a match. */
const BACK_MS = 3 * 24 * 60 * MINUTE_MS
/** A kick-off is a little late as often as not. */
const LATE_MS = 3 * MINUTE_MS
/** Extra time, shoot-out and every break fit in. */
const LONGEST_MATCH_MS = 210 * MINUTE_MS
/** How often a match is asked for by id as long as nothing is learnt of it. */
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
export const watchedMatches = (pool: pg.Pool, now: Date): Promise<Watched[]> =>
  rows(pool, MATCHES, { from: new Date(now.getTime() - BACK_MS), to: new Date(now.getTime() + AHEAD_MS) })

/** True while it is worth looking every few seconds. */
export function isBusy(watched: readonly Watched[], now: Date): boolean {
  return watched.some(({ state, kickoff }) => {
    const since = now.getTime() - kickoff.getTime()
    return since < LONGEST_MATCH_MS && (isInPlay(state) || state === STATE.not_started)
  })
}

/**
 * The matches to ask for by id: in play until now and no longer in the feed's list, past their kick-off without a word, or in play far
 * longer than a match can be. `asked` says when each was asked for last, and is kept from look to look.
 * @param reported keys in the feed's list of what is in play
 */
export function toBeAskedFor(
  watched: readonly Watched[],
  reported: ReadonlySet<string>,
  asked: Map<string, number>,
  now: Date,
): string[] {
  const at = now.getTime()
  const present = new Set(watched.map((one) => one.key))
  for (const key of asked.keys()) if (!present.has(key)) asked.delete(key)
  const due = watched.filter(({ key, state, kickoff }) => {
    const since = at - kickoff.getTime()
    const tooLong = since > LONGEST_MATCH_MS
    if (reported.has(key) ? !tooLong : !isInPlay(state) && since < LATE_MS) return false
    const pause = isInPlay(state) && !tooLong ? ASK_AGAIN_MS.left : ASK_AGAIN_MS.overdue
    return at - (asked.get(key) ?? Number.NEGATIVE_INFINITY) >= pause
  })
  for (const { key } of due) asked.set(key, at)
  return due.map((one) => one.key)
}
