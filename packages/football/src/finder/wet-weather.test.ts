import { expect, test } from 'vitest'
import { wetWeather } from './wet-weather.ts'

test('rain, snow and thunderstorms are wet; every other sky is dry, and an unknown one is neither', () => {
  expect(['rain', 'snow', 'storm'].map(wetWeather)).toEqual([1, 1, 1])
  expect(['sun', 'moon', 'cloud', 'cloud-sun', 'fog', 'wind'].map(wetWeather)).toEqual([0, 0, 0, 0, 0, 0])
  expect(wetWeather(null)).toBeNull()
})
