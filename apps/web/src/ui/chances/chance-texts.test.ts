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

const { inPercent } = numbersIn('en')
const close = { home: 0.46017, draw: 0.27798, away: 0.26185 }

test('a possible outcome is never 0, an open one never 100, and an estimate says so', () => {
  expect(chanceTexts({ home: 0.998, draw: 0.0015, away: 0.0005 }, inPercent)).toEqual({
    home: '>99%',
    draw: '<1%',
    away: '<1%',
  })
  expect(chanceTexts({ home: 1, draw: 0, away: 0 }, inPercent)).toEqual({ home: '100%', draw: '0%', away: '0%' })
  expect(chanceTexts(close, inPercent, true).home).toBe('~46%')
  expect(chanceTexts(close, numbersIn('pt').inPercent).home).toBe('46\u00a0%')
})
