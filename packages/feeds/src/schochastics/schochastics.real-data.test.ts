import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { realData } from '../../../../tools/data-folder.ts'
import type { FileResult } from '../files/file-source.ts'
import { schochastics } from './index.ts'

const DATA = realData('incidents')

function parse(name: string): FileResult {
  const [group = []] = schochastics.group?.([name]) ?? []
  const there = group.filter((file) => existsSync(resolve(DATA, file)))
  const files = there.map((file) => ({ name: file, bytes: readFileSync(resolve(DATA, file)) }))
  return schochastics.parse(files, {})
}

function tally<Item>(items: readonly Item[], word: (item: Item) => string | number): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const item of items) counts[word(item)] = (counts[word(item)] ?? 0) + 1
  return counts
}

describe('the real files', () => {
  it('give every match of every season with its events, every club found', () => {
    const results = globSync('*.json', { cwd: DATA }).sort().map(parse)
    expect(results).toHaveLength(56)
    expect(results.filter(({ report }) => report.fatal !== null || report.matchesTaken !== report.rowsRead)).toEqual([])
    const batches = results.map((result) => result.batch)
    expect(batches.flatMap((batch) => batch.teams ?? []).filter((team) => team.stableKey === null)).toEqual([])
    const fixtures = batches.flatMap((batch) => batch.fixtures ?? [])
    expect(tally(fixtures, (one) => one.state)).toEqual({ 5: 19_391, 7: 1, 8: 2 })
    expect(fixtures.filter((one) => one.stage !== null)).toHaveLength(38)
    expect(fixtures.filter((one) => one.state !== 5 && one.stage === null)).toEqual([])
    const records = batches.flatMap((batch) => batch.events ?? [])
    expect(records).toHaveLength(19_394)
    expect(records.filter(({ events }) => new Set(events.map((one) => one.key)).size !== events.length)).toEqual([])
    expect(
      tally(
        records.flatMap((record) => record.events),
        (one) => one.type,
      ),
    ).toEqual({
      10: 224,
      14: 47_796,
      15: 1581,
      16: 4429,
      17: 1191,
      18: 130_471,
      19: 83_586,
      20: 2147,
      21: 2051,
    })
    const problems = results.flatMap(({ report }) => report.problems)
    expect(tally(problems, (one) => one.message.replace(/ \(.*| are listed.*/, ''))).toEqual({
      'the goals listed': 11,
      'the kicks of the shoot-out': 2,
      'Not on pitch is no event known here': 5,
      'Goal has no minute': 1,
    })
  }, 120_000)

  it('give the elevens of England 2017-18, all in their formations', () => {
    const { batch, report } = parse('england_premier-league-2017-2018.json')
    expect(report).toMatchObject({ matchesTaken: 380, problems: [] })
    expect(batch.lineups).toHaveLength(380)
    const entries = batch.lineups?.flatMap((record) => record.entries) ?? []
    expect(entries).toHaveLength(8360)
    expect(entries.filter((one) => one.formationField === null)).toEqual([])
  }, 30_000)
})
