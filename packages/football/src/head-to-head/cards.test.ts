import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardsOf, cardsRowOpens, cardsRows } from './cards.ts'
import type { CardEvent } from './records.ts'
import { AWAY, anyRecord, HOME, sampleRecord, sampleStats, swapSides } from './sample.testing.ts'

const card = (team_id: number, minute: number | null, type: CardEvent['type']): CardEvent => ({ team_id, minute, type })
const unknown = { yellow: -1, red: -1 }

describe('cards of a match and its halves', () => {
  const listed = sampleRecord({
    cards: {
      data: [
        card(HOME, 30, 'yellowcard'),
        card(HOME, 70, 'yellowred'),
        card(AWAY, 45, 'yellowcard'),
        card(AWAY, 90, 'redcard'),
        card(AWAY, 105, 'yellowcard'),
      ],
    },
  })

  test('red is red and second yellow together, and nothing counts after minute 90', () => {
    expect(cardsOf(listed, 0)).toEqual([
      { yellow: 1, red: 1 },
      { yellow: 1, red: 1 },
    ])
  })

  test('minutes below 46 are the first half, above 45 the second', () => {
    expect(cardsOf(listed, 1)).toEqual([
      { yellow: 1, red: 0 },
      { yellow: 1, red: 0 },
    ])
    expect(cardsOf(listed, 2)).toEqual([
      { yellow: 0, red: 1 },
      { yellow: 0, red: 1 },
    ])
  })

  test('a match without cards listed and without statistics is unknown and opens nothing', () => {
    expect(cardsOf(sampleRecord(), 0)).toEqual([unknown, unknown])
    expect(cardsRowOpens({ local: unknown, visitor: unknown })).toBe(false)
  })

  test('a match known to have had no card is 0 in the whole and in both halves', () => {
    const none = { yellowcards: 0, redcards: 0, yellowredcards: 0 }
    const record = sampleRecord({ stats: { data: [sampleStats(HOME, none), sampleStats(AWAY, none)] } })
    for (const half of [0, 1, 2] as const) {
      expect(cardsOf(record, half)).toEqual([
        { yellow: 0, red: 0 },
        { yellow: 0, red: 0 },
      ])
    }
  })

  test('totals without minutes are known for the whole match only', () => {
    const stats = {
      data: [
        sampleStats(HOME, { yellowcards: 2, redcards: 1, yellowredcards: 1 }),
        sampleStats(AWAY, { yellowcards: 3, redcards: 0 }),
      ],
    }
    expect(cardsOf(sampleRecord({ stats }), 0)).toEqual([
      { yellow: 2, red: 2 },
      { yellow: 3, red: 0 },
    ])
    expect(cardsOf(sampleRecord({ stats }), 1)).toEqual([unknown, unknown])
  })

  test('a list shorter than the statistics is not taken for the whole story', () => {
    const stats = {
      data: [sampleStats(HOME, { yellowcards: 4, redcards: 0 }), sampleStats(AWAY, { yellowcards: 1, redcards: 0 })],
    }
    const record = sampleRecord({ stats, cards: { data: [card(HOME, 12, 'yellowcard')] } })
    expect(cardsOf(record, 0)[0].yellow).toBe(4)
    expect(cardsOf(record, 2)).toEqual([unknown, unknown])
  })

  test('yellow cards may be known while red ones are not', () => {
    const stats = { data: [sampleStats(HOME, { yellowcards: 2 }), sampleStats(AWAY, { yellowcards: 1 })] }
    expect(cardsOf(sampleRecord({ stats }), 0)).toEqual([
      { yellow: 2, red: -1 },
      { yellow: 1, red: -1 },
    ])
  })
})

describe('any record', () => {
  test('halves that are known add up to the whole', () => {
    fc.assert(
      fc.property(anyRecord, fc.constantFrom(0, 1), fc.constantFrom('yellow', 'red'), (record, side, colour) => {
        const [full, first, second] = ([0, 1, 2] as const).map((half) => cardsOf(record, half)[side]?.[colour] ?? -1)
        expect(first === -1).toBe(second === -1)
        if (first !== -1) expect((first ?? 0) + (second ?? 0)).toBe(full)
      }),
    )
  })

  test('played at the other ground, only the sides change', () => {
    fc.assert(
      fc.property(anyRecord, fc.constantFrom(0, 1, 2), (record, half) => {
        const [here] = cardsRows([record], half)
        const [there] = cardsRows([swapSides(record)], half)
        expect(there).toMatchObject({ local: here?.visitor, visitor: here?.local })
      }),
    )
  })
})
