import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareAll, compareTexts, foldText, nameKey } from './text.ts'

describe('folding a name', () => {
  test.each([
    ['São Paulo', 'sao paulo'],
    ['Türkiye', 'turkiye'],
    ['İstanbul Başakşehir', 'istanbul basaksehir'],
    ['Łódź', 'lodz'],
    ['Bodø/Glimt', 'bodo/glimt'],
    ['Großaspach', 'grossaspach'],
    ['Đakovo', 'dakovo'],
    ['Þór', 'thor'],
    ['Cote d’Ivoire', "cote d'ivoire"],
    ['Qəbələ', 'qabala'],
    ['Ɓamako', 'bamako'],
    ['M´gladbach', "m'gladbach"],
    ['', ''],
  ])('%s is compared as %s', (name, folded) => {
    expect(foldText(name)).toBe(folded)
  })

  test('folding what is already folded changes nothing', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => foldText(foldText(text)) === foldText(text)))
  })
})

test.each([
  ['St. Kitts & Nevis', 'Saint Kitts and Nevis'],
  ['Bosnia-Herzegovina', 'bosnia  herzegovina'],
  ["Côte d'Ivoire", 'Cote d’Ivoire'],
  ['U.S.A.', 'usa'],
  ["M'gladbach", 'M´gladbach'],
  ['M’gladbach', 'M′gladbach'],
])('%s and %s are one name', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other))
})

test.each([
  ['a', 'b', -1],
  ['b', 'a', 1],
  ['a', 'a', 0],
  ['Z', 'a', -1],
])('%s to %s: %i', (one, other, order) => {
  expect(compareTexts(one, other)).toBe(order)
})

test.each([
  [['a', 'b'], ['a', 'c'], -1],
  [['b', 'a'], ['a', 'b'], 1],
  [['a', 'b'], ['a', 'b'], 0],
])('the first that differ decide: %j to %j', (one, other, order) => {
  expect(compareAll(one, other)).toBe(order)
})
