import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PriceFormats, priceFormats } from '../prices/odds.ts'
import { type HandicapEntry, handicapLines, type TotalEntry, totalLines, withBothSides } from './lines.ts'
import { hasMoreLines, mainHandicap, mainTotal } from './main-line.ts'
import { moreOdds } from './more-odds.ts'

const price = (decimal: number): PriceFormats => priceFormats(decimal) as PriceFormats
const home = (handicap: number, decimal: number): HandicapEntry => ({ label: 'home', handicap, value: price(decimal) })
const away = (handicap: number, decimal: number): HandicapEntry => ({ label: 'away', handicap, value: price(decimal) })
const over = (total: number, decimal: number): TotalEntry => ({ label: 'over', total, value: price(decimal) })
const under = (total: number, decimal: number): TotalEntry => ({ label: 'under', total, value: price(decimal) })

describe('lines', () => {
  test("the away side's handicap has the other sign, and zero is zero for both", () => {
    expect(handicapLines([home(-1.5, 2.6), away(1.5, 1.5), home(0, 1.8), away(-0, 2)])).toEqual([
      { handicap: -1.5, home: price(2.6), away: price(1.5) },
      { handicap: 0, home: price(1.8), away: price(2) },
    ])
  })

  test('the same number for both sides is two lines, each without its other side', () => {
    expect(handicapLines([home(-1, 2.1), away(-1, 4)])).toEqual([
      { handicap: -1, home: price(2.1), away: null },
      { handicap: 1, home: null, away: price(4) },
    ])
  })

  test('totals are ordered from the lowest, a side nobody prices is missing', () => {
    expect(totalLines([under(3.5, 1.4), over(2.5, 1.9), under(2.5, 1.95)])).toEqual([
      { total: 2.5, over: price(1.9), under: price(1.95) },
      { total: 3.5, over: null, under: price(1.4) },
    ])
  })

  test('a market that needs both sides has none of its entries when one side is missing', () => {
    const sideOf = ({ label }: HandicapEntry) => label
    expect(withBothSides([home(-1, 2), home(0, 1.5)], sideOf)).toEqual([])
    expect(withBothSides([home(-1, 2), away(1, 1.8)], sideOf)).toHaveLength(2)
    expect(withBothSides([], sideOf)).toEqual([])
  })
})

describe('the main line', () => {
  test.each([
    ['the highest price under 2', [over(1.5, 1.3), under(1.5, 3.4), over(2.5, 1.85), under(2.5, 1.95)], 2.5],
    ['on whichever side it is', [over(2.5, 1.8), under(2.5, 2.05), over(3.5, 3), under(3.5, 1.99)], 3.5],
    ['2 is not under 2', [over(2.5, 2), under(2.5, 1.7), over(3.5, 2.9), under(3.5, 1.75)], 3.5],
    ['none under 2: the lowest', [over(2.5, 2.4), under(2.5, 2.2), over(3.5, 4), under(3.5, 2.1)], 3.5],
    ['equals: the closest prices', [over(2.5, 1.95), under(2.5, 4), over(3.5, 1.95), under(3.5, 2.05)], 3.5],
    ['one price alone', [over(4.5, 6)], 4.5],
  ])('of totals: %s', (_, entries, total) => {
    expect(mainTotal(totalLines(entries))?.total).toBe(total)
  })

  test('is found the same way for handicaps and comes with its other side', () => {
    const entries = [home(-1, 2.7), away(1, 1.5), home(-0.25, 1.97), away(0.25, 1.93), home(0, 1.6)]
    expect(mainHandicap(handicapLines(entries))).toEqual({ handicap: -0.25, home: price(1.97), away: price(1.93) })
  })

  test('nothing comes of nothing', () => {
    expect([mainTotal([]), mainHandicap([])]).toEqual([null, null])
  })

  test('there is more to see from the third price on', () => {
    expect([0, 1, 2, 3].map((count) => hasMoreLines(Array(count).fill(0)))).toEqual([false, false, false, true])
  })

  test('each market with lines has its own', () => {
    expect(moreOdds({ AH: [home(-1, 1.9)], COU: [over(9.5, 1.9)], ATC: [under(4.5, 1.8)] })).toEqual({
      maxAH: { handicap: -1, home: price(1.9), away: null },
      maxCH: null,
      maxAHC: null,
      maxOU: null,
      maxCOU: { total: 9.5, over: price(1.9), under: null },
      maxATC: { total: 4.5, over: null, under: price(1.8) },
    })
  })
})

const decimals = fc.uniqueArray(fc.integer({ min: 101, max: 900 }), { minLength: 1, maxLength: 16 })
const quarters = fc.array(fc.integer({ min: -12, max: 12 }), { minLength: 16, maxLength: 16 })

test('when home and away change places, nothing of the main handicap changes but the sides', () => {
  fc.assert(
    fc.property(
      decimals,
      quarters,
      fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }),
      (prices, steps, sides) => {
        const entries = prices.map((cents, at) => (sides[at] ? home : away)((steps[at] as number) / 4 + 0, cents / 100))
        const turned = entries.map((entry) => ({ ...entry, label: entry.label === 'home' ? 'away' : 'home' }) as const)
        const main = mainHandicap(handicapLines(entries))
        const other = mainHandicap(handicapLines(turned))
        expect(other).toEqual(main && { handicap: 0 - main.handicap, home: main.away, away: main.home })
      },
    ),
  )
})

test('a main total holds a price under 2 whenever there is one, and no better one is left aside', () => {
  fc.assert(
    fc.property(decimals, (prices) => {
      const entries = prices.map((cents, at) => (at % 2 === 0 ? over : under)(0.5 + Math.floor(at / 2), cents / 100))
      const main = mainTotal(totalLines(entries))
      const shown = [main?.over, main?.under].flatMap((one) => (one ? [one['0']] : []))
      const below = prices.map((cents) => cents / 100).filter((one) => one < 2)
      expect(shown).toContain(below.length > 0 ? Math.max(...below) : Math.min(...prices) / 100)
    }),
  )
})
