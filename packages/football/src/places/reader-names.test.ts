import { expect, test } from 'vitest'
import { type NameLookup, teamNameBy } from './reader-names.ts'

const LISTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  teams: { 'Bayern Munich': 'Bayern de Munique' },
  countries: { Norway: 'Noruega', Germany: 'Alemanha' },
  squads: { Women: 'Feminino', U19: 'Sub-19', U21: 'Sub-21' },
}
const look: NameLookup = (list, name) => LISTS[list]?.[name] ?? name

test.each([
  ['Bayern Munich', 'Bayern de Munique'],
  ['Norway', 'Noruega'],
  ['Ashton', 'Ashton'],
  ['Germany U21', 'Alemanha Sub-21'],
  ['Germany W U19', 'Alemanha Feminino Sub-19'],
  ['Bayern Munich (W)', 'Bayern de Munique Feminino'],
  ['U21', 'U21'],
])('%s is %s by the lists of a language', (name, own) => {
  expect(teamNameBy(look, name)).toBe(own)
})
