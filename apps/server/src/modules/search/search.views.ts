import type { TeamCandidate } from '@touchline/contract'
import { answersTo, type NameOrigin } from '@touchline/football'
import { writtenLeagueName, writtenTeamName } from '@touchline/ingest/derive/names/things.ts'
import { coachImage, leagueImage, playerImage, teamImage } from '../shared/image-paths.ts'
import type { FoundPerson, FoundThing } from './found-things.queries.ts'

export const viewCandidate = (team: FoundThing): TeamCandidate => ({
  team_id: team.id,
  team_name: team.name,
  team_image: teamImage(team.id),
  country_name: team.countryName,
})

/** The text that was looked for, and the name of each thing that answered to it best. */
export interface Search {
  text: string
  names: ReadonlyMap<number, { name: string; origin: NameOrigin }>
}

/** The other name that something was found by; null where the one it is shown by answers too, or the other is only made of names. */
function foundAs({ text, names }: Search, { id, name }: FoundPerson | FoundThing, written: (key: string) => string) {
  const found = names.get(id)
  return found === undefined || found.origin === 2 || answersTo(text, name) ? null : written(found.name)
}

export const viewLeague = (search: Search) => (league: FoundThing) => ({
  league_id: league.id,
  league_name: league.name,
  league_logo: leagueImage(league.id),
  country_name: league.countryName,
  found_as: foundAs(search, league, (key) => writtenLeagueName(key, { ...league, names: [league.name] })),
})

export const viewTeam = (search: Search) => (team: FoundThing) => ({
  id: team.id,
  name: team.name,
  image_path: teamImage(team.id),
  country: { name: team.countryName },
  found_as: foundAs(search, team, (key) => writtenTeamName(key, { ...team, names: [team.name], city: null })),
})

const viewPerson = (image: (id: number) => string) => (search: Search) => (person: FoundPerson) => ({
  id: person.id,
  name: person.name,
  image_path: image(person.id),
  team: person.teamName === null ? null : { name: person.teamName },
  found_as: foundAs(search, person, () => person.fullName),
})

export const viewPlayer = viewPerson(playerImage)
export const viewCoach = viewPerson(coachImage)
