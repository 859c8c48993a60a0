import type { PlayerSeasonStat } from '@touchline/contract'

interface Reported {
  season?: string
  ending?: string
  league?: string
  team?: string
  /** Values by type id. */
  figures?: Record<number, PlayerSeasonStat['details'][number]['value']>
}

const idOf = (name: string) => [...name].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % 100_000

/** A season of a player with only the values of a test. */
export function playerSeason(reported: Reported): PlayerSeasonStat {
  const { season = '2025/2026', ending = '2026-05-24', league = 'League', team = 'Team', figures = {} } = reported
  const named = (name: string) => ({ id: idOf(name), name, image_path: '' })
  return {
    season_id: idOf(season + league),
    season: {
      id: idOf(season + league),
      name: season,
      league_id: idOf(league),
      league: named(league),
      ending_at: ending,
    },
    team_id: idOf(team),
    team: { ...named(team), short_code: null },
    position_id: null,
    jersey_number: null,
    details: Object.entries(figures).map(([type, value]) => ({ type_id: Number(type), value })),
  }
}
