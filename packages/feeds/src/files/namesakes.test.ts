import { expect, it } from 'vitest'
import { leagueNamed } from './competitions.ts'
import { namesakesIn } from './namesakes.ts'
import { teamNamed } from './teams.ts'

const competition = { league: leagueNamed({ country: 'England', name: 'Premier League' }), season: '2024/2025' }
const teamOf = (name: string) => teamNamed('openfootball', { competition, name })
const meets = (home: string, away: string, day = '2024-08-17') => ({ home, away, day })

it('two names of one club that play each other are two clubs, the nearer one the club', () => {
  expect([...namesakesIn([meets('Arsenal', 'Arsenal FC'), meets('Chelsea', 'Arsenal', '2024-09-01')], teamOf)]).toEqual(
    ['Arsenal FC'],
  )
})

it('two names that play others on one day are two clubs', () => {
  expect(namesakesIn([meets('Arsenal', 'Everton FC'), meets('Chelsea', 'Arsenal FC')], teamOf).size).toBe(1)
})

it('a name that changes its spelling in the season is one club', () => {
  const spelt = [
    meets('Arsenal', 'Chelsea'),
    meets('Everton FC', 'ARSENAL', '2024-08-24'),
    meets('Arsenal FC', 'Fulham FC', '2024-09-01'),
  ]
  expect(namesakesIn(spelt, teamOf).size).toBe(0)
})
