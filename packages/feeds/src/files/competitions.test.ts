import { squadOfCompetition } from '@touchline/football'
import { expect, it, test } from 'vitest'
import { isCup, levelOf } from './competition-words.ts'
import { leagueNamed, standsAlone } from './competitions.ts'
import { germanPlace } from './german-places.ts'
import { teamNamed } from './teams.ts'

it.each([
  ['Dänemark', 'Denmark'],
  ['danemark', 'Denmark'],
  ['daenemark', 'Denmark'],
  ['osterreich', 'Austria'],
  ['tuerkei', 'Turkey'],
  ['sudkorea', 'South Korea'],
  ['schottland', 'Scotland'],
  ['nordirland', 'Northern Ireland'],
  ['Elfenbeinküste', 'Ivory Coast'],
  ['Vereinigte Arabische Emirate', 'United Arab Emirates'],
  ['nord-zentralamerika', 'North & Central America'],
])('%s is %s in German', (german, english) => {
  expect(germanPlace(german)?.name).toBe(english)
})

test('a name that is no German one is no country', () => {
  expect(germanPlace('Atlantis')).toBeNull()
  expect(germanPlace('')).toBeNull()
})

it.each([
  ['belgien', 'Jupiler League', 'belgium/pro-league'],
  ['Niederlande', 'Eredivisie', 'netherlands/eredivisie'],
  ['turkei', 'super-lig', 'turkey/super-lig'],
  ['Argentina', 'Primera Division', 'argentina/liga-profesional'],
  ['europa', 'champions-league', 'europe/champions-league'],
  [null, 'UEFA Champions League', 'europe/champions-league'],
  [null, 'Africa Cup of Nations', 'africa/africa-cup-of-nations'],
  ['Iceland', 'Besta deild karla', 'iceland/urvalsdeild'],
  ['England', "FA Women's Super League", 'england/womens-super-league'],
  ['Europe', 'WC Qualification Europe', 'europe/world-cup-qualifying'],
  [null, "FIFA Women's World Cup", 'world/womens-world-cup'],
])('of %s the %s is the one every source shares', (country, name, stableKey) => {
  expect(leagueNamed({ country, name })).toMatchObject({ key: stableKey, stableKey })
})

it.each([
  ['Faroe Islands', 'Meistaradeildin', { country: 'Faroe Islands', name: 'Meistaradeildin', type: 'league', tier: 1 }],
  ['Island', '2. deild', { country: 'Iceland', type: 'league', tier: 2 }],
  ['Wales', 'Welsh Cup', { country: 'Wales', type: 'cup' }],
  ['England', "Women's National League", { country: 'England', squad: 'Women', tier: 1 }],
  ['Germany', 'DFB-Pokal Frauen', { country: 'Germany', squad: 'Women', type: 'cup' }],
  ['England', 'Premier League U21', { country: 'England', squad: 'U21', tier: 1, stableKey: null }],
  ['Atlantis', 'Premier League', { country: 'World', name: 'Atlantis Premier League', type: 'league', nations: false }],
  [null, 'African Nations Championship', { country: 'Africa', nations: true, type: 'cup' }],
  [null, 'CAF Super Cup', { country: 'Africa', nations: false, type: 'cup' }],
  [null, 'Emirates Trophy', { country: 'World', type: 'cup' }],
] as const)('of %s the %s stands on its own', (country, name, expected) => {
  expect(leagueNamed({ country, name })).toMatchObject({ stableKey: null, ...expected })
})

test('a competition on its own is reported under country and name', () => {
  expect(standsAlone(leagueNamed({ country: 'Atlantis', name: 'Premier League' }))).toBe(
    'Atlantis Premier League (Atlantis) is not in the list of competitions; it is stored separately',
  )
})

test('a name says whether it is a cup, its level and who plays', () => {
  const cups = [
    'Taça da Liga',
    'Türkiye Kupası',
    'KNVB Beker',
    'Svenska Cupen',
    'Landespokal',
    'Supercopa',
    'FA Trophy',
  ]
  expect(cups.filter((name) => !isCup(name))).toEqual([])
  expect(['Championship', 'Ligue 1', 'Primera División', 'Copenhagen Series'].filter(isCup)).toEqual([])
  expect(['2. Liga', 'Ligue 2', 'Serie C', 'Segunda División', 'Liga 3', 'Prva Liga', 'U19 Liga'].map(levelOf)).toEqual(
    [2, 2, 3, 2, 3, 1, 1],
  )
  expect(
    ['Division 1 Féminine', 'Campionato Primavera', 'Premier League 2', 'La Liga'].map(squadOfCompetition),
  ).toEqual(['Women', 'Youth', 'Reserves', null])
})

test('women and youth are never the first team of men', () => {
  const ofWomen = { league: leagueNamed({ country: 'England', name: 'Super League Women' }), season: '2023/2024' }
  const team = teamNamed('statsbomb', { competition: ofWomen, name: 'Arsenal FC' })
  expect(team).toMatchObject({ ok: true, value: { name: 'Arsenal Women', stableKey: 'england/arsenal-women' } })
  const young = { league: leagueNamed({ country: 'Europe', name: 'European Championship U21' }), season: '2023' }
  expect(teamNamed('openfootball', { competition: young, name: 'France' })).toMatchObject({
    ok: true,
    value: { name: 'France U21', stableKey: 'national/fra-u21', national: true },
  })
})

test('a placeholder for a team not known yet is never a club', () => {
  const cup = { league: leagueNamed({ country: 'Iceland', name: 'Cup' }), season: '2025' }
  for (const name of ['N.N.', 'TBD', 'To be announced', 'Winner Group A', 'W49', '1A', '-', 'Sieger HF 1']) {
    expect(teamNamed('openfootball', { competition: cup, name })).toMatchObject({
      ok: false,
      message: `${name} is no team yet`,
    })
  }
})

test('a club in a competition of many countries is the only one called so there, or stands under the region', () => {
  const cup = { league: leagueNamed({ country: null, name: 'UEFA Super Cup' }), season: '2023' }
  expect(teamNamed('openfootball', { competition: cup, name: 'Real Madrid' })).toMatchObject({
    value: { stableKey: 'spain/real-madrid' },
  })
  expect(teamNamed('openfootball', { competition: cup, name: 'Ambridge' })).toMatchObject({
    value: { key: 'Europe: Ambridge', stableKey: null },
  })
})
