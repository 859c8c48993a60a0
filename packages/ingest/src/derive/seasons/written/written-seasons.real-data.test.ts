import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileSource } from '@touchline/feeds'
import { expect, test } from 'vitest'
import { realData } from '../../../../../../tools/data-folder.ts'
import { storedSeasons } from '../official/stored-season.testing.ts'
import { seasonTables } from '../season-tables.ts'
import { DECIDED_BY_RULES } from './decided-by-rules.testing.ts'
import { FIVE_LEAGUES } from './five-leagues.testing.ts'
import { OTHER_LEAGUES } from './other-leagues.testing.ts'
import { differences } from './written-seasons.testing.ts'

const FOLDER = realData('football-data')
const WRITTEN = [FIVE_LEAGUES, OTHER_LEAGUES, DECIDED_BY_RULES].flatMap((tables) => Object.entries(tables))

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
  return Object.entries(seasons).flatMap(([name, written]) => {
    const rows = whole ? whole.get(name) : [...tablesOf(`seasons/${name}/${file}.csv`).values()][0]
    return differences(written, rows ?? []).map((difference) => `${file} ${name}: ${difference}`)
  })
}

test('the first and last of final tables are those that were written down', () => {
  expect(WRITTEN.flatMap(([, seasons]) => Object.keys(seasons)).length).toBeGreaterThan(280)
  expect(WRITTEN.flatMap(([file, seasons]) => wrong(file, seasons))).toEqual([])
}, 120_000)
