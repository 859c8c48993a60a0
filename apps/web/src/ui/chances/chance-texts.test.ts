import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numbersIn } from '../../app/numbers.ts'
import { chanceTexts, wholePercents } from './chance-texts.ts'

test('whole per cents add up to 100 and are never off by one or more', () => {
  fc.assert(
    fc.property(
      fc.tuple(fc.double({ min: 0.001, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
      ([a, b]) => {
        const chances = { home: a * b, draw: a * (1 - b), away: 1 - a }
        const { home, draw, away } = wholePercents(chances)
        expect(home + draw + away).toBe(100)
        expect(Math.abs(home - chances.home * 100)).toBeLessThan(1 + 1e-9)
      },
    ),
  )
})

test('what is still possible is not 0, what is open not 100, and an estimate says so', () => {
  expect(chanceTexts(numbersIn('en'), { home: 0.998, draw: 0.0015, away: 0.0005 })).toEqual({
    home: '>99%',
    draw: '<1%',
    away: '<1%',
  })
  expect(chanceTexts(numbersIn('en'), { home: 1, draw: 0, away: 0 })).toEqual({ home: '100%', draw: '0%', away: '0%' })
  const estimated = { home: 0.46017, draw: 0.27798, away: 0.26185 }
  expect(chanceTexts(numbersIn('en'), estimated, true).home).toBe('~46%')
  expect(chanceTexts(numbersIn('pt'), estimated, true).home).toBe('~46 %')
})
