import type { RecordBatch } from '@touchline/football'
import { NOW } from '@touchline/testing/clock'
import { useDatabase } from '@touchline/testing/database'
import { finished, smallWorld } from '@touchline/testing/records'
import { expect, test } from 'vitest'
import { applyBatch } from './apply-batch.ts'
import { packBatch } from './writable-batch.ts'

const database = useDatabase()

const entry = {
  side: 'home',
  player: null,
  type: 11,
  position: 25,
  formationPosition: 2,
  formationField: '2:1',
} as const
const played: RecordBatch = {
  ...smallWorld([finished]),
  lineups: [
    {
      fixture: finished.key,
      homeFormation: '4-3-3',
      awayFormation: null,
      confirmed: true,
      entries: [
        { ...entry, playerName: 'Ada', jerseyNumber: 4, captain: true, details: { 118: 7.25, 119: 90 } },
        { ...entry, playerName: 'Bea', jerseyNumber: null, captain: false, details: {} },
      ],
    },
  ],
  statistics: [{ fixture: finished.key, statistics: [{ side: 'away', period: 0, values: { 42: 11, 45: 52.5 } }] }],
}

test('a packed batch is stored like the same one that is not', async () => {
  await applyBatch(database, packBatch(played), { now: NOW })
  const details = await database.rows('select details from lineup_entry order by place')
  expect(details).toEqual([{ details: { 118: 7.25, 119: 90 } }, { details: {} }])
  expect(await database.rows('select "values" from fixture_statistics')).toEqual([{ values: { 42: 11, 45: 52.5 } }])
  expect((await applyBatch(database, played, { now: NOW })).unchanged).toBe(true)
})

test('a packed batch has only the families of the batch', () => {
  expect(packBatch({ source: 'demo', teams: [] })).toEqual({ source: 'demo', teams: [] })
})
