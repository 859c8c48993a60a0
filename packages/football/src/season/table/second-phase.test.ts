import { describe, expect, test } from 'vitest'
import { TABLE_DETAIL } from '../detail-types.ts'
import { apart, once, twice } from '../rules/splits.ts'
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

  test('begin with no goals where the rules say so, so that those of the first part nobody', () => {
    const goals = { tieBreak: ['goals'] as const, carry: 'half, rounded down' as const }
    expect(second(goals, 'A 1-1 B')).toEqual(['B 4', 'A 4'])
    expect(second({ ...goals, figuresFromZero: true }, 'A 1-1 B')).toEqual(['A 4', 'B 4'])
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
  const rules: TableRules = { ...PLAIN, split: { after: 3, groups: [twice(2), twice(2)] }, carry: 'half, rounded down' }
  const table = (...matches: string[]) => order({ teams: ALL, results: [...FIRST, ...results(20, ...matches)] }, rules)

  test('has whole points until the second phase begins', () => {
    expect(table()).toEqual(['A 7', 'B 6', 'D 2', 'C 1'])
    expect(table('C 1-0 D')).toEqual(['B 3', 'A 3', 'C 3', 'D 1'])
  })

  test('counts no play-off between teams of two groups', () => {
    expect(table('C 1-0 D', 'C 5-0 B')).toEqual(['B 3', 'A 3', 'C 3', 'D 1'])
  })

  test('counts a pair as often as its group meets, and what follows is a play-off', () => {
    const eachOnce = { ...rules, split: { after: 3, groups: [once(2), once(2)] } }
    const all = [...FIRST, ...results(20, 'C 1-0 D', 'A 1-0 B', 'D 4-0 C')]
    const rows = leagueTable({ teams: ALL, results: all }, eachOnce)
    expect(rows.map(({ team, points }) => `${team} ${points}`)).toEqual(['A 6', 'B 3', 'C 3', 'D 1'])
    expect(rows.map(({ form }) => form.length)).toEqual([4, 4, 4, 4])
  })

  test('keeps of the points what each group keeps', () => {
    const split = { after: 3, groups: [{ ...twice(2), carry: 'half, rounded up' as const }, twice(2)] }
    const all = [...FIRST, ...results(20, 'C 1-0 D', 'A 0-0 B')]
    expect(order({ teams: ALL, results: all }, { ...rules, split, carry: 'all' })).toEqual(['A 5', 'B 4', 'C 4', 'D 2'])
  })

  test('leaves a group as it is that plays no more matches of the table', () => {
    const split = { after: 3, groups: [twice(2), apart(2)] }
    const all = [...FIRST, ...results(20, 'C 4-0 D', 'A 0-0 B')]
    expect(order({ teams: ALL, results: all }, { ...rules, split, figuresFromZero: true })).toEqual([
      ...['A 4', 'B 4'],
      ...['D 2', 'C 1'],
    ])
  })

  test('counts the figures of its second phase alone where the rules say so', () => {
    const all = [...FIRST, ...results(20, 'C 1-0 D', 'A 0-0 B')]
    const figures = (rules: TableRules) =>
      leagueTable({ teams: ALL, results: all }, rules).map(({ team, points, details }) =>
        [team, points, ...[details[TABLE_DETAIL.overall.played], details[TABLE_DETAIL.overall.scored]]].join(' '),
      )
    expect(figures(rules)).toEqual(['B 4 4 4', 'A 4 4 2', 'C 3 4 2', 'D 1 4 0'])
    expect(figures({ ...rules, figuresFromZero: true })).toEqual(['A 4 1 0', 'B 4 1 0', 'C 3 1 1', 'D 1 1 0'])
  })

  test('takes the groups from the matches when teams are level at the border', () => {
    expect(table('A 1-0 D', 'B 1-0 C')).toEqual(['A 6', 'D 1', 'B 6', 'C 0'])
  })

  test('takes as many from each pool where the first phase has pools, and has no groups where the matches show no pools', () => {
    const rules = { ...PLAIN, split: { after: 2, pools: 2, groups: [twice(2), twice(2)] } }
    const pools = results(1, 'A 2-0 B', 'B 1-0 A', 'C 0-0 D', 'D 0-0 C')
    expect(order({ teams: ALL, results: pools }, rules)).toEqual(['A 3', 'B 3', 'C 2', 'D 2'])
    const later = [...pools, ...results(20, 'A 1-0 C', 'A 5-0 D', 'B 5-0 A')]
    expect(order({ teams: ALL, results: later }, rules)).toEqual(['A 6', 'C 2', 'B 3', 'D 2'])
    const everybody = { ...rules, split: { ...rules.split, after: 3 } }
    const one = [...FIRST, ...results(20, 'A 0-1 D')]
    expect(order({ teams: ALL, results: one }, everybody)).toEqual(['A 7', 'B 6', 'D 5', 'C 1'])
  })

  test('counts a match of the first phase that was put off until the second for the first', () => {
    const late = FIRST.filter(({ fixture }) => fixture !== 4)
    const input = { teams: ALL, results: [...late, ...results(20, 'C 1-0 D', 'B 2-0 D')] }
    expect(order(input, rules)).toEqual(['B 3', 'A 3', 'C 3', 'D 1'])
  })
})
