import type { ComparedTeam } from '@touchline/contract'
import { flagImage, teamImage } from '../shared/image-paths.ts'
import type { ComparedTeamRow } from './compare.queries.ts'

const viewTeam = (row: ComparedTeamRow): ComparedTeam => ({
  team_id: row.id,
  team_name: row.name,
  team_image: teamImage(row.id),
  short_code: row.shortCode,
  country_id: row.countryId,
  country_code: row.countryCode,
  country_name: row.countryName,
  country_image: flagImage(row.countryCode),
})

/** Compares two different teams; an error when there is no such pair. */
export function viewComparison(home: ComparedTeamRow | undefined, away: ComparedTeamRow | undefined) {
  if (!home || !away || home.id === away.id) return { error: true, home: null, away: null } as const
  const has = {
    corners: home.corners || away.corners,
    cards: home.cards || away.cards,
    stats: home.stats || away.stats,
  }
  return { error: false, home: viewTeam(home), away: viewTeam(away), has } as const
}
