import { squadOfCompetition } from '@touchline/football'
import { type Competition, knownLeague } from '../files/competitions.ts'
import { countOf, type Fields, fieldsOf, listOf, parseJson, textOf } from '../files/json.ts'
import { type Outcome, refused, taken } from '../files/problems.ts'
import { isOfDivisions } from '../football-data/football-data-paths.ts'

/** Leagues by their shortcuts; cups have others every year and are known by their names. */
const LEAGUES: Readonly<Record<string, string>> = {
  bl1: 'germany/bundesliga',
  bl2: 'germany/2-bundesliga',
  bl3: 'germany/3-liga',
}
const CUP = 'germany/dfb-pokal'
const CUP_NAME = /\bDFB[- ]?Pokal\b/i
/** Test leagues of the source. */
const TEST_NAME = /test/i

/** The leagues that are followed, by their shortcuts. */
export const LIGA_LEAGUES: readonly string[] = Object.keys(LEAGUES)

/** Those of these divisions of football-data.co.uk. */
export const ligaLeaguesOf = (divisions: ReadonlySet<string> | null): string[] =>
  LIGA_LEAGUES.filter((shortcut) => isOfDivisions(LEAGUES[shortcut] ?? null, divisions))

export type LigaCompetition = Competition

/** The competition and season of a match; refused for unknown competitions without a country. */
export function ligaCompetition({ leagueShortcut, leagueName, leagueSeason }: Fields): Outcome<LigaCompetition> {
  const [shortcut, name, first] = [textOf(leagueShortcut), textOf(leagueName) ?? '', countOf(leagueSeason)]
  if (first === null || first < 1900 || first > 2100) return refused('its season has no certain year')
  const stableKey = LEAGUES[shortcut?.toLowerCase() ?? ''] ?? (isCup(name) ? CUP : undefined)
  if (stableKey === undefined) return refused(`${shortcut ?? 'its league'} is none of the leagues that are followed`)
  return taken({ league: knownLeague(stableKey), season: `${first}/${first + 1}` })
}

/** Cups of women and of juniors carry the same name. */
const isCup = (name: string): boolean =>
  CUP_NAME.test(name) && squadOfCompetition(name) === null && !TEST_NAME.test(name)

/** The shortcut of the German cup of a season in an answer of `/getavailableleagues`; null where there is not exactly one. */
export function cupShortcut(body: Uint8Array, season: number): string | null {
  const cups = listOf(parseJson(body)).filter(
    ({ leagueName, leagueSeason, sport }) =>
      countOf(leagueSeason) === season &&
      isCup(textOf(leagueName) ?? '') &&
      /fu(ß|ss)ball/i.test(textOf(fieldsOf(sport).sportName) ?? 'Fußball'),
  )
  const [only, another] = new Set(cups.flatMap(({ leagueShortcut }) => textOf(leagueShortcut) ?? []))
  return another === undefined ? (only ?? null) : null
}
