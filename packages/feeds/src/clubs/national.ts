import { countryByName, nameKey } from '@touchline/football'
import type { NationalTeam } from './club.ts'

/**
 * East Germany had an association and a record of its own; every other state that is no more stands with the association FIFA
 * counts as its successor (West Germany with Germany, Yugoslavia with Serbia, the Soviet Union with Russia, Czechoslovakia with
 * Czechia, Zaire with DR Congo), as the aliases of the list of countries have it.
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
