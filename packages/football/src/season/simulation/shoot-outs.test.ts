import { expect, test } from 'vitest'
import { leagueTable } from '../table/league-table.ts'
import { positionsByRound } from '../table/positions-by-round.ts'
import { scopeTable } from '../table/scope-table.ts'
import { tableRulesOf } from '../table/table-rules.ts'
import type { TableResult } from '../table/tally.ts'
import type { MatchAhead } from './season-ahead.types.ts'
import { simulateSeason } from './simulate-season.ts'

const TEAMS = ['A', 'B'].map((team) => ({ team, name: team }))
const MLS = tableRulesOf('united-states/major-league-soccer', '1998')

/** `A 1-1 B` with what followed the 90 minutes. */
function result(text: string, day: number, beyond: Partial<TableResult<string>> = {}): TableResult<string> {
  const [home = '', homeGoals, awayGoals, away = ''] = text.split(/[ -]/)
  const kickoff = new Date(Date.UTC(1998, 3, day)).toISOString()
  return { fixture: day, kickoff, home, away, homeGoals: Number(homeGoals), awayGoals: Number(awayGoals), ...beyond }
}
const pointsOf = (league: string | null, season: string, ...results: TableResult<string>[]) =>
  Object.fromEntries(
    leagueTable({ teams: TEAMS, results }, tableRulesOf(league, season)).map(({ team, points }) => [team, points]),
  )

test('a shoot-out gives the points of its league and season, and nothing where the league has none', () => {
  const drawn = result('A 1-1 B', 1, { shootOut: 'away' })
  const worth = (league: string | null, season: string) => pointsOf(league, season, drawn)
  expect(worth('united-states/major-league-soccer', '1999')).toEqual({ A: 0, B: 1 })
  expect(worth('united-states/major-league-soccer', '2000')).toEqual({ A: 1, B: 1 })
  expect(worth('japan/j1-league', '1996')).toEqual({ A: 1, B: 3 })
  expect(worth('japan/j1-league', '1997')).toEqual({ A: 0, B: 1 })
  expect(worth('norway/eliteserien', '1987')).toEqual({ A: 1, B: 2 })
  expect(worth('argentina/liga-profesional', '1988/1989')).toEqual({ A: 1, B: 2 })
  expect(worth('england/efl-trophy', '2025/2026')).toEqual({ A: 1, B: 2 })
  expect(worth(null, '1999')).toEqual({ A: 1, B: 1 })
})

test('a win in extra time is worth less where the rules say so', () => {
  const late = result('A 2-1 B', 1, { extraTime: true })
  expect(pointsOf('japan/j1-league', '1998', late)).toEqual({ A: 2, B: 0 })
  expect(pointsOf('south-korea/k-league-1', '1999', late)).toEqual({ A: 2, B: 0 })
  expect(pointsOf('japan/j1-league', '2003', late)).toEqual({ A: 3, B: 0 })
})

test('a table shows the shoot-outs won, home and away tables and positions count them', () => {
  const results = [result('A 1-1 B', 1, { shootOut: 'home' }), result('B 0-0 A', 2, { shootOut: 'away' })]
  const rows = leagueTable({ teams: TEAMS, results }, MLS)
  expect(rows.map(({ team, points, details }) => [team, points, details[100_201], details[131]])).toEqual([
    ['A', 2, 2, 2],
    ['B', 0, 0, 2],
  ])
  expect(rows[0]?.details).toMatchObject({ 185: 1, 186: 1 })
  expect(
    scopeTable(TEAMS, { results, scope: 'home', rules: MLS }).map(({ team, points }) => `${team} ${points}`),
  ).toEqual(['A 1', 'B 0'])
  expect(positionsByRound({ teams: TEAMS, results }, MLS)).toEqual(
    new Map([
      ['A', [1, 1]],
      ['B', [2, 2]],
    ]),
  )
})

test('drawn seasons play the shoot-outs: nobody shares the points of a draw', () => {
  // Both score nothing in nearly every match.
  const grid = { a: -9, b: -9, rho: 0 }
  const ahead = Array.from({ length: 10 }, (_, day): MatchAhead<string> => {
    const kickoff = new Date(Date.UTC(1998, 5, day + 1)).toISOString()
    return { kickoff, home: day % 2 ? 'B' : 'A', away: day % 2 ? 'A' : 'B', grid }
  })
  const drawn = simulateSeason(
    {
      ...{ teams: TEAMS, results: [], ahead, rules: MLS, uncertainty: new Map(), gridOf: () => grid },
      ...{ second: null, title: null, promotion: null },
    },
    { seasons: 2_000, seed: 5 },
  )
  const mean = drawn.map(({ points }) => points.mean)
  expect(mean[0]! + mean[1]!).toBeCloseTo(10, 1)
  expect(mean[0]).toBeGreaterThan(4.7)
  expect(mean[0]).toBeLessThan(5.3)
})
