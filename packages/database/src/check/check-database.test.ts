import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillSmallWorld } from '../backup/small-world.testing.ts'
import type { Database } from '../connection.ts'
import { testDatabase, truncate } from '../test-kit.ts'
import { inTransaction } from '../transaction.ts'
import { checkDatabase } from './check-database.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  await truncate(database)
  await database.pool.query('DROP TABLE IF EXISTS odds_change_2026_11')
  await fillSmallWorld(database)
})
afterAll(() => database.close())

const faults = async () => (await checkDatabase(database)).flatMap((finding) => finding.faults)

/** As a damaged disk or a hand at the tables would leave it: the rules of the tables are not asked. */
const spoil = (statement: string) =>
  inTransaction(database, async (client) => {
    await client.query('SET LOCAL session_replication_role = replica')
    await client.query(statement)
  })

test('a database whose rows agree has no faults', async () => {
  expect(await faults()).toEqual([])
})

test.each([
  ['DELETE FROM side WHERE home', ['1 fixtures lack a side: 7']],
  ['UPDATE side SET goals = 3 WHERE home', ['1 fixtures contradict one of their sides: 7']],
  ['UPDATE side SET conceded = NULL WHERE NOT home', ['1 fixtures contradict one of their sides: 7']],
  ['DELETE FROM season', ['1 rows of fixture name a season by season_id that is not there']],
  [`INSERT INTO source_ref VALUES ('demo', 'team', 'x', 99)`, ['1 keys of kind team stand for nothing']],
  [
    `SELECT setval(pg_get_serial_sequence('league', 'id')::regclass, 5)`,
    ['league has numbers up to 900, but the next one is given after 5'],
  ],
  [
    `INSERT INTO odds_change (fixture_id, market_id, bookmaker_id, selection, price, at) VALUES (7, 1, 2, 1, 2, '2027-01-05Z')`,
    ['1 stand in the part for the rest and never go with their month: 2027-01'],
  ],
  [
    'DELETE FROM drizzle.__drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM drizzle.__drizzle_migrations)',
    [expect.stringMatching(/^they are at \w+, not at \w+: run db migrate$/)],
  ],
])('%s is found', async (statement, reported) => {
  await spoil(statement)
  expect(await faults()).toEqual(reported)
})
