import { expect, it } from 'vitest'
import { countryOfFolder, readClubFile } from './club-files.ts'
import { countryOfLeagues, joinClubs } from './join-clubs.ts'

const club = (name: string, ...aliases: string[]) => ({ name, aliases, from: null, until: null })

it('reads clubs with their other names, second teams too, and no addresses, headings or comments', () => {
  const text = `
=== Germany • Deutschland
# a comment
Bayern München, 1900,    @ Allianz Arena,   München   ## Bayern
  | Bayern | FC Bayern München   # usual
  | Bayern Munich [en]
 Säbener Straße 51-57 // 81547 München
ii) Bayern München II
  | Bayern II
FC Stahl (1919-2000), Brandenburg`
  expect(readClubFile(text.replaceAll('\n', '\r\n'))).toEqual([
    club('Bayern München', 'Bayern', 'FC Bayern München', 'Bayern Munich'),
    club('Bayern München II', 'Bayern II'),
    { name: 'FC Stahl', aliases: [], from: 1919, until: 1999 },
  ])
  expect(countryOfFolder('bosnia-n-herzegovina')).toBe('Bosnia and Herzegovina')
})

it('joins a club by an equal name, adds one that is in no table, and leaves out what could be two', () => {
  const { names, clubs, conflicts } = joinClubs('France', [
    club('Lille OSC', 'Lille', 'LOSC of the North'),
    club('Ambridge FC', 'Ambridge'),
    club('Two Clubs', 'Lens', 'Lyon'),
    club('Borchester', 'The Bor'),
    club('Bor United', 'The Bor'),
  ])
  expect(names).toEqual(['france/lille|LOSC of the North'])
  expect(clubs).toEqual(['Ambridge FC||||Ambridge', 'Borchester', 'Bor United'])
  expect(conflicts).toEqual([
    'France: Two Clubs has names of france/lyon and france/lens',
    'France: 2 clubs are called the bor',
  ])
})

it('puts a club that plays in the leagues of another country there', () => {
  expect(countryOfLeagues('Wales', club('Cardiff City FC', 'Cardiff City'))).toBe('England')
  expect(countryOfLeagues('Wales', club('Bala Town'))).toBe('Wales')
})
