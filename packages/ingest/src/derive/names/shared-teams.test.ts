import { NOW } from '@touchline/testing/clock'
import { useDatabase } from '@touchline/testing/database'
import { premierLeague, smallWorld, team } from '@touchline/testing/records'
import { expect, test } from 'vitest'
import { applyBatch } from '../../write/apply-batch.ts'

const database = useDatabase()

const apply = (...batch: Parameters<typeof smallWorld>) => applyBatch(database, smallWorld(...batch), { now: NOW })

test('a club another source has under the same stable key is the same club', async () => {
  await apply([], { teams: [{ ...team('Ashton'), stableKey: 'england/ashton' }] })
  await applyBatch(
    database,
    {
      source: 'demo',
      leagues: [{ ...premierLeague, key: 'demo-league' }],
      teams: [{ ...team('Ashton FC', { key: 'demo-ashton' }), stableKey: 'england/ashton' }],
    },
    { now: NOW },
  )
  expect(await database.rows('select id from league')).toHaveLength(1)
  expect(await database.rows('select id from team')).toHaveLength(1)
  expect(await database.rows(`select source, key, id from source_ref where kind = 'team' order by source`)).toEqual([
    { source: 'demo', key: 'demo-ashton', id: 1 },
    { source: 'football-data', key: 'ashton', id: 1 },
  ])
})

test('two keys of one source with one stable key share a row, described by the first of them', async () => {
  const both = [
    { ...team('Ashton B spelling', { key: 'b-ashton' }), stableKey: 'england/ashton' },
    { ...team('Ashton', { key: 'a-ashton' }), stableKey: 'england/ashton' },
  ]
  await apply([], { teams: both })
  expect((await apply([], { teams: [...both].reverse() })).unchanged).toBe(true)
  expect(await database.rows('select name from team')).toEqual([{ name: 'Ashton' }])
})

test('names are folded for search', async () => {
  await apply([], { teams: [team('Bjørkø Åndalsnes', { key: 'x' })] })
  expect(await database.rows('select folded_name from team')).toEqual([{ folded_name: 'bjorko andalsnes' }])
})

test('a name with quotes, braces and backslashes is stored as it is', async () => {
  const name = `O"Neill\\{a,b}, 'NULL' & NULL`
  await apply([], { teams: [team(name, { key: 'odd' }), team('NULL')] })
  expect(await database.rows('select name from team order by id')).toEqual([{ name }, { name: 'NULL' }])
})
