import { countryByFifaCode, type TeamRecord } from '@touchline/football'
import type { Competition } from '../files/competitions.ts'
import type { Outcome } from '../files/problems.ts'
import { teamNamed } from '../files/teams.ts'

/** Countries whose clubs play in another country's leagues, by the code in the files. */
const PLAYS_IN: Readonly<Record<string, string>> = { LIE: 'Switzerland', MCO: 'France' }

/**
 * The team of a name in a file; in competitions of many countries the name ends with the country's code, `Arsenal FC (ENG)`. Placeholders
 * are refused.
 */
export function teamOf(name: string, competition: Competition, isListed = true): Outcome<TeamRecord> {
  const coded = competition.league.nations ? null : /^(.+) \(([A-Z]{3})\)$/.exec(name)
  const [, bare = name, code] = coded ?? []
  const country = code === undefined ? undefined : countryOfCode(code)
  return teamNamed('openfootball', { competition, name: bare, country, isListed })
}

function countryOfCode(code: string): string | null {
  return PLAYS_IN[code] ?? countryByFifaCode(code)?.name ?? null
}
