import { expect, it } from 'vitest'
import { knownLeague } from '../files/competitions.ts'
import { groundRecord, teamNamed } from '../files/teams.ts'
import { clubFacts } from './index.ts'

it('knows when a club was founded, where it plays and where on the map that is', () => {
  expect(clubFacts('england/arsenal')).toEqual({
    founded: 1886,
    ground: 'Emirates Stadium',
    city: 'London',
    capacity: 60_361,
    coordinates: { latitude: 51.555, longitude: -0.108611 },
  })
})

it('has the city of a club whose ground no source names, and the city is on the map', () => {
  expect(clubFacts('spain/getafe')).toMatchObject({ ground: null, city: 'Madrid' })
  expect(clubFacts('spain/getafe').coordinates?.latitude).toBeCloseTo(40.33, 1)
})

it('names no ground of a club that has left the one its source names', () => {
  expect(clubFacts('england/west-ham-united')).toMatchObject({ founded: 1895, ground: null, city: 'London' })
})

it('knows nothing of a club that is not in the list', () => {
  expect(clubFacts('england/ashton')).toEqual({
    founded: null,
    ground: null,
    city: null,
    capacity: null,
    coordinates: null,
  })
})

it('gives the team of every source of files its year and its ground', () => {
  const named = teamNamed('football-data', {
    competition: { league: knownLeague('england/premier-league'), season: '2026/2027' },
    name: 'Arsenal',
  })
  if (!named.ok) throw new Error(named.message)
  const ground = groundRecord(named.value)
  expect(named.value).toMatchObject({ founded: 1886, venue: ground?.key })
  expect(ground).toMatchObject({ name: 'Emirates Stadium', city: 'London', capacity: 60_361, latitude: 51.555 })
})
