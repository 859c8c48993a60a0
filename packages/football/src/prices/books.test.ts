import { describe, expect, test } from 'vitest'
import { BOOKMAKER } from './bookmakers.ts'
import { bandOf, completeBooks, fairBook, type StoredQuote, singleBooks } from './books.ts'

const { average, maximum, bet365, pinnacle, bwin } = BOOKMAKER
const RESULT = [1, 2, 3].map((selection) => ({ selection, line: null }))

const of = (bookmakerId: number, prices: readonly (number | null)[], rest: Partial<StoredQuote> = {}): StoredQuote[] =>
  prices.flatMap((price, at) =>
    price === null
      ? []
      : [{ bookmakerId, selection: at + 1, line: null, opening: null, price, closing: false, ...rest }],
  )

describe('the books of a market', () => {
  test('are complete, of one bookmaker each, and without the market maximum', () => {
    const books = completeBooks(
      [...of(bet365, [2.1, 3.4, 3.6]), ...of(bwin, [2.1, null, 3.6]), ...of(maximum, [2.2, 3.6, 3.9])],
      RESULT,
    )
    expect(books.map(({ bookmakerId, prices }) => [bookmakerId, prices])).toEqual([[bet365, [2.1, 3.4, 3.6]]])
    expect(books[0]?.probabilities.map((one) => Math.round(one * 1e5) / 1e5)).toEqual([0.46017, 0.27798, 0.26185])
  })

  test('belong to one line; a handicap is the away side’s with the other sign', () => {
    const quote = (selection: number, line: number, price: number) => of(bet365, [price], { selection, line })
    const quotes = [...quote(1, -0.5, 1.9), ...quote(2, 0.5, 2), ...quote(2, -0.5, 1.3)].flat()
    const line = (home: number) => [
      { selection: 1, line: home },
      { selection: 2, line: 0 - home },
    ]
    expect(completeBooks(quotes, line(-0.5)).map(({ prices }) => prices)).toEqual([[1.9, 2]])
    expect(completeBooks(quotes, line(0.5))).toEqual([])
  })

  test('have opening and closing prices only as a whole', () => {
    const whole = of(bet365, [2.1, 3.4, 3.6], { opening: 2.2, closing: true })
    expect(completeBooks(whole, RESULT)[0]).toMatchObject({ openings: [2.2, 2.2, 2.2], closing: true })
    const partly = whole.map((quote, at) => (at === 1 ? { ...quote, opening: null, closing: false } : quote))
    expect(completeBooks(partly, RESULT)[0]).toMatchObject({ openings: null, closing: false })
  })
})

test('probabilities are taken from Pinnacle, then from the average of all, then from the reference price', () => {
  const books = completeBooks(
    [bwin, average, pinnacle].flatMap((bookmaker) => of(bookmaker, [2.1, 3.4, 3.6])),
    RESULT,
  )
  const [first, second, third] = books
  expect(fairBook(books, first ?? null)?.bookmakerId).toBe(pinnacle)
  expect(
    fairBook(
      [first, second].flatMap((one) => one ?? []),
      first ?? null,
    )?.bookmakerId,
  ).toBe(average)
  expect(fairBook([], third ?? null)).toBe(third)
  expect(fairBook([], null)).toBeNull()
})

test('the band goes from the lowest to the highest of single bookmakers, in probability and in price', () => {
  const quotes = [...of(bet365, [2.1, 3.4, 3.6]), ...of(bwin, [2, 3.5, 4]), ...of(average, [9, 1.5, 9])]
  const band = bandOf(singleBooks(completeBooks(quotes, RESULT)), 0)
  expect(band?.lowest).toEqual({ probability: expect.closeTo(0.46017, 5), price: 2 })
  expect(band?.highest).toEqual({ probability: expect.closeTo(0.48814, 5), price: 2.1 })
  expect(bandOf([], 0)).toBeNull()
})
