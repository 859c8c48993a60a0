import { expect, test } from 'vitest'
import { shortTeamName } from './team-name.ts'

test('a team with little room is its short code, failing that the first three letters of its name', () => {
  expect(shortTeamName('Manchester United', 'MUN')).toBe('MUN')
  expect(shortTeamName('Évora', null)).toBe('ÉVO')
})
