import { countryByName, type Key, nameKey, type TeamRecord } from '@touchline/football'
import { type Club, clubNamed } from '../clubs/index.ts'
import { cleanName } from './cells.ts'

const dashed = (text: string): string => nameKey(text).replace(/ /g, '-')

/**
 * Country and the name the files usually give the team, case, accents, dots, apostrophes and spaces aside: `germany/mgladbach`.
 * Where the files called two clubs the same in turn it is the club's key in the common list.
 */
function keyOf(club: Club | null, country: string, name: string): Key {
  if (club !== null && club.footballDataName === null) return club.key
  return `${dashed(country)}/${dashed(club?.footballDataName ?? cleanName(name))}`
}

/**
 * The team record of a name in the files. `country` is the country whose league it plays in (Cardiff stands with England).
 * A club of the common list carries its usual name; any other keeps the name of the file and is joined with nothing.
 * @param season `2024/2025` or `2025`: names passed from one club to another
 */
export function teamRecord(country: string, name: string, season: string): TeamRecord {
  const club = clubNamed('football-data', country, name, season)
  return {
    key: keyOf(club, country, name),
    name: club?.name ?? cleanName(name),
    shortCode: club?.shortCode ?? null,
    country: countryByName(country)?.id ?? unknownCountry(country),
    national: false,
    founded: null,
    venue: null,
    colours: club?.colours ?? null,
    stableKey: club?.key ?? null,
  }
}

function unknownCountry(country: string): never {
  throw new Error(`No country is called ${country}`)
}
