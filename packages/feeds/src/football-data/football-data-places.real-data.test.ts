import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  knownDecisions,
  leagueTable,
  PLACE_KINDS,
  type PlaceKind,
  phaseRulesOf,
  phasesOf,
  placeRulesOf,
  type RecordBatch,
  tableRulesOf,
} from '@touchline/football'
import { describe, expect, it } from 'vitest'
import { realData } from '../../../../tools/data-folder.ts'
import { parseFootballData } from './index.ts'

const DATA = realData('football-data')
const DIVISIONS = 'E0 E1 E3 EC SC0 SC1 SC3 D1 D2 I1 SP1 SP2 F1 F2 B1 P1 G1'.split(' ')
const COUNTRIES = ['19col-2024/AUT', '19col-2024/BRA', '19col-2024/DNK', '25col-2025-26/CHN', '25col-2025-26/FIN']
const MORE_COUNTRIES = ['25col-2025-26/NOR', '19col-2024/POL', '25col-2025-26/RUS']
const YEARS = Array.from({ length: 33 }, (_, at) => 1993 + at)

interface Place {
  club: string
  rule: number | null
}

/** The final tables of a file by the year the season begins in, with what their places mean. */
function tablesOf(file: string): Map<number, Place[]> {
  if (!existsSync(file)) return new Map()
  const { batch } = parseFootballData({ name: file, bytes: readFileSync(file) })
  const seasons = batch.seasons ?? []
  return new Map(seasons.map(({ key, name }) => [Number(name.slice(0, 4)), tableOf(batch, key, name)]))
}

function tableOf({ leagues, teams: all = [], fixtures = [] }: RecordBatch, season: string, name: string): Place[] {
  const stableKey = leagues?.[0]?.stableKey ?? null
  const clubs = new Map(all.map((team) => [team.key, team.stableKey ?? team.key]))
  const names = new Map(all.map((team) => [team.stableKey ?? team.key, team.name]))
  const played = fixtures.flatMap(({ season: of, home, away, kickoff, scores: { current } }) => {
    if (of !== season || current === null) return []
    const [homeGoals, awayGoals] = current
    return [
      { fixture: null, kickoff, home: clubs.get(home) ?? home, away: clubs.get(away) ?? away, homeGoals, awayGoals },
    ]
  })
  const results = phasesOf(played, phaseRulesOf(stableKey, name)).table
  const teams = [...new Set(results.flatMap(({ home, away }) => [home, away]))].map((team) => ({
    team,
    name: names.get(team) ?? '',
  }))
  const { unknown: _, ...decisions } = knownDecisions(stableKey, name, teams)
  const placeRules = placeRulesOf(stableKey, { seasonName: name, teams: teams.length })
  const table = leagueTable({ teams, results, ...decisions, placeRules }, tableRulesOf(stableKey, name))
  return table.map(({ team, rule }) => ({ club: team, rule }))
}

const seasonFolder = (year: number) => `${year}-${String((year + 1) % 100).padStart(2, '0')}`
const divisionTables = (division: string) =>
  new Map(YEARS.flatMap((year) => [...tablesOf(resolve(DATA, 'seasons', seasonFolder(year), `${division}.csv`))]))

const count = (table: readonly Place[], kind: PlaceKind): number =>
  table.filter(({ rule }) => PLACE_KINDS[kind] === rule).length

/** The number of clubs relegated from each season, seen from the league's next season, where both exist. */
function movesOf(league: string, tables: ReadonlyMap<number, readonly Place[]>) {
  return [...tables].flatMap(([year, table]) => {
    const next = tables.get(year + 1)
    if (next === undefined || count(table, 'relegation') === 0) return []
    const stays = new Set(next.map(({ club }) => club))
    const up = new Set<number | null>([PLACE_KINDS.promotion, PLACE_KINDS['promotion play-off']])
    const marked = table.filter(({ rule }) => rule === PLACE_KINDS.relegation)
    return [
      {
        season: `${league} ${year}`,
        down: marked.length,
        playOff: count(table, 'relegation play-off'),
        went: table.filter(({ club, rule }) => !stays.has(club) && !up.has(rule)).length,
        gone: marked.filter(({ club }) => !stays.has(club)).length,
      },
    ]
  })
}

/** Seasons in which more or fewer clubs moved than the places say, because of a licence, a merger or the clubs of another division. */
const DECIDED_OTHERWISE: Readonly<Record<string, string>> = {
  'EC 2006': 'Altrincham stayed when Boston were put two divisions down',
  'D2 1994': 'Saarbrücken and, in the first division, Dresden were refused their licences',
  'SP2 1998': 'the reserves of Atlético, second, could not go up and the fifth did',
  'SP2 2006': 'Ciudad de Murcia sold their place',
  'F2 2000': 'Toulouse fell from the first division to the third',
  'F2 2004': 'Clermont kept their place after a licence was refused',
  'B1 1995': 'Seraing merged with Standard',
  'B1 2001': 'Molenbeek lost their licence, and the next file is without Lommel',
  'P1 2017': 'Belenenses are another club from then on',
  'G1 2004': 'Chalkidona merged with Atromitos',
  'G1 2010': 'Olympiacos Volos and Kavala were expelled',
  'FIN 2014': 'Honka were refused their licence and MyPa gave up',
}

describe('direct relegations of the real files', () => {
  it('are as many as clubs went, play-offs aside, but where something else decided', () => {
    const moves = [
      ...DIVISIONS.flatMap((division) => movesOf(division, divisionTables(division))),
      ...[...COUNTRIES, ...MORE_COUNTRIES].flatMap((name) =>
        movesOf(name.slice(-3), tablesOf(resolve(DATA, 'extra', `${name}.csv`))),
      ),
    ]
    const odd = moves.filter(({ down, playOff, went }) => went < down || went > down + playOff)
    expect(odd.map(({ season }) => season)).toEqual(Object.keys(DECIDED_OTHERWISE))
    expect(moves.length).toBeGreaterThan(380)
    const sum = (of: 'down' | 'gone') => moves.reduce((total, move) => total + move[of], 0)
    expect(sum('gone')).toBeGreaterThan(0.95 * sum('down'))
  }, 120_000)
})
