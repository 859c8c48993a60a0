import type { LeagueSeason, LeagueView } from '@touchline/contract'
import { flagImage } from '../shared/image-paths.ts'
import { viewLeague } from '../shared/names.views.ts'
import type { LeagueRow, LeagueSeasonRow } from './league.queries.ts'

/** The season being played; where none is marked, the one that began last. */
function currentOf(seasons: readonly LeagueSeason[]): LeagueSeason | null {
  const marked = seasons.find((season) => season.is_current)
  return marked ?? seasons.toSorted((a, b) => (a.starting_at < b.starting_at ? 1 : -1))[0] ?? null
}

export function viewLeaguePage(row: LeagueRow, rows: readonly LeagueSeasonRow[]): LeagueView {
  const seasons = rows.map((season) => ({
    id: season.id,
    name: season.name,
    league_id: row.id,
    starting_at: season.startsOn,
    ending_at: season.endsOn,
    is_current: season.current,
    has: { topscorer: season.scorerLists.length > 0, stats: season.hasStatistics },
    scorer_lists: season.scorerLists,
  }))
  return {
    ...viewLeague(row.id, row.name),
    short_code: row.shortCode,
    league_type: row.type,
    sub_type: row.subType,
    active: row.active,
    seasons,
    currentseason: currentOf(seasons),
    country_id: row.countryId,
    country: {
      id: row.countryId,
      name: row.countryName,
      code: row.countryCode,
      image_path: flagImage(row.countryCode),
    },
  }
}
