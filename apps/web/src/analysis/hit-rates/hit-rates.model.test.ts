import type { ExpectedShare } from '@touchline/contract'
import { HIT_RATES, type HitRate, hitCounts, type Match } from '@touchline/football'
import { sampleMatch, sampleScores } from '@touchline/football/samples'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ExpectedShares, rateRows } from './hit-rates.model.ts'

const match = (home: number, away: number): Match => sampleMatch({ scores: sampleScores([home, away]) })
const all = (one: ExpectedShare): ExpectedShares =>
  Object.fromEntries(HIT_RATES.map((rate) => [rate, one])) as Record<HitRate, ExpectedShare>
const against: ExpectedShare = {
  home: 0.6,
  away: 0.3,
  sources: ['Pinnacle'],
  league: { any: 0.5, home: 0.55, matches: 380 },
  shrinkage: 80,
}
const past = { counts: hitCounts([match(2, 1), match(0, 0), match(3, 0)], 1), list: 'past', side: 'home' } as const

const over25 = (listed: Parameters<typeof rateRows>[0]) => rateRows(listed).find(({ rate }) => rate === 'over_25')

describe('a line of the hit rates', () => {
  test('has the count of known matches, their share and its certainty, and is left out if nobody counted it', () => {
    const rows = rateRows({ ...past, expected: null })
    expect(rows.map(({ rate }) => rate)).toEqual([
      'over_05',
      'over_15',
      'over_25',
      'over_35',
      'both_score',
      'clean_sheet',
    ])
    const row = over25({ ...past, expected: null })
    expect(row).toMatchObject({ count: 2, matches: 3, implied: null, next: null })
    expect(row?.record?.share).toBeCloseTo(2 / 3)
    expect(row?.record?.low).toBeCloseTo(0.208, 3)
  })

  test('has the chance the price implies for the side the team has in the match', () => {
    expect(over25({ ...past, expected: all(against) })?.implied).toBe(0.6)
    expect(over25({ ...past, side: 'away', expected: all(against) })?.implied).toBe(0.3)
  })

  test('draws the record towards the league, at a price towards the price, under a referee towards the home teams', () => {
    const next = (list: 'past' | 'similar' | 'referee') =>
      over25({ ...past, list, expected: all(against) })?.next?.share
    expect(next('past')).toBeCloseTo((80 * 0.5 + 2) / 83)
    expect(next('similar')).toBeCloseTo((80 * 0.6 + 2) / 83)
    expect(next('referee')).toBeCloseTo((80 * 0.55 + 2) / 83)
  })

  test('takes the other one where one is missing, and expects nothing without both', () => {
    const priced = all({ ...against, league: null })
    expect(over25({ ...past, expected: priced })?.next?.share).toBeCloseTo((80 * 0.6 + 2) / 83)
    const unknown = all({ ...against, home: null, league: null })
    expect(over25({ ...past, expected: unknown })?.next).toBeNull()
    const unpriced = all({ ...against, home: null })
    expect(over25({ ...past, list: 'similar', expected: unpriced })?.next?.share).toBeCloseTo((80 * 0.5 + 2) / 83)
  })

  test('expects between the record and what it is drawn towards, and its interval of the next ten holds the share', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), share, (over, under, league) => {
        fc.pre(over + under > 0)
        const matches = [
          ...Array.from({ length: over }, () => match(2, 1)),
          ...Array.from({ length: under }, () => match(0, 0)),
        ]
        const expected = all({ ...against, league: { any: league, home: league, matches: 380 } })
        const row = over25({ ...past, counts: hitCounts(matches, 1), expected })
        const own = over / (over + under)
        const [low, high] = [Math.min(own, league), Math.max(own, league)]
        expect(row?.next?.share).toBeGreaterThanOrEqual(low - 0.006)
        expect(row?.next?.share).toBeLessThanOrEqual(high + 0.006)
        expect(row?.next?.low).toBeLessThanOrEqual(10 * (row?.next?.share ?? 0) + 1)
        expect(row?.next?.high).toBeGreaterThanOrEqual(10 * (row?.next?.share ?? 0) - 1)
      }),
    )
  })
})
