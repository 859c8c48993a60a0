import { type GridParameters, type ScoreGrid, scoreGrid } from '@touchline/probability'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bracketPairs } from '../rules/knock-out/bracket-slots.ts'
import { bracket } from '../rules/knock-out/brackets.ts'
import { cupOf, cupRound, EVEN, groupsOver, OFTEN, teamsOf } from './cup.testing.ts'
import type { CupAhead, TieForm } from './cup-ahead.types.ts'
import { type SimulatedCup, simulateCup } from './simulate-cup.ts'

const ofTeam = (drawn: SimulatedCup<string>, team: string) => drawn.teams.find((one) => one.team === team)!
const inRound = (drawn: SimulatedCup<string>, round: number) =>
  drawn.teams.reduce((sum, { rounds }) => sum + (rounds[round]?.mean ?? 0), 0)

/** Enumerates every score of both matches, of extra time and the shoot-out: the chance that the home team of the second match goes on. */
function bruteForce(form: TieForm, first: readonly [number, number] | null, grid: GridParameters): number {
  const cells = (of: ScoreGrid) => Array.from(of, (share, at) => ({ home: Math.floor(at / 13), away: at % 13, share }))
  const match = cells(scoreGrid(grid))
  const extra = cells(scoreGrid({ ...grid, a: grid.a + Math.log(1 / 3), b: grid.b + Math.log(1 / 3) }))
  let inExtraTime = 0
  for (const { home, away, share } of extra)
    if (home > away) inExtraTime += share
    else if (home === away && !(form.awayGoals && away > 0)) inExtraTime += share / 2
  let chance = 0
  for (const one of first ? [{ home: first[0], away: first[1], share: 1 }] : match)
    for (const two of match) {
      const lead = two.home + one.away - two.away - one.home
      const away = one.away - two.away
      const decided = lead !== 0 ? lead : form.awayGoals ? away : 0
      chance += one.share * two.share * (decided > 0 ? 1 : decided < 0 ? 0 : form.extraTime ? inExtraTime : 0.5)
    }
  return chance
}

describe('a tie', () => {
  const grid: GridParameters = { a: 0.5, b: -0.1, rho: -0.06 }
  const cases = [true, false].flatMap((awayGoals) =>
    [true, false].flatMap((extraTime) =>
      [null, [1, 2], [2, 0], [0, 0]].map((first) => ({
        awayGoals,
        extraTime,
        first: first as [number, number] | null,
      })),
    ),
  )
  test.each(cases)('over two legs is what all scores add up to: %o', ({ awayGoals, extraTime, first }) => {
    const form: TieForm = { legs: 2, neutral: false, awayGoals, extraTime }
    const tie = {
      teams: ['Host', 'Guest'] as const,
      matches: first ? [{ home: 'Guest', away: 'Host', goals: first, grid: null }] : [],
      winner: null,
    }
    const drawn = simulateCup(
      cupOf(['Host', 'Guest'], {
        rounds: [cupRound('Final', { form, ties: [tie], entrants: tie.teams })],
        gridOf: () => grid,
      }),
      { ...OFTEN, times: 40_000 },
    )
    const expected = bruteForce(form, first, grid)
    expect(Math.abs(ofTeam(drawn, 'Host').champion.mean - expected)).toBeLessThan(0.012)
  })

  test('that is decided is certain, also where its score does not say who won', () => {
    const tie = {
      teams: ['Host', 'Guest'] as const,
      matches: [{ home: 'Host', away: 'Guest', goals: [1, 1] as const, grid: null }],
      winner: 'Guest',
    }
    const drawn = simulateCup(
      cupOf(['Host', 'Guest'], { rounds: [cupRound('Final', { ties: [tie], entrants: tie.teams })] }),
      OFTEN,
    )
    expect(ofTeam(drawn, 'Guest').champion).toEqual({ mean: 1, low: 1, high: 1 })
    expect(ofTeam(drawn, 'Host').champion).toEqual({ mean: 0, low: 0, high: 0 })
    expect(ofTeam(drawn, 'Host').rounds).toEqual([{ mean: 1, low: 1, high: 1 }])
  })

  test('with unknown chances has no winner', () => {
    const cup = cupOf(['Host', 'Guest'], {
      rounds: [cupRound('Final', { entrants: ['Host', 'Guest'] })],
      gridOf: () => null,
    })
    expect(simulateCup(cup, OFTEN).unplayed).toBe(1)
  })
})

describe('a knock-out', () => {
  const eight = Array.from({ length: 8 }, (_, at) => `T${at + 1}`)
  const rounds = (more = {}) => [cupRound('Quarter-finals', more), cupRound('Semi-finals'), cupRound('Final')]

  test('between equals gives everybody the same, and each round as many places as it has', () => {
    const drawn = simulateCup(cupOf(eight, { rounds: rounds({ entrants: eight }) }), OFTEN)
    expect([0, 1, 2].map((round) => Math.round(inRound(drawn, round) * 1e6) / 1e6)).toEqual([8, 4, 2])
    for (const { champion, rounds: reached } of drawn.teams) {
      expect(Math.abs(champion.mean - 1 / 8)).toBeLessThan(0.015)
      expect(Math.abs(reached[2]!.mean - 1 / 4)).toBeLessThan(0.02)
    }
  })

  test('keeps ties that are drawn and draws the others', () => {
    // The four strongest have been drawn against each other.
    const strong = new Set(['T1', 'T2', 'T3', 'T4'])
    const gridOf: CupAhead<string>['gridOf'] = (home, away) => ({
      ...{ a: EVEN.a + (strong.has(home) ? 1 : 0) - (strong.has(away) ? 1 : 0) },
      ...{ b: EVEN.b + (strong.has(away) ? 1 : 0) - (strong.has(home) ? 1 : 0), rho: EVEN.rho },
    })
    const tie = (one: string, other: string) => ({ teams: [one, other] as const, matches: [], winner: null })
    const ties = [tie('T1', 'T2'), tie('T3', 'T4')]
    const drawn = simulateCup(cupOf(eight, { rounds: rounds({ entrants: eight, ties }), gridOf }), OFTEN)
    const inSemis = ['T1', 'T2', 'T3', 'T4'].reduce((sum, team) => sum + ofTeam(drawn, team).rounds[1]!.mean, 0)
    expect(inSemis).toBeCloseTo(2, 9)
  })

  test('keeps clubs of one country apart as long as that is possible', () => {
    const countries = new Map(eight.map((team, at) => [team, Math.floor(at / 2)]))
    const lot = { seeded: false, apart: { group: false, country: true } }
    const final = (teams: readonly string[]) =>
      simulateCup(
        cupOf(teams, { countries, rounds: [cupRound('Semi-finals', { entrants: teams, lot }), cupRound('Final')] }),
        OFTEN,
      )
    // Two of each of two countries: those of one country can only meet in the final.
    const drawn = final(eight.slice(0, 4))
    expect(inRound(drawn, 1)).toBeCloseTo(2, 9)
    expect(() => final(['T1', 'T2'])).not.toThrow()
  })

  test('lets a club come in later, and one go on without a match where their number is odd', () => {
    const drawn = simulateCup(
      cupOf(['A', 'B', 'C'], {
        rounds: [cupRound('Semi-finals', { entrants: ['A', 'B'] }), cupRound('Final', { entrants: ['C'] })],
      }),
      OFTEN,
    )
    expect(ofTeam(drawn, 'C').rounds[0]).toBeNull()
    expect(ofTeam(drawn, 'C').rounds[1]?.mean).toBe(1)
    expect(Math.abs(ofTeam(drawn, 'C').champion.mean - 0.5)).toBeLessThan(0.02)
    const odd = simulateCup(
      cupOf(['A', 'B', 'C'], { rounds: [cupRound('Semi-finals', { entrants: ['A', 'B', 'C'] }), cupRound('Final')] }),
      OFTEN,
    )
    for (const { rounds: reached } of odd.teams) expect(Math.abs(reached[1]!.mean - 2 / 3)).toBeLessThan(0.02)
  })
})

describe('groups and a bracket', () => {
  const groups = teamsOf('ABCDEF', 4)
  const names = groups.flatMap(({ teams }) => teams)
  const slots = bracket('2A 2C', '1D 3BEF', '1B 3ACD', '1F 2E', '1C 3ABF', '1E 2D', '1A 3CDE', '2B 2F')
  const names16 = ['Round of 16', 'Quarter-finals', 'Semi-finals', 'Final']
  const rounds = slots.map((ties, at) => cupRound(names16[at]!, { pairs: bracketPairs(ties) }))
  const through = { places: [0, 0], best: { count: 4, round: 0 } }
  const number = (team: string) => Number(team.slice(1))
  /** The first of a group beats the second, and so on; in later groups by more goals. */
  const inOrder = (home: string, away: string): readonly [number, number] =>
    number(home) < number(away) ? [home.charCodeAt(0) - 63, 0] : [0, home.charCodeAt(0) - 63]

  test('that are over lead to the pairs of the bracket: the first of A never meets the first of C before the final', () => {
    // Nobody but the firsts of A and C wins against anybody.
    const strong = (team: string) => (team === 'A1' || team === 'C1' ? 6 : 0)
    const gridOf: CupAhead<string>['gridOf'] = (home, away) => ({
      ...{ a: -2 + strong(home) - strong(away), b: -2 + strong(away) - strong(home), rho: 0 },
    })
    const drawn = simulateCup(cupOf(names, { groups: groupsOver(groups, inOrder, through), rounds, gridOf }), OFTEN)
    expect([0, 1, 2, 3].map((round) => Math.round(inRound(drawn, round)))).toEqual([16, 8, 4, 2])
    // Both are in the lower half: 1C is in the fifth tie and 1A in the seventh.
    expect(ofTeam(drawn, 'A1').rounds[2]!.mean).toBeGreaterThan(0.99)
    expect(ofTeam(drawn, 'C1').rounds[2]!.mean).toBeGreaterThan(0.99)
    expect(ofTeam(drawn, 'A1').rounds[3]!.mean + ofTeam(drawn, 'C1').rounds[3]!.mean).toBeCloseTo(1, 2)
    // Goals part the thirds: those of A and B, which lost by least, are out.
    const thirds = groups.map(({ letter }) => ofTeam(drawn, `${letter}3`).rounds[0]!.mean)
    expect(thirds.filter((share) => share === 1)).toHaveLength(4)
    expect(thirds.filter((share) => share === 0)).toHaveLength(2)
  })

  test('have as many in each round as it has places, whatever the results', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { minLength: 36, maxLength: 36 }), (scores) => {
        let at = 0
        const drawn = simulateCup(cupOf(names, { groups: groupsOver(groups, () => scores[at++]!, through), rounds }), {
          times: 20,
          perStrength: 20,
          seed: 1,
        })
        expect([0, 1, 2, 3].map((round) => Math.round(inRound(drawn, round) * 1e6) / 1e6)).toEqual([16, 8, 4, 2])
        expect(drawn.unplayed).toBe(0)
        expect(drawn.teams.reduce((sum, { champion }) => sum + champion.mean, 0)).toBeCloseTo(1, 9)
      }),
      { numRuns: 200 },
    )
  })
})
