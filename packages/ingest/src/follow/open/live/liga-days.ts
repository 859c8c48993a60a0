import { LIGA_LEAGUES, type LigaMatch } from '@touchline/feeds'
import { isOverdue, mayBeInPlay } from './play-note.ts'

/** A match day as requested. */
export interface LigaDay {
  /** Such as `bl1/2025/15`. */
  path: string
  isLeague: boolean
  /** Distinct kick-offs of its matches, milliseconds since 1970. */
  kickoffs: number[]
}

/** The first year of the current season; the next one's matches appear in July. */
export const ligaSeason = (now: Date): number => now.getUTCFullYear() - (now.getUTCMonth() < 6 ? 1 : 0)

/** The match days of a season's matches by their numbers. */
export function ligaDays(shortcut: string, season: number, matches: readonly LigaMatch[]): LigaDay[] {
  const isLeague = LIGA_LEAGUES.includes(shortcut)
  return [...Map.groupBy(matches, ({ group }) => group)].flatMap(([group, own]) =>
    group === null
      ? []
      : [
          {
            path: `${shortcut}/${season}/${group}`,
            isLeague,
            kickoffs: [...new Set(own.map(({ kickoff }) => Date.parse(kickoff)))].sort((one, other) => one - other),
          },
        ],
  )
}

/** Whether a match of the day may be in play; for a while after it one may have become overdue. */
export function isFollowed({ kickoffs, isLeague }: LigaDay, now: number, lookMs: number): boolean {
  return kickoffs.some(
    (at) =>
      mayBeInPlay(at, isLeague, now) || (isOverdue(at, isLeague, now) && !isOverdue(at, isLeague, now - 3 * lookMs)),
  )
}

/** Milliseconds until the next kick-off; infinite where none is known. */
export function untilKickoff(days: readonly LigaDay[], now: number): number {
  return Math.min(...days.flatMap(({ kickoffs }) => kickoffs.filter((at) => at > now).map((at) => at - now)))
}
