import { expect, test } from 'vitest'
import { BOOKMAKER, bookmakerIdOf, bookmakerName } from './bookmakers.ts'

test('every bookmaker has an id of its own and a name without underscores', () => {
  const ids = Object.values(BOOKMAKER)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(bookmakerName(id)).toMatch(/^[^_]+$/)
})

test('names are written as the bookmakers write them', () => {
  expect([3, 10, 17, 25, 28].map((id) => bookmakerName(id))).toEqual([
    'Bet365',
    'Gamebookers',
    '1xBet',
    '10Bet',
    '888sport',
  ])
  expect([bookmakerName(null), bookmakerName(999)]).toEqual([null, null])
})

test('a name leads back to its bookmaker, in any case', () => {
  for (const id of Object.values(BOOKMAKER)) expect(bookmakerIdOf(bookmakerName(id) ?? '')).toBe(id)
  expect([bookmakerIdOf(' bet365'), bookmakerIdOf('nobody')]).toEqual([BOOKMAKER.bet365, null])
})
