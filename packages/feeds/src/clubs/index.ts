import { countryByName, nameKey, REGION, type Source } from '@touchline/football'
import type { Club } from './club.ts'
import { NAMINGS } from './namings.ts'
import type { Naming } from './table.ts'

export type { Club } from './club.ts'
export { nationalTeam } from './national.ts'
export { listedNames, listedNamesText } from './other-names.ts'

const byName = new Map<string, Naming[]>()
for (const naming of NAMINGS) {
  const place = `${naming.club.country}/${naming.name}`
  const known = byName.get(place)
  if (known === undefined) byName.set(place, [naming])
  else known.push(naming)
}

/** Every club of the list, once. */
export const LISTED_CLUBS: readonly Club[] = [...new Set(NAMINGS.map((naming) => naming.club))]

const COUNTRIES_OF_CLUBS = [...new Set(LISTED_CLUBS.map((club) => club.country))]

/**
 * Finds the club with a source's name in the leagues of a country (its English name in the list of countries); null unless exactly one club
 * matches. The name must be in the list, ignoring case, accents, dots and hyphens: nothing is guessed.
 * @param season `2024/2025` or `2025`; decides names that passed from one club to another, which are null without it
 */
export function clubNamed(
  source: Source,
  { country, name, season }: { country: string; name: string; season?: string },
): Club | null {
  const namings = byName.get(`${country}/${nameKey(name)}`) ?? []
  const year = season === undefined ? null : Number(season.slice(0, 4))
  const meant = namings.filter((one) => (one.source === null || one.source === source) && holdsIn(one, year))
  const clubs = new Set(meant.map((one) => one.club))
  const [only] = clubs
  return clubs.size === 1 ? (only ?? null) : null
}

function holdsIn({ from, until }: Naming, year: number | null): boolean {
  if (year !== null) return from <= year && year <= until
  return from === Number.NEGATIVE_INFINITY && until === Number.POSITIVE_INFINITY
}

/** The club that alone is called so in all countries of a region (`Europe`, the whole list for `World`); null where none or several are. */
export function clubOfRegion(
  source: Source,
  { region, name, season }: { region: string; name: string; season?: string },
): Club | null {
  const place = countryByName(region)
  const countries = COUNTRIES_OF_CLUBS.filter(
    (country) => place?.id === REGION.world || countryByName(country)?.continent === place?.id,
  )
  const [only, second] = countries.flatMap((country) => clubNamed(source, { country, name, season }) ?? [])
  return second === undefined ? (only ?? null) : null
}
