import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { realData } from '../../../../tools/data-folder.ts'
import { squadOfTeam } from './squads.ts'

const DATA = realData('people')

/** Names with a word that only teams of women have in English, German, Dutch, Spanish, Portuguese, French or Italian. */
const SPOKEN = /\b(women|ladies|frauen|vrouwen|femenin[oa]|feminino|f[ée]minine?s?|femminile)\b|w\.?f\.?c/i

test('women’s teams among 45,000 teams are recognised by name', () => {
  const [, ...rows] = readFileSync(resolve(DATA, 'reep/teams.csv'), 'utf8').split('\n')
  const names = rows.flatMap((row) => /^[^,]*,[^,]*,(?:"([^"]+)"|([^,]+)),/.exec(row)?.slice(1) ?? []).filter(Boolean)
  const women = names.filter((name) => SPOKEN.test(name))
  expect(women.length).toBeGreaterThan(400)
  expect(women.filter((name) => !squadOfTeam(name)?.startsWith('Women'))).toEqual([])
  const said = names.filter((name) => squadOfTeam(name)?.startsWith('Women'))
  expect(said.length).toBeLessThan(1.4 * women.length)
})
