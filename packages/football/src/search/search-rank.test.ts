import { describe, expect, test } from 'vitest'
import { squadOfTeam } from '../squads/squads.ts'
import { leagueFame } from './search-fame.ts'
import { searchNames } from './search-names.ts'
import { rankFound } from './search-rank.ts'

/** Things with their weights, found by the text. */
function found(text: string, weights: Record<string, number>): string[] {
  const rows = Object.entries(weights).flatMap(([shown, weight], id) =>
    searchNames({ names: [shown] }).map((one) => ({ id, shown, weight, lesser: squadOfTeam(shown) !== null, ...one })),
  )
  return rankFound(text, rows).map(({ shown }) => shown)
}

const CLUBS = {
  'Bayern Alzenau': 0,
  'Bayern Munich': 90,
  'Bayern Munich II': 3,
  Barcelona: 95,
  'Barcelona B': 4,
  'Barcelona SC': 20,
  'Manchester City': 90,
  'Manchester United': 92,
  'Manchester United U21': 2,
  'Mansfield Town': 5,
  'Paris FC': 10,
  'Paris Saint-Germain': 90,
  'Paris Saint-Germain Women': 9,
  'Real Madrid': 99,
  'Real Sociedad': 60,
  'Sport Recife': 30,
  'São Paulo': 60,
  Villarreal: 62,
}

describe('the club people mean comes first', () => {
  test.each([
    ['man u', 'Manchester United'],
    ['man utd', 'Manchester United'],
    ['man', 'Manchester United'],
    ['man c', 'Manchester City'],
    ['barca', 'Barcelona'],
    ['Barça', 'Barcelona'],
    ['psg', 'Paris Saint-Germain'],
    ['paris', 'Paris Saint-Germain'],
    ['sao', 'São Paulo'],
    ['SÃO P', 'São Paulo'],
    ['bayern', 'Bayern Munich'],
    ['real', 'Real Madrid'],
    ['saint germain', 'Paris Saint-Germain'],
  ])('%s: %s', (text, first) => {
    expect(found(text, CLUBS)[0]).toBe(first)
  })
})

test('second, youth and women’s teams come after all others', () => {
  expect(found('bayern', CLUBS)).toEqual(['Bayern Munich', 'Bayern Alzenau', 'Bayern Munich II'])
  expect(found('manchester united', CLUBS)).toEqual(['Manchester United', 'Manchester United U21'])
  expect(found('paris', CLUBS)).toEqual(['Paris Saint-Germain', 'Paris FC', 'Paris Saint-Germain Women'])
})

test('they come first when they are requested', () => {
  expect(found('barcelona b', CLUBS)[0]).toBe('Barcelona B')
  expect(found('manchester united u21', CLUBS)).toEqual(['Manchester United U21'])
})

test('the exact name comes before words that begin so, and these before parts of words', () => {
  expect(found('row', { Crown: 9, Rowan: 5, 'New Row': 6, Row: 0 })).toEqual(['Row', 'New Row', 'Rowan', 'Crown'])
  expect(found('real', CLUBS)).toEqual(['Real Madrid', 'Real Sociedad', 'Villarreal'])
})

test('a nickname means the club with FC in its name or without', () => {
  expect(found('barca', { 'FC Barcelona': 1, 'Barcaldine United': 9 })).toEqual(['FC Barcelona', 'Barcaldine United'])
})

test('shown names that begin with the text come before names that only lists have', () => {
  const named = (id: number, shown: string, weight: number, known: string[] = []) =>
    searchNames({ names: [shown], known }).map((one) => ({ id, shown, weight, lesser: false, ...one }))
  const rows = [...named(1, 'Espanyol', 90, ['Real Club Deportivo Espanyol']), ...named(2, 'Real Betis', 10)]
  expect(rankFound('real', rows).map(({ shown }) => shown)).toEqual(['Real Betis', 'Espanyol'])
  expect(rankFound('real club deportivo espanyol', rows).map(({ shown }) => shown)).toEqual(['Espanyol'])
})

test('equally well-known names that begin with the text come first, then the order is alphabetical', () => {
  expect(found('ash', { 'New Ash': 0, Ashton: 0, Asham: 0 })).toEqual(['Asham', 'Ashton', 'New Ash'])
})

test('words have to be in the order of the name', () => {
  expect(found('united manchester', CLUBS)).toEqual([])
})

test('a text of a letter or two is looked for at the beginning of words only', () => {
  expect(found('ro', { Crown: 9, 'New Row': 0 })).toEqual(['New Row'])
  expect(found('row', { Crown: 9, 'New Row': 0 })).toEqual(['New Row', 'Crown'])
})

test('signs are matched literally; nothing is found for an empty text', () => {
  expect(found('%', { '100% Brough': 0, Ashton: 0 })).toEqual(['100% Brough'])
  expect(found(' ', CLUBS)).toEqual([])
  expect(found('', CLUBS)).toEqual([])
})

test.each([
  ['mancester', ['Manchester United', 'Manchester City', 'Manchester United U21']],
  ['manchster u', ['Manchester United', 'Manchester United U21']],
  ['barclona', ['Barcelona', 'Barcelona SC', 'Barcelona B']],
  ['bayren', ['Bayern Munich', 'Bayern Alzenau', 'Bayern Munich II']],
  ['real madird', ['Real Madrid']],
])('%s, misspelt, finds what was meant', (text, clubs) => {
  expect(found(text, CLUBS)).toEqual(clubs)
})

test('nothing is guessed where a name is written as it was typed, nor for short words', () => {
  expect(found('rangers', { Rangers: 1, Angers: 90, Grangers: 5 })).toEqual(['Rangers', 'Grangers'])
  expect(found('rel', CLUBS)).toEqual([])
  expect(found('mancxxter', CLUBS)).toEqual([])
})

test('short words of tables of results mean the long ones, and begin other words too', () => {
  const clubs = { 'Leeds United': 5, 'Bristol Rovers': 3, 'St. Mirren': 2, 'Stoke City': 9, 'Sheffield Wednesday': 1 }
  expect(found('leeds utd', clubs)).toEqual(['Leeds United'])
  expect(found('bristol rvs', clubs)).toEqual(['Bristol Rovers'])
  expect(found('sheff weds', clubs)).toEqual(['Sheffield Wednesday'])
  expect(found('saint mirren', clubs)).toEqual(['St. Mirren'])
  expect(found('st', clubs)).toEqual(['Stoke City', 'St. Mirren'])
})

test('affixes of a club’s name may be typed or left out', () => {
  expect(found('fc barcelona', CLUBS)[0]).toBe('Barcelona')
  expect(found('paris fc', CLUBS)[0]).toBe('Paris FC')
  expect(found('fc', CLUBS)).toContain('Paris FC')
  expect(found('s', { 'SSC Napoli': 9, Sunderland: 1 })).toEqual(['Sunderland'])
})

test('competitions watched everywhere are better known than others', () => {
  expect(leagueFame('england/premier-league')).toBeGreaterThan(leagueFame('england/championship'))
  expect(leagueFame('england/championship')).toBeGreaterThan(leagueFame('england/county-cup'))
  expect(leagueFame(null)).toBe(0)
})
