import { fixture } from '@touchline/database'
import { STATE } from '@touchline/football'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/** A match that should have begun so long ago and is not over is not known about rather than going on. */
const MAX_HOURS = 36

/** Matches that began earlier have ended, known or not. */
export const longestBefore = (now: Placeholder): SQL =>
  sql`${now}::timestamptz - make_interval(hours => ${sql.raw(String(MAX_HOURS))})`

/**
 * Whether a match that is not over has no day any more: it was postponed and its day has come, or it waits since longer than a match lasts.
 */
export const withoutNewDay = (now: Placeholder): SQL =>
  sql`(${fixture.kickoff} < ${longestBefore(now)}
    or ${fixture.stateId} = ${sql.raw(String(STATE.postponed))} and ${fixture.kickoff} < ${now}::timestamptz)`
