import { placeRulesOf } from '@touchline/football'
import { expect, test } from 'vitest'
import { ROUND_ROBINS } from './competitions/leagues.ts'

/** Decided by averages of years, by two tournaments a season, or by rules that are not in the list. */
const BY_NO_TABLE = [
  'egypt/premier-league',
  'india/super-league',
  'indonesia/super-league',
  'argentina/liga-profesional',
  'colombia/primera-a',
  'mexico/liga-mx',
  'mexico/liga-de-expansion',
  'united-arab-emirates/pro-league',
  'morocco/botola',
  'thailand/league-1',
  'vietnam/v-league-1',
  'new-zealand/national-league',
  'fiji/premier-league',
  'peru/liga-1',
  'bolivia/primera-division',
]
const marked = (key: string | null, season: string, teams: number) =>
  placeRulesOf(key, { seasonName: season, teams }).some((rule) => rule !== null)

test('the places of every league of the demo world mean something today, where a table decides', () => {
  const without = ROUND_ROBINS.filter(({ key, clubs, calendar }) => {
    const season = calendar === 'split' ? '2026/2027' : '2026'
    return !marked(key, season, clubs.trim().split('\n').length)
  })
  expect(without.map(({ key }) => key)).toEqual(BY_NO_TABLE)
})
