import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseFootballData } from '@touchline/feeds'
import {
  knownDecisions,
  type LeagueTableRow,
  leagueTable,
  nameKey,
  phaseRulesOf,
  phasesOf,
  tableRulesOf,
} from '@touchline/football'
import { describe, expect, test } from 'vitest'
import { realData } from '../../../../../tools/data-folder.ts'

const DATA = realData()
const SEASONS = resolve(DATA, 'football-data/seasons')
const RECORDED = resolve(DATA, 'sportmonks/recorded/standings_season_23614_details_form_rule.json')

/** The final table of a season's file, or the one before a day. */
function finalTable(file: string, before = '9999'): (LeagueTableRow<string> & { name: string })[] {
  const { batch } = parseFootballData({ name: file, bytes: readFileSync(resolve(SEASONS, file)) })
  const { leagues = [], seasons = [], teams: clubs = [], fixtures = [] } = batch
  const [league, season] = [leagues[0], seasons[0]]
  if (!league || !season) throw new Error(`${file} holds no season`)
  const teams = clubs.map(({ key, name }) => ({ team: key, name }))
  const played = fixtures.flatMap(({ kickoff, home, away, scores: { current } }) =>
    current === null || kickoff >= before
      ? []
      : [{ fixture: null, kickoff, home, away, homeGoals: current[0], awayGoals: current[1] }],
  )
  const results = phasesOf(played, phaseRulesOf(league.stableKey, season.name)).table
  const { unknown, ...decisions } = knownDecisions(league.stableKey, season.name, teams)
  expect(unknown, file).toEqual([])
  const rows = leagueTable({ teams, results, ...decisions }, tableRulesOf(league.stableKey, season.name))
  const names = new Map(teams.map(({ team, name }) => [team, name]))
  return rows.map((row) => ({ ...row, name: names.get(row.team) ?? '' }))
}

/** Teams and points of the places from `first` on, as many as are expected. */
const from = (file: string, first: number, expected: readonly string[], before?: string) => {
  const rows = finalTable(file, before).slice(first - 1, first - 1 + expected.length)
  return rows.map(({ name, points }) => `${name} ${points}`)
}

describe('the final tables of real seasons are the official ones', () => {
  test.each<readonly [why: string, file: string, first: number, expected: readonly string[]]>([
    [
      'Spain parted its champions by the matches between them',
      '2006-07/SP1.csv',
      1,
      ['Real Madrid 76', 'Barcelona 76', 'Sevilla 71', 'Valencia 66'],
    ],
    [
      'Spain sent the last of three level teams down by their own matches, and took points from Almería',
      '2014-15/SP1.csv',
      16,
      ['Deportivo La Coruña 35', 'Granada 35', 'Eibar 35', 'Almería 29', 'Córdoba 20'],
    ],
    [
      'Spain parted three pairs and a trio in one season',
      '2018-19/SP1.csv',
      5,
      [
        ...[
          'Getafe 59',
          'Sevilla 59',
          'Espanyol 53',
          'Athletic Club 53',
          'Real Sociedad 50',
          'Real Betis 50',
          'Alavés 50',
        ],
        ...['Eibar 47', 'Leganés 45', 'Villarreal 44', 'Levante 44', 'Real Valladolid 41', 'Celta de Vigo 41'],
      ],
    ],
    [
      'England decided by goal difference',
      '2011-12/E0.csv',
      1,
      ['Manchester City 89', 'Manchester United 89', 'Arsenal 70'],
    ],
    [
      'England took eight points from Everton and four from Nottingham Forest',
      '2023-24/E0.csv',
      14,
      [
        ...['Wolverhampton Wanderers 46', 'Everton 40', 'Brentford 39', 'Nottingham Forest 32'],
        ...['Luton Town 26', 'Burnley 24', 'Sheffield United 16'],
      ],
    ],
    ['England took nine points from Portsmouth', '2009-10/E0.csv', 18, ['Burnley 30', 'Hull City 30', 'Portsmouth 19']],
    [
      'the Football League parted by goals scored',
      '1996-97/E3.csv',
      23,
      ['Brighton & Hove Albion 47', 'Hereford United 47'],
    ],
    [
      'Italy took points from five clubs, and four ended level',
      '2006-07/I1.csv',
      1,
      [
        ...[
          'Inter 97',
          'Roma 75',
          'Lazio 62',
          'AC Milan 61',
          'Palermo 58',
          'Fiorentina 58',
          'Empoli 54',
          'Atalanta 50',
        ],
        ...[
          'Sampdoria 49',
          'Udinese 46',
          'Livorno 43',
          'Parma 42',
          'Catania 41',
          'Reggina 40',
          'Siena 40',
          'Torino 40',
        ],
        ...['Cagliari 40', 'Chievo 39', 'Ascoli 27', 'Messina 26'],
      ],
    ],
    [
      'Italy parted by the matches between the level teams',
      '2017-18/I1.csv',
      3,
      ['Roma 77', 'Inter 72', 'Lazio 72', 'AC Milan 64'],
    ],
    [
      'Germany took two points from Frankfurt, and its champions won by goal difference',
      '1999-00/D1.csv',
      1,
      ['Bayern München 73', 'Bayer Leverkusen 73'],
    ],
    [
      'Belgium halves the points before the play-offs, whose groups do not overtake each other',
      '2023-24/B1.csv',
      5,
      ['Genk 37', 'Royal Antwerp 32', 'Gent 48', 'Mechelen 39'],
    ],
    ['Belgium played for the title of 2009', '2008-09/B1.csv', 1, ['Standard Liège 77', 'Anderlecht 77']],
    [
      'Portugal parted by the matches between the level teams',
      '2019-20/P1.csv',
      9,
      ['Santa Clara 43', 'Gil Vicente 43'],
    ],
    ['France parted by the matches between teams level on difference', '2023-24/F1.csv', 16, ['Metz 29', 'Lorient 29']],
    [
      'France ended 2019-20 early and ranked by points a match',
      '2019-20/F1.csv',
      10,
      ['Strasbourg 38', 'Angers 39', 'Bordeaux 37', 'Nantes 37'],
    ],
    [
      'Scotland keeps its upper six ahead after the split',
      '2024-25/SC0.csv',
      4,
      ['Dundee United 53', 'Aberdeen 53', 'St Mirren 50', 'Heart of Midlothian 52'],
    ],
  ])('%s: %s', (_, file, first, expected) => {
    expect(from(file, first, expected)).toEqual(expected)
  })

  test('Belgium puts wins before the goal difference when the regular season ends', () => {
    const expected = ['Cercle Brugge 47', 'Genk 47', 'Gent 47', 'Mechelen 45']
    expect(from('2023-24/B1.csv', 5, expected, '2024-03-25')).toEqual(expected)
  })
})

interface RecordedRow {
  position: number
  points: number
  result: 'up' | 'down' | 'equal'
  participant: { name: string }
  details: readonly { type_id: number; value: number }[]
  form: readonly { form: string; sort_order: number }[]
}

test('the Premier League 2024-25 is the table the data provider reported, figure by figure', () => {
  const recorded = JSON.parse(readFileSync(RECORDED, 'utf8')) as
    | { data: readonly RecordedRow[] }
    | readonly RecordedRow[]
  const expected = 'data' in recorded ? recorded.data : recorded
  const ours = finalTable('2024-25/E0.csv')
  expect(ours.map(({ name }) => nameKey(name))).toEqual(
    expected.toSorted((a, b) => a.position - b.position).map(({ participant }) => nameKey(participant.name)),
  )
  for (const { position, points, result, details, form } of expected) {
    const row = ours[position - 1]
    expect(row).toMatchObject({ position, points, movement: result })
    const reported = details.filter(({ type_id }) => type_id < 7_000)
    expect(reported).toHaveLength(22)
    expect(row?.details).toMatchObject(Object.fromEntries(reported.map(({ type_id, value }) => [type_id, value])))
    const results = form.toSorted((a, b) => a.sort_order - b.sort_order).map((one) => one.form)
    expect(row?.form.map((one) => one.result)).toEqual(results)
  }
})
