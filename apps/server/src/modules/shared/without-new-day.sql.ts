import { STATE } from '@touchline/football'

/** A match that should have begun so long ago and is not over is not known about rather than going on. */
export const LONGEST_HOURS = 36

/**
 * Whether a match that is not over has no day any more: it was postponed and its day has come, or it waits since longer than a match
 * lasts.
 * @param fixture alias of the fixture
 * @param now the instant, as a parameter
 */
export const withoutNewDay = (fixture: string, now: string): string =>
  `(${fixture}.kickoff < ${now}::timestamptz - make_interval(hours => ${LONGEST_HOURS})
    or ${fixture}.state_id = ${STATE.postponed} and ${fixture}.kickoff < ${now}::timestamptz)`
