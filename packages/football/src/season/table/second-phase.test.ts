import { describe, expect, test } from 'vitest'
import { leagueTable, type TableInput } from './league-table.ts'
import { tableRulesOf } from './table-rules.ts'
import type { TableRules } from './table-rules.types.ts'
import type { TableResult } from './tally.ts'

const PLAIN = tableRulesOf(null, '2024/2025')

/** Results written as `A 2-1 B`, one a day in this order, from a day on. */
const results = (day: number, ...matches: string[]): TableResult<string>[] =>
  matches.map((match, at) => {
    const [home = '', homeGoals, awayGoals, away = ''] = match.split(/[ -]/)
    const kickoff = new Date(Date.UTC(2024, 7, day + at)).toISOString()
    return { fixture: day + at, kickoff, home, away, homeGoals: Number(homeGoals), awayGoals: Number(awayGoals) }
  })
const named = (...teams: string[]) => teams.map((team) => ({ team, name: team }))
const order = (input: TableInput<string>, rules: TableRules) =>
  leagueTable(input, rules).map(({ team, points }) => `${team} ${points}`)

/** Each of four has met each other once: A 7 points, B 6, D 2, C 1; B has scored more than A. */
const FIRST = results(1, 'A 1-0 B', 'C 0-0 D', 'A 1-0 C', 'B 2-0 D', 'A 0-0 D', 'B 2-1 C')
const ALL = named('A', 'B', 'C', 'D')

describe('teams of a second phase', () => {
  const second = (rules: Partial<TableRules>, ...matches: string[]) =>
    order(
      { teams: named('A', 'B'), results: results(20, ...matches), before: { teams: ALL, results: FIRST } },
      { ...PLAIN, ...rules },
    )

  test('come with all, half or none of their points', () => {
    expect(second({ carry: 'all' }, 'B 1-0 A')).toEqual(['B 9', 'A 7'])
    expect(second({ carry: 'half, rounded down' }, 'B 0-0 A')).toEqual(['B 4', 'A 4'])
    expect(second({ carry: 'half, rounded up' }, 'B 0-0 A')).toEqual(['A 5', 'B 4'])
    expect(second({ carry: 'none' }, 'B 1-0 A')).toEqual(['B 3', 'A 0'])
  })

  test('level on points, are parted by what rounding did to them', () => {
    // A had 7 points and keeps 3, B had 6 and keeps 3.
    expect(second({ carry: 'half, rounded down', secondTieBreak: ['half point lost'] }, 'B 0-0 A')).toEqual([
      'A 4',
      'B 4',
    ])
    // A keeps 4 and gained half a point.
    expect(
      second({ carry: 'half, rounded up', secondTieBreak: ['half point gained'] }, 'B 1-1 A', 'A 0-1 B', 'A 1-0 B'),
    ).toEqual(['A 8', 'B 7'])
    expect(second({ carry: 'all', secondTieBreak: ['first-phase place'] }, 'B 0-0 A', 'A 0-0 B')).toEqual([
      'A 9',
      'B 8',
    ])
  })

  test('keep a decision of the first phase halved, and one of the second whole', () => {
    const input = (from: string) => ({
      teams: named('A', 'B'),
      results: results(20, 'B 0-0 A'),
      before: { teams: ALL, results: FIRST },
      corrections: [{ team: 'A', points: -2, from }],
    })
    const rules = { ...PLAIN, carry: 'half, rounded down' } as const
    expect(order(input('2024-08-02'), rules)).toEqual(['B 4', 'A 3'])
    expect(order(input('2024-08-20'), rules)).toEqual(['B 4', 'A 2'])
  })
})

describe('a league that splits in one list', () => {
  const rules: TableRules = { ...PLAIN, split: { after: 3, groups: [2, 2] }, carry: 'half, rounded down' }
  const table = (...matches: string[]) => order({ teams: ALL, results: [...FIRST, ...results(20, ...matches)] }, rules)

  test('has whole points until the second phase begins', () => {
    expect(table()).toEqual(['A 7', 'B 6', 'D 2', 'C 1'])
    expect(table('C 1-0 D')).toEqual(['B 3', 'A 3', 'C 3', 'D 1'])
  })

  test('counts no play-off between teams of two groups', () => {
    expect(table('C 1-0 D', 'C 5-0 B')).toEqual(['B 3', 'A 3', 'C 3', 'D 1'])
  })

  test('counts a pair as often as its group meets, and what follows is a play-off', () => {
    const once = { ...rules, split: { after: 3, groups: [2, 2], meetings: [1, 1] } }
    const all = [...FIRST, ...results(20, 'C 1-0 D', 'A 1-0 B', 'D 4-0 C')]
    const rows = leagueTable({ teams: ALL, results: all }, once)
    expect(rows.map(({ team, points }) => `${team} ${points}`)).toEqual(['A 6', 'B 3', 'C 3', 'D 1'])
    expect(rows.map(({ form }) => form.length)).toEqual([4, 4, 4, 4])
  })

  test('keeps of the points what each group keeps', () => {
    const split = { after: 3, groups: [2, 2], carries: ['half, rounded up', 'all'] } as const
    const all = [...FIRST, ...results(20, 'C 1-0 D', 'A 0-0 B')]
    expect(order({ teams: ALL, results: all }, { ...rules, split })).toEqual(['A 5', 'B 4', 'C 4', 'D 2'])
  })

  test('takes the groups from the matches when teams are level at the border', () => {
    expect(table('A 1-0 D', 'B 1-0 C')).toEqual(['A 6', 'D 1', 'B 6', 'C 0'])
  })

  test('counts a match of the first phase that was put off until the second for the first', () => {
    const late = FIRST.filter(({ fixture }) => fixture !== 4)
    const input = { teams: ALL, results: [...late, ...results(20, 'C 1-0 D', 'B 2-0 D')] }
    expect(order(input, rules)).toEqual(['B 3', 'A 3', 'C 3', 'D 1'])
  })
})
