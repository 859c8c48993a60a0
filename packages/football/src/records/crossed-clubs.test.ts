import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crossedClubs } from './crossed-clubs.ts'
import type { ReportedResult } from './votes.ts'

const CLUBS = 10

/** Every club at home to every other, a round a week; `goals` gives the goals of each match in turn. */
function season(goals: readonly number[] = []): ReportedResult[] {
  return Array.from({ length: 2 * (CLUBS - 1) }, (_, round) =>
    Array.from({ length: CLUBS / 2 }, (_, pair): ReportedResult => {
      const last = CLUBS - 1
      const place = (at: number) => (at === 0 ? last : (at + round) % last)
      const [one, other] = [place(pair), place(last - pair)]
      const [home, away] = round < last === (pair % 2 === 0) ? [one, other] : [other, one]
      const at = (round * CLUBS) / 2 + pair
      return {
        season: 1,
        kickoff: new Date(Date.UTC(2024, 3, 6 + 7 * round + (pair % 2), 15)).toISOString(),
        ...{ home, away },
        score: [goals[2 * at] ?? (home * 7 + round * 3 + pair) % 4, goals[2 * at + 1] ?? (away * 5 + round) % 3],
      }
    }),
  ).flat()
}

/** The results as a source has them that calls clubs otherwise. */
const called = (names: Readonly<Record<number, number>>, results = season()) =>
  results.map((one) => ({ ...one, home: names[one.home] ?? one.home, away: names[one.away] ?? one.away }))

describe('clubs that a source calls by each other’s names', () => {
  it('are told by the results of two, of a ring, and of one whose name a club of another name has', () => {
    expect([...crossedClubs(called({ 1: 2, 2: 1 }), season())].toSorted()).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect([...crossedClubs(called({ 1: 2, 2: 3, 3: 1 }), season())].toSorted()).toEqual([
      [1, 3],
      [2, 1],
      [3, 2],
    ])
    expect([...crossedClubs(called({ 1: 2, 2: 77 }), season())].toSorted()).toEqual([
      [2, 1],
      [77, 2],
    ])
    expect(crossedClubs(called({ 2: 77 }), season()).size).toBe(0)
  })

  it('are nobody else where the names are right, the days shifted or the results few', () => {
    expect(crossedClubs(season(), season()).size).toBe(0)
    const later = season().map((one) => ({ ...one, kickoff: one.kickoff.replace('2024', '2021') }))
    expect(crossedClubs(called({ 1: 2, 2: 1 }), later).size).toBe(0)
    expect(crossedClubs(called({ 1: 2, 2: 1 }, season().slice(0, 20)), season()).size).toBe(0)
  })

  it('are left alone where one season has them crosswise and another as they are', () => {
    const next = season().map((one) => ({ ...one, season: 2 }))
    expect(crossedClubs([...called({ 1: 2, 2: 1 }), ...next], [...season(), ...next]).size).toBe(0)
  })

  it('never become another club than the one whose results they have, however the goals fall', () => {
    const goals = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 2 * 90, maxLength: 2 * 90 })
    const names = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 2 })
    const wrong = fc.array(fc.nat(89), { maxLength: 4 })
    fc.assert(
      fc.property(goals, names, wrong, (drawn, ring, differing) => {
        const meant = Object.fromEntries(ring.map((club, at) => [club, ring[(at + 1) % ring.length] as number]))
        const own = called(meant, season(drawn)).map((one, at) =>
          differing.includes(at) ? { ...one, score: [9, 9] as const } : one,
        )
        for (const [club, is] of crossedClubs(own, season(drawn))) expect(meant[is]).toBe(club)
      }),
      { numRuns: 100 },
    )
  })
})
