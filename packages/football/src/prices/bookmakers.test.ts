import { expect, test } from 'vitest'
import { BOOKMAKER, bookmakerIdOf, bookmakerName, bookmakerOfCode } from './bookmakers.ts'

test('every bookmaker has a unique id and a name without underscores', () => {
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

test('an unlisted code is a separate bookmaker, found again by its number, which fits an integer column', () => {
  const codes = ['QZ', 'XYZ', 'ZZZ', 'QBET', 'BOYLE', '8BET', 'B9', '9999Z', 'ZZZZZ']
  const ids = codes.map((code) => bookmakerOfCode(code))
  expect(ids.map((id) => bookmakerName(id))).toEqual(codes)
  expect(new Set(ids).size).toBe(codes.length)
  for (const id of ids) expect(id).toBeLessThan(2 ** 31)
})

test('an invalid code of a bookmaker has no number', () => {
  for (const code of ['Q', 'Avg', 'Max', 'BbMx', '365', 'ABCDEF', 'A B', '']) expect(bookmakerOfCode(code)).toBeNull()
})
