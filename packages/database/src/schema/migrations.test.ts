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
