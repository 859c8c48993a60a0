import { COUNTRIES, countryByName, type TeamRecord } from '@touchline/football'
import { type Outcome, refused, taken } from '../file-report.ts'
import { clubTeam, nationalTeamRecord } from '../shared-records.ts'
import type { Competition } from './openfootball-competitions.ts'

/** Names that stand for a team not known yet: `N.N.`, `Sieger EF`, `Winner Group A`, `W49`, `1A`. */
const NOBODY_YET = /^(n\.\s?n\.?|tb[ad]|\?+|(sieger|verlierer|winner|loser|runner-up)\b.*|[wl]\d+|\d[a-z](\/.*)?)$/i

/** Countries whose clubs play in another country's leagues, by the code in the files. */
const PLAYS_IN: Readonly<Record<string, string>> = { LIE: 'Switzerland', MCO: 'France' }

/**
 * The team a file calls so; in competitions of many countries the name ends with the country's code, `Arsenal FC (ENG)`. A club
 * that is not in the common list has no stable key and keeps the name of the file. Refused where the name stands for no team.
 */
export function teamOf(name: string, { league, season, nations }: Competition): Outcome<TeamRecord> {
  if (NOBODY_YET.test(name)) return refused(`${name} is no team yet`)
  if (nations) return national(name)
  const coded = /^(.+) \(([A-Z]{3})\)$/.exec(name)
  const country = coded === null ? league.country : countryOfCode(coded[2] ?? '')
  const found = country === null ? null : countryByName(country)
  if (country === null || found === null || found.region) return refused(`the country of ${name} is not known`)
  return taken(clubTeam('openfootball', found.name, coded?.[1] ?? name, season))
}

function national(name: string): Outcome<TeamRecord> {
  const team = nationalTeamRecord(name)
  return team === null ? refused(`no national team is called ${name}`) : taken(team)
}

function countryOfCode(code: string): string | null {
  return PLAYS_IN[code] ?? COUNTRIES.find((country) => country.fifa === code)?.name ?? null
}
