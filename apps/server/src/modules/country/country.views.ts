import type { CountryCoach, CountryLeague, CountryPlayer, CountryReferee, CountryTeam } from '@touchline/contract'
import { coachImage, playerImage, refereeImage } from '../shared/image-paths.ts'
import { viewLeague, viewTeam } from '../shared/names.views.ts'
import type { CountryLeagueRow, CountryPlayerRow, CountryTeamRow, PersonRow } from './country.queries.ts'
import type { CoachSpellRow, PlayerSpellRow } from './spells.queries.ts'

export const viewCountryLeague = (row: CountryLeagueRow): CountryLeague => ({
  ...viewLeague(row.id, row.name),
  sub_type: row.subType,
  league_type: row.type,
  active: row.active,
})

export const viewCountryTeam = (row: CountryTeamRow): CountryTeam => ({
  ...viewTeam(row.id, row.name, row.shortCode),
  founded: row.founded,
  national: row.national,
})

const viewPerson = (row: PersonRow, image: (id: number) => string) => ({
  id: row.id,
  name: row.name,
  common_name: row.commonName,
  image_path: image(row.id),
  date_of_birth: row.dateOfBirth,
})

const viewSpell = (row: PlayerSpellRow | CoachSpellRow) => ({
  team_id: row.teamId,
  team: viewTeam(row.teamId, row.teamName, row.teamCode),
  start: row.startsOn,
  end: row.endsOn,
})

export const viewPlayer = (row: CountryPlayerRow, teams: readonly PlayerSpellRow[]): CountryPlayer => ({
  ...viewPerson(row, playerImage),
  height: row.height,
  weight: row.weight,
  teams: teams.map((one) => ({ ...viewSpell(one), position_id: one.positionId })),
})

export const viewCoach = (row: PersonRow, teams: readonly CoachSpellRow[]): CountryCoach => ({
  ...viewPerson(row, coachImage),
  teams: teams.map((one) => ({ ...viewSpell(one), position_id: one.positionId, active: one.active })),
})

export const viewReferee = (row: PersonRow): CountryReferee => viewPerson(row, refereeImage)
