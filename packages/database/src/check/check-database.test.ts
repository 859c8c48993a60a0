import { useDatabase } from '@touchline/testing/database'
import { beforeEach, expect, test } from 'vitest'
import { fillSmallWorld } from '../backup/small-world.testing.ts'
import { inTransaction } from '../transaction.ts'
import { checkDatabase } from './check-database.ts'

const database = useDatabase()
beforeEach(async () => {
  await database.pool.query('drop table if exists odds_change_2026_11')
  await fillSmallWorld(database)
})

const faults = async () => (await checkDatabase(database)).flatMap((finding) => finding.faults)

/** Changes rows as a damaged disk or a manual edit would, without constraints. */
const spoil = (statement: string) =>
  inTransaction(database, async (client) => {
    await client.query('set local session_replication_role = replica')
    await client.query(statement)
  })

test('a database whose rows agree has no faults', async () => {
  expect(await faults()).toEqual([])
})

test.each([
  ['delete from side where home', ['1 fixtures lack a side: 7']],
  ['update side set goals = 3 where home', ['1 fixtures contradict one of their sides: 7']],
  ['update side set conceded = null where not home', ['1 fixtures contradict one of their sides: 7']],
  ['delete from season', ['1 rows of fixture name a season by season_id that is not there']],
  [`insert into source_ref values ('demo', 'team', 'x', 99)`, ['1 keys of kind team stand for nothing']],
  [
    `select setval(pg_get_serial_sequence('league', 'id')::regclass, 5)`,
    ['league has numbers up to 900, but the next one is given after 5'],
  ],
  [
    `insert into odds_change (fixture_id, market_id, bookmaker_id, selection, price, at) values (7, 1, 2, 1, 2, '2027-01-05Z')`,
    ['1 are in the default partition and are never dropped with their month: 2027-01'],
  ],
  [
    `insert into log_reader (name, place) values ('facts', 9000)`,
    ['facts would miss every change up to number 9000: delete its row of log_reader'],
  ],
  [
    'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
    [expect.stringMatching(/^they are at \w+, not at \w+: run db migrate$/)],
  ],
])('%s is found', async (statement, reported) => {
  await spoil(statement)
  expect(await faults()).toEqual(reported)
})
