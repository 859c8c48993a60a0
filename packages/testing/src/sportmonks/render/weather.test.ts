import { weatherOf } from '@touchline/feeds/sportmonks/parse/fixture/details/weather.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { weatherRow } from './weather.ts'

const SKIES = [
  ['sun', 'clear sky'],
  ['moon', 'clear night'],
  ['cloud-sun', 'few clouds'],
  ['cloud', 'overcast clouds'],
  ['rain', 'light rain'],
  ['storm', 'thunderstorm'],
  ['snow', 'light snow'],
  ['fog', 'mist'],
  ['wind', 'strong wind'],
] as const

const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10)

it('weather of every kind is read as it was before it was rendered', () => {
  const numbers = fc.record({
    temperature: tenths(-30, 45),
    evening: fc.option(tenths(-30, 45)),
    humidity: fc.option(fc.nat(100)),
    windSpeed: fc.option(tenths(0, 40)),
  })
  fc.assert(
    fc.property(fc.constantFrom(...SKIES), numbers, ([icon, text], rest) => {
      const weather = { icon, text, ...rest }
      expect(weatherOf({ weatherreport: weatherRow(1, weather) }, '2026-12-13T15:00:00Z')).toEqual(weather)
    }),
  )
})
