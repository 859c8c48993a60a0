import { testDatabase } from '@touchline/testing/database'
import { expect, test } from 'vitest'
import { migrate, untilMigrated } from './migrate.ts'

test('a standby is waited for until it has the tables of today', async () => {
  const database = await testDatabase()
  try {
    await untilMigrated(database, 0)
    await database.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
    await expect(untilMigrated(database, 0)).rejects.toMatchObject({
      code: 'STANDBY_BEHIND',
      message: expect.stringContaining('DATABASE_READ_URL'),
    })
    const waiting = untilMigrated(database)
    await migrate(database)
    await waiting
  } finally {
    await database.close()
  }
})

test('a name that is an address gives way, its account stays, and from then on none can be one', async () => {
  const database = await testDatabase()
  const rows = async (sql: string) => (await database.pool.query(sql)).rows
  try {
    await database.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
    await migrate(database, { upTo: '0028_statistics_of_lists' })
    await database.pool.query(`insert into account (id, username, folded_username, email, folded_email, password_hash, country_id, language, created_at) values
      (1, 'victim＠example.com', 'victim@example.com', 'eve@example.org', 'eve@example.org', 'x', 72, 'en', now()),
      (2, 'Victim', 'victim', 'victim@example.com', 'victim@example.com', 'x', 72, 'en', now())`)
    await migrate(database)
    expect(
      await rows('select id, username, folded_username = username as same, email from account order by id'),
    ).toEqual([
      { id: 1, username: expect.stringMatching(/^renamed-[0-9a-f]{12}$/), same: true, email: 'eve@example.org' },
      { id: 2, username: 'Victim', same: false, email: 'victim@example.com' },
    ])
    await expect(rows(`update account set folded_username = 'a@b.org' where id = 2`)).rejects.toThrow('account_name')
    await expect(rows(`update account set folded_email = 'victim' where id = 2`)).rejects.toThrow('account_email')
  } finally {
    await database.close()
  }
})

test('changes due before there was one log of changes stay due', async () => {
  const database = await testDatabase()
  const rows = async (sql: string) => (await database.pool.query(sql)).rows
  try {
    await database.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
    await migrate(database, { upTo: '0033_matches_that_stand_twice' })
    await rows(`insert into live_event (topic, payload) values ('change', '{"tags": ["*"]}')`)
    await rows(`insert into league (name, country_id, type, active) values ('Cup', 72, 'cup', true)`)
    await rows('alter table season_due drop constraint season_due_season_id_season_id_fk')
    await rows('insert into season_due values (3), (5)')
    await rows('insert into finder_due (fixture_id) values (7), (8), (7)')
    await rows(
      `insert into rating_due values ('2026-03-01', false, '{7,7}'), ('1970-01-11', true, '{}'), ('1970-01-21', true, '{}')`,
    )
    await migrate(database)
    expect(await rows('select name, place, due from log_reader order by name')).toEqual([
      { name: 'facts', place: 1, due: [] },
      { name: 'ratings', place: 1, due: [10] },
      { name: 'tables', place: 1, due: [3, 5] },
    ])
    expect(await rows('select payload from live_event where seq > 1')).toEqual([
      { payload: { tags: [], fixtures: [7, 8], results: [7] } },
    ])
  } finally {
    await database.close()
  }
})

test('the owner of the site has the role of owner, and accounts were last seen when a session was last used', async () => {
  const database = await testDatabase()
  const rows = async (sql: string) => (await database.pool.query(sql)).rows
  try {
    await database.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
    await migrate(database, { upTo: '0035_one_log_of_changes' })
    await rows(`insert into account (id, username, folded_username, email, folded_email, password_hash, country_id, language, created_at, is_owner) values
      (1, 'anna', 'anna', 'a@b.org', 'a@b.org', 'x', 72, 'en', '2026-01-01Z', true),
      (2, 'ben', 'ben', 'b@b.org', 'b@b.org', 'x', 72, 'en', '2026-01-01Z', false)`)
    await rows(
      `insert into account_token (hash, account_id, created_at, expires_at) values ('h', 1, '2026-01-01Z', '2026-03-31Z')`,
    )
    await migrate(database)
    expect(await rows('select role, seen_at from account order by id')).toEqual([
      { role: 'owner', seen_at: new Date('2026-03-01Z') },
      { role: null, seen_at: new Date('2026-01-01Z') },
    ])
  } finally {
    await database.close()
  }
})

test('the favourite leagues of an account become what it follows, in their order', async () => {
  const database = await testDatabase()
  const rows = async (sql: string) => (await database.pool.query(sql)).rows
  try {
    await database.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
    await migrate(database, { upTo: '0035_one_log_of_changes' })
    await rows(`insert into account (id, username, folded_username, email, folded_email, password_hash, country_id, language, created_at)
      values (1, 'Anna', 'anna', 'anna@example.org', 'anna@example.org', 'x', 72, 'en', now())`)
    await rows(
      `insert into league (id, name, country_id, type, active) values (7, 'Cup', 72, 'cup', true), (8, 'League', 72, 'league', true)`,
    )
    await rows(`insert into favourite_league values (1, 8, '2026-01-01Z'), (1, 7, '2026-01-02Z')`)
    await migrate(database)
    expect(await rows('select account_id, league_id, team_id, created_at from follow order by id')).toEqual([
      { account_id: 1, league_id: 8, team_id: null, created_at: new Date('2026-01-01Z') },
      { account_id: 1, league_id: 7, team_id: null, created_at: new Date('2026-01-02Z') },
    ])
    await expect(rows(`insert into follow (account_id, created_at) values (1, now())`)).rejects.toThrow('one_thing')
  } finally {
    await database.close()
  }
})
