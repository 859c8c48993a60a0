import { expect, test } from 'vitest'
import type { StoredSeason } from '../read-season.ts'
import { tableParts } from '../season-tables.ts'
import { ruleTables } from './half-years.ts'

const GROUPS = [
  ['Guangzhou Evergrande', 'Jiangsu Suning', 'Shandong Luneng', 'Shenzhen'],
  ['Beijing Guoan', 'Shanghai SIPG', 'Hebei', 'Wuhan Zall'],
]

/** Everybody meets everybody of its group at both grounds; who is named first wins. */
function season(stableKey: string): StoredSeason {
  const teams = GROUPS.flat().map((name, at) => ({ id: at + 1, name, shortCode: null, countryId: 1 }))
  const idOf = (name: string) => teams.find((team) => team.name === name)?.id ?? 0
  let id = 0
  const fixtures = GROUPS.flatMap((group) =>
    group.flatMap((home, at) =>
      group.flatMap((away, other) => {
        if (home === away) return []
        const kickoff = new Date(Date.UTC(2020, 6, 25) + id++ * 86_400_000).toISOString()
        const [homeGoals, awayGoals] = at < other ? [1, 0] : [0, 1]
        return [
          {
            id,
            kickoff,
            stateId: 5,
            home: idOf(home),
            away: idOf(away),
            homeGoals,
            awayGoals,
            stageId: null,
            groupId: null,
          },
        ]
      }),
    ),
  )
  const stored = {
    head: { leagueType: 'league', stableKey, name: '2020' },
    ...{ fixtures, stages: [], groups: new Map(), teams: new Map(teams.map((team) => [team.id, team])) },
    ...{ matches: [], players: new Map(), undecided: [] },
  }
  return stored as unknown as StoredSeason
}

test('a league that was played in two groups in one list has a table for each, the group of the club named first', () => {
  const china = season('china/super-league')
  const tables = ruleTables(china, tableParts(china, []), null)
  expect(tables.map(({ group }) => group?.name)).toEqual(['Group A', 'Group B'])
  expect(tables.map(({ input }) => input.teams.map(({ name }) => name))).toEqual(GROUPS)
  expect(tables.map(({ isOfList }) => isOfList)).toEqual([true, true])
})

test('a league with one table has no others', () => {
  const england = season('england/premier-league')
  expect(ruleTables(england, tableParts(england, []), [])).toEqual([])
})
