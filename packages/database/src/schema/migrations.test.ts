import { testDatabase } from '@touchline/testing/database'
import { expect, test } from 'vitest'
import { migrate, untilMigrated } from './migrate.ts'

test('a database older than ratings gets the tiers of its leagues and has everything rated from its first match on', async () => {
  const database = await testDatabase()
  const rows = async (sql: string) => (await database.pool.query(sql)).rows
  try {
    await database.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
    await migrate(database, { upTo: '0013_provenance' })
    await database.pool.query(`insert into league (id, name, country_id, type, stable_key, active) values
      (1, 'Premier League', 72, 'league', 'england/premier-league', true),
      (2, 'National League', 72, 'league', 'england/national-league', true),
      (3, 'Serie B', 72, 'league', 'italy/serie-b', true), (4, 'Unknown', 72, 'league', null, true)`)
    await database.pool.query(`insert into season (id, league_id, name, starts_on, ends_on, current)
      values (1, 1, '2025/2026', '2025-08-01', '2026-05-31', true)`)
    await database.pool.query(`insert into team (id, name, folded_name, country_id, national)
      values (1, 'Ashton', 'ashton', 72, false), (2, 'Brough', 'brough', 72, false)`)
    await database.pool.query(`insert into fixture (id, league_id, season_id, kickoff, kickoff_known, state_id, home_team_id, away_team_id, updated_at)
      values (1, 1, 1, '2025-08-16 23:30Z', true, 5, 1, 2, now()), (2, 1, 1, '2025-09-16 15:00Z', true, 1, 2, 1, now())`)
    await database.pool.query(`insert into odds_current (fixture_id, market_id, bookmaker_ids, selections, lines, openings, prices, updated_at)
      values (1, 1, '{3}', '{1}', '{null}', '{2.1}', '{2}', now())`)
    await migrate(database)
    expect(await rows('select id, tier from league order by id')).toEqual([
      { id: 1, tier: 1 },
      { id: 2, tier: 5 },
      { id: 3, tier: 2 },
      { id: 4, tier: 1 },
    ])
    expect(await rows('select day, anew from rating_due')).toEqual([{ day: '2025-08-16', anew: true }])
    expect(await rows('select closings from odds_current')).toEqual([{ closings: null }])
  } finally {
    await database.close()
  }
})

test('a database older than chances gets them from its prices by the power method, and has everything rated anew', async () => {
  const database = await testDatabase()
  const rows = async (sql: string) => (await database.pool.query(sql)).rows
  try {
    await database.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
    await migrate(database, { upTo: '0014_ratings' })
    await database.pool.query(
      `insert into league (id, name, country_id, type, active) values (1, 'Premier League', 72, 'league', true)`,
    )
    await database.pool.query(`insert into season (id, league_id, name, starts_on, ends_on, current)
      values (1, 1, '2025/2026', '2025-08-01', '2026-05-31', true)`)
    await database.pool.query(`insert into team (id, name, folded_name, country_id, national)
      values (1, 'Ashton', 'ashton', 72, false), (2, 'Brough', 'brough', 72, false)`)
    const sound = ['2.1, 3.4, 3.6', '1.25, 6.5, 12', '5.5, 3.9, 1.65', '3.2, 3.3, 3.4']
    const books = [...sound, '2.1, null, 3.6', '501, 501, 501', '1.001, 1000, 1000']
    for (const [at, prices] of books.entries()) {
      await database.pool.query(`insert into fixture (id, league_id, season_id, kickoff, kickoff_known, state_id, home_team_id, away_team_id,
        price_home, price_draw, price_away, updated_at) values (${at + 1}, 1, 1, '2025-08-16 15:00Z', true, 5, 1, 2, ${prices}, now())`)
      await database.pool.query(`insert into side (fixture_id, home, team_id, opponent_id, league_id, season_id, kickoff, finished)
        values (${at + 1}, true, 1, 2, 1, 1, '2025-08-16 15:00Z', true), (${at + 1}, false, 2, 1, 1, 1, '2025-08-16 15:00Z', true)`)
    }
    await database.pool.query(
      `insert into forecast values (1, '2025-08-16', gen_random_uuid(), 1, 0, 0, 0, 0, 0, .4, .3, .3, .5, 5, 5, 2, 2)`,
    )
    await database.pool.query('delete from rating_due')
    await migrate(database)
    expect(
      await rows(
        'select array_agg(chance order by not home) as chances from side group by fixture_id order by fixture_id',
      ),
    ).toEqual([
      { chances: [460, 262] },
      { chances: [790, 72] },
      { chances: [168, 592] },
      { chances: [343, 324] },
      { chances: [null, null] },
      { chances: [333, 333] },
      { chances: [999, 1] },
    ])
    expect(await rows('select day, anew from rating_due')).toEqual([{ day: '2025-08-16', anew: true }])
  } finally {
    await database.close()
  }
})

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
