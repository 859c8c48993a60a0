import { DEFAULT_TOP_CLUBS, DEFAULT_TOP_LEAGUES, REGION } from '@touchline/football'
import { expect, it } from 'vitest'
import { country } from './context.testing.ts'
import { leagueStableKey, teamStableKey } from './stable-keys.ts'

const PLACES = [REGION.europe, ...['England', 'Germany', 'Spain', 'Italy', 'France'].map((name) => country(name))]
const ids = Array.from({ length: 4000 }, (_, id) => String(id))

it('knows the competitions and clubs of the boxes on the home page', () => {
  const leagues = ids.flatMap((id) => PLACES.flatMap((place) => leagueStableKey(id, place) ?? []))
  const teams = ids.flatMap((id) => PLACES.flatMap((place) => teamStableKey(id, place) ?? []))
  expect(leagues).toEqual(expect.arrayContaining([...DEFAULT_TOP_LEAGUES]))
  expect(teams).toEqual(expect.arrayContaining([...DEFAULT_TOP_CLUBS]))
  expect(new Set([...leagues, ...teams]).size).toBe(leagues.length + teams.length)
})

it('takes no id for another country’s club or competition', () => {
  expect(teamStableKey('8', country('England'))).toBe('england/liverpool')
  expect(teamStableKey('8', country('Spain'))).toBeNull()
  expect(leagueStableKey('600', country('Turkey'))).toBe('turkey/super-lig')
})
