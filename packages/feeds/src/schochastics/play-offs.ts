import type { Key, TeamRecord } from '@touchline/football'
import { NO_PLACE, type Place } from '../files/file-match.ts'

interface Meeting {
  home: TeamRecord
  away: TeamRecord
}

/**
 * Files of some leagues hold the play-offs between a club of the league and one from below, which plays in no other match: those
 * matches. A file of a season that has only begun has none.
 */
export function playOffMatches<Match extends Meeting>(matches: readonly Match[]): ReadonlySet<Match> {
  const games = new Map<Key, number>()
  for (const { home, away } of matches) {
    for (const { key } of [home, away]) games.set(key, (games.get(key) ?? 0) + 1)
  }
  const most = Math.max(...games.values())
  const isGuest = ({ key }: TeamRecord): boolean => most > 20 && (games.get(key) ?? 0) <= 2
  return new Set(matches.filter(({ home, away }) => isGuest(home) || isGuest(away)))
}

export const PLAY_OFFS: Place = { ...NO_PLACE, stage: 'Relegation Play-offs', type: 224 }
