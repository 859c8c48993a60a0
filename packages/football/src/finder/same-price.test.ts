import { expect, test } from 'vitest'
import { type PricedMatch, samePrices } from './same-price.ts'

const [BET365, PINNACLE] = [2, 4]
const at = (
  day: number,
  [home, away]: readonly [number, number],
  goals: PricedMatch['goals'],
  bookmaker = BET365,
): PricedMatch => ({ day, prices: { bookmaker, home, away }, goals })
const readAll = (matches: readonly PricedMatch[]) => matches.map(samePrices()).at(-1)

/** Twenty-two days of home sides at 2.1 against different prices: they lose the first twelve and win the others by three goals to nil. */
const past = [...Array(22)].map((_, day) => at(day, [2.1, 3 + day / 100], day < 12 ? [0, 1] : [3, 0]))

test('the last twenty home sides at the price are counted, wherever they played, and no away side at it', () => {
  expect(readAll([...past, at(30, [2.1, 9], null)])).toEqual({
    ...{ sameHomeWins20: 10, sameHomeOvers20: 10, sameAwayWins20: null, sameAwayOvers20: null },
  })
  expect(readAll([...past, at(30, [9, 2.1], null)])?.sameAwayWins20).toBeNull()
  expect(readAll([...past.slice(3), at(30, [2.1, 9], null)])?.sameHomeWins20).toBeNull()
  expect(readAll([...past.slice(2), at(30, [2.1, 9], null)])?.sameHomeWins20).toBe(10)
})

test('away sides count their own wins', () => {
  const away = past.map(({ day, goals }) => at(day, [3 + day / 100, 2.1], goals))
  expect(readAll([...away, at(30, [9, 2.1], null)])).toMatchObject({ sameAwayWins20: 10, sameAwayOvers20: 10 })
})

test('a price next to it, and the same of another bookmaker, is another price', () => {
  expect(readAll([...past, at(30, [2.11, 9], null)])?.sameHomeWins20).toBeNull()
  expect(readAll([...past, at(30, [2.1, 9], null, PINNACLE)])?.sameHomeWins20).toBeNull()
})

test('matches of the same day, without a result or without a price teach nothing', () => {
  const early = past.slice(0, 19)
  const next = at(30, [2.1, 9], null)
  for (const more of [
    at(30, [2.1, 9], [1, 0]),
    at(29, [2.1, 9], null),
    { ...at(29, [2.1, 9], [1, 0]), prices: null },
  ] satisfies PricedMatch[])
    expect(readAll([...early, more, next])?.sameHomeWins20).toBeNull()
  expect(readAll([...early, at(29, [2.1, 9], [1, 0]), next])?.sameHomeWins20).toBe(8)
})
