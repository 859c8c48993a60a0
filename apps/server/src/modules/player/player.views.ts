import type { ListFixture, PlayerProfile, PlayerSeasonStat, TransferView, WonTrophy } from '@touchline/contract'
import { playerImage } from '../shared/image-paths.ts'
import { viewCountry, viewDetails, viewSeason, viewTeam } from '../shared/names.views.ts'
import type { LatestRow } from './latest.queries.ts'
import type { PlayerRow, PlayerSeasonRow, PlayerTeamRow } from './player.queries.ts'

const PREFERRED_FOOT = 229

export interface PlayerParts {
  teams: readonly PlayerTeamRow[]
  latest: readonly LatestRow[]
  fixtures: readonly ListFixture[]
  trophies: WonTrophy[]
  transfers: TransferView[]
  has: PlayerProfile['has']
}

export function viewPlayer(player: PlayerRow, parts: PlayerParts): PlayerProfile {
  const { teams, latest, fixtures, trophies, transfers, has } = parts
  const fixtureOf = new Map(fixtures.map((fixture) => [fixture.id, fixture]))
  return {
    id: player.id,
    name: player.name,
    common_name: player.commonName,
    display_name: player.name,
    image_path: playerImage(player.id),
    country_id: player.countryId,
    country: viewCountry(player.countryId),
    position_id: player.positionId,
    detailed_position_id: player.detailedPositionId,
    height: player.height,
    weight: player.weight,
    date_of_birth: player.dateOfBirth,
    metadata: player.preferredFoot === null ? [] : [{ type_id: PREFERRED_FOOT, values: player.preferredFoot }],
    teams: teams.map((row) => ({
      team_id: row.teamId,
      team: viewTeam(row.teamId, row.teamName, row.teamCode),
      national: row.national,
      start: row.startsOn,
      end: row.endsOn,
      position_id: row.positionId,
      jersey_number: row.jerseyNumber,
    })),
    latest: latest.flatMap(({ fixtureId, teamId }) => {
      const fixture = fixtureOf.get(fixtureId)
      return fixture ? [{ fixture_id: fixtureId, team_id: teamId, fixture }] : []
    }),
    trophies,
    transfers,
    has,
  }
}

export const viewPlayerSeason = (row: PlayerSeasonRow): PlayerSeasonStat => ({
  season_id: row.seasonId,
  season: viewSeason(row),
  team_id: row.teamId,
  team: viewTeam(row.teamId, row.teamName, row.teamCode),
  position_id: row.positionId,
  jersey_number: row.jerseyNumber,
  details: viewDetails(row.details),
})
