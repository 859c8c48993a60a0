import { countryByName, squadOfTeam, type TeamRecord } from '@touchline/football'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LISTED_CLUBS } from '../clubs/index.ts'
import { competitionOf as orgCompetition } from '../football-data-org/org-competitions.ts'
import { orgTeam } from '../football-data-org/org-teams.ts'
import { competitionOf } from '../openfootball/openfootball-competitions.ts'
import { ligaCompetition } from '../openligadb/liga-leagues.ts'
import { INDEX_ENTRY, parsePlays } from '../statsbomb/sample.testing.ts'
import { leagueNamed } from './competitions.ts'
import { teamNamed } from './teams.ts'

const season = '2023/2024'
const named = (competition: string, country: string | null, name: string): TeamRecord => {
  const team = teamNamed('openfootball', {
    competition: { league: leagueNamed({ country, name: competition }), season },
    name,
  })
  if (!team.ok) throw new Error(team.message)
  return team.value
}

describe('a competition of women', () => {
  test('has clubs of women, whatever the source calls them, which all sources share', () => {
    const names = ['Arsenal', 'Arsenal FC', 'Arsenal WFC', 'Arsenal Women', 'Arsenal (W)', 'Arsenal LFC']
    for (const name of names)
      expect(named("Women's Super League", 'England', name)).toMatchObject({
        name: 'Arsenal Women',
        stableKey: 'england/arsenal-women',
        venue: null,
      })
    expect(named('Premier League', 'England', 'Arsenal')).toMatchObject({ stableKey: 'england/arsenal' })
    expect(named('Friendlies', 'England', 'Arsenal WFC')).toMatchObject({ stableKey: 'england/arsenal-women' })
  })

  test('has national teams of women, and those of an age are others', () => {
    expect(named("Women's World Cup", null, 'Germany')).toMatchObject({
      name: 'Germany Women',
      stableKey: 'national/ger-women',
      national: true,
    })
    expect(named("FIFA U-17 Women's World Cup", null, 'Korea Republic')).toMatchObject({
      name: 'South Korea Women U17',
      stableKey: 'national/kor-women-u17',
    })
    expect(named('International Friendlies', null, 'Germany Women')).toMatchObject({ stableKey: 'national/ger-women' })
    expect(named('International Friendlies', null, 'Germany')).toMatchObject({ stableKey: 'national/ger' })
  })
})

test('no club of the list is in a competition of women, of the young or of reserves, unless it is theirs', () => {
  const competitions = fc.constantFrom('Frauen-Bundesliga', 'Liga F', 'U19 League', 'Primavera', 'Premier League 2')
  const listed = new Map(LISTED_CLUBS.map((club) => [club.key, club]))
  fc.assert(
    fc.property(
      fc.record({ club: fc.constantFrom(...LISTED_CLUBS), competition: competitions }),
      ({ club, competition }) => {
        const team = named(competition, club.country, club.name)
        const found = listed.get(team.stableKey ?? '')
        expect(squadOfTeam(team.name)).not.toBeNull()
        expect(found === undefined || squadOfTeam(found.name) !== null).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})

test('openfootball: a file of women that is called as that of men is', () => {
  for (const [title, path, stableKey] of [
    ["Women's World Cup 2019", '2019/worldcup.json', 'world/womens-world-cup'],
    ['Frauen-Bundesliga 2023/24', '2023-24/de.1.json', 'germany/frauen-bundesliga'],
  ] as const) {
    expect(competitionOf(title, path)).toMatchObject({ value: { league: { stableKey, squad: 'Women' } } })
  }
})

test('OpenLigaDB: cups of women and of juniors are not the cup', () => {
  const cup = (leagueName: string) => ligaCompetition({ leagueShortcut: 'x', leagueName, leagueSeason: 2025 }).ok
  expect(cup('DFB-Pokal 2025/2026')).toBe(true)
  for (const name of [
    'DFB-Pokal Frauen',
    'DFB Pokal Damen',
    'DFB-Pokal der Junioren',
    'DFB-Pokal U19',
    'DFB-Pokal Test',
  ])
    expect(cup(name)).toBe(false)
})

describe('football-data.org', () => {
  const raw = (name: string, area: string, code: string) => ({
    area: { name: area },
    competition: { code, name, type: 'LEAGUE' },
    season: { startDate: '2023-08-15', endDate: '2024-05-24' },
  })
  const teamOf = (competition: ReturnType<typeof raw>, team: object) => {
    const found = orgCompetition(competition)
    return found.ok ? orgTeam(team, found.value) : found
  }

  test('clubs of women are not those of men', () => {
    const women = raw('Frauen Bundesliga', 'Germany', 'FBL')
    expect(teamOf(women, { id: 9001, name: 'FC Bayern München', tla: 'FCB' })).toMatchObject({
      value: { key: '9001', name: 'Bayern München Women', stableKey: 'germany/bayern-munich-women' },
    })
    expect(teamOf(women, { id: 9002, name: '1. FFC Turbine Potsdam' })).toMatchObject({
      value: { name: '1. FFC Turbine Potsdam Women', stableKey: null },
    })
  })

  test('national teams of women are not those of men', () => {
    expect(teamOf(raw("UEFA Women's EURO", 'Europe', 'WEC'), { id: 9003, name: 'Germany' })).toMatchObject({
      value: { name: 'Germany Women', stableKey: 'national/ger-women', national: true },
    })
  })
})

test('StatsBomb: sides that are female make a competition one of women though its name does not', () => {
  const side = (at: 'home' | 'away') => ({ ...INDEX_ENTRY[`${at}_team`], [`${at}_team_gender`]: 'female' })
  const entry = {
    ...INDEX_ENTRY,
    competition: { competition_id: 9999, competition_name: 'Primera División', country_name: 'Spain' },
    home_team: side('home'),
    away_team: side('away'),
  }
  const { batch } = parsePlays([], { index: [entry] })
  expect(batch.teams).toMatchObject([
    { key: '217', stableKey: 'spain/barcelona-women', name: 'Barcelona Women' },
    { key: '207', stableKey: 'spain/valencia-women', name: 'Valencia Women' },
  ])
  expect(batch.leagues).toMatchObject([{ stableKey: null, country: countryByName('Spain')?.id }])
})
