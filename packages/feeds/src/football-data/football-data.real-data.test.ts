import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { realData } from '../../../../tools/data-folder.ts'
import type { FileOptions, FileResult } from '../files/file-source.ts'
import { parseFootballData } from './index.ts'

const DATA = realData('football-data')
const MANIFEST = resolve(DATA, 'MANIFEST.csv')

function parse(path: string, options?: FileOptions): FileResult {
  return parseFootballData({ name: relative(DATA, path), bytes: readFileSync(path) }, options)
}

function manifestRows(): Map<string, number> {
  const lines = readFileSync(MANIFEST, 'utf8').trim().split(/\r?\n/).slice(1)
  return new Map(
    lines.map((line) => {
      const [season, division, rows] = line.split(',')
      return [`seasons/${season}/${division}.csv`, Number(rows)]
    }),
  )
}

/** How often each kind of problem is reported, figures and names in its message aside. */
function tally(reports: readonly FileResult['report'][]): Record<string, number> {
  const kinds: readonly (readonly [kind: string, words: string])[] = [
    ['odd margin', 'the prices are kept'],
    ['impossible margin', 'the prices are left out'],
    ['no price', 'no price of 1.01 or more'],
    ['no handicap line', 'is no handicap line'],
    ['result letter', 'contradicts the score'],
    ['shots', 'shots on target of'],
    ['count', 'cannot be the count'],
    ['no score', 'the score is missing'],
    ['refused', ''],
  ]
  const counts: Record<string, number> = {}
  for (const { message } of reports.flatMap((report) => report.problems)) {
    const kind = kinds.find(([, words]) => message.includes(words))?.[0] ?? ''
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

describe('the real files', () => {
  let seasons: string[]
  beforeAll(() => {
    seasons = globSync('seasons/*/*.csv', { cwd: DATA }).sort()
  })

  it('give every match of every season file, under the league and the years of its folder', () => {
    const rows = manifestRows()
    const reports = seasons.map((file) => {
      const { batch, report } = parse(resolve(DATA, file))
      expect(report).toMatchObject({ file, fatal: null, matchesTaken: rows.get(file) })
      expect(batch.teams?.filter((team) => team.stableKey === null)).toEqual([])
      const [, folder, name] = file.split('/')
      expect(batch.leagues?.map((league) => `${league.key}.csv`)).toEqual([name])
      expect(batch.seasons?.map((season) => `${season.name.slice(0, 4)}-${season.name.slice(7)}`)).toEqual([folder])
      return report
    })
    expect(reports).toHaveLength(rows.size)
    expect(reports.reduce((sum, report) => sum + report.matchesTaken, 0)).toBe(160_316)
    expect(tally(reports)).toEqual({
      'odd margin': 208,
      'impossible margin': 1410,
      'no price': 45,
      'no handicap line': 40,
      'result letter': 6,
      shots: 18,
      count: 5,
      'no score': 2,
    })
  })

  it('give the same records when one is read twice, and no result from `until` on', () => {
    for (const file of seasons.filter((_, index) => index % 40 === 0)) {
      const path = resolve(DATA, file)
      expect(parse(path)).toEqual(parse(path))
    }
    const { batch } = parse(resolve(DATA, 'seasons/2023-24/E0.csv'), { until: '2024-03-09' })
    const played = batch.fixtures?.filter((one) => one.state === 5) ?? []
    expect(played.every((one) => one.kickoff < '2024-03-09')).toBe(true)
    const ahead = batch.fixtures?.filter((one) => one.state === 1) ?? []
    expect(ahead.length + played.length).toBe(380)
    expect(ahead.every((one) => one.scores.current === null)).toBe(true)
    expect(batch.referencePrices?.every(({ price }) => price !== null)).toBe(true)
  })

  it('give every match of the country files in all their dialects', () => {
    for (const path of globSync(resolve(DATA, 'extra/*/*.csv'))) {
      const { batch, report } = parse(path)
      expect(batch.teams?.filter((team) => team.stableKey === null)).toEqual([])
      const rows = readFileSync(path, 'utf8').trim().split('\n').length - 1
      expect(report).toMatchObject({ fatal: null, rowsRead: rows, matchesTaken: rows })
    }
  })

  it('give what can be taken of the broken ones', () => {
    const headerless = parse(resolve(DATA, 'messy/RUS-headerless.csv')).report
    expect(headerless).toMatchObject({ fatal: null, rowsRead: 3519, matchesTaken: 3400 })
    expect(headerless.problems.filter((one) => one.severity === 'row-refused')).toHaveLength(119)
    const misnamed = parse(resolve(DATA, 'messy/champions_league_2122-is-really-EC.csv'))
    expect(misnamed.batch.leagues?.map((league) => league.key)).toEqual(['EC'])
    expect(misnamed.report.matchesTaken).toBe(506)
  })
})
