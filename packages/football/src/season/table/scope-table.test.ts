import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leagueTable } from './league-table.ts'
import { type PART_SCOPES, scopeTable } from './scope-table.ts'
import { tableRulesOf } from './table-rules.ts'
import type { TableResult } from './tally.ts'

const RULES = tableRulesOf(null, '2024/2025')
const TEAMS = ['A', 'B', 'C'].map((team) => ({ team, name: team }))

/** Results written as `A 2-1 B`, with the score at half-time behind where it is known. */
const results = (...matches: string[]): TableResult<string>[] =>
  matches.map((match, day) => {
    const [home = '', homeGoals, awayGoals, away = '', ...half] = match.split(/[ -]/)
    return {
      ...{ fixture: day + 1, kickoff: `2024-08-0${day + 1}`, home, away },
      ...{ homeGoals: Number(homeGoals), awayGoals: Number(awayGoals) },
      halfTime: half.length === 2 ? [Number(half[0]), Number(half[1])] : null,
    }
  })
const SEASON = results('A 2-1 B 0-1', 'B 3-0 C 0-0', 'C 1-1 A', 'B 0-0 A 0-0')
const table = (scope: (typeof PART_SCOPES)[number]) =>
  scopeTable(TEAMS, { results: SEASON, scope, rules: RULES }).map(
    ({ team, points, details }) => `${team} ${details[129]} ${points}`,
  )

test('counts the matches of each team at home, away, or by the score at half-time where it is known', () => {
  expect(table('home')).toEqual(['B 2 4', 'A 1 3', 'C 1 1'])
  expect(table('away')).toEqual(['A 2 2', 'B 1 0', 'C 1 0'])
  expect(table('first_half')).toEqual(['B 3 5', 'C 1 1', 'A 2 1'])
})

test('counts the newest matches of each team', () => {
  const many = results(...Array<string>(6).fill('A 1-0 B'), 'B 1-0 A')
  const rows = scopeTable(TEAMS, { results: many, scope: 'last_5', rules: RULES })
  expect(rows.map(({ team, points, form }) => [team, points, form.map(({ fixture }) => fixture)])).toEqual([
    ['A', 12, [3, 4, 5, 6, 7]],
    ['B', 3, [3, 4, 5, 6, 7]],
    ['C', 0, []],
  ])
})

test('home and away add up to the whole table, whatever the results', () => {
  const team = fc.constantFrom('A', 'B', 'C')
  const one = fc.record({ home: team, away: team, homeGoals: fc.nat(4), awayGoals: fc.nat(4) })
  const list = fc.array(
    one.filter(({ home, away }) => home !== away),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(list, (matches) => {
      const played = matches.map((match, day) => ({ ...match, fixture: day, kickoff: String(1000 + day) }))
      const figures = (rows: readonly { team: string; details: Readonly<Record<number, number>> }[]) =>
        new Map(rows.map(({ team: id, details }) => [id, details]))
      const whole = figures(leagueTable({ teams: TEAMS, results: played }, RULES))
      const [home, away] = [
        figures(scopeTable(TEAMS, { results: played, scope: 'home', rules: RULES })),
        figures(scopeTable(TEAMS, { results: played, scope: 'away', rules: RULES })),
      ]
      for (const { team: id } of TEAMS) {
        for (const type of [129, 130, 131, 132, 133, 134, 187]) {
          expect((home.get(id)?.[type] ?? 0) + (away.get(id)?.[type] ?? 0)).toBe(whole.get(id)?.[type])
        }
      }
    }),
  )
})
