import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '../worked-examples.testing.ts'
import { DISPERSION, totalChance, totalOverChance } from './negative-binomial.ts'

const mean = fc.double({ min: 0.5, max: 16, noNaN: true })
const dispersion = fc.constantFrom(...Object.values(DISPERSION), 0.2)

test('totals of corners and cards have the mean and the variance μ(1 + dispersion·μ)', () => {
  fc.assert(
    fc.property(mean, dispersion, (mu, spread) => {
      const chances = Array.from({ length: 200 }, (_, count) => totalChance(count, mu, spread))
      const average = sum(chances.map((chance, count) => chance * count))
      const variance = sum(chances.map((chance, count) => chance * (count - mu) ** 2))
      expect(sum(chances)).toBeCloseTo(1, 6)
      expect(average).toBeCloseTo(mu, 4)
      expect(variance).toBeCloseTo(mu * (1 + spread * mu), 2)
    }),
  )
})

test('with dispersion 1 it is the geometric distribution', () => {
  expect([0, 1, 2].map((count) => totalChance(count, 1, 1))).toEqual(
    [0.5, 0.25, 0.125].map((one) => expect.closeTo(one, 12)),
  )
  expect(totalOverChance(1.5, 1, 1)).toBeCloseTo(0.25, 12)
})

test('a higher line is passed less often, a higher mean passes it more often', () => {
  fc.assert(
    fc.property(mean, dispersion, fc.integer({ min: 0, max: 14 }), (mu, spread, line) => {
      const chance = totalOverChance(line + 0.5, mu, spread)
      expect(totalOverChance(line + 1.5, mu, spread)).toBeLessThan(chance)
      expect(totalOverChance(line + 0.5, mu * 1.1, spread)).toBeGreaterThan(chance)
    }),
  )
})
