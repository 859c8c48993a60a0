import { countryByName, nameKey } from '@touchline/football'
import type { NationalTeam } from './club.ts'

/**
 * East Germany had its own association and record; every other former state belongs to the association FIFA counts as its successor (West
 * Germany to Germany, Yugoslavia to Serbia, the Soviet Union to Russia, Czechoslovakia to Czechia, Zaire to DR Congo), as in the aliases of
 * the list of countries.
 */
const EAST_GERMANY: NationalTeam = {
  key: 'national/gdr',
  name: 'East Germany',
  shortCode: 'GDR',
  country: 'Germany',
}
const EAST_GERMAN_NAMES: ReadonlySet<string> = new Set(['east germany', 'german dr', 'gdr', 'ddr'])

/** Names of the United Kingdom, which people use for England and which has four associations. */
const NO_TEAM: ReadonlySet<string> = new Set(['united kingdom', 'great britain', 'uk', 'reino unido'])

/** The national team of that name, former names included; null when no association of FIFA has it. */
export function nationalTeam(name: string): NationalTeam | null {
  const folded = nameKey(name)
  if (EAST_GERMAN_NAMES.has(folded)) return EAST_GERMANY
  const country = NO_TEAM.has(folded) ? null : countryByName(name)
  if (country === null || country.fifa === null) return null
  return {
    key: `national/${country.fifa.toLowerCase()}`,
    name: country.name,
    shortCode: country.fifa,
    country: country.name,
  }
}
