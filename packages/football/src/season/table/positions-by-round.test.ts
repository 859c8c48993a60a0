import { describe, expect, test } from 'vitest'
import { leagueTable, type TableInput } from './league-table.ts'
import { positionsByRound } from './positions-by-round.ts'
import { tableRulesOf } from './table-rules.ts'
import type { TableResult } from './tally.ts'

const GENERAL = tableRulesOf(null, '2024/2025')

/** Results as `A 2-1 B`, one a day. */
const results = (...matches: readonly string[]) =>
  matches.map((match, day): TableResult<string> => {
    const [home = '', homeGoals, awayGoals, away = ''] = match.split(/[ -]/)
    const kickoff = new Date(Date.UTC(2026, 7, 1 + day)).toISOString()
    return { fixture: day + 1, kickoff, home, away, homeGoals: Number(homeGoals), awayGoals: Number(awayGoals) }
  })
const table = (played: readonly TableResult<string>[], more: Partial<TableInput<string>> = {}): TableInput<string> => ({
  teams: [...new Set(played.flatMap(({ home, away }) => [home, away]))].sort().map((team) => ({ team, name: team })),
  results: played,
  ...more,
})
const written = (positions: ReadonlyMap<string, readonly number[]>) =>
  [...positions].map(([team, list]) => `${team} ${list.join(' ')}`).join(', ')

describe('positions by round', () => {
  test('count a round once everyone has played it', () => {
    const played = results('A 1-0 B', 'C 3-0 D', 'B 4-0 C', 'A 1-1 D')
    expect(written(positionsByRound(table(played), GENERAL))).toBe('A 2 1, B 3 2, C 1 3, D 4 4')
  })

  test('count a match put off once it is played, and the last table has all of them', () => {
    const played = results('A 1-0 B', 'A 2-0 C', 'A 3-0 D', 'C 2-0 D')
    expect(written(positionsByRound(table(played), GENERAL))).toBe('A 1 1 1, B 4 3 3, C 2 2 2, D 3 4 4')
  })

  test('follow the rules of the league: two points for a win, head-to-head, points taken', () => {
    const played = results('A 1-0 B', 'C 0-0 D', 'E 3-0 A', 'C 0-0 D')
    const ahead = (season: string) => {
      const positions = positionsByRound(table(played), tableRulesOf(null, season))
      return ['A', 'C'].toSorted((a, b) => (positions.get(a)?.at(-1) ?? 0) - (positions.get(b)?.at(-1) ?? 0))[0]
    }
    expect([ahead('1990'), ahead('2020')]).toEqual(['C', 'A'])
    const level = results('A 1-0 B', 'B 9-0 C', 'C 0-2 A', 'C 0-1 B', 'B 1-1 A', 'A 0-1 C')
    const last = (rules: Parameters<typeof positionsByRound>[1]) =>
      written(new Map([...positionsByRound(table(level), rules)].map(([team, list]) => [team, list.slice(-1)])))
    expect(last(tableRulesOf('spain/la-liga', '2020/2021'))).toBe('A 1, B 2, C 3')
    expect(last(GENERAL)).toBe('A 2, B 1, C 3')
    const taken = table(results('A 1-0 B', 'B 0-2 A'), { corrections: [{ team: 'A', points: -9, from: '2026-08-02' }] })
    expect(written(positionsByRound(taken, GENERAL))).toBe('A 1 2, B 2 1')
  })

  test('are none without results', () => {
    expect(positionsByRound({ teams: [], results: [] }, GENERAL).size).toBe(0)
  })

  test('end with the table of all results', () => {
    const teams = ['A', 'B', 'C', 'D', 'E', 'F']
    let seed = 7
    const goals = () => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % 4
    }
    const pairs = teams.flatMap((home) => teams.filter((away) => away !== home).map((away) => [home, away] as const))
    const input = table(results(...pairs.map(([home, away]) => `${home} ${goals()}-${goals()} ${away}`)))
    const last = [...positionsByRound(input, GENERAL)].toSorted(([, a], [, b]) => (a.at(-1) ?? 0) - (b.at(-1) ?? 0))
    expect(last.map(([team]) => team)).toEqual(leagueTable(input, GENERAL).map(({ team }) => team))
    expect(last.every(([, list]) => list.length >= 10)).toBe(true)
  })

  test('begin with what teams kept of a phase before', () => {
    const before = { teams: ['A', 'B'].map((team) => ({ team, name: team })), results: results('A 1-0 B', 'B 0-1 A') }
    const later = results('B 1-0 A', 'A 0-2 B', 'B 3-0 A').map((one) => ({
      ...one,
      kickoff: one.kickoff.replace('2026', '2027'),
    }))
    expect(written(positionsByRound(table(later, { before }), GENERAL))).toBe('A 1 2 2, B 2 1 1')
  })
})
