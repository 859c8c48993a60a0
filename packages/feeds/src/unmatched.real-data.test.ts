import { existsSync, globSync, readFileSync } from 'node:fs'
import { countryById } from '@touchline/football'
import { expect, it } from 'vitest'
import { realData } from '../../../tools/data-folder.ts'
import { FILE_SOURCES } from './file-sources.ts'
import type { FileSource } from './files/file-source.ts'

const DATA = realData()

const FILES: Readonly<Record<string, readonly string[]>> = {
  'football-data': [
    'football-data/seasons/*/*.csv',
    'football-data/extra/*.csv',
    'open-data/football-data-co-uk/mmz4281/*/*.csv',
  ],
  openfootball: ['openfootball/*/*.json', 'open-data/openfootball/*.json'],
  schochastics: ['incidents/*.json'],
  wyscout: ['wyscout/*.json'],
  statsbomb: ['statsbomb/*.json'],
}

/** The one file that holds another league than it says. */
const REFUSED = ['openfootball/2019-20/ru.2.json']

interface Tally {
  files: number
  refused: string[]
  /** Unlisted competitions. */
  alone: Set<string>
  /** `source country: name` of clubs that no other source can have by the same name. */
  unmatched: Set<string>
}

function tally({ source, group, parse }: FileSource, into: Tally): void {
  const names = (FILES[source] ?? []).flatMap((pattern) => globSync(pattern, { cwd: DATA })).sort()
  const paths = names.map((name) => `${DATA}/${name}`)
  for (const files of group?.(paths) ?? paths.map((path) => [path])) {
    const there = files.filter((file) => existsSync(file))
    const { batch, report } = parse(
      there.map((name) => ({ name, bytes: readFileSync(name) })),
      {},
    )
    into.files += 1
    if (report.fatal !== null) into.refused.push(report.file.slice(DATA.length + 1))
    for (const { stableKey, name } of batch.leagues ?? []) if (stableKey === null) into.alone.add(`${source} ${name}`)
    for (const { stableKey, name, country } of batch.teams ?? []) {
      if (stableKey === null) into.unmatched.add(`${source} ${countryById(country)?.name}: ${name}`)
    }
  }
}

it('no file of any source is refused that says what it is, and no club is separate from its other names', () => {
  const found: Tally = { files: 0, refused: [], alone: new Set(), unmatched: new Set() }
  for (const source of FILE_SOURCES) tally(source, found)
  expect(found.files).toBe(750)
  expect(found.refused).toEqual(REFUSED)
  expect([...found.alone]).toEqual([])
  expect([...found.unmatched]).toEqual([])
}, 900_000)
