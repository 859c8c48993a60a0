import type { LeagueEntry } from '@touchline/contract'
import { leagueImage } from '../shared/image-paths.ts'
import type { LeagueEntryRow } from './country-leagues.queries.ts'

export function viewLeagueEntry(row: LeagueEntryRow): LeagueEntry {
  return {
    league_id: row.id,
    league_name: row.name,
    league_type: row.type,
    league_logo: leagueImage(row.id),
    is_active: row.active,
    country_id: row.countryId,
    country_name: row.countryName,
    country_code: row.countryCode,
  }
}
