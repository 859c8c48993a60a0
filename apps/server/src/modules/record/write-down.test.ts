import { randomUUID } from 'node:crypto'
import { inTransaction } from '@touchline/database'
import { BOOKMAKER, HOUR_MS } from '@touchline/football'
import { mergeTeams } from '@touchline/ingest/joining/teams/merge-teams.ts'
import { LeaseLost, underLease } from '@touchline/runtime'
import { useDatabase } from '@touchline/testing/database'
import { expect, test } from 'vitest'
import { inHours, prices, recordWorld } from './record-world.testing.ts'
import { writeDown } from './write-down.ts'

const database = useDatabase()
const { store, storePast, write, record, tamper } = recordWorld(database)

test('a match within 24 hours has two rows: our own forecast and the price without its margin', async () => {
  const match = inHours(5)
  await storePast(new Date())
  await store([match], new Date(), prices(match.key))
  expect(await write()).toBe(2)
  const rows = await record()
  expect(rows).toMatchObject([
    { kind: 'model', home: 'Ashton', away: 'Brough', simulated: false, price_home: 2.1 },
    { kind: 'price', home_win: 0.46017, over25: 0.50687, price_bookmaker_id: BOOKMAKER.pinnacle },
  ])
  for (const { recorded_at, kickoff } of rows) {
    expect(Math.abs(recorded_at.getTime() - Date.now())).toBeLessThan(60_000)
    expect(kickoff).toEqual(new Date(match.kickoff))
  }
  const [{ home, over25 }] = await database.rows(
    `select home, over25 from forecast f join source_ref r on r.kind = 'fixture' and r.id = f.fixture_id and r.key = $1`,
    [match.key],
  )
  expect(rows[0].home_win).toBeCloseTo(home, 5)
  expect(rows[0].over25).toBeCloseTo(over25, 5)
})

test('a name that a spreadsheet would run is written down as text', async () => {
  const match = inHours(5)
  await storePast(new Date())
  await store([match], new Date(), prices(match.key))
  await database.rows(`update team set name = '=1+1' where name = 'Ashton'`)
  await write()
  expect(await record()).toMatchObject([{ home: "'=1+1", away: 'Brough' }, { home: "'=1+1" }])
})

test('the first pass counts: nothing is written twice, whatever becomes of the prices', async () => {
  const match = inHours(5)
  await store([match], new Date(), prices(match.key))
  await write()
  const before = await record()
  await store([match], new Date(), prices(match.key, true))
  expect(await write()).toBe(0)
  expect(await record()).toEqual(before)
})

test('a forecast that is missing at first is written once it is available', async () => {
  const match = inHours(5)
  await storePast(new Date())
  await store([match], new Date())
  expect(await write()).toBe(1)
  await store([match], new Date(), prices(match.key))
  expect(await write()).toBe(1)
  expect((await record()).map(({ kind }) => kind)).toEqual(['model', 'price'])
})

test('matches later than a day ahead, of an unknown time, postponed, or in a cup without prices have none', async () => {
  await storePast(new Date())
  const later = inHours(25)
  const untimed = { ...inHours(5, 'cawood', 'denby'), kickoffKnown: false }
  const postponed = { ...inHours(5, 'denby', 'ashton'), state: 10 }
  await store([later, untimed, postponed], new Date())
  expect(await write()).toBe(0)
})

test('never after kick-off, even where the clock of the process is wrong', async () => {
  const begun = inHours(-1)
  const tomorrow = inHours(30, 'cawood', 'denby')
  await store([begun, tomorrow], new Date(), [...prices(begun.key), ...prices(tomorrow.key)])
  expect(await write(new Date(Date.now() - 12 * HOUR_MS))).toBe(0)
  expect(await write(new Date(Date.now() + 12 * HOUR_MS))).toBe(0)
  await expect(
    database.pool.query(
      `insert into forecast_record (simulated, kind, fixture_id, recorded_at, kickoff, league_id, league, home, away, home_win, draw, away_win)
       values (false, 'price', 1, now(), now() - interval '1 minute', 1, '', '', '', 0.4, 0.3, 0.3)`,
    ),
  ).rejects.toThrow('forecast_record_before_kickoff')
})

test('a pass that is held up until a match has begun writes nothing', async () => {
  const match = { ...inHours(0), kickoff: new Date(Date.now() + 12_000).toISOString() }
  await store([match], new Date(), prices(match.key))
  const slow = inTransaction(database, async (client) => {
    await client.query('lock table forecast_record in share row exclusive mode')
    await client.query(`select pg_sleep(13)`)
  })
  const lease = { keep: async () => undefined }
  const outcome = await writeDown(database, { simulated: false, now: new Date(), lease }).catch(String)
  expect(outcome).toMatch(/before_kickoff|kicked off/)
  await slow
  expect(await record()).toEqual([])
})

test('a postponed match has rows for its new kick-off too', async () => {
  const match = inHours(3)
  await store([match], new Date(), prices(match.key))
  await write()
  const moved = { ...match, kickoff: inHours(20).kickoff }
  await store([moved], new Date())
  expect(await write()).toBe(2)
  const kickoffs = (await record()).map(({ kickoff }) => kickoff.toISOString())
  expect(kickoffs).toEqual([match.kickoff, match.kickoff, moved.kickoff, moved.kickoff])
})

test('a simulated record goes by the clock of the product and keeps apart from the real one', async () => {
  const now = new Date('2024-03-09T09:00:00Z')
  const match = { ...inHours(0), kickoff: '2024-03-09T15:00:00.000Z' }
  await store([match], now, prices(match.key))
  expect(await write(now, false)).toBe(0)
  expect(await write(now, true)).toBe(2)
  const row = { simulated: true, recorded_at: now }
  expect(await record()).toMatchObject([row, row])
  expect(await write(new Date('2024-03-09T15:00:00Z'), true)).toBe(0)
})

test('work of a process that lost its lease is not kept', async () => {
  const match = inHours(5)
  await store([match], new Date(), prices(match.key))
  const options = { database, name: 'record', signal: new AbortController().signal }
  const slow = underLease({ ...options, holder: 'slow' }, async (lease) => {
    await database.pool.query(`update meta set value = value || '{"holder": "other"}' where key = 'lease:record'`)
    return writeDown(database, { simulated: false, now: new Date(), lease })
  })
  await expect(slow).rejects.toThrow(LeaseLost)
  expect(await record()).toEqual([])
  await database.pool.query(`delete from meta`)
  await underLease({ ...options, holder: randomUUID() }, (lease) =>
    writeDown(database, { simulated: false, now: new Date(), lease }),
  )
  expect(await record()).toHaveLength(2)
})

test('teams that become one touch no row, and their match is not written down again', async () => {
  const match = inHours(5)
  const other = { ...match, home: 'cawood', key: 'cawood-brough' }
  await store([match, other], new Date(), [...prices(match.key), ...prices(other.key)])
  await write()
  const before = await database.rows('select * from forecast_record order by id')
  const teams = await database.rows<{ id: number }>(
    `select id from team where name in ('Ashton', 'Cawood') order by name`,
  )
  await database.pool.query(`update source_ref set source = 'schochastics' where key = 'cawood-brough'`)
  await mergeTeams(database, { from: teams[1]!.id, into: teams[0]!.id, now: new Date() })
  expect(await database.rows('select * from fixture')).toHaveLength(1)
  expect(await write()).toBe(0)
  expect(await database.rows('select * from forecast_record order by id')).toEqual(before)
})

test('rows are refused to be changed, deleted or truncated', async () => {
  const match = inHours(5)
  await store([match], new Date(), prices(match.key))
  await write()
  for (const statement of [
    'update forecast_record set home_win = 0.9',
    'delete from forecast_record',
    'truncate forecast_record',
    `insert into forecast_record overriding system value select * from forecast_record on conflict (fixture_id, kind, kickoff, simulated) do update set draw = 0`,
    'delete from record_head',
    `update record_head set hash = ''`,
    'truncate record_head',
  ])
    await expect(database.pool.query(statement)).rejects.toThrow('only ever added to')
  expect(await record()).toHaveLength(2)
})

test('a row takes less than 500 bytes with its indexes', async () => {
  const kickoff = new Date(Date.now() + 5 * HOUR_MS)
  await tamper(
    `insert into forecast_record (simulated, kind, fixture_id, recorded_at, kickoff, league_id, league, home, away, home_win, draw, away_win,
       over25, both_score, corners_over95, yellow_cards_over35, price_home, price_draw, price_away, price_bookmaker_id, price_over25,
       price_under25, goals_bookmaker_id)
     select false, 'model', n, clock_timestamp(), $1, 1, 'Bosnia and Herzegovina: Premier Liga', 'Wolverhampton Wanderers',
       'Brighton & Hove Albion', 0.45678, 0.25678, 0.28644, 0.51234, 0.50123, 0.45321, 0.61234, 12.125, 13.125, 11.125, 4, 1.925, 1.975, 4
     from generate_series(1, 20000) n`,
    [kickoff],
  )
  await database.pool.query('vacuum full forecast_record')
  const [{ bytes }] = await database.rows(`select pg_total_relation_size('forecast_record') / 20000 as bytes`)
  expect(bytes).toBeLessThan(500)
})
