import type { TeamCandidate } from '@touchline/contract'
import { leagueImage, playerImage, teamImage } from '../shared/image-paths.ts'
import type { FoundLeague, FoundPlayer, FoundTeam } from './search.queries.ts'

export const viewCandidate = (team: FoundTeam): TeamCandidate => ({
  team_id: team.id,
  team_name: team.name,
  team_image: teamImage(team.id),
  country_name: team.countryName,
})

export const viewLeague = (league: FoundLeague) => ({
  league_id: league.id,
  league_name: league.name,
  league_logo: leagueImage(league.id),
  country_name: league.countryName,
})

export const viewTeam = (team: FoundTeam) => ({
  id: team.id,
  name: team.name,
  image_path: teamImage(team.id),
  country: { name: team.countryName },
})

export const viewPlayer = (player: FoundPlayer) => ({
  id: player.id,
  name: player.commonName,
  image_path: playerImage(player.id),
  team: player.teamName === null ? null : { name: player.teamName },
})
