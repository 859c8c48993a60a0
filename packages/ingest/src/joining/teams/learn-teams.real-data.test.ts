import { readFileSync, writeFileSync } from 'node:fs'
import type { FileSource } from '@touchline/feeds'
import { useDatabase } from '@touchline/testing/database'
import { useFreshFolder } from '@touchline/testing/resources'
import { expect, it } from 'vitest'
import { realData } from '../../../../../tools/data-folder.ts'
import { fileGroups, importFiles } from '../../follow/files/import-files.ts'
import { learnTeams } from './learn-teams.ts'

const NOW = new Date('2025-07-01T12:00:00.000Z')
const SEASONS = [
  ['2017-18/E0.csv', 'england_premier-league-2017-2018', 20, 380],
  // The two of the play-offs with a club from below are in one file alone.
  ['2017-18/D1.csv', 'deutschland_bundesliga-2017-2018', 18, 308],
  ['2017-18/SP1.csv', 'spanien_la-liga-2017-2018', 20, 380],
  ['2017-18/P1.csv', 'portugal_liga-portugal-2017-2018', 18, 306],
] as const

const database = useDatabase()
const folder = useFreshFolder()

const importOne = (source: FileSource['source'], path: string) =>
  importFiles({ database, source, groups: fileGroups(source, [path]).map(([file = path]) => [file]), now: NOW })

/** The file with clubs of names that no list has. */
function renamed(name: string): string {
  const matches: { home: string; away: string }[] = JSON.parse(
    readFileSync(realData('incidents', `${name}.json`), 'utf8'),
  )
  const path = folder.at(`${name}.json`)
  writeFileSync(
    path,
    JSON.stringify(matches.map((match) => ({ ...match, home: `club ${match.home}`, away: `club ${match.away}` }))),
  )
  return path
}

it.each(SEASONS)(
  'every club of %s and of %s under a name of its own becomes one, and nobody else',
  async (csv, name, clubs, fixtures) => {
    await importOne('football-data', realData('football-data', 'seasons', csv))
    const before = await database.rows('select name, stable_key from team order by name')
    await importOne('schochastics', renamed(name))
    const learnt: string[] = []
    await learnTeams(database, { now: NOW, onLearnt: ({ team, is }) => learnt.push(`${team.name} = ${is.name}`) })
    expect(learnt).toHaveLength(clubs)
    expect(await database.rows('select name, stable_key from team where stable_key is not null order by name')).toEqual(
      before,
    )
    expect(await database.rows('select count(*)::int as fixtures from fixture')).toEqual([{ fixtures }])
  },
  300_000,
)
