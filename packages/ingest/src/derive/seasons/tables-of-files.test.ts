import { fileSource } from '@touchline/feeds'
import { describe, expect, test } from 'vitest'
import { storedSeasons } from './official/stored-season.testing.ts'
import { seasonTables } from './season-tables.ts'

type Result = readonly [home: string, homeGoals: number, awayGoals: number, away: string]

/** The tables of a file as openfootball writes it, as club and points, the best first. */
function tablesOf(
  title: string,
  results: readonly Result[],
  { file = 'sample.json', group = '', year = 2022 } = {},
): string[] {
  const matches = results.map(([team1, homeGoals, awayGoals, team2], at) => ({
    ...{ round: `Matchday ${at + 1}`, date: new Date(Date.UTC(year, 7, 6 + at * 7)).toISOString().slice(0, 10) },
    ...{ team1, team2, score: { ft: [homeGoals, awayGoals] } },
    ...(group && { group }),
  }))
  const bytes = new TextEncoder().encode(JSON.stringify({ name: title, matches }))
  const [season] = storedSeasons(fileSource('openfootball').parse([{ name: file, bytes }], {}).batch)
  if (season === undefined) throw new Error(`${title} is no season`)
  return seasonTables(season, []).map(({ rows }) =>
    rows.map(({ team, points }) => `${season.teams.get(team)?.name} ${points}`).join(', '),
  )
}

/** Each pair at both grounds: the first two have 10 points each, the second of them the better goal difference, the first won their matches. */
const levelAtTheTop = (first: string, second: string, third: string, fourth: string): readonly Result[] => [
  [first, 2, 1, second],
  [third, 1, 1, fourth],
  [second, 5, 0, third],
  [fourth, 2, 0, first],
  [first, 1, 0, third],
  [fourth, 0, 4, second],
  [third, 1, 0, first],
  [second, 3, 0, fourth],
  [second, 1, 1, first],
  [fourth, 2, 2, third],
  [third, 1, 0, second],
  [first, 1, 0, fourth],
]

describe('the club with the better goal difference of two with 10 points is second', () => {
  test('where their own matches decide, as in Spain', () => {
    const results = levelAtTheTop('Girona FC', 'Sevilla FC', 'RCD Mallorca', 'Cádiz CF')
    expect(tablesOf('Primera División de España 2022/23', results, { file: 'es.1.json' })).toEqual([
      'Girona 10, Sevilla 10, Mallorca 8, Cádiz 5',
    ])
  })

  test('where their own matches decide in the second division, as in Turkey', () => {
    const results = levelAtTheTop('Göztepe', 'Sakaryaspor', 'Manisa FK', 'Altınordu')
    expect(tablesOf('Turkish 1. Lig 2022/23', results, { file: 'tr.2.json' })).toEqual([
      'Göztepe 10, Sakaryaspor 10, Manisa 8, Altınordu 5',
    ])
  })

  test('but first where goal difference decides, as in England', () => {
    const results = levelAtTheTop('Everton FC', 'Fulham FC', 'Leeds United FC', 'Southampton FC')
    expect(tablesOf('English Premier League 2022/23', results, { file: 'en.1.json' })).toEqual([
      'Fulham 10, Everton 10, Leeds United 8, Southampton 5',
    ])
  })
})

test('a group of a European Championship goes by the match of the two, and by goal difference at a World Cup', () => {
  const results: readonly Result[] = [
    ['Denmark', 0, 1, 'Norway'],
    ['Sweden', 0, 1, 'Finland'],
    ['Denmark', 4, 0, 'Finland'],
    ['Norway', 1, 1, 'Sweden'],
    ['Denmark', 0, 0, 'Sweden'],
    ['Norway', 0, 3, 'Finland'],
  ]
  const group = { group: 'Group A' }
  expect(tablesOf('Euro 2024', results, { ...group, file: 'euro.json', year: 2024 })).toEqual([
    'Finland 6, Norway 4, Denmark 4, Sweden 2',
  ])
  expect(tablesOf('World Cup 2022', results, { ...group, file: 'worldcup.json' })).toEqual([
    'Finland 6, Denmark 4, Norway 4, Sweden 2',
  ])
})
