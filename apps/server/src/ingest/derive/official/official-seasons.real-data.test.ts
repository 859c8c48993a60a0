import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileSource } from '@touchline/feeds'
import { expect, test } from 'vitest'
import { realData } from '../../../../../../tools/data-folder.ts'
import { seasonTables } from '../season-tables.ts'
import { FIVE_LEAGUES } from './official-five-leagues.testing.ts'
import { OTHER_LEAGUES } from './official-other-leagues.testing.ts'
import { differences } from './official-seasons.testing.ts'
import { storedSeasons } from './stored-season.testing.ts'

const FOLDER = realData('football-data')
const OFFICIAL = { ...FIVE_LEAGUES, ...OTHER_LEAGUES }

/** Our tables of a file, by the season's name: clubs with their points. */
function tablesOf(path: string): Map<string, string[]> {
  const { batch } = fileSource('football-data').parse([{ name: path, bytes: readFileSync(resolve(FOLDER, path)) }], {})
  return new Map(
    storedSeasons(batch).map((season) => {
      const [table] = seasonTables(season, [])
      return [
        season.head.name,
        (table?.rows ?? []).map(({ team, points }) => `${season.teams.get(team)?.name} ${points}`),
      ]
    }),
  )
}

const wrong = (file: string, seasons: Readonly<Record<string, string>>) => {
  const whole = file.startsWith('extra/') ? tablesOf(`${file}.csv`) : null
  return Object.entries(seasons).flatMap(([name, official]) => {
    const rows = whole ? whole.get(name) : [...tablesOf(`seasons/${name}/${file}.csv`).values()][0]
    return differences(official, rows ?? []).map((difference) => `${file} ${name}: ${difference}`)
  })
}

test('the first and last of final tables are the official ones', () => {
  expect(Object.values(OFFICIAL).flatMap((seasons) => Object.keys(seasons)).length).toBeGreaterThan(250)
  expect(Object.entries(OFFICIAL).flatMap(([file, seasons]) => wrong(file, seasons))).toEqual([])
}, 120_000)
