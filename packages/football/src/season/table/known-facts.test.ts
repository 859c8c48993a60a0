import { expect, test } from 'vitest'
import { knownDecisions } from './decisions.ts'
import { pointsGiven } from './league-table.ts'
import { tieBreakOf } from './table-rules.ts'

const teams = ['Everton', 'Nottingham Forest', 'Luton Town'].map((name, at) => ({ team: at + 1, name }))

test('points taken count from the day they were taken', () => {
  const { corrections } = knownDecisions('england/premier-league', '2023/2024', teams)
  const on = (upTo: string) => [...pointsGiven(corrections, upTo)]
  expect(on('2023-11-12')).toEqual([])
  expect(on('2023-12-26')).toEqual([[1, -10]])
  expect(on('2024-03-09')).toEqual([[1, -6]])
  expect(on('2024-05-19')).toEqual([
    [1, -8],
    [2, -4],
  ])
})

test('a club of a decision that no team bears the name of is reported, and nobody else loses its points', () => {
  const { corrections, unknown } = knownDecisions('england/premier-league', '2009/2010', teams)
  expect([corrections, unknown]).toEqual([[], ['Portsmouth']])
})

test('a club that shares half its name with one of a decision loses nothing', () => {
  const others = ['Mansfield Villa', 'Burton Town', 'Northwich United', 'Calcio Padova'].map((name, at) => ({
    team: at,
    name,
  }))
  const given = (league: string, season: string) => knownDecisions(league, season, others).corrections
  expect(given('england/national-league', '2008/2009')).toEqual([])
  expect(given('england/league-two', '2008/2009')).toEqual([])
  expect(given('italy/serie-b', '2018/2019')).toEqual([])
})

test('clubs of decisions are found by the names that other sources have for them', () => {
  const named = (...names: string[]) => names.map((name, at) => ({ team: at + 1, name }))
  const given = (league: string, season: string, ...names: string[]) => [
    ...pointsGiven(knownDecisions(league, season, named(...names)).corrections, '9999-12-31'),
  ]
  const israel = given(
    'israel/ligat-haal',
    '2024/2025',
    'Hapoel Beer-Sheva FC',
    'Maccabi Haifa FC',
    'Beitar Jerusalem FC',
  )
  expect(israel.map(([team]) => team).sort()).toEqual([1, 2, 3])
  expect(given('italy/serie-b', '2018/2019', 'Calcio Padova', 'Foggia', 'Palermo')).toEqual(
    expect.arrayContaining([
      [2, -6],
      [3, -20],
    ]),
  )
  expect(given('brazil/serie-a', '2013', 'Portugues', 'Flamengo')).toHaveLength(2)
  expect(given('germany/bundesliga', '2003/2004', '1. FC Kaiserslautern', '1. FC Köln')).toEqual([[1, -3]])
})

test('a season without decisions has none', () => {
  const none = knownDecisions('england/premier-league', '2024/2025', teams)
  expect(none).toEqual({ corrections: [], last: new Set(), playOffs: [], unknown: [] })
})

test('a league that is not known goes by goal difference, then goals', () => {
  expect(tieBreakOf(null, '2024/2025')).toEqual(['goal difference', 'goals'])
  expect(tieBreakOf('france/ligue-1', '2010/2011')).toEqual(['goal difference', 'goals'])
  expect(tieBreakOf('italy/serie-a', '2004/2005')).toEqual(['goal difference', 'goals'])
  expect(tieBreakOf('italy/serie-a', '2005/2006')[0]).toEqual({ among: ['points', 'goal difference'], meetings: 2 })
})
