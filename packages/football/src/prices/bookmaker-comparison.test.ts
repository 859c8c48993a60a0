import { expect, test } from 'vitest'
import { compareBooks } from './bookmaker-comparison.ts'
import { BOOKMAKER } from './bookmakers.ts'
import { bookOf } from './books.ts'

const book = (bookmaker: number, prices: number[], openings: (number | null)[] = [null]) =>
  bookOf(bookmaker, { prices, openings, closing: false })!

test('the best price of each outcome is a bookmaker’s, not the average’s, and several may have it', () => {
  const { best, books } = compareBooks([
    book(BOOKMAKER.average, [2.5, 3.6, 3.7]),
    book(BOOKMAKER.bet365, [2.1, 3.4, 3.5], [2.2, 3.3, 3.4]),
    book(BOOKMAKER.pinnacle, [2.15, 3.4, 3.45]),
  ])
  expect(best?.prices).toEqual([2.15, 3.4, 3.5])
  expect(best?.overround).toBeCloseTo(1 / 2.15 + 1 / 3.4 + 1 / 3.5, 12)
  // The lower overround first, the average last.
  expect(books.map(({ bookmakerId }) => bookmakerId)).toEqual([BOOKMAKER.pinnacle, BOOKMAKER.bet365, BOOKMAKER.average])
  expect(books.map(({ prices }) => prices.map((one) => one.best))).toEqual([
    [true, true, false],
    [false, true, true],
    [false, false, false],
  ])
  expect(books[1]?.prices.map(({ opening }) => opening)).toEqual([2.2, 3.3, 3.4])
})

test('one bookmaker alone has no best price, and the average alone none at all', () => {
  const alone = compareBooks([book(BOOKMAKER.bet365, [2.1, 3.4, 3.5])])
  expect(alone.books[0]?.prices.every(({ best }) => !best)).toBe(true)
  expect(compareBooks([book(BOOKMAKER.average, [2.1, 3.4, 3.5])]).best).toBeNull()
})
