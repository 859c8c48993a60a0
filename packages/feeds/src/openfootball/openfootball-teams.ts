import { COUNTRIES, type TeamRecord } from '@touchline/football'
import { type Competition, isOfNations } from '../files/competitions.ts'
import { type Outcome, refused } from '../files/problems.ts'
import { teamNamed } from '../files/teams.ts'

/** Names that stand for a team not known yet: `N.N.`, `Sieger EF`, `Winner Group A`, `W49`, `1A`. */
const NOBODY_YET = /^(n\.\s?n\.?|tb[ad]|\?+|(sieger|verlierer|winner|loser|runner-up)\b.*|[wl]\d+|\d[a-z](\/.*)?)$/i

/** Countries whose clubs play in another country's leagues, by the code in the files. */
const PLAYS_IN: Readonly<Record<string, string>> = { LIE: 'Switzerland', MCO: 'France' }

/**
 * The team a file calls so; in competitions of many countries the name ends with the country's code, `Arsenal FC (ENG)`. Refused
 * where the name stands for no team.
 */
export function teamOf(name: string, competition: Competition): Outcome<TeamRecord> {
  if (NOBODY_YET.test(name)) return refused(`${name} is no team yet`)
  const coded = isOfNations(competition.league) ? null : /^(.+) \(([A-Z]{3})\)$/.exec(name)
  const [, bare = name, code] = coded ?? []
  return teamNamed('openfootball', competition, bare, code === undefined ? undefined : countryOfCode(code))
}

function countryOfCode(code: string): string | null {
  return PLAYS_IN[code] ?? COUNTRIES.find((country) => country.fifa === code)?.name ?? null
}
