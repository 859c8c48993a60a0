import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastOf, luma, parseColour, RESULT_COLOURS, shieldColours, textOn } from './colours.ts'

test('a win is green, a draw amber, a loss red', () => {
  expect(RESULT_COLOURS).toEqual({ W: '#28a745', D: '#ffc107', L: '#dc3545' })
})

describe('text on a team colour', () => {
  test.each([
    ['#ffffff', '#000000'],
    ['#000000', '#ffffff'],
    ['#808080', '#000000'],
    ['#7f7f7f', '#ffffff'],
    ['#FFC107', '#000000'],
    ['#dc3545', '#ffffff'],
    ['#fff', '#000000'],
    ['not a colour', '#ffffff'],
  ])('on %s it is %s', (colour, text) => {
    expect(textOn(colour)).toBe(text)
  })

  test('green is brighter to the eye than red, red than blue', () => {
    expect(luma('#00ff00')).toBeCloseTo(149.685)
    expect(luma('#ff0000')).toBeCloseTo(76.245)
    expect(luma('#0000ff')).toBeCloseTo(29.07)
  })

  test('a colour that cannot be read has no parts and no brightness', () => {
    expect([parseColour('red'), parseColour('#12'), luma('#gggggg')]).toEqual([null, null, null])
  })
})

test('a team without colours always gets the same two different ones, however its name is written', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const [primary, secondary] = shieldColours(name)
      expect(parseColour(primary)).not.toBeNull()
      expect(secondary).not.toBe(primary)
      expect(shieldColours(` ${name.toUpperCase()} `.toLowerCase())).toEqual(
        shieldColours(name.toUpperCase().toLowerCase()),
      )
    }),
  )
  expect(shieldColours('São Paulo')).toEqual(shieldColours('Sao Paulo'))
})

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#ffffff', '#0000ff', 8.59],
  ['red', '#ffffff', 1],
])('the contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrastOf(one, other)).toBeCloseTo(expected, 2)
})
