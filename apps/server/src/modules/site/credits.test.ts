import { execute, feedAnswer, query } from '@touchline/database'
import { team, world } from '@touchline/testing/records'
import { useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer()
const sources = async () => (await server.get<{ sources: string[] }>('/api/credits')).sources

test('an empty database has nobody to credit', async () => {
  expect(await sources()).toEqual([])
})

test('the sources of stored data are named, most trusted first, including those with only a stored answer', async () => {
  await server.store(world({ teams: [team('Ashton')] }))
  await server.store({ ...world({ teams: [team('Ashton')] }), source: 'openligadb' })
  const now = new Date('2026-03-07T12:00:00Z')
  const answer = { path: '/v1/forecast', hash: '0', body: Buffer.from(''), checkedAt: now, changedAt: now }
  await execute(server.database.pool, query.insert(feedAnswer).values({ source: 'open-meteo', ...answer }))
  expect(await sources()).toEqual(['football-data', 'openligadb', 'open-meteo'])
})
