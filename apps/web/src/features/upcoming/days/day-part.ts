import { isFinished, STATE, unreported } from '@touchline/football'
import type { ListView } from '../list/list-search.ts'
import type { ListedMatch } from '../upcoming-queries.ts'

/** Where a match of today stands. */
export type DayPart = Exclude<ListView, 'all'>

/** Whether the scores of a competition are followed. */
type Followed = (league_id: number) => boolean

/** Whether today's list shows a part of the day by itself or by the viewer's choice. */
export function isShown(part: DayPart, view: ListView | undefined): boolean {
  return view === undefined ? part !== 'finished' : view === 'all' || view === part
}

/** What was never to be played, or not to the end: called off, given without play, abandoned. */
const CALLED_OFF: ReadonlySet<number> = new Set([
  STATE.postponed,
  STATE.cancelled,
  STATE.walk_over,
  STATE.abandoned,
  STATE.awarded,
  STATE.deleted,
])

/**
 * The part of today a match belongs to. One that was called off belongs to what is to come until its time has passed; one that nobody
 * reports is in play by the clock.
 * @param now milliseconds since 1970
 */
export function dayPart(match: ListedMatch, now: number, followed: Followed): DayPart {
  const { state_id, status, kickoff_known, start_dt, league_id } = match
  const awaited = { state: status, kickoff: start_dt, kickoffKnown: kickoff_known, followed: followed(league_id) }
  if (unreported(awaited, now) === 'playing') return 'live'
  if (state_id !== undefined) return 'live'
  if (isFinished(status)) return 'finished'
  return CALLED_OFF.has(status) && kickoff_known && Date.parse(start_dt) < now ? 'finished' : 'next'
}

/** How many matches every choice would show. */
export function countParts(
  matches: readonly ListedMatch[],
  now: number,
  followed: Followed,
): Readonly<Record<ListView, number>> {
  const counts = { all: matches.length, live: 0, finished: 0, next: 0 }
  for (const match of matches) counts[dayPart(match, now, followed)]++
  return counts
}

/**
 * The matches of a part of today; those in `kept`, which were shown before, stay whatever has become of them.
 * @param now milliseconds since 1970
 */
export function matchesOf(
  matches: readonly ListedMatch[],
  view: ListView | undefined,
  kept: ReadonlySet<number>,
  now: number,
  followed: Followed,
): readonly ListedMatch[] {
  return matches.filter((match) => kept.has(match.match_id) || isShown(dayPart(match, now, followed), view))
}
