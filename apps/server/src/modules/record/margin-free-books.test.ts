import { BOOKMAKER } from '@touchline/football'
import { expect, test } from 'vitest'
import { bestBook, GOALS_BOOK, marginFree, RESULT_BOOK, type StoredMarket } from './margin-free-books.ts'

type Quote = [bookmaker: number, selection: number, price: number, line?: number | null, closing?: boolean]

const market = (quotes: readonly Quote[]): StoredMarket => ({
  bookmakerIds: quotes.map(([bookmaker]) => bookmaker),
  selections: quotes.map(([, selection]) => selection),
  prices: quotes.map(([, , price]) => price),
  lines: quotes.map(([, , , line]) => line ?? null),
  closings: quotes.map(([, , , , closing]) => closing ?? false),
})
const threeWay = (bookmaker: number, prices: readonly number[], closing = false) =>
  prices.map((price, at): Quote => [bookmaker, at + 1, price, null, closing])
const { average, bet365, bwin, pinnacle } = BOOKMAKER
const open = { ...RESULT_BOOK, closing: false }

test('Pinnacle comes first, then the average, then the bookmaker of the reference price, and nobody else', () => {
  const all = [
    ...threeWay(bwin, [2, 3.4, 3.6]),
    ...threeWay(bet365, [2.05, 3.4, 3.6]),
    ...threeWay(average, [2.08, 3.4, 3.6]),
    ...threeWay(pinnacle, [2.1, 3.4, 3.6]),
  ]
  const chosen = (without: readonly number[]) =>
    bestBook(market(all.filter(([bookmaker]) => !without.includes(bookmaker))), open, bet365)?.bookmakerId
  expect(chosen([])).toBe(pinnacle)
  expect(chosen([pinnacle])).toBe(average)
  expect(chosen([pinnacle, average])).toBe(bet365)
  expect(chosen([pinnacle, average, bet365])).toBeUndefined()
  expect(bestBook(undefined, open, bet365)).toBeNull()
})

test('the margin goes by the power method', () => {
  const book = bestBook(market(threeWay(pinnacle, [2.1, 3.4, 3.6])), open, null)
  expect(book?.probabilities.map((one) => one.toFixed(5))).toEqual(['0.46017', '0.27798', '0.26185'])
  expect(book?.prices).toEqual([2.1, 3.4, 3.6])
})

test('a book that is incomplete, pays out more than it takes or takes more than a fifth is none', () => {
  expect(bestBook(market(threeWay(pinnacle, [2.1, 3.4])), open, null)).toBeNull()
  expect(marginFree(pinnacle, [2.2, 4, 5])).toBeNull()
  expect(marginFree(pinnacle, [1.5, 2.9, 3])).toBeNull()
  expect(marginFree(pinnacle, [2.1, 3.4, null])).toBeNull()
})

test('a closing book has closing prices alone, and of goals only the line of 2.5 counts', () => {
  const mixed = market([...threeWay(pinnacle, [2.1, 3.4, 3.6]), ...threeWay(average, [2, 3.5, 3.9], true)])
  expect(bestBook(mixed, { ...RESULT_BOOK, closing: true }, null)?.bookmakerId).toBe(average)
  expect(bestBook({ ...mixed, closings: null }, { ...RESULT_BOOK, closing: true }, null)).toBeNull()
  const goals = market([
    [pinnacle, 1, 1.4, 1.5],
    [pinnacle, 2, 3, 1.5],
    [pinnacle, 1, 1.9, 2.5],
    [pinnacle, 2, 1.95, 2.5],
  ])
  expect(bestBook(goals, { ...GOALS_BOOK, closing: false }, null)?.prices).toEqual([1.9, 1.95])
})
