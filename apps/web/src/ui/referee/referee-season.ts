import type { RefereeSeasonStatistics } from '@touchline/contract'

/** What a referee gave in one season of one league; null is unknown. */
export interface RefereeSeason {
  id: number
  season: string
  league: { id: number; name: string }
  matches: number | null
  fouls: number | null
  penalties: number | null
  /** Second yellows included. */
  yellow: number | null
  red: number | null
  video: number | null
}

/** The seasons as the dialog lists them: by name, the latest first, then by league. */
export function refereeSeasons(statistics: readonly RefereeSeasonStatistics[]): RefereeSeason[] {
  const rows = statistics.map(({ season, details }) => {
    const of = (type: number) => details.find(({ type_id }) => type_id === type)?.value.count ?? null
    return {
      id: season.id,
      season: season.name,
      league: season.league,
      matches: of(188),
      fouls: of(56),
      penalties: of(47),
      yellow: of(84) === null ? null : (of(84) ?? 0) + (of(85) ?? 0),
      red: of(83),
      video: of(314),
    }
  })
  return rows.sort((a, b) => b.season.localeCompare(a.season) || a.league.name.localeCompare(b.league.name))
}
