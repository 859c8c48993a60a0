import { inTransaction } from '@touchline/database'
import type { RecordBatch } from '@touchline/football'
import { NOW } from '@touchline/testing/clock'
import { useDatabase } from '@touchline/testing/database'
import { finished, smallWorld } from '@touchline/testing/records'
import { expect, test } from 'vitest'
import { writeBatch } from './apply-batch.ts'
import type { KeptIds } from './keys.ts'

const database = useDatabase()
const noIds = (areAll = false): KeptIds => ({ ids: new Map(), areAll })

const write = (batch: RecordBatch, kept?: KeptIds) =>
  inTransaction(database, (client) => writeBatch(client, database.kind, batch, NOW, kept))
const later: RecordBatch = { source: 'football-data', fixtures: [{ ...finished, key: 'later' }] }
/** From here on who looks them up finds nothing. */
const hideTeams = () => database.rows(`update source_ref set key = 'hidden ' || key where kind = 'team'`)
const teams = () => database.rows('select home_team_id as home, away_team_id as away from fixture order by id')

test('what an earlier batch met is not looked up again', async () => {
  const kept = noIds()
  await write(smallWorld([finished]), kept)
  await hideTeams()
  await write(later, kept)
  const [first, second] = await teams()
  expect(second).toEqual(first)
})

test('without them it is, and what is not found is refused', async () => {
  await write(smallWorld([finished]))
  await hideTeams()
  await expect(write(later)).rejects.toThrow('points to the team')
})

test('they begin with what other batches wrote, and fixtures are always looked up', async () => {
  await write(smallWorld([finished]))
  const kept = noIds()
  await write(later, kept)
  await write(later, kept)
  expect(await teams()).toHaveLength(2)
  expect(kept.ids.get('team')?.size).toBe(2)
  expect(kept.ids.get('fixture')).toBeUndefined()
})

test('where they are all there are nothing else is looked up but fixtures', async () => {
  const kept = noIds(true)
  await write(smallWorld([finished]), kept)
  await write(later, kept)
  await write(smallWorld([finished]), kept)
  expect(await teams()).toHaveLength(2)
  expect(await database.rows('select from team')).toHaveLength(2)
})

test('a key that is not among all there are is unknown', async () => {
  await write(smallWorld([finished]))
  await expect(write(later, noIds(true))).rejects.toThrow('points to the')
})
