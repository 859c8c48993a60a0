import { readFileSync } from 'node:fs'
import { fileSource } from '@touchline/feeds'
import { expect, test } from 'vitest'
import { realData } from '../../../../../tools/data-folder.ts'
import { storedSeasons } from './official/stored-season.testing.ts'
import { seasonTables } from './season-tables.ts'

test.each([
  ['tbl-es1', 'es.1.json', 'Getafe 10, Valencia 10, Celta de Vigo 8, Almería 5'],
  ['tbl-tr2', 'tr.2.json', 'Samsunspor 10, Çaykur Rizespor 10'],
  ['tbl-euro', 'euro.json', 'France 5, Germany 4, Portugal 4, Hungary 2'],
])('%s is in the order of its competition', (folder, file, order) => {
  const bytes = readFileSync(realData('cases', folder, file))
  const [season] = storedSeasons(fileSource('openfootball').parse([{ name: file, bytes }], {}).batch)
  if (season === undefined) throw new Error(`${file} holds no season`)
  const [table, ...others] = seasonTables(season, [])
  const rows = table?.rows.map(({ team, points }) => `${season.teams.get(team)?.name} ${points}`).join(', ')
  expect(others).toEqual([])
  expect(rows?.startsWith(order), rows).toBe(true)
})
