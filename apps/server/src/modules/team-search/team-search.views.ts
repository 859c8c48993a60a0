import type { TeamCandidate } from '@touchline/contract'
import { teamImage } from '../shared/image-paths.ts'
import type { TeamRow } from './team-search.queries.ts'

export function viewTeam(row: TeamRow): TeamCandidate {
  return { team_id: row.id, team_name: row.name, team_image: teamImage(row.id), country_name: row.countryName }
}
