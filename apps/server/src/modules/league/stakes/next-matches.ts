import { DAY_MS } from '@touchline/football'

const NEXT_DAYS_MS = 7 * DAY_MS

/** Matches that begin within a week of the next one that has not begun, by kick-off: their indexes. */
export function nextMatches(ahead: readonly { kickoff: string; inPlay?: unknown }[]): number[] {
  const open = ahead
    .flatMap((match, at) => (match.inPlay ? [] : [{ at, begins: Date.parse(match.kickoff) }]))
    .sort((one, other) => one.begins - other.begins)
  const [first] = open
  return first ? open.filter(({ begins }) => begins < first.begins + NEXT_DAYS_MS).map(({ at }) => at) : []
}
