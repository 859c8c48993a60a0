import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { realData } from '../../../../tools/data-folder.ts'
import { COUNTRIES } from './countries.ts'
import { countryByName } from './country-search.ts'

const data = realData()
const players = join(data, 'wyscout/players.json')
const results = join(data, 'internationals/results.csv')

test('every country that player data names is in the list', () => {
  const text = readFileSync(players, 'utf8')
  const names = [...text.matchAll(/"(?:passportArea|birthArea)": \{"name": ("[^"]*")/g)].map((match) =>
    (match[1] ?? '').replaceAll('\\\\u', '\\u'),
  )
  expect(names.length).toBeGreaterThan(1000)
  const unknown = new Set(names.map((name) => String(JSON.parse(name))).filter((name) => countryByName(name) === null))
  expect([...unknown]).toEqual([])
})

test('every country with a football code is found in the results of national teams', () => {
  const lines = readFileSync(results, 'utf8').split('\n').slice(1)
  const played = new Set(lines.flatMap((line) => line.split(',').slice(1, 3)).map((name) => countryByName(name)?.id))
  const missing = COUNTRIES.filter((country) => country.fifa !== null && !played.has(country.id))
  expect(missing.map((country) => country.name)).toEqual([])
})
