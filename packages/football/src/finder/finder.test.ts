import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BETS, FACT_NAMES, FACTS, isWon, isYesOrNo } from './facts.ts'
import { type Condition, conditionsText, finderKey, finderQuery, readConditions } from './finder.ts'

const someConditions = fc.uniqueArray(fc.constantFrom(...FACT_NAMES), { maxLength: 8 }).chain((facts) =>
  fc.tuple(
    ...facts.map((fact) => {
      const { least, most, digits } = FACTS[fact]
      const end = fc.integer({ min: least * 10 ** digits, max: most * 10 ** digits }).map((one) => one / 10 ** digits)
      return fc.tuple(end, end, fc.integer({ min: 0, max: 2 })).map(([one, other, open]): Condition => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)]
        return { fact, from: open === 1 ? null : from, to: open === 2 ? null : to }
      })
    }),
  ),
)

test('conditions come back from their text as they were', () => {
  fc.assert(
    fc.property(someConditions, (some) => {
      expect(readConditions(conditionsText(some))).toEqual(some)
    }),
  )
})

test('a condition that is none is refused with what is wrong', () => {
  const refused: [string, RegExp][] = [
    ['height:1..2', /no fact/],
    ['__proto__:1..2', /must be conditions/],
    ['priceHome:2..1.5', /nothing is/],
    ['priceHome:..', /asks nothing/],
    ['priceHome:1.234..2', /2 digits/],
    ['homeRest:1.5..', /0 digits/],
    ['homeRest:..31', /0 to 30/],
    ['homeRest:-1..', /0 to 30/],
    ['priceHome:1e3..', /digits/],
    ['priceHome:1..2;drop table account', /digits/],
    ['priceHome:1..2,priceHome:2..3', /twice/],
    [`priceHome:1..${'9'.repeat(400)}`, /digits/],
    ['priceHome', /must be conditions/],
    [Array(21).fill('priceHome:1..2').join(), /at most 20/],
  ]
  for (const [text, why] of refused) expect(readConditions(text), text).toMatch(why)
})

test('a fact that yes or no answers is 0 or 1 and nothing between', () => {
  expect(FACT_NAMES.filter(isYesOrNo)).toEqual(['wet'])
  expect(readConditions('wet:1..1')).toEqual([{ fact: 'wet', from: 1, to: 1 }])
  for (const text of ['wet:0.5..1', 'wet:..2', 'wet:-1..0']) expect(readConditions(text), text).toMatch(/needs/)
})

test('any text is read or refused in words', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      const read = readConditions(text)
      if (typeof read !== 'string') expect(readConditions(conditionsText(read))).toEqual(read)
    }),
  )
})

test('a finder is in the address what it is, and the same in whatever order it was put together', () => {
  const conditions = [
    { fact: 'priceHome', from: 1.8, to: 2.3 },
    { fact: 'homeRest', from: 3, to: null },
  ] as const
  const finder = { bet: 'over', leagues: [9, 12], days: [7, 6], conditions } as const
  expect(finderQuery(finder)).toEqual({
    bet: 'over',
    leagues: '9,12',
    days: '7,6',
    where: 'priceHome:1.8..2.3,homeRest:3..',
  })
  expect(finderQuery({ bet: 'home', leagues: [], days: [], conditions: [] })).toEqual({})
  expect(finderKey({ ...finder, leagues: [12, 9], conditions: conditions.toReversed() })).toBe(finderKey(finder))
})

test('exactly one bet of 1X2 is won, and one of over and under', () => {
  fc.assert(
    fc.property(fc.nat(9), fc.nat(9), (home, away) => {
      expect(BETS.filter((bet) => isWon(bet, home, away))).toHaveLength(2)
      expect(isWon('over', home, away)).toBe(home + away > 2)
    }),
  )
})
