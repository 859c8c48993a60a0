import type { TeamCandidate } from '@touchline/contract'
import { coachImage, leagueImage, playerImage, teamImage } from '../shared/image-paths.ts'
import type { FoundPerson, FoundThing } from './found-things.queries.ts'

export const viewCandidate = (team: FoundThing): TeamCandidate => ({
  team_id: team.id,
  team_name: team.name,
  team_image: teamImage(team.id),
  country_name: team.countryName,
})

export const viewLeague = (league: FoundThing) => ({
  league_id: league.id,
  league_name: league.name,
  league_logo: leagueImage(league.id),
  country_name: league.countryName,
})

export const viewTeam = (team: FoundThing) => ({
  id: team.id,
  name: team.name,
  image_path: teamImage(team.id),
  country: { name: team.countryName },
})

const viewPerson = (image: (id: number) => string) => (person: FoundPerson) => ({
  id: person.id,
  name: person.name,
  image_path: image(person.id),
  team: person.teamName === null ? null : { name: person.teamName },
})

export const viewPlayer = viewPerson(playerImage)
export const viewCoach = viewPerson(coachImage)
