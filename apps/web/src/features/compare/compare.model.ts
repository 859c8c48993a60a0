import type { ComparedTeam } from '@touchline/contract'
import { countryByName } from '@touchline/football'
import type { Language } from '@touchline/messages'
import type { CallAnswer } from '../../app/api/api.ts'
import { translatedCountry } from '../../app/i18n/country-names.ts'
import type { CompareSearch } from './compare.search.ts'
import type { ComparedIds } from './compare-queries.ts'

/** One of the two teams as far as it is known. */
export interface ComparedSide {
  id: number
  name: string
  crest: string | null
  country: { name: string; code: string | null } | null
}

export interface Comparison {
  home: ComparedSide
  away: ComparedSide
}

/**
 * The two compared teams: as answered, or by the names of the address while there is no answer. Undefined without both names; null when the
 * answer says that there is no such pair.
 */
export function comparisonOf(
  answer: CallAnswer<'GET /compare/{home_id}/{away_id}'> | undefined,
  {
    comparedIds: { hid, aid },
    compareSearch: { hn, an, hc, ac },
    language,
  }: { comparedIds: ComparedIds; compareSearch: CompareSearch; language: Language },
): Comparison | null | undefined {
  if (answer?.error) return null
  if (answer) return { home: sideOf(answer.home, language), away: sideOf(answer.away, language) }
  if (hn === undefined || an === undefined) return undefined
  return {
    home: namedSide(hid, { name: hn, country: hc, language }),
    away: namedSide(aid, { name: an, country: ac, language }),
  }
}

function sideOf({ team_id, team_name, team_image, ...country }: ComparedTeam, language: Language): ComparedSide {
  return {
    id: team_id,
    name: team_name,
    crest: team_image,
    country: { name: translatedCountry(language, country.country_name), code: country.country_code },
  }
}

function namedSide(
  id: number,
  { name, country, language }: { name: string; country: string | undefined; language: Language },
): ComparedSide {
  if (country === undefined) return { id, name, crest: null, country: null }
  const code = countryByName(country)?.code ?? null
  return { id, name, crest: null, country: { name: translatedCountry(language, country), code } }
}
