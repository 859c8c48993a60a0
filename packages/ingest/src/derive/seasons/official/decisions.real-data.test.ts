import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileSource } from '@touchline/feeds'
import { knownDecisions } from '@touchline/football'
import { expect, test } from 'vitest'
import { realData } from '../../../../../../tools/data-folder.ts'
import type { StoredSeason } from '../read-season.ts'
import { storedSeasons } from './stored-season.testing.ts'

/** Files of results as sources write them, each with clubs in its own spelling. */
const FILES = [
  ['openfootball', '{openfootball,tables/in}/**/*.json'],
  ['football-data', 'football-data/{seasons,extra}/**/*.csv'],
] as const

/** Clubs of decisions that no team of the season bears the name of. */
function unknownIn({ head, teams, fixtures }: StoredSeason): readonly string[] {
  const playing = new Set(fixtures.flatMap(({ home, away }) => [home, away]))
  const named = [...teams].filter(([id]) => playing.has(id)).map(([team, { name }]) => ({ team, name }))
  return knownDecisions(head.stableKey, head.name, named).unknown
}

const hasDecisions = ({ head }: StoredSeason) => knownDecisions(head.stableKey, head.name, []).unknown.length > 0

test('decisions find their clubs whatever source the season comes from', () => {
  const wrong: string[] = []
  const met = new Set<string>()
  for (const [source, pattern] of FILES) {
    for (const file of globSync(pattern, { cwd: realData() })) {
      const bytes = readFileSync(resolve(realData(), file))
      const { batch } = fileSource(source).parse([{ name: file, bytes }], {})
      for (const season of storedSeasons(batch).filter(hasDecisions)) {
        met.add(`${season.head.stableKey} ${season.head.name}`)
        wrong.push(...unknownIn(season).map((club) => `${file}: ${club}`))
      }
    }
  }
  expect(wrong).toEqual([])
  expect(met.size).toBeGreaterThan(60)
})
