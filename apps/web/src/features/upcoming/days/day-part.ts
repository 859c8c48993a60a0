import { isFinished, STATE, unreported } from '@touchline/football'
import type { ListView } from '../list/list-search.ts'
import type { ListedMatch } from '../upcoming-queries.ts'

/** The part of today's list a match belongs to. */
export type DayPart = Exclude<ListView, 'all'>

/** Whether the scores of a competition are reported. */
type ReportedLive = (league_id: number) => boolean

/** Whether today's list shows a part of the day by itself or by the viewer's choice. */
export function isShown(part: DayPart, view: ListView | undefined): boolean {
  return view === undefined ? part !== 'finished' : view === 'all' || view === part
}

/** Matches not played, or not to the end: called off, awarded, abandoned. */
const CALLED_OFF: ReadonlySet<number> = new Set([
  STATE.postponed,
  STATE.cancelled,
  STATE.walk_over,
  STATE.abandoned,
  STATE.awarded,
  STATE.deleted,
])

/**
 * The part of today's list a match belongs to. A cancelled one belongs to those ahead until its time has passed; an unreported one is in
 * play by the clock.
 * @param now milliseconds since 1970
 */
export function dayPart(match: ListedMatch, now: number, reported: ReportedLive): DayPart {
  const { state_id, status, kickoff_known, start_dt, league_id } = match
  const awaited = { state: status, kickoff: start_dt, kickoffKnown: kickoff_known, reported: reported(league_id) }
  if (unreported(awaited, now) === 'playing') return 'live'
  if (state_id !== undefined) return 'live'
  if (isFinished(status)) return 'finished'
  return CALLED_OFF.has(status) && kickoff_known && Date.parse(start_dt) < now ? 'finished' : 'next'
}

/** How many matches every choice would show. */
export function countParts(
  matches: readonly ListedMatch[],
  now: number,
  reported: ReportedLive,
): Readonly<Record<ListView, number>> {
  const counts = { all: matches.length, live: 0, finished: 0, next: 0 }
  for (const match of matches) counts[dayPart(match, now, reported)]++
  return counts
}

interface PartOfToday {
  view: ListView | undefined
  /** Matches shown before, which stay whatever their state. */
  kept: ReadonlySet<number>
  /** Milliseconds since 1970. */
  now: number
  reported: ReportedLive
}

/** The matches of a part of today. */
export function matchesOf(
  matches: readonly ListedMatch[],
  { view, kept, now, reported }: PartOfToday,
): readonly ListedMatch[] {
  return matches.filter((match) => kept.has(match.match_id) || isShown(dayPart(match, now, reported), view))
}
