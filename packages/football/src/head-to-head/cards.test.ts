import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cards, cardsOf, cardsRowOpens, cardsRows } from './cards.ts'
import { anyMatch, card, sampleMatch, sampleSides, swapSides } from './sample.testing.ts'

const unknown = { yellow: null, red: null }
const both = (home: Cards, away: Cards) => ({ home, away })

describe('cards of a match and its halves', () => {
  const listed = sampleMatch({
    cards: [
      card('home', 30, 'yellowcard'),
      card('home', 70, 'yellowred'),
      card('away', 45, 'yellowcard'),
      card('away', 90, 'redcard'),
      card('away', 105, 'yellowcard'),
    ],
  })

  test('red is red and second yellow together, and nothing counts after minute 90', () => {
    expect(cardsOf(listed, 0)).toEqual(both({ yellow: 1, red: 1 }, { yellow: 1, red: 1 }))
  })

  test('minutes below 46 are the first half, above 45 the second', () => {
    expect(cardsOf(listed, 1)).toEqual(both({ yellow: 1, red: 0 }, { yellow: 1, red: 0 }))
    expect(cardsOf(listed, 2)).toEqual(both({ yellow: 0, red: 1 }, { yellow: 0, red: 1 }))
  })

  test('a match without cards listed and without statistics is unknown and opens nothing', () => {
    expect(cardsOf(sampleMatch(), 0)).toEqual(both(unknown, unknown))
    expect(cardsRowOpens(both(unknown, unknown))).toBe(false)
  })

  test('a match known to have had no card is 0 in the whole and in both halves', () => {
    const none = { yellowCards: 0, redCards: 0 }
    const match = sampleMatch({ sides: sampleSides(none, none) })
    for (const half of [0, 1, 2] as const) {
      expect(cardsOf(match, half)).toEqual(both({ yellow: 0, red: 0 }, { yellow: 0, red: 0 }))
    }
  })

  test('totals without minutes are known for the whole match only', () => {
    const sides = sampleSides({ yellowCards: 2, redCards: 2 }, { yellowCards: 3, redCards: 0 })
    expect(cardsOf(sampleMatch({ sides }), 0)).toEqual(both({ yellow: 2, red: 2 }, { yellow: 3, red: 0 }))
    expect(cardsOf(sampleMatch({ sides }), 1)).toEqual(both(unknown, unknown))
  })

  test('a list shorter than the statistics is not taken for the whole story', () => {
    const sides = sampleSides({ yellowCards: 4, redCards: 0 }, { yellowCards: 1, redCards: 0 })
    const match = sampleMatch({ sides, cards: [card('home', 12, 'yellowcard')] })
    expect(cardsOf(match, 0).home.yellow).toBe(4)
    expect(cardsOf(match, 2)).toEqual(both(unknown, unknown))
  })

  test('yellow cards may be known while red ones are not', () => {
    const sides = sampleSides({ yellowCards: 2 }, { yellowCards: 1 })
    expect(cardsOf(sampleMatch({ sides }), 0)).toEqual(both({ yellow: 2, red: null }, { yellow: 1, red: null }))
  })
})

describe('any match', () => {
  test('halves that are known add up to the whole', () => {
    fc.assert(
      fc.property(
        anyMatch,
        fc.constantFrom('home', 'away'),
        fc.constantFrom('yellow', 'red'),
        (match, side, colour) => {
          const [full, first, second] = ([0, 1, 2] as const).map((half) => cardsOf(match, half)[side][colour])
          expect(first === null).toBe(second === null)
          if (first !== null) expect((first ?? 0) + (second ?? 0)).toBe(full)
        },
      ),
    )
  })

  test('played at the other ground, only the sides change', () => {
    fc.assert(
      fc.property(anyMatch, fc.constantFrom(0, 1, 2), (match, half) => {
        const [here] = cardsRows([match], half)
        const [there] = cardsRows([swapSides(match)], half)
        expect(there).toMatchObject({ home: here?.away, away: here?.home })
      }),
    )
  })
})
