import { describe, expect, test } from 'vitest'
import { leagueTable } from './league-table.ts'
import { positionsByRound } from './positions-by-round.ts'
import { tableRulesOf } from './table-rules.ts'

/** Results written as `A 2-1 B`, one a day in this order. */
const results = (...matches: string[]) =>
  matches.map((match, day) => {
    const [home = '', homeGoals, awayGoals, away = ''] = match.split(/[ -]/)
    const kickoff = new Date(Date.UTC(2024, 7, 1 + day)).toISOString()
    return { fixture: day, kickoff, home, away, homeGoals: Number(homeGoals), awayGoals: Number(awayGoals) }
  })
const written = (positions: Map<string, number[]>) =>
  [...positions]
    .map(([team, list]) => `${team} ${list.join(' ')}`)
    .sort()
    .join(', ')

describe('positions by round', () => {
  test('count a round once everyone has played it', () => {
    const played = results('A 1-0 B', 'C 3-0 D', 'B 4-0 C', 'A 1-1 D')
    expect(written(positionsByRound(played))).toBe('A 2 1, B 3 2, C 1 3, D 4 4')
  })

  test('a match put off counts among the team’s own, and who played fewer stands with all it has', () => {
    const played = results('A 1-0 B', 'A 2-0 C', 'A 3-0 D', 'C 2-0 D')
    expect(written(positionsByRound(played))).toBe('A 1 1 1, B 2 3 3, C 3 2 2, D 4 4 4')
  })

  test('a win gave two points once', () => {
    const played = results('A 1-0 B', 'C 0-0 D', 'E 3-0 A', 'C 0-0 D')
    const ahead = (pointsForWin: 2 | 3) => {
      const positions = positionsByRound(played, pointsForWin)
      return ['A', 'C'].toSorted((a, b) => (positions.get(a)?.at(-1) ?? 0) - (positions.get(b)?.at(-1) ?? 0))[0]
    }
    expect([ahead(2), ahead(3)]).toEqual(['C', 'A'])
  })

  test('a team that was ahead stays ahead when all is level', () => {
    expect(written(positionsByRound(results('A 1-1 B', 'C 1-1 D')))).toBe('A 1, B 2, C 3, D 4')
  })

  test('without results there are none', () => {
    expect(positionsByRound([]).size).toBe(0)
  })

  test('end with the table of all results', () => {
    const teams = ['A', 'B', 'C', 'D', 'E', 'F']
    let seed = 7
    const goals = () => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % 4
    }
    const pairs = teams.flatMap((home) => teams.filter((away) => away !== home).map((away) => [home, away] as const))
    const played = results(...pairs.map(([home, away]) => `${home} ${goals()}-${goals()} ${away}`))
    const table = leagueTable(
      { teams: teams.map((team) => ({ team, name: team })), results: played },
      tableRulesOf(null, '2024/2025'),
    )
    const last = [...positionsByRound(played)].toSorted(([, a], [, b]) => (a.at(-1) ?? 0) - (b.at(-1) ?? 0))
    expect(last.map(([team]) => team)).toEqual(table.map(({ team }) => team))
    expect(last.every(([, list]) => list.length === 10)).toBe(true)
  })

  test('begins with what teams kept of a phase before', () => {
    const played = results('A 0-0 B', 'B 1-0 A')
    const kept = new Map([
      ['A', 10],
      ['B', 8],
    ])
    expect(written(positionsByRound(played, 3, kept))).toBe('A 1 2, B 2 1')
  })
})
