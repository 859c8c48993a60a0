import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  currentCoachCount,
  filterRecords,
  type HeadToHeadFilters,
  hasCoachFilters,
  NO_FILTERS,
  newestFirst,
  setVenue,
  type UpcomingPair,
} from './filters.ts'
import { AWAY, anyRecord, HOME, sampleRecord, swapSides } from './sample.testing.ts'

const upcoming: UpcomingPair = { local_id: HOME, visitor_id: AWAY, local_coach_id: 71, visitor_coach_id: 72 }
const coached = { local_coach_id: 71, visitor_coach_id: 72 }
const matches = [
  sampleRecord({ match_id: 1, league_id: 8, season_id: 2024, ...coached }),
  swapSides(sampleRecord({ match_id: 2, league_id: 8, season_id: 2023, ...coached })),
  sampleRecord({ match_id: 3, league_id: 9, season_id: 2023, local_coach_id: 71, visitor_coach_id: 99 }),
  sampleRecord({ match_id: 4, league_id: 9, season_id: 2022 }),
]
const ids = (filters: Partial<HeadToHeadFilters>, pair = upcoming) =>
  filterRecords(matches, { ...NO_FILTERS, ...filters }, pair).map((record) => record.match_id)

describe('filters of the head-to-head view', () => {
  test.each([
    ['nothing set', {}, [1, 2, 3, 4]],
    ['one league', { leagues: [9] }, [3, 4]],
    ['two seasons', { seasons: [2022, 2024] }, [1, 4]],
    ['no league chosen', { leagues: [] }, []],
    ['only at home', { away: false }, [1, 3, 4]],
    ['only away', { home: false }, [2]],
    ['under both current coaches, whoever was at home', { coach: true }, [1, 2]],
    ['all others', { prevcoach: true }, [3, 4]],
    ['both coach boxes', { coach: true, prevcoach: true }, [1, 2, 3, 4]],
  ])('%s', (_, filters, expected) => {
    expect(ids(filters)).toEqual(expected)
  })

  test('without a coach on both teams the coach boxes are not offered and filter nothing', () => {
    const pair = { ...upcoming, visitor_coach_id: null }
    expect(hasCoachFilters(pair)).toBe(false)
    expect(ids({ coach: true }, pair)).toEqual([1, 2, 3, 4])
  })

  test('the number beside the coach box counts within the other filters', () => {
    const count = (filters: Partial<HeadToHeadFilters>) =>
      currentCoachCount(matches, { ...NO_FILTERS, ...filters }, upcoming)
    expect([count({}), count({ seasons: [2024] }), count({ prevcoach: true }), count({ leagues: [9] })]).toEqual([
      2, 1, 2, 0,
    ])
  })

  test('home and away are never both off: the last one ticked stays', () => {
    const away = setVenue(NO_FILTERS, 'home', false)
    expect([away.home, away.away]).toEqual([false, true])
    expect(setVenue(away, 'away', false)).toEqual(away)
    expect(setVenue(away, 'home', true)).toEqual(NO_FILTERS)
  })

  test('matches stand newest first', () => {
    const later = sampleRecord({ match_id: 5, start_dt: '2025-01-01T12:00:00Z' })
    expect(newestFirst([...matches, later]).map((record) => record.match_id)).toEqual([5, 4, 3, 2, 1])
  })
})

test('filters may be set in any order', () => {
  const filters: fc.Arbitrary<HeadToHeadFilters> = fc.record({
    leagues: fc.constantFrom(null, [8], [9], []),
    seasons: fc.constantFrom(null, [2023], [2023, 2024]),
    home: fc.boolean(),
    away: fc.boolean(),
    coach: fc.boolean(),
    prevcoach: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(anyRecord), filters, filters, (records, one, other) => {
      const both = filterRecords(filterRecords(records, one, upcoming), other, upcoming)
      expect(filterRecords(filterRecords(records, other, upcoming), one, upcoming)).toEqual(both)
    }),
  )
})

test('every match is either under the current coaches or among the others', () => {
  fc.assert(
    fc.property(fc.array(anyRecord), (records) => {
      const under = filterRecords(records, { ...NO_FILTERS, coach: true }, upcoming)
      const others = filterRecords(records, { ...NO_FILTERS, prevcoach: true }, upcoming)
      expect(under.length + others.length).toBe(records.length)
      expect(under).toHaveLength(currentCoachCount(records, NO_FILTERS, upcoming))
    }),
  )
})
