import { expect, test } from 'vitest'
import { competitionNameIn, teamNameBy, teamNameIn } from './reader-names.ts'

test('clubs and competitions have the names of their lists in Portuguese, national teams those of their countries', () => {
  expect(['Bayern Munich', 'Norway', 'Ashton', 'U21'].map((name) => teamNameIn('pt', name))).toEqual([
    'Bayern de Munique',
    'Noruega',
    'Ashton',
    'U21',
  ])
  expect(['FA Cup', 'Brough Cup'].map((name) => competitionNameIn('pt', name))).toEqual([
    'Taça de Inglaterra',
    'Brough Cup',
  ])
})

test('youth and women are said in the language, of clubs and of countries', () => {
  const names = ['Germany U21', 'Portugal Women', 'Portugal W', 'Bayern Munich Women', 'Ashton U19']
  expect(names.map((name) => teamNameIn('pt', name))).toEqual([
    'Alemanha Sub-21',
    'Portugal Feminino',
    'Portugal Feminino',
    'Bayern de Munique Feminino',
    'Ashton Sub-19',
  ])
})

test('English readers have the names of the sources', () => {
  const names = ['Bayern München', 'Germany U21', 'Norway']
  expect(names.map((name) => teamNameIn('en', name))).toEqual(names)
  expect(competitionNameIn('en', 'Coppa Italia')).toBe('Coppa Italia')
})

test('a club is not called like a country of the same name', () => {
  const look = (list: 'teams' | 'countries') => list
  expect(['Georgia', 'Georgia U19'].map((name) => teamNameBy(look, 'pt', name))).toEqual(['teams', 'teams Sub-19'])
})
