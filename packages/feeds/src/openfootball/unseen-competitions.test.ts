import { expect, it } from 'vitest'
import { competitionOf } from './openfootball-competitions.ts'

it.each([
  ['Iceland Úrvalsdeild 2025', 'is.1.json', { name: 'Úrvalsdeild', country: 'Iceland', tier: 1, type: 'league' }],
  // With any title, the digit of the code is the level of a listed league.
  ['Sponsored League 2025', 'is.1.json', { stableKey: 'iceland/urvalsdeild' }],
  ['Sponsored League 2025', 'is.2.json', { stableKey: 'iceland/1-deild', tier: 2 }],
  ['Sponsored League 2025', 'is.3.json', { stableKey: null, country: 'Iceland', tier: 3 }],
  ['Sponsored League Women 2025', 'is.1.json', { stableKey: null, squad: 'Women' }],
  ['Liga Pro 2025', 'ni.1.json', { name: 'Liga Pro', country: 'Nicaragua', tier: 1 }],
  // A listed title in a file of another country does not count.
  ['Serie A 2025', 'ni.1.json', { name: 'Serie A', country: 'Nicaragua', stableKey: null }],
  ['Ekstraklasa 2025/26', 'pl.1.json', { stableKey: 'poland/ekstraklasa' }],
  ['Welsh Premier League 2012/13', 'wal.1.json', { name: 'Premier League', country: 'Wales' }],
  ['Poland | I Liga 2025/26', 'pl.2.json', { name: 'I Liga', country: 'Poland', tier: 2 }],
  ['Svenska Cupen 2025/26', 'se.cup.json', { country: 'Sweden', type: 'cup' }],
  ['English League Cup 2012/13', 'eng.league_cup.json', { stableKey: 'england/efl-cup' }],
  ['UEFA Europa League 2024/25', 'uefa.el.json', { stableKey: 'europe/europa-league' }],
  ['Euro 2024', 'euro.json', { stableKey: 'europe/european-championship', nations: true }],
  ['Africa Cup of Nations 2025', 'africa.json', { name: 'Africa Cup of Nations', country: 'Africa', nations: true }],
  ['Moon League 2025/26', 'moon.json', { name: 'Moon League', country: 'World' }],
  ['Moonland | First 2025/26', 'moon.json', { name: 'Moonland First', country: 'World', unlistedCountry: 'Moonland' }],
])('%s in %s', (title, file, expected) => {
  expect(competitionOf(title, `any/${file}`)).toMatchObject({ ok: true, value: { league: expected } })
})

it('has the clock of a country that has one alone', () => {
  const zone = (title: string, file: string) => competitionOf(title, file)
  expect(zone('Besta deild 2025', 'is.1.json')).toMatchObject({ value: { zone: 'Atlantic/Reykjavik' } })
  expect(zone('Canadian Premier League 2025', 'ca.1.json')).toMatchObject({ value: { zone: null } })
})
