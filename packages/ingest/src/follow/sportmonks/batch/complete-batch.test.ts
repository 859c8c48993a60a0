import { KINDS, type Kind } from '@touchline/database'
import type { RecordBatch } from '@touchline/football'
import { everyFamily } from '@touchline/testing/records'
import { expect, test } from 'vitest'
import { dropUnresolved } from './complete-batch.ts'

const nothing = new Map<Kind, Set<string>>()
const knowing = (...keys: [Kind, string][]) => {
  const known = new Map<Kind, Set<string>>(KINDS.map((kind) => [kind, new Set()]))
  for (const [kind, key] of keys) known.get(kind)?.add(key)
  return known
}
const transfer = { key: 't', player: 'ada', from: 'ashton', to: 'brough', date: '2026-01-02', type: 219, amount: null }

test('a batch that describes everything it points to stays as it is', () => {
  const { batch, missing, problems } = dropUnresolved(everyFamily(), nothing)
  expect(batch).toEqual(everyFamily())
  expect([missing.size, problems]).toEqual([0, []])
})

test('records the database knows need no description', () => {
  const { batch, missing } = dropUnresolved(
    { source: 'sportmonks', transfers: [transfer] },
    knowing(['player', 'ada'], ['team', 'ashton'], ['team', 'brough']),
  )
  expect([batch.transfers, missing.size]).toEqual([[transfer], 0])
})

test('an unknown club of a transfer stays unknown, an unknown player takes the transfer with him', () => {
  const known = knowing(['player', 'ada'], ['team', 'brough'])
  const { batch, missing, problems } = dropUnresolved(
    { source: 'sportmonks', transfers: [transfer, { ...transfer, key: 'u', player: 'bob' }] },
    known,
  )
  expect(batch.transfers).toEqual([{ ...transfer, from: null }])
  expect(missing).toEqual(
    new Map([
      ['team', new Set(['ashton'])],
      ['player', new Set(['bob'])],
    ]),
  )
  expect(problems.map(({ kind, key }) => `${kind} ${key}`)).toEqual(['team ashton', 'player bob'])
})

test('with a match goes everything that belongs to it, and nothing else', () => {
  const all = everyFamily()
  const { teams, ...rest } = all
  const { batch, missing } = dropUnresolved({ ...rest, teams: teams?.filter((one) => one.key !== 'ashton') }, nothing)
  expect([...missing.keys()]).toEqual(['team', 'fixture'])
  for (const family of ['fixtures', 'lineups', 'events', 'fixtureDetails', 'odds'] as const) {
    expect(batch[family] ?? []).toEqual([])
  }
  expect(batch.players).toEqual(all.players)
  expect(batch.standings?.[0]?.tables[0]?.rows.map((row) => row.team)).toEqual(['brough'])
})

test('figures of seasons outside the plan go without a word', () => {
  const batch: RecordBatch = {
    source: 'sportmonks',
    teamSeasons: [{ season: 'elsewhere', team: 'ashton', details: {} }],
  }
  const result = dropUnresolved(batch, knowing(['team', 'ashton']))
  expect([result.batch.teamSeasons, result.missing.size, result.problems]).toEqual([[], 0, []])
})

test('a missing thing that many records point to is reported once', () => {
  const transfers = ['a', 'b', 'c'].map((key) => ({ ...transfer, key }))
  const { problems } = dropUnresolved({ source: 'sportmonks', transfers }, nothing)
  expect(problems).toHaveLength(1)
})
