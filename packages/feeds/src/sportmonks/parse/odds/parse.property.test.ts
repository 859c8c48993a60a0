import { MARKET } from '@touchline/football'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { overrounds, read, row } from './sample.testing.ts'

const word = fc.constantFrom<unknown>(
  '1',
  'Home',
  'x',
  'Away',
  'Over',
  'Under 2.5',
  'Yes',
  'Exactly',
  '',
  ' ',
  null,
  5,
  {},
  'Flamengo',
)
const number = fc.constantFrom<unknown>(
  '2.5',
  '-1.0, -1.5',
  '+0',
  '',
  'x',
  null,
  '1.90',
  '-1.00',
  '1e9',
  3,
  [],
  '999999999',
)

const rows = fc.array(
  fc.oneof(
    fc
      .record({
        market_id: fc.constantFrom(1, 6, 7, 14, 17, 62, 69, 74, 80, 270, 57, 'x', null),
        bookmaker_id: fc.constantFrom(1, 2, 20, 59, null),
        label: word,
        value: number,
        name: word,
        total: number,
        handicap: number,
        id: fc.constantFrom(208_431_451_709, 1, null, 'x'),
      })
      .map((changes) => ({ ...row(1, '', ''), ...changes })),
    fc.jsonValue(),
  ),
  { maxLength: 30 },
)

it('takes what can be taken of any rows, whatever their order, each thing priced once', () => {
  fc.assert(
    fc.property(rows, (reported) => {
      const { batch } = read(...reported)
      expect(read(...reported, ...reported).batch).toEqual(batch)
      for (const { quotes } of batch.odds ?? []) {
        expect(quotes.length).toBeGreaterThan(0)
        expect(new Set(quotes.map((one) => [one.bookmaker, one.selection, one.line].join())).size).toBe(quotes.length)
        expect(quotes.every((one) => one.price >= 1.01 && !Object.is(one.line, -0))).toBe(true)
      }
    }),
  )
})

it('gives each side its own handicap, whichever way the bookmaker writes it', () => {
  const book = fc.uniqueArray(
    fc.record({
      line: fc.integer({ min: -8, max: 8 }).map((quarters) => quarters / 4),
      home: fc.integer({ min: 35, max: 65 }),
    }),
    { minLength: 3, maxLength: 8, selector: (one) => Math.abs(one.line) },
  )
  fc.assert(
    fc.property(book, fc.boolean(), (lines, own) => {
      fc.pre(lines.some((one) => one.line !== 0))
      const price = (percent: number) => String(100 / (percent * 1.06))
      const reported = lines.flatMap(({ line, home }) => [
        row(6, '1', price(home), { handicap: String(line) }),
        row(6, '2', price(100 - home), { handicap: String(own ? 0 - line : line) }),
      ])
      const quotes = read(...reported).batch.odds?.[0]?.quotes ?? []
      expect(quotes).toHaveLength(reported.length)
      for (const sum of overrounds(MARKET.asian_handicap, quotes)) expect(sum).toBeCloseTo(1.06, 6)
    }),
  )
})
