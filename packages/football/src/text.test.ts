import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldText, nameKey } from './text.ts'

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
])('%s and %s are one name', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other))
})
