import { countryByName, type Key, nameKey, type TeamRecord } from '@touchline/football'
import { cleanName } from './cells.ts'
import { clubOf } from './clubs/index.ts'
import { TEAM_ALIASES } from './team-aliases.ts'

const dashed = (text: string): string => nameKey(text).replace(/ /g, '-')

/** The file's name of a team with the drifts within the source undone: `Villareal` gives `Villarreal`. */
export function sourceName(country: string, name: string): string {
  return TEAM_ALIASES[country]?.[nameKey(name)] ?? cleanName(name)
}

/** Key of a team: country and name, case, accents, dots, apostrophes and spaces aside: `germany/mgladbach`. */
export function teamKey(country: string, name: string): Key {
  return `${dashed(country)}/${dashed(sourceName(country, name))}`
}

/**
 * The team record of a name in the files. `country` is the country whose league it plays in (Cardiff stands with England).
 * Well-known clubs carry their usual name, three letters and colours; the others the name of the file.
 */
export function teamRecord(country: string, name: string): TeamRecord {
  const source = sourceName(country, name)
  const club = clubOf(country, source)
  return {
    key: teamKey(country, name),
    name: club?.name ?? source,
    shortCode: club?.shortCode ?? null,
    country: countryByName(country)?.id ?? unknownCountry(country),
    national: false,
    founded: null,
    venue: null,
    colours: club?.colours ?? null,
    stableKey: club?.stableKey ?? null,
  }
}

function unknownCountry(country: string): never {
  throw new Error(`No country is called ${country}`)
}
