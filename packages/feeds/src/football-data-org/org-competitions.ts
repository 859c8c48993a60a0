import { countryByName, type Day } from '@touchline/football'
import { type Competition, knownLeague, type League, leagueNamed } from '../files/competitions.ts'
import { type Fields, fieldsOf, isFields, listOf, parseJson, textOf } from '../files/json.ts'
import { type Outcome, refused, taken } from '../files/problems.ts'
import type { FeedProblem } from '../parsed.ts'

/** Competitions of the common list by the codes of the source. */
const CODES: Readonly<Record<string, string>> = {
  PL: 'england/premier-league',
  ELC: 'england/championship',
  BL1: 'germany/bundesliga',
  SA: 'italy/serie-a',
  PD: 'spain/la-liga',
  FL1: 'france/ligue-1',
  DED: 'netherlands/eredivisie',
  PPL: 'portugal/primeira-liga',
  BSA: 'brazil/serie-a',
  CL: 'europe/champions-league',
  WC: 'world/world-cup',
  CLI: 'south-america/copa-libertadores',
}
/** The league of a code; null for one that is not listed. */
export const orgLeague = (code: string): string | null => CODES[code] ?? null

/** Competitions of national teams that some answers do not mark as such. */
const OF_NATIONS: ReadonlySet<string> = new Set(['EC'])
const TYPES: Readonly<Record<string, 'league' | 'cup'>> = {
  LEAGUE: 'league',
  LEAGUE_CUP: 'cup',
  CUP: 'cup',
  PLAYOFFS: 'cup',
}
/** Plan of the competitions that are free. */
const FREE = 'TIER_ONE'

/** A season of a competition as football-data.org has it. */
export interface OrgCompetition extends Competition {
  code: string
  startsOn: Day
  endsOn: Day
}

/** A competition the key may request, and the first year of its season. */
export interface FreeCompetition {
  code: string
  name: string
  season: number
  /** Whether clubs of several countries play it. */
  isRegional: boolean
}

/** The competitions of an answer of `/competitions` that the key may request. */
export function readCompetitions(body: Uint8Array): { competitions: FreeCompetition[]; problems: FeedProblem[] } {
  const problems: FeedProblem[] = []
  const competitions = listOf(fieldsOf(parseJson(body)).competitions).flatMap((raw): FreeCompetition[] => {
    if (raw.plan !== FREE) return []
    const [code, name] = [textOf(raw.code), textOf(raw.name)]
    const starts = yearOf(textOf(fieldsOf(raw.currentSeason).startDate))
    if (code !== null && name !== null && starts !== null)
      return [{ code, name, season: starts, isRegional: isRegional(raw) }]
    const key = code ?? String(raw.id ?? '?')
    problems.push({ kind: 'competition', key, reason: 'It has no code, name or season and is left out.' })
    return []
  })
  return { competitions, problems }
}

function isRegional({ area }: Fields): boolean {
  return countryByName(textOf(fieldsOf(area).name) ?? '')?.region ?? false
}

/** The competition and season of a match or a table. */
export function competitionOf({ area, competition, season }: Fields): Outcome<OrgCompetition> {
  const { code: rawCode, name: rawName, type } = fieldsOf(competition)
  const [code, name] = [textOf(rawCode), textOf(rawName)]
  if (code === null || name === null) return refused('its competition has no code or name')
  const { startDate, endDate } = fieldsOf(season)
  const [startsOn, endsOn] = [textOf(startDate), textOf(endDate)]
  const [first, last] = [yearOf(startsOn), yearOf(endsOn)]
  if (startsOn === null || endsOn === null) return refused('its season has no days')
  if (first === null || last === null || last < first || last > first + 1)
    return refused('its season has no certain years')
  const league = leagueOf(code, { name, area: textOf(fieldsOf(area).name), type: textOf(type) })
  if (!league.ok) return league
  const years = first === last ? String(first) : `${first}/${last}`
  return taken({ league: league.value, season: years, code, startsOn, endsOn })
}

function leagueOf(
  code: string,
  { name, area, type }: { name: string; area: string | null; type: string | null },
): Outcome<League> {
  const listed = CODES[code]
  if (listed !== undefined) return taken(knownLeague(listed))
  const country = area === null ? null : countryByName(area)
  if (country === null) return refused(`no country is called ${area ?? '?'}`)
  const nations = OF_NATIONS.has(code) || undefined
  return taken(leagueNamed({ key: code, country: country.name, name, type: TYPES[type ?? ''] ?? 'league', nations }))
}

function yearOf(day: string | null): number | null {
  const year = /^(\d{4})-\d\d-\d\d$/.exec(day ?? '')?.[1]
  return year === undefined ? null : Number(year)
}

/** Why a body with status 200 is not an answer with this list; null when it is one. */
export const lacks =
  (list: 'competitions' | 'matches' | 'standings' | 'scorers' | 'teams') =>
  (body: Uint8Array): string | null => {
    const answer = parseJson(body)
    return isFields(answer) && Array.isArray(answer[list]) ? null : `the answer has no list of ${list}`
  }
