import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { twice } from '../rules/splits.ts'
import { explainedTable } from './explained-table.ts'
import { leagueTable, type TableInput } from './league-table.ts'
import { tableRulesOf } from './table-rules.ts'
import type { TableRules } from './table-rules.types.ts'
import type { TableResult } from './tally.ts'

const PLAIN = tableRulesOf(null, '2024/2025')
const SPAIN = tableRulesOf('spain/la-liga', '2024/2025')

/** Results written as `A 2-1 B`, one a day in this order. */
function season(...matches: string[]): TableInput<string> {
  const results = matches.map((match, day): TableResult<string> => {
    const [home = '', homeGoals, awayGoals, away = ''] = match.split(/[ -]/)
    const kickoff = new Date(Date.UTC(2024, 7, 1 + day)).toISOString()
    return { fixture: day + 1, kickoff, home, away, homeGoals: Number(homeGoals), awayGoals: Number(awayGoals) }
  })
  const teams = [...new Set(results.flatMap(({ home, away }) => [home, away]))].map((team) => ({ team, name: team }))
  return { teams, results }
}
const reasonsOf = (input: TableInput<string>, rules: TableRules) =>
  new Map(explainedTable(input, rules).rows.map(({ team, reason }) => [team, reason]))

describe('why a team has its place', () => {
  const matches = season('R 2-0 B', 'B 3-3 R', 'B 9-0 X', 'X 0-9 B', 'R 1-0 X')

  test('is the first criterion that tells it from the next team, with the matches between them', () => {
    const reason = reasonsOf(matches, SPAIN).get('R')
    expect(reason).toMatchObject({ level: ['R', 'B'], from: 'B', isAhead: true, by: 'rule' })
    expect(reason?.compared).toEqual([{ criterion: 0, teams: ['B', 'R'], own: [4, 2], other: [1, -2] }])
    expect(reason?.meetings.map(({ fixture }) => fixture)).toEqual([1, 2])
  })

  test('names the next criterion that would have said otherwise', () => {
    expect(reasonsOf(matches, SPAIN).get('R')?.otherwise).toMatchObject({ criterion: 1, own: [3], other: [16] })
    expect(reasonsOf(matches, PLAIN).get('B')?.otherwise).toBeNull()
  })

  test('compares the last of the level teams with the one ahead of it', () => {
    expect(reasonsOf(matches, SPAIN).get('B')).toMatchObject({ from: 'R', isAhead: false, by: 'rule' })
    expect(reasonsOf(matches, SPAIN).get('X')).toBeNull()
  })

  test('says what could not be compared: teams that have not met at both grounds', () => {
    const reason = reasonsOf(season('R 2-0 B', 'B 9-0 X', 'X 1-0 R', 'X 0-0 Y'), SPAIN).get('B')
    expect(reason?.compared).toMatchObject([
      { criterion: 0, own: null, other: null },
      { criterion: 1, own: [7], other: [1] },
    ])
  })

  test('shows teams among others compared with them first, then by their own matches alone', () => {
    const among = ['B 1-0 A', 'A 3-3 B', 'A 1-0 C', 'C 2-0 A', 'B 0-2 C', 'C 1-0 B']
    const others = ['A 5-0 X', 'X 0-0 A', 'Y 0-0 A', 'B 1-0 X', 'X 0-0 B', 'Y 0-0 B']
    const reasons = reasonsOf(season(...among, ...others), SPAIN)
    expect(reasons.get('C')?.level).toEqual(['C', 'B', 'A'])
    expect(reasons.get('B')?.compared).toMatchObject([
      { criterion: 0, teams: ['A', 'B', 'C'], own: [4, -2], other: [4, -2] },
      { criterion: 0, teams: ['A', 'B'], own: [4, 1], other: [1, -1] },
    ])
  })

  test('is a decision where another match or lots told them apart, and the order of the names where nothing does', () => {
    const { teams, results } = season('A 1-0 C', 'B 3-0 C', 'B 0-1 A', 'C 0-1 B', 'C 1-0 A')
    expect(reasonsOf({ teams, results, playOffs: [['A', 'B']] }, PLAIN).get('A')?.by).toBe('decision')
    expect(reasonsOf({ teams, results }, PLAIN).get('B')?.by).toBe('rule')
    expect(reasonsOf(season('A 0-0 B'), PLAIN).get('A')).toMatchObject({ by: 'name', from: 'B' })
  })
})

describe('points', () => {
  test('that were carried over, given and taken are said of each team', () => {
    const before = season('A 1-0 B', 'A 0-0 C', 'B 1-0 C')
    const rules: TableRules = { ...PLAIN, carry: 'half, rounded up', secondTieBreak: ['half point gained'] }
    const input = { ...season('A 0-0 B'), before, corrections: [{ team: 'B', points: -1, from: '2024-08-01' }] }
    const { rows, order } = explainedTable(input, rules)
    expect(order).toEqual(['half point gained'])
    expect(
      rows.map(({ team, carried, given }) => [team, carried?.points, carried?.kept, carried?.rounding, given]),
    ).toEqual([
      ['A', 4, 2, 0, 0],
      ['B', 2, 1, 0, -1],
    ])
  })

  test('separate the groups of a league that has split, which are explained one by one', () => {
    const rules = { ...PLAIN, split: { after: 1, groups: [twice(2), twice(2)] } }
    const { rows } = explainedTable(season('A 1-0 C', 'B 1-0 D', 'C 4-0 D', 'A 0-0 B'), rules)
    expect(rows.map(({ team, points, part }) => `${team} ${points} ${part}`)).toEqual([
      'A 4 0',
      'B 4 0',
      'C 3 1',
      'D 0 1',
    ])
    expect(rows.map(({ reason }) => reason?.from)).toEqual(['B', 'A', undefined, undefined])
  })
})

describe('for any results', () => {
  const teams = ['A', 'B', 'C', 'D', 'E'] as const
  const result = fc
    .record({
      home: fc.constantFrom(...teams),
      away: fc.constantFrom(...teams),
      homeGoals: fc.nat(2),
      awayGoals: fc.nat(2),
    })
    .filter(({ home, away }) => home !== away)
  const seasons = fc
    .record({
      list: fc.array(result, { maxLength: 40 }),
      league: fc.constantFrom(
        ...[
          'spain/la-liga',
          'england/premier-league',
          'belgium/pro-league',
          'germany/bundesliga',
          'europe/champions-league',
        ],
        ...['romania/liga-1', 'scotland/premiership', 'world/world-cup', 'france/ligue-1'],
      ),
      playOffs: fc.array(fc.tuple(fc.constantFrom(...teams), fc.constantFrom(...teams)), { maxLength: 1 }),
    })
    .map(({ list, league, playOffs }) => ({
      rules: tableRulesOf(league, '2023/2024'),
      input: {
        teams: teams.map((team) => ({ team: team as string, name: `Club ${team}` })),
        playOffs,
        results: list.map((one, day) => ({
          ...{ ...one, fixture: day + 1, fairPlay: [-one.awayGoals, -one.homeGoals] as const },
          kickoff: new Date(Date.UTC(2024, 7, 1 + day)).toISOString(),
        })),
      } satisfies TableInput<string>,
    }))

  test('the table is the one without reasons, and read back, points and reasons give its order', () => {
    fc.assert(
      fc.property(seasons, ({ input, rules }) => {
        const { rows } = explainedTable(input, rules)
        expect(rows.map(({ part: _, carried: __, given: ___, reason: ____, ...row }) => row)).toEqual(
          leagueTable(input, rules),
        )
        const reasons = new Map(rows.map(({ team, reason }) => [team, reason]))
        const behind = (team: string): number => {
          const reason = reasons.get(team)
          return reason?.isAhead ? 1 + behind(reason.from) : 0
        }
        const read = rows.toSorted((one, other) => other.points - one.points || behind(other.team) - behind(one.team))
        expect(read.map(({ team }) => team)).toEqual(rows.map(({ team }) => team))
      }),
    )
  })

  test('a rule decides by its last comparison, all before it level, and what would say otherwise comes later and does', () => {
    const firstDifference = (own: readonly number[] | null, other: readonly number[] | null) =>
      (own ?? []).map((value, at) => value - (other?.[at] ?? 0)).find((difference) => difference !== 0) ?? 0
    fc.assert(
      fc.property(seasons, ({ input, rules }) => {
        const { rows, order } = explainedTable(input, rules)
        for (const { team, points, reason } of rows) {
          const level = rows.filter((row) => row.points === points).map((row) => row.team)
          expect(reason?.level ?? [team]).toEqual(level)
          if (!reason) continue
          const signs = reason.compared.map(({ own, other }) => Math.sign(firstDifference(own, other)))
          const last = signs.pop() ?? 0
          expect(signs.every((sign) => sign === 0)).toBe(true)
          if (reason.by === 'rule') expect(last).toBe(reason.isAhead ? 1 : -1)
          if (reason.by === 'name') expect([last, reason.compared.length]).toEqual([0, order.length])
          if (reason.otherwise) {
            expect(reason.otherwise.criterion).toBeGreaterThan(reason.compared.at(-1)?.criterion ?? order.length)
            const { own, other } = reason.otherwise
            expect(Math.sign(firstDifference(own, other))).toBe(reason.isAhead ? -1 : 1)
          }
        }
      }),
    )
  })
})
