import { expect, test } from 'vitest'
import { allRules } from '../rules/index.ts'
import { randomNumbers } from '../simulation/random-numbers.ts'
import { leagueTable } from '../table/league-table.ts'
import { tableRulesOf } from '../table/table-rules.ts'
import { teamsOf } from './cup.testing.ts'
import { groupPlay } from './group-play.ts'

const CUPS = allRules().flatMap(({ keys: [key = ''], formats = [], eras = [] }) =>
  formats.at(-1)?.phases.includes('groups') ? eras.slice(-1).map(({ from }) => ({ key, from })) : [],
)

test('10,000 random groups are in the order of their tables, by the rules of every competition with groups', () => {
  const { uniform } = randomNumbers(48)
  const groups = teamsOf('AB', 4)
  const names = groups.flatMap(({ teams }) => teams)
  expect(CUPS.length).toBeGreaterThan(10)
  const each = Math.ceil(10_000 / CUPS.length / 2)
  for (const { key, from } of CUPS) {
    const rules = tableRulesOf(key, String(from))
    for (let draw = 0; draw < each; draw++) {
      // Few goals: many are level. Every other group is played home and away.
      const results = groups.flatMap(({ teams }) =>
        teams.flatMap((home, at) =>
          teams.flatMap((away, other) =>
            other > at || (draw % 2 === 0 && other !== at)
              ? [{ home, away, homeGoals: Math.floor(uniform() * 3), awayGoals: Math.floor(uniform() * 2) }]
              : [],
          ),
        ),
      )
      const listed = results.map((one) => ({ ...one, fixture: null, kickoff: '2026-06-11T19:00:00.000Z' }))
      const play = groupPlay(
        { groups, results: listed, ahead: [], rules, places: [0, 0], best: { count: 1, round: 0 } },
        { numberOf: (team) => names.indexOf(team), teams: names.length },
      )
      const placed = play(
        () => 0,
        () => 0,
      )
      for (const [group, { teams }] of groups.entries()) {
        const table = leagueTable(
          {
            teams: teams.map((team) => ({ team, name: team })),
            results: listed.filter(({ home }) => teams.includes(home)),
          },
          rules,
        )
        expect(placed.filter((one) => one.group === group).map(({ team }) => names[team])).toEqual(
          table.map(({ team }) => team),
        )
      }
      expect(placed.filter(({ round }) => round === 0)).toHaveLength(5)
    }
  }
})
