import { COUNTRIES, type CountryId, countryByFifaCode, countryByName } from '@touchline/football'
import type { FeedProblem, ParseContext } from '../../parsed.ts'
import { type Fields, integer, object, problem, text } from '../read.ts'

/** Two-letter codes that name one country of ours; the home nations share GB and are distinguished by name. */
const byCode = new Map(
  COUNTRIES.filter((country) => !country.region && country.code.length === 2).map((country) => [
    country.code,
    country.id,
  ]),
)
const UNITED_KINGDOM = 'GB'
const ENGLAND = countryByFifaCode('ENG')?.id ?? null

export interface ParsedCountries {
  /** Our country by the feed's country id. */
  countries: ReadonlyMap<number, CountryId>
  problems: FeedProblem[]
}

/** The feed's countries and regions, each as one of ours; those we do not have are reported and left out. */
export function parseCountries(rows: readonly unknown[]): ParsedCountries {
  const countries = new Map<number, CountryId>()
  const problems: FeedProblem[] = []
  for (const row of rows) {
    const fields = object(row)
    const id = integer(fields?.id)
    const ours = fields === null ? null : ourCountry(fields)
    const name = text(fields?.name) ?? 'A country without a name'
    if (ours === null) problems.push(problem('country', id, `${name} is not in our list.`))
    else if (id === null) problems.push(problem('country', id, `${name} has no id.`))
    else countries.set(id, ours)
  }
  return { countries, problems }
}

/**
 * Our country of a country row: by its two letters, then its football code, then its name. In football the United Kingdom is
 * England, unless the name says otherwise.
 */
function ourCountry(row: Fields): CountryId | null {
  const code = text(row.iso2)?.toUpperCase()
  const named = countryByName(text(row.name) ?? '')?.id ?? null
  if (code === UNITED_KINGDOM) return named ?? footballCode(row) ?? ENGLAND
  return byCode.get(code?.toLowerCase() ?? '') ?? footballCode(row) ?? named
}

function footballCode(row: Fields): CountryId | null {
  return countryByFifaCode(text(row.fifa_name) ?? '')?.id ?? null
}

/** Country of a described thing: by its country id, or by the country reported with it. */
export function countryOf(row: Fields, context: ParseContext): CountryId | null {
  const reported = object(row.country)
  return context.country(integer(row.country_id)) ?? (reported === null ? null : ourCountry(reported))
}
