import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allRules } from '../rules/index.ts'
import { opponentsIn, type SecondPhase, secondPhaseOf } from '../rules/second-phases.ts'
import { leagueTable, type TableInput } from '../table/league-table.ts'
import { firstPhase, groupsFromPools } from '../table/second-phase.ts'
import { tableRulesOf } from '../table/table-rules.ts'
import type { Carry, TableRules } from '../table/table-rules.types.ts'
import type { TableResult } from '../table/tally.ts'
import type { SeasonAhead } from './season-ahead.types.ts'
import { simulateSeason } from './simulate-season.ts'

interface Case {
  name: string
  rules: TableRules
  second: SecondPhase
  teams: number
}

/** The last era of each competition's every kind of split. */
const CASES = allRules().flatMap(({ keys, eras = [] }) =>
  eras.flatMap(({ from, split }): Case[] => {
    if (!split) return []
    const rules = tableRulesOf(keys[0] ?? null, String(from))
    const teams = split.groups.reduce((sum, group) => sum + group.teams, 0)
    const second = secondPhaseOf(rules, teams)
    return second ? [{ name: `${keys[0]} since ${from}`, rules, second, teams }] : []
  }),
)

type Pairing = readonly [home: number, away: number]
type Result = TableResult<number>

/** Each two meet so often, at one ground and the other in turn. */
const meetings = (teams: readonly number[], times: number): Pairing[] =>
  Array.from({ length: times }, (_, round) =>
    teams.flatMap((one, at) =>
      teams.slice(at + 1).map((other): Pairing => (round % 2 === 0 ? [one, other] : [other, one])),
    ),
  ).flat()
const kickoffOn = (day: number) => new Date(Date.UTC(2024, 7, 1, 12 * day)).toISOString()
const played = (pairings: readonly Pairing[], goals: () => number, day = 0): Result[] =>
  pairings.map(([home, away], at) => ({
    ...{ fixture: day + at, kickoff: kickoffOn(day + at), home, away },
    ...{ homeGoals: goals(), awayGoals: goals() },
  }))

/** Few goals, so that many teams are level. */
const drawnGoals = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor(state / 65_536) % 3
  }
}

const kept = (points: number, carry: Carry) =>
  ({
    none: 0,
    all: points,
    'half, rounded down': (points - (points % 2)) / 2,
    'half, rounded up': (points + (points % 2)) / 2,
  })[carry]
const pointsFrom = (results: readonly Result[], team: number, win: number) =>
  results.reduce((sum, { home, away, homeGoals, awayGoals }) => {
    if (team !== home && team !== away) return sum
    const [own, other] = team === home ? [homeGoals, awayGoals] : [awayGoals, homeGoals]
    return sum + (own > other ? win : own === other ? 1 : 0)
  }, 0)

describe.each(CASES)('$name', ({ rules, second, teams: count }) => {
  const teams = Array.from({ length: count }, (_, at) => ({ team: at + 1, name: String.fromCharCode(65 + at) }))
  const numbers = teams.map(({ team }) => team)
  const season = (change: Partial<SeasonAhead<number>>): SeasonAhead<number> => ({
    ...{ teams, results: [], ahead: [], rules, uncertainty: new Map(), second },
    gridOf: () => ({ a: 0.3, b: 0.1, rho: -0.05 }),
    ...{ title: null, promotion: null, ...change },
  })
  /** The final table of one season drawn: team and points, by place. */
  const final = (of: SeasonAhead<number>) =>
    simulateSeason(of, { seasons: 1, seed: 1 })
      .toSorted((one, other) => one.position.mean - other.position.mean)
      .map(({ team, points }) => [team, points.mean])
  const rowsOf = (input: TableInput<number>, by = rules) =>
    leagueTable(input, by).map(({ team, points }) => [team, points])
  /** Every second team, every third: all of them where there are no pools. */
  const pools = Array.from({ length: second.pools }, (_, pool) => teams.filter((_, at) => at % second.pools === pool))
  const inOnePool = ([one, other]: Pairing) => second.pools > 1 && one % second.pools === other % second.pools
  const firstOf = (goals: () => number) =>
    played(
      pools.flatMap((pool) =>
        meetings(
          pool.map(({ team }) => team),
          second.after / (pool.length - 1),
        ),
      ),
      goals,
    )
  const groupsAfter = (results: readonly Result[]) => {
    const tableOf = (of: typeof teams) => {
      const own = results.filter(({ home, away }) => of.some(({ team }) => team === home || team === away))
      return leagueTable({ teams: of, results: own }, { ...rules, split: null })
    }
    return groupsFromPools(tableOf(teams), second.groups, pools.map(tableOf))
  }

  test('a season that is over ends as its table says, in one list and by stages, with the points that somebody counts by hand', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        const goals = drawnGoals(seed)
        const first = firstOf(goals)
        const groups = groupsAfter(first)
        const later = groups.map((rows, at) =>
          played(
            meetings(
              rows.map(({ team }) => team),
              second.groups[at]!.meetings,
            ).filter((pairing) => !inOnePool(pairing)),
            goals,
            1_000 * (at + 1),
          ),
        )
        const results = [...first, ...later.flat()]
        const table = rowsOf({ teams, results })
        expect(final(season({ results }))).toEqual(table)
        for (const [at, rows] of groups.entries()) {
          const { carry, meetings } = second.groups[at]!
          const from = groups.slice(0, at).flat().length
          const own = table.slice(from, from + rows.length)
          const byHand = rows.map(({ team, points }): [number, number] => [
            team,
            meetings === 0 ? points : kept(points, carry) + pointsFrom(later[at]!, team, rules.pointsForWin),
          ])
          expect(new Map(own as [number, number][])).toEqual(new Map(byHand))
          if (meetings === 0) continue
          const stage = { ...rules, carry, split: null }
          const ofGroup = teams.filter(({ team }) => rows.some((row) => row.team === team))
          expect(rowsOf({ teams: ofGroup, results: later[at]!, before: { teams, results: first } }, stage)).toEqual(own)
          const come = rows.map(({ team, position, points }) => [team, firstPhase(position, points, carry)] as const)
          const before = {
            first: new Map(come),
            results: first.filter(({ home, away }) => come.some(([team]) => team === home || team === away)),
          }
          const corrections = new Map(come.map(([team, one]) => [team, one.kept]))
          expect(
            final(season({ teams: ofGroup, results: later[at]!, rules: stage, second: null, before, corrections })),
          ).toEqual(own)
        }
      }),
      { numRuns: 12 },
    )
  })

  test('a season before its second phase ends with each team at one place of its group and the points of the matches to come', () => {
    const first = firstOf(drawnGoals(7))
    const groups = groupsAfter(first)
    const drawn = simulateSeason(season({ results: first }), { seasons: 200, seed: 3 })
    const shares = new Map(drawn.map(({ team, places }) => [team, places]))
    const points = new Map(drawn.map(({ team, points }) => [team, points.mean]))
    for (const at of numbers.keys()) expect(drawn.reduce((sum, { places }) => sum + places[at]!, 0)).toBeCloseTo(1, 9)
    let from = 0
    for (const [at, rows] of groups.entries()) {
      const { carry, meetings } = second.groups[at]!
      const matches = (meetings * rows.length * opponentsIn({ teams: rows.length }, second.pools)) / 2
      for (const { team } of rows)
        expect(
          shares
            .get(team)
            ?.slice(from, from + rows.length)
            .reduce((sum, one) => sum + one, 0),
        ).toBeCloseTo(1, 9)
      const gained = rows.reduce(
        (sum, { team, points: had }) => sum + points.get(team)! - (meetings === 0 ? had : kept(had, carry)),
        0,
      )
      expect(gained).toBeGreaterThanOrEqual(2 * matches - 1e-9)
      expect(gained).toBeLessThanOrEqual(rules.pointsForWin * matches + 1e-9)
      from += rows.length
    }
  })
})
