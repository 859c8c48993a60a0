import { describe, expect, test } from 'vitest'
import { STATE } from '../../match/states.ts'
import { placeRulesOf } from '../table/places.ts'
import { tableRulesOf } from '../table/table-rules.ts'
import { cupFormat } from './cup-format.ts'
import { type CupTable, plannedCup, type StoredCup } from './cup-structure.ts'
import { type CupFixture, winnerOf } from './known-rounds.ts'

let ids = 0
const match = (stageId: number, home: number, away: number, more: Partial<CupFixture> = {}): CupFixture => ({
  ...{ id: ++ids, kickoff: `2026-01-01T12:00:${String(ids % 60).padStart(2, '0')}.000Z`, stateId: STATE.not_started },
  ...{ stageId, groupId: null, home, away, homeGoals: null, awayGoals: null, homeShootOut: null, awayShootOut: null },
  ...more,
})
const over = (homeGoals: number, awayGoals: number): Partial<CupFixture> => ({
  ...{ stateId: STATE.full_time, homeGoals, awayGoals },
})
const pairs = (stageId: number, teams: readonly number[]): CupFixture[] =>
  teams.flatMap((home, at) => (at % 2 === 0 ? [match(stageId, home, teams[at + 1]!)] : []))
const range = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)
const stage = (id: number, name: string, typeId = 224) => ({ id, name, sortOrder: id, typeId })
const before = (rounds: readonly (readonly [string, number])[]) =>
  rounds.map(([name, teams]) => ({ name, teams: new Set(range(1, teams)), legs: 1 }))

const cup = (more: Partial<StoredCup>): StoredCup => ({
  ...{ fixtures: [], stages: [], tables: [], format: cupFormat(null, '2026', false), before: [] },
  keepsCountriesApart: false,
  ...more,
})
const planOf = (more: Partial<StoredCup>) =>
  plannedCup(cup(more))?.rounds.map(({ name, teams, unknown }) => [name, teams, unknown])

describe('a knock-out', () => {
  const stages = [stage(1, 'Second Round')]

  test('goes on as the season before: with its rounds, names and the clubs that come in', () => {
    const rounds = before([
      ['Second Round', 16],
      ['Third Round', 32],
      ['Fourth Round', 16],
      ['Quarter-finals', 8],
      ['Semi-finals', 4],
      ['Final', 2],
    ])
    expect(planOf({ fixtures: pairs(1, range(1, 16)), stages, before: rounds })).toEqual([
      ['Second Round', 16, 0],
      ['Third Round', 32, 24],
      ['Fourth Round', 16, 0],
      ['Quarter-finals', 8, 0],
      ['Semi-finals', 4, 0],
      ['Final', 2, 0],
    ])
  })

  test('halves from round to round where there is none', () => {
    expect(planOf({ fixtures: pairs(1, range(1, 8)), stages })).toEqual([
      ['Second Round', 8, 0],
      ['Semi-finals', 4, 0],
      ['Final', 2, 0],
    ])
  })

  test('is unknown if its number of teams leads to no final', () => {
    expect(planOf({ fixtures: pairs(1, range(1, 12)), stages })).toBeUndefined()
  })

  test('is unknown if its source does not separate the rounds', () => {
    expect(planOf({ fixtures: [match(1, 1, 2), match(1, 1, 3)], stages })).toBeUndefined()
  })

  test('leaves out qualifying, the match for the third place, and matches that were called off', () => {
    const fixtures = [
      ...pairs(1, [20, 21, 22, 23]),
      ...pairs(2, range(1, 4)),
      match(2, 1, 3, { stateId: STATE.cancelled }),
      ...pairs(3, [2, 4]),
      ...pairs(4, [1, 3]),
    ]
    const named = [stage(1, 'Play-off', 225), stage(2, 'Semi-finals'), stage(3, '3rd Place Final'), stage(4, 'Final')]
    expect(planOf({ fixtures, stages: named })).toEqual([
      ['Semi-finals', 4, 0],
      ['Final', 2, 0],
    ])
  })
})

describe('groups', () => {
  const groupOf = (key: string, season: string, letters: string, size: number): CupTable[] =>
    [...letters].map((letter, at) => ({
      ...{ stageId: 1, fixtures: [], results: [], teams: range(at * size + 1, size) },
      ...{ name: letters.length > 1 ? `Group ${letter}` : null, rules: tableRulesOf(key, season) },
      placeRules: placeRulesOf(key, { seasonName: season, teams: size, of: letters.length > 1 ? 'group' : 'table' }),
    }))

  test.each([
    ['world/world-cup', '2022', 'ABCDEFGH', 4, [16, 8, 4, 2], null],
    ['world/world-cup', '2026', 'ABCDEFGHIJKL', 4, [32, 16, 8, 4, 2], 8],
    ['europe/european-championship', '2024', 'ABCDEF', 4, [16, 8, 4, 2], 4],
    ['europe/champions-league', '2025/2026', 'A', 36, [16, 16, 8, 4, 2], null],
    ['europe/champions-league', '2022/2023', 'ABCDEFGH', 4, [16, 8, 4, 2], null],
    ['south-america/copa-libertadores', '2025', 'ABCDEFGH', 4, [16, 8, 4, 2], null],
    ['north-central-america/gold-cup', '2025', 'ABCD', 4, [8, 4, 2], null],
  ])('of %s %s lead to the rounds of its rules', (key, season, letters, size, teams, best) => {
    const format = cupFormat(key, season, false)
    const plan = plannedCup(cup({ tables: groupOf(key, season, letters, size), format }))
    expect(plan?.rounds.map((round) => round.teams)).toEqual(teams)
    expect(plan?.groups?.best?.count ?? null).toBe(best)
    // A bracket has as many rounds as there are.
    if (format.pairs) expect(plan?.rounds.every((round) => round.pairs !== null)).toBe(true)
  })

  test('without a rule lead to as many as played in the season before, and to nothing where nobody knows', () => {
    const tables = groupOf('', '2026', 'ABC', 4)
    const plan = plannedCup(cup({ tables, before: before([['Semi-finals', 4]]) }))
    expect(plan?.groups).toMatchObject({ places: [0], best: { count: 1, round: 0 } })
    expect(plannedCup(cup({ tables }))).toBeNull()
  })
})

describe('the winner of a tie', () => {
  const tie = (...matches: CupFixture[]) => ({ teams: [1, 2] as const, matches })
  test.each([
    ['one match', 1, false, tie(match(1, 1, 2, over(1, 0))), 1],
    ['a shoot-out', 1, false, tie(match(1, 1, 2, { ...over(1, 1), homeShootOut: 3, awayShootOut: 4 })), 2],
    ['a level match', 1, false, tie(match(1, 1, 2, over(1, 1))), null],
    ['the first of two', 2, false, tie(match(1, 2, 1, over(3, 0))), null],
    ['both of two', 2, false, tie(match(1, 2, 1, over(1, 0)), match(1, 1, 2, over(2, 0))), 1],
    ['away goals', 2, true, tie(match(1, 2, 1, over(2, 1)), match(1, 1, 2, over(1, 0))), 1],
    ['away goals that count for nothing', 2, false, tie(match(1, 2, 1, over(2, 1)), match(1, 1, 2, over(1, 0))), null],
  ] as const)('by %s', (_, legs, awayGoals, own, winner) => {
    expect(winnerOf(own, { legs, awayGoals })).toBe(winner)
  })
})
