import { placeRulesOf } from '@touchline/football'
import { expect, test } from 'vitest'
import { leagueOfDivision, leagueOfNames } from './football-data/leagues.ts'

const marked = (key: string | null, season: string, teams: number) =>
  placeRulesOf(key, { seasonName: season, teams }).some((rule) => rule !== null)

test('the places of every division mean something, with as many clubs as it has', () => {
  const divisions =
    'E0 20,E1 24,E2 24,E3 24,EC 24,SC0 12,SC1 10,SC2 10,SC3 10,D1 18,D2 18,I1 20,I2 20,SP1 20,SP2 22,F1 18,F2 18'
  const others = 'N1 18,B1 16,P1 18,T1 18,G1 14'
  for (const [division = '', teams] of `${divisions},${others}`.split(',').map((one) => one.split(' '))) {
    expect([division, marked(leagueOfDivision(division)?.stableKey ?? null, '2025/2026', Number(teams))]).toEqual([
      division,
      true,
    ])
  }
  const countries = [
    ['Austria', 'Bundesliga', 12],
    ['Brazil', 'Serie A', 20],
    ['China', 'Super League', 16],
    ['Denmark', 'Superliga', 12],
    ['Finland', 'Veikkausliiga', 12],
    ['Ireland', 'Premier Division', 10],
    ['Japan', 'J1 League', 20],
    ['Norway', 'Eliteserien', 16],
    ['Poland', 'Ekstraklasa', 18],
    ['Romania', 'Liga 1', 16],
    ['Russia', 'Premier League', 16],
    ['Sweden', 'Allsvenskan', 16],
    ['Switzerland', 'Super League', 12],
    ['USA', 'MLS', 30],
  ] as const
  for (const [country, name, teams] of countries) {
    expect([country, marked(leagueOfNames(country, name)?.stableKey ?? null, '2025', teams)]).toEqual([country, true])
  }
})
