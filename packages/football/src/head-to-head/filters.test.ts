import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Match } from '../match/match.ts'
import {
  currentCoachCount,
  filterMatches,
  type HeadToHeadFilters,
  hasCoachFilters,
  setVenue,
  type UpcomingPair,
} from './filters.ts'
import { AWAY, anyMatch, HOME, sampleMatch, swapSides } from './sample.testing.ts'

const NO_FILTERS: HeadToHeadFilters = {
  leagues: null,
  seasons: null,
  venue: null,
  coach: null,
}
const upcoming: UpcomingPair = { home: { id: HOME, coachId: 71 }, away: { id: AWAY, coachId: 72 } }

const played = (id: number, league: number, season: number, coaches: readonly [number, number] | null): Match => {
  const match = sampleMatch({ id })
  return {
    ...match,
    league: { ...match.league, id: league },
    season: { ...match.season, id: season },
    home: { ...match.home, coachId: coaches?.[0] ?? null },
    away: { ...match.away, coachId: coaches?.[1] ?? null },
  }
}
const matches = [
  played(1, 8, 2024, [71, 72]),
  swapSides(played(2, 8, 2023, [71, 72])),
  played(3, 9, 2023, [71, 99]),
  played(4, 9, 2022, null),
]
const ids = (filters: Partial<HeadToHeadFilters>, pair = upcoming) =>
  filterMatches(matches, { ...NO_FILTERS, ...filters }, pair).map(({ id }) => id)

describe('filters of the head-to-head view', () => {
  test.each([
    ['nothing set', {}, [1, 2, 3, 4]],
    ['one league', { leagues: [9] }, [3, 4]],
    ['two seasons', { seasons: [2022, 2024] }, [1, 4]],
    ['no league chosen', { leagues: [] }, []],
    ['only at home', { venue: 'home' }, [1, 3, 4]],
    ['only away', { venue: 'away' }, [2]],
    ['under both current coaches, home or away', { coach: 'current' }, [1, 2]],
    ['all others', { coach: 'previous' }, [3, 4]],
  ] as const)('%s', (_, filters, expected) => {
    expect(ids(filters)).toEqual(expected)
  })

  test('without a coach on both teams the coach boxes are not offered and filter nothing', () => {
    const pair = { ...upcoming, away: { ...upcoming.away, coachId: null } }
    expect(hasCoachFilters(pair)).toBe(false)
    expect(ids({ coach: 'current' }, pair)).toEqual([1, 2, 3, 4])
  })

  test('the number next to the coach box counts within the other filters', () => {
    const count = (filters: Partial<HeadToHeadFilters>) =>
      currentCoachCount(matches, { ...NO_FILTERS, ...filters }, upcoming)
    expect([count({}), count({ seasons: [2024] }), count({ coach: 'previous' }), count({ leagues: [9] })]).toEqual([
      2, 1, 2, 0,
    ])
  })

  test('home and away are never both off: the last one ticked stays', () => {
    expect(setVenue(null, 'home', false)).toBe('away')
    expect(setVenue('away', 'away', false)).toBe('away')
    expect(setVenue('away', 'home', true)).toBeNull()
    expect(setVenue('home', 'home', true)).toBe('home')
  })
})

test('filters may be set in any order', () => {
  const filters: fc.Arbitrary<HeadToHeadFilters> = fc.record({
    leagues: fc.constantFrom(null, [8], [9], []),
    seasons: fc.constantFrom(null, [2023], [2023, 2024]),
    venue: fc.constantFrom(null, 'home', 'away'),
    coach: fc.constantFrom(null, 'current', 'previous'),
  })
  fc.assert(
    fc.property(fc.array(anyMatch), filters, filters, (some, one, other) => {
      const both = filterMatches(filterMatches(some, one, upcoming), other, upcoming)
      expect(filterMatches(filterMatches(some, other, upcoming), one, upcoming)).toEqual(both)
    }),
  )
})

test('every match is either under the current coaches or among the others', () => {
  fc.assert(
    fc.property(fc.array(anyMatch), (some) => {
      const under = filterMatches(some, { ...NO_FILTERS, coach: 'current' }, upcoming)
      const others = filterMatches(some, { ...NO_FILTERS, coach: 'previous' }, upcoming)
      expect(under.length + others.length).toBe(some.length)
      expect(under).toHaveLength(currentCoachCount(some, NO_FILTERS, upcoming))
    }),
  )
})
