import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HIT_RATES, hitCounts, hitsOf } from './hit-rates.ts'
import { AWAY, anyMatch, HOME, sampleMatch, sampleScores, sampleSides, swapSides } from './sample.testing.ts'

const known = sampleMatch({
  scores: sampleScores([2, 1], [0, 1]),
  sides: sampleSides({ corners: 6, yellowCards: 3, redCards: 0 }, { corners: 4, yellowCards: 1, redCards: 1 }),
})

describe('the counts of a match', () => {
  test('a 2–1 with 0–1 at half-time, ten corners and five cards is counted for both sides', () => {
    expect(hitsOf(known, 'home')).toEqual({
      over_05: true,
      over_15: true,
      over_25: true,
      over_35: false,
      both_score: true,
      clean_sheet: false,
      half_time_lead: false,
      corners_over_95: true,
      cards_over_45: true,
    })
    expect(hitsOf(known, 'away')).toMatchObject({ half_time_lead: true, clean_sheet: false })
  })

  test('a half leaves the lines of whole matches unknown, and the second also a lead at half-time', () => {
    expect(hitsOf(known, 'home', 1)).toEqual({
      over_05: true,
      over_15: false,
      over_25: false,
      over_35: false,
      both_score: false,
      clean_sheet: false,
      half_time_lead: false,
      corners_over_95: null,
      cards_over_45: null,
    })
    expect(hitsOf(known, 'home', 2)).toMatchObject({ over_15: true, clean_sheet: true, half_time_lead: null })
    const noHalves = sampleMatch({ scores: sampleScores([2, 1]) })
    expect(Object.values(hitsOf(noHalves, 'home', 1))).toEqual(HIT_RATES.map(() => null))
  })

  test('nothing happened where nothing is known, which is not that it did not happen', () => {
    expect(Object.values(hitsOf(sampleMatch(), 'home'))).toEqual(HIT_RATES.map(() => null))
    const goalless = hitsOf(sampleMatch({ scores: sampleScores([0, 0]) }), 'home')
    expect(goalless).toMatchObject({ over_05: false, clean_sheet: true, half_time_lead: null, corners_over_95: null })
  })

  test('cards are known where both colours are', () => {
    const yellow = sampleMatch({ sides: sampleSides({ yellowCards: 9 }, { yellowCards: 9 }) })
    expect(hitsOf(yellow, 'home').cards_over_45).toBeNull()
  })
})

describe('the counts of a list', () => {
  test('n is the number of matches in which it is known', () => {
    const matches = [known, sampleMatch({ scores: sampleScores([0, 0]) }), sampleMatch()]
    expect(hitCounts(matches, HOME)).toMatchObject({
      over_25: { count: 1, matches: 2 },
      clean_sheet: { count: 1, matches: 2 },
      corners_over_95: { count: 1, matches: 1 },
      half_time_lead: { count: 0, matches: 1 },
    })
  })

  test('a list without a team is seen from the home teams, one of many teams from the side each match is listed for', () => {
    expect(hitCounts([known], null).half_time_lead.count).toBe(0)
    expect(hitCounts([{ ...known, listedFor: 'away' }], null).half_time_lead.count).toBe(1)
    expect(hitCounts([known], AWAY).half_time_lead.count).toBe(1)
  })

  test('never more often than it is known, and less often the higher the line', () => {
    fc.assert(
      fc.property(fc.array(anyMatch, { maxLength: 12 }), (matches) => {
        const counts = hitCounts(matches, HOME)
        for (const { count, matches: n } of Object.values(counts)) {
          expect(count).toBeLessThanOrEqual(n)
          expect(n).toBeLessThanOrEqual(matches.length)
        }
        const lines = (['over_05', 'over_15', 'over_25', 'over_35'] as const).map((rate) => counts[rate].count)
        expect(lines).toEqual(lines.toSorted((one, other) => other - one))
        expect(counts.both_score.count).toBeLessThanOrEqual(counts.over_15.count)
      }),
    )
  })

  test('swapping the sides of every match changes nothing for a team', () => {
    fc.assert(
      fc.property(fc.array(anyMatch, { maxLength: 8 }), (matches) => {
        expect(hitCounts(matches.map(swapSides), HOME)).toEqual(hitCounts(matches, HOME))
      }),
    )
  })
})
