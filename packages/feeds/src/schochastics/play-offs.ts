import type { Key, StageRecord, TeamRecord } from '@touchline/football'

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

export const playOffStage = (season: Key): StageRecord => ({
  key: `${season}|Relegation Play-offs`,
  season,
  name: 'Relegation Play-offs',
  sortOrder: 1,
  type: 224,
})
