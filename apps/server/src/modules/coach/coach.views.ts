import type { CoachProfile, ListFixture, TransferView, WonTrophy } from '@touchline/contract'
import { COACH_POSITION_NAMES } from '@touchline/football'
import { coachImage } from '../shared/image-paths.ts'
import { viewCountry, viewSeason, viewTeam, viewType } from '../shared/names.views.ts'
import type { CoachRow, CoachSeasonRow, CoachTeamRow } from './coach.queries.ts'

export interface CoachParts {
  teams: readonly CoachTeamRow[]
  seasons: readonly CoachSeasonRow[]
  fixtures: ListFixture[]
  trophies: WonTrophy[]
  /** Transfers of the same person as a player. */
  transfers: TransferView[]
  playerTrophies: WonTrophy[]
  has: CoachProfile['has']
}

export function viewCoach(coach: CoachRow, parts: CoachParts): CoachProfile {
  const { teams, seasons, fixtures, trophies, transfers, playerTrophies, has } = parts
  return {
    id: coach.id,
    name: coach.name,
    common_name: coach.commonName,
    display_name: coach.name,
    image_path: coachImage(coach.id),
    date_of_birth: coach.dateOfBirth,
    country_id: coach.countryId,
    country: viewCountry(coach.countryId),
    height: coach.height,
    weight: coach.weight,
    teams: teams.map((row) => ({
      team_id: row.teamId,
      team: viewTeam(row.teamId, row.teamName, row.teamCode),
      start: row.startsOn,
      end: row.endsOn,
      position_id: row.positionId,
      position: viewType(COACH_POSITION_NAMES, row.positionId),
    })),
    fixtures,
    statistics: seasons.map(viewCoachSeason),
    trophies,
    player: { id: coach.playerId, transfers, trophies: playerTrophies },
    has,
  }
}

export const viewCoachSeason = (row: CoachSeasonRow) => ({
  season_id: row.seasonId,
  season: viewSeason(row),
  team_id: row.teamId,
  team: viewTeam(row.teamId, row.teamName, row.teamCode),
})
