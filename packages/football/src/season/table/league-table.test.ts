import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { twice } from '../rules/splits.ts'
import { leagueTable, type TableInput } from './league-table.ts'
import { tableRulesOf } from './table-rules.ts'
import type { TableResult } from './tally.ts'

const DEFAULT = tableRulesOf(null, '2024/2025')
const SPAIN = tableRulesOf('spain/la-liga', '2006/2007')

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
const order = (input: TableInput<string>, rules = DEFAULT) =>
  leagueTable(input, rules)
    .map(({ team, points }) => `${team} ${points}`)
    .join(', ')

describe('a row', () => {
  const rows = leagueTable(season('A 2-1 B', 'B 0-0 A', 'A 3-0 C', 'C 1-2 B'), DEFAULT)

  test('has every figure overall, at home and away', () => {
    expect(rows[0]).toEqual({
      team: 'A',
      position: 1,
      points: 7,
      rule: null,
      movement: 'equal',
      details: {
        ...{ 129: 3, 130: 2, 131: 1, 132: 0, 133: 5, 134: 1, 179: 4, 187: 7, 176: 1 },
        ...{ 135: 2, 136: 2, 137: 0, 138: 0, 139: 5, 140: 1, 185: 6 },
        ...{ 141: 1, 142: 0, 143: 1, 144: 0, 145: 0, 146: 0, 186: 1 },
      },
      form: [
        { fixture: 1, result: 'W' },
        { fixture: 2, result: 'D' },
        { fixture: 3, result: 'W' },
      ],
    })
  })

  test('counts wins in a row upwards, losses downwards, and a draw ends a run', () => {
    const streaks = (...matches: string[]) =>
      Object.fromEntries(leagueTable(season(...matches), DEFAULT).map(({ team, details }) => [team, details[176]]))
    expect(streaks('A 1-0 B', 'A 0-1 B', 'A 2-1 C', 'A 1-0 C', 'B 1-1 D')).toEqual({ A: 2, B: 0, C: -2, D: 0 })
  })

  test('says whether the team moved in the last round, and nothing in the first', () => {
    const moves = (...matches: string[]) =>
      leagueTable(season(...matches), DEFAULT).map(({ team, movement }) => `${team} ${movement}`)
    const first = ['A 1-0 B', 'C 3-0 D']
    expect(moves(...first)).toEqual(['C null', 'A null', 'B null', 'D null'])
    expect(moves(...first, 'A 4-0 C', 'B 0-0 D')).toEqual(['A up', 'C down', 'B equal', 'D equal'])
  })

  test('for a team without a match is in the table with nothing played', () => {
    const { teams, results } = season('A 1-0 B')
    const table = leagueTable({ teams: [...teams, { team: 'N', name: 'New' }], results }, DEFAULT)
    expect(table.map(({ team, details }) => `${team} ${details[129]}`)).toEqual(['A 1', 'N 0', 'B 1'])
  })
})

describe('teams level on points', () => {
  test('are parted by goal difference, then goals, then the order of their names', () => {
    expect(order(season('A 1-0 X', 'B 2-0 X', 'C 3-1 X', 'Éa 2-0 X', 'D 2-0 X'))).toBe('C 3, B 3, D 3, Éa 3, A 3, X 0')
  })

  test('are parted in Spain by their own matches before the goal difference', () => {
    const matches = season('R 2-0 B', 'B 3-3 R', 'B 9-0 X', 'X 0-9 B', 'R 1-0 X')
    expect(order(matches, SPAIN)).toBe('R 7, B 7, X 0')
    expect(order(matches)).toBe('B 7, R 7, X 0')
  })

  test('are parted by the goal difference as long as they have not met at both grounds', () => {
    expect(order(season('R 2-0 B', 'B 9-0 X', 'X 1-0 R', 'X 0-0 Y'), SPAIN)).toMatch(/^X 4, B 3, R 3/)
  })

  test('are compared among all of them at once, and those still level again by their own matches alone', () => {
    // Among the three C has 9 points, A and B 4 with the same difference; of these two B beat A, who won higher elsewhere.
    const among = ['B 1-0 A', 'A 3-3 B', 'A 1-0 C', 'C 2-0 A', 'B 0-2 C', 'C 1-0 B']
    const others = ['A 5-0 X', 'X 0-0 A', 'Y 0-0 A', 'B 1-0 X', 'X 0-0 B', 'Y 0-0 B']
    const matches = season(...among, ...others)
    expect(order(matches, SPAIN)).toBe('C 9, B 9, A 9, Y 2, X 2')
    expect(order(matches)).toBe('C 9, A 9, B 9, Y 2, X 2')
  })

  test('are parted by wins first in Belgium and Brazil', () => {
    const matches = season('A 1-0 X', 'X 5-0 A', 'B 1-1 X', 'B 2-2 Y', 'B 0-0 Z')
    expect(order(matches, tableRulesOf('belgium/pro-league', '2023/2024'))).toMatch(/^X 4, A 3, B 3/)
    expect(order(matches)).toMatch(/^X 4, B 3, A 3/)
  })

  test('are parted by goals scored in the Football League until 1999', () => {
    const matches = season('A 5-4 X', 'B 2-0 X')
    expect(order(matches, tableRulesOf('england/league-two', '1996/1997'))).toMatch(/^A 3, B 3/)
    expect(order(matches, tableRulesOf('england/league-two', '1999/2000'))).toMatch(/^B 3, A 3/)
  })

  test('are parted at the World Cup 2018 by cards, unless those of a match are not known', () => {
    const results = season('P 0-1 J', 'S 1-2 P', 'J 2-2 S', 'J 1-2 C', 'C 0-1 S', 'P 0-3 C')
    const cards: Record<string, number> = { J: -1, S: -2 }
    const withCards = results.results.map((one) => ({
      ...one,
      fairPlay: [cards[one.home] ?? 0, cards[one.away] ?? 0] as const,
    }))
    const rules = tableRulesOf('world/world-cup', '2018')
    expect(order({ ...results, results: withCards }, rules)).toBe('C 6, J 4, S 4, P 3')
    const more = withCards.map((one) =>
      one.home === 'J' && one.away === 'C' ? { ...one, fairPlay: [-5, 0] as const } : one,
    )
    expect(order({ ...results, results: more }, rules)).toBe('C 6, S 4, J 4, P 3')
    const unknown = more.map((one) => (one.away === 'C' ? { ...one, fairPlay: null } : one))
    expect(order({ ...results, results: unknown }, rules)).toBe('C 6, J 4, S 4, P 3')
  })
})

describe('a season', () => {
  test('had two points for a win until three came in', () => {
    const matches = season('A 1-0 B', 'A 0-0 B')
    expect(order(matches, tableRulesOf('germany/bundesliga', '1994/1995'))).toBe('A 3, B 1')
    expect(order(matches, tableRulesOf('germany/bundesliga', '1995/1996'))).toBe('A 4, B 1')
    expect(order(matches, tableRulesOf('england/premier-league', '1993/1994'))).toBe('A 4, B 1')
  })

  test('takes points given and taken by decision into account', () => {
    const { teams, results } = season('A 1-0 B', 'B 0-0 C')
    const decided = { teams, results, corrections: [{ team: 'A', points: -4, from: null }] }
    expect(order(decided)).toBe('C 1, B 1, A -1')
  })

  test('puts a team last or another first where that was decided next to the results', () => {
    const { teams, results } = season('A 1-0 C', 'B 3-0 C', 'B 0-1 A', 'C 0-1 B', 'C 1-0 A')
    expect(order({ teams, results })).toBe('B 6, A 6, C 3')
    expect(order({ teams, results, playOffs: [['A', 'B']] })).toBe('A 6, B 6, C 3')
    expect(order({ teams, results, playOffs: [['C', 'B']] })).toBe('B 6, A 6, C 3')
    expect(order({ teams, results, last: new Set(['B']) })).toBe('A 6, C 3, B 6')
  })

  test('that was cut short is ranked by points a match where the league did so', () => {
    const matches = season('A 1-0 X', 'A 0-0 X', 'B 1-0 X')
    expect(order(matches, tableRulesOf('france/ligue-1', '2019/2020'))).toBe('B 3, A 4, X 1')
    expect(order(matches, tableRulesOf('france/ligue-1', '2020/2021'))).toBe('A 4, B 3, X 1')
  })

  test('with a split keeps the upper teams ahead whatever the others win afterwards', () => {
    const matches = season('A 1-0 C', 'B 1-0 D', 'C 5-0 D', 'D 0-5 C', 'A 0-0 B')
    const rules = { ...DEFAULT, split: { after: 1, groups: [twice(2), twice(2)] } }
    expect(order(matches)).toBe('C 6, A 4, B 4, D 0')
    expect(order(matches, rules)).toBe('A 4, B 4, C 6, D 0')
    expect(order({ ...matches, results: matches.results.slice(0, 1) }, rules)).toBe('A 3, B 0, D 0, C 0')
  })
})

describe('for any results', () => {
  const goals = fc.nat(4)
  const teams = ['A', 'B', 'C', 'D'] as const
  const result = fc
    .record({ home: fc.constantFrom(...teams), away: fc.constantFrom(...teams), homeGoals: goals, awayGoals: goals })
    .filter(({ home, away }) => home !== away)
  const results = fc.array(result, { maxLength: 24 }).map((list) =>
    list.map(
      (one, day): TableResult<string> => ({
        ...one,
        fixture: day + 1,
        kickoff: new Date(Date.UTC(2024, 7, 1 + day)).toISOString(),
      }),
    ),
  )
  const rules = fc
    .constantFrom('spain/la-liga', 'england/premier-league', 'belgium/pro-league', 'brazil/serie-a')
    .map((league) => tableRulesOf(league, '2023/2024'))
  const all = teams.map((team) => ({ team: team as string, name: `Club ${team}` }))

  test('points, goals and matches add up', () => {
    fc.assert(
      fc.property(results, (list) => {
        const table = leagueTable({ teams: all, results: list }, DEFAULT)
        const sum = (type: number) => table.reduce((total, { details }) => total + (details[type] ?? 0), 0)
        const draws = list.filter((one) => one.homeGoals === one.awayGoals).length
        expect(sum(187)).toBe(3 * (list.length - draws) + 2 * draws)
        expect(sum(185) + sum(186)).toBe(sum(187))
        expect(sum(129)).toBe(2 * list.length)
        expect(sum(133)).toBe(sum(134))
        expect(sum(179) + 0).toBe(0)
        for (const { details: of } of table) {
          expect((of[130] ?? 0) + (of[131] ?? 0) + (of[132] ?? 0)).toBe(of[129])
          expect((of[135] ?? 0) + (of[141] ?? 0)).toBe(of[129])
        }
      }),
    )
  })

  test('their order does not matter, nor that of the teams, and every place is given once', () => {
    fc.assert(
      fc.property(results, rules, (list, of) => {
        const table = leagueTable({ teams: all, results: list }, of)
        expect(leagueTable({ teams: all.toReversed(), results: list.toReversed() }, of)).toEqual(table)
        expect(table.map(({ position }) => position)).toEqual([1, 2, 3, 4])
      }),
    )
  })

  test('swapping two teams swaps their rows and nothing else, where a rule parts them', () => {
    const swap = (team: string) => ({ A: 'B', B: 'A' })[team] ?? team
    fc.assert(
      fc.property(results, rules, (list, of) => {
        const figures = (input: readonly TableResult<string>[]) =>
          new Map(leagueTable({ teams: all, results: input }, of).map(({ team, ...row }) => [team, row]))
        const [before, after] = [
          figures(list),
          figures(list.map((one) => ({ ...one, home: swap(one.home), away: swap(one.away) }))),
        ]
        for (const team of teams) {
          expect(after.get(swap(team))?.details).toEqual(before.get(team)?.details)
          expect(after.get(swap(team))?.points).toEqual(before.get(team)?.points)
          expect(after.get(swap(team))?.form).toEqual(before.get(team)?.form)
        }
      }),
    )
  })
})
