import type { ListFixture, TeamInfo, WonTrophy } from '@touchline/contract'
import { COACH_POSITION_NAMES, INJURY_NAMES } from '@touchline/football'
import { coachImage, flagImage, playerImage, venueImage } from '../shared/image-paths.ts'
import {
  type SeasonRow,
  viewCountry,
  viewLeague,
  viewSeason,
  viewSuspending,
  viewTeam,
  viewType,
} from '../shared/names.views.ts'
import type { NamedTeamRow, TeamCoachRow, TeamRow, TeamSidelinedRow } from './team-info.queries.ts'

export interface TeamParts {
  coaches: readonly TeamCoachRow[]
  rivals: readonly NamedTeamRow[]
  sidelined: readonly TeamSidelinedRow[]
  seasons: readonly (SeasonRow & { current: boolean })[]
  trophies: WonTrophy[]
  upcoming: ListFixture[]
  /** `2026-03-07`. */
  today: string
  has: TeamInfo['has']
}

export function viewTeamInfo(team: TeamRow, parts: TeamParts): TeamInfo {
  const { coaches, rivals, sidelined, seasons, trophies, upcoming, today, has } = parts
  return {
    ...viewTeam(team.id, team.name, team.shortCode),
    type: team.national ? 'national' : 'domestic',
    founded: team.founded,
    country_id: team.countryId,
    country: {
      id: team.countryId,
      name: team.countryName,
      code: team.countryCode,
      image_path: flagImage(team.countryCode),
    },
    venue: viewVenue(team),
    coaches: coaches.map(viewCoach),
    current_coach: headCoachOn(coaches, today),
    trophies,
    rivals: rivals.map(({ id, name, shortCode }) => viewTeam(id, name, shortCode)),
    activeseasons: seasons.filter(({ current }) => current).map(viewSeason),
    seasons: seasons.map(viewSeason),
    upcoming,
    sidelined: sidelined.map(viewSidelined),
    leagues: attendedLeagues(seasons),
    has,
  }
}

function viewVenue(team: TeamRow): TeamInfo['venue'] {
  if (team.venueId === null || team.venueName === null) return null
  return {
    id: team.venueId,
    name: team.venueName,
    surface: team.venueSurface,
    city_name: team.venueCity,
    address: team.venueAddress,
    capacity: team.venueCapacity,
    image_path: venueImage(team.venueId),
  }
}

const viewCoach = (row: TeamCoachRow): TeamInfo['coaches'][number] => ({
  id: row.id,
  name: row.name,
  common_name: row.commonName,
  image_path: coachImage(row.id),
  date_of_birth: row.dateOfBirth,
  country: viewCountry(row.countryId),
  start: row.startsOn,
  end: row.endsOn,
  position_id: row.positionId,
  position: viewType(COACH_POSITION_NAMES, row.positionId),
})

const HEAD_COACH = 221

/** The team's head coach on a day: of several, the latest. */
function headCoachOn(coaches: readonly TeamCoachRow[], day: string): number | null {
  const present = coaches.filter(
    (one) => one.positionId === HEAD_COACH && one.startsOn <= day && (one.endsOn === null || one.endsOn >= day),
  )
  return present.toSorted((a, b) => (a.startsOn < b.startsOn ? 1 : -1))[0]?.id ?? null
}

const viewSidelined = (row: TeamSidelinedRow): TeamInfo['sidelined'][number] => ({
  player_id: row.playerId,
  player: {
    id: row.playerId,
    name: row.playerName,
    common_name: row.playerCommonName,
    image_path: playerImage(row.playerId),
  },
  type_id: row.typeId,
  type: viewType(INJURY_NAMES, row.typeId),
  category: row.category,
  season_id: row.seasonId,
  league: viewSuspending(row),
  start_date: row.startsOn,
  end_date: row.endsOn,
  games_missed: row.gamesMissed,
})

function attendedLeagues(seasons: readonly SeasonRow[]): TeamInfo['leagues'] {
  const byLeague = Map.groupBy(seasons, ({ leagueId }) => leagueId)
  return [...byLeague]
    .map(([id, of]) => ({ ...viewLeague(id, of[0]?.leagueName ?? ''), attendance: of.length }))
    .sort((a, b) => b.attendance - a.attendance)
}
