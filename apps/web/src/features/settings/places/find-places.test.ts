import { describe, expect, test } from 'vitest'
import { placesFor, todaysNames } from './find-places.ts'

const ZONES = todaysNames(Intl.supportedValuesOf('timeZone'))
const cityOf = (zone: string) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
const countryOf = (name: string) => (name === 'Germany' ? 'Alemanha' : name)
const find = (typed: string, zones = ZONES) =>
  placesFor(typed, { zones, nameOf: cityOf, countryOf }).map(({ zone }) => zone)

describe('the place somebody types', () => {
  test.each([
    ['Manchester', 'Europe/London'],
    ['munich', 'Europe/Berlin'],
    ['Munique', 'Europe/Berlin'],
    ['Milão', 'Europe/Rome'],
    ['Barcelona', 'Europe/Madrid'],
    ['Boston', 'America/New_York'],
    ['san francisco', 'America/Los_Angeles'],
    ['Delhi', 'Asia/Kolkata'],
    ['Rio de Janeiro', 'America/Sao_Paulo'],
    ['Brasilia', 'America/Sao_Paulo'],
    ['Porto', 'Europe/Lisbon'],
    ['India', 'Asia/Kolkata'],
    ['Índia', 'Asia/Kolkata'],
    ['England', 'Europe/London'],
    ['Alemanha', 'Europe/Berlin'],
    ['lisbon', 'Europe/Lisbon'],
    ['new york', 'America/New_York'],
  ])('%s has the clock of %s', (typed, zone) => expect(find(typed)[0]).toBe(zone))

  test('a country with several clocks offers all of them', () => {
    expect(find('Portugal')).toEqual(['Europe/Lisbon', 'Atlantic/Madeira', 'Atlantic/Azores'])
    expect(find('Brazil')).toContain('America/Manaus')
  })

  test('a partial name lists names that begin with it first, and letters inside a word find nothing', () => {
    expect(find('os', ['America/New_York', 'Europe/Oslo'])).toEqual(['Europe/Oslo'])
    expect(find('aires')[0]).toBe('America/Argentina/Buenos_Aires')
    expect(find('xyzzy')).toEqual([])
  })

  test('every zone that a city or a country names is one a browser knows', async () => {
    const { CITIES_OF_ZONE } = await import('./cities.data.ts')
    expect(Object.keys(CITIES_OF_ZONE).filter((zone) => !ZONES.includes(zone))).toEqual([])
  })
})
