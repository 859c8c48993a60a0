import { dumpTables, type TestDatabase, testDatabase, truncate } from '@touchline/testing/database'
import { seeded } from '@touchline/testing/random'
import { duplicatedRows, reversedRows, sidesReversed } from '@touchline/testing/sportmonks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SyncWorld, syncWorld } from './sync.testing.ts'
import { fullSync } from './sync-jobs.ts'

const SLOW = 300_000

let database: TestDatabase
let world: SyncWorld
/** Contents of the football tables after an undisturbed sync. */
let expected: Map<string, string[]>
beforeAll(async () => {
  database = await testDatabase()
  world = await syncWorld()
  await fullSync(world.context(database))
  expected = await dumpTables(database)
}, SLOW)
afterAll(async () => {
  await world.close()
  await database.close()
})

test('a first sync fills every table that the feed can fill', async () => {
  const empty = [...expected].filter(([, lines]) => lines.length === 0).map(([table]) => table)
  // Prices are read by their own job.
  expect(empty).toEqual(['odds_current'])
  expect(expected.get('fixture')).toHaveLength(world.feed.world.fixtures.length)
  const players = (await database.rows(`select key from source_ref where kind = 'player'`)).map(({ key }) => key)
  const played = new Set(world.feed.world.playerStatistics.map((row) => String(row.player_id)))
  expect(played.size).toBeGreaterThan(100)
  expect(new Set(players)).toEqual(new Set([...players, ...played]))
})

test('clubs that the feed does not describe stay unknown and are reported', async () => {
  const { teams, transfers } = world.feed.world
  const isUnknown = (team: unknown) => team !== null && !teams.some(({ id }) => id === team)
  const ends = transfers.flatMap((row) => [row.from_team_id, row.to_team_id])
  const unknown = [...new Set(ends.filter(isUnknown))].map(String).sort()
  expect(unknown.length).toBeGreaterThan(0)
  const problems = await database.rows('select kind, key from feed_problem order by key')
  expect(problems).toEqual(unknown.map((key) => ({ kind: 'team', key })))
  const from = transfers.filter((row) => row.from_team_id === null || isUnknown(row.from_team_id))
  const rows = await database.rows('select count(*)::int as n from transfer where from_team_id is null')
  expect(rows).toEqual([{ n: from.length }])
})

test('matches already read are not read again', async () => {
  world.feed.calls.length = 0
  await fullSync(world.context(database))
  // Only the daily look at current matches, which has none in it.
  expect(world.feed.calls.filter((call) => call.path.startsWith('football/fixtures'))).toEqual([])
})

test(
  'the same sync from the beginning writes nothing',
  async () => {
    const reported = await database.rows('select max(seq) as last from live_event')
    await database.pool.query('delete from sync_progress')
    await fullSync(world.context(database))
    expect(await database.rows('select max(seq) as last from live_event')).toEqual(reported)
    expect(await dumpTables(database)).toEqual(expected)
  },
  SLOW,
)

test(
  'errors, limits, slow, cut and broken answers change nothing of what is stored in the end',
  async () => {
    await truncate(database)
    const { faults } = world.feed
    faults.storm(
      [
        { kind: 'status', status: 429 },
        { kind: 'status', status: 500 },
        { kind: 'status', status: 503 },
        { kind: 'cut' },
        { kind: 'malformed' },
      ],
      0.12,
      seeded(7),
    )
    faults.next({ kind: 'slow', ms: 2_500 }, { times: 2, path: 'fixtures' })
    await fullSync(world.context(database))
    faults.clear()
    expect(world.feed.calls.filter((call) => call.status !== 200).length).toBeGreaterThan(5)
    expect(await dumpTables(database)).toEqual(expected)
  },
  SLOW,
)

test(
  'repeated rows, pages in another order and away sides listed first change nothing either',
  async () => {
    await truncate(database)
    const { faults } = world.feed
    faults.always(duplicatedRows, { path: 'football/fixtures' })
    faults.always(reversedRows, { path: 'football/fixtures' })
    faults.always(sidesReversed)
    await fullSync(world.context(database))
    faults.clear()
    expect(await dumpTables(database)).toEqual(expected)
  },
  SLOW,
)

test(
  'a sync that is broken off again and again goes on where it stopped',
  async () => {
    await truncate(database)
    const random = seeded(11)
    let calls = 0
    for (let ended = false, tries = 1; !ended; tries++) {
      world.feed.calls.length = 0
      const ending = new AbortController()
      const most = 15 + Math.floor(random() * 60)
      const watch = setInterval(() => world.feed.calls.length >= most && ending.abort(), 2)
      await fullSync(world.context(database, {}, ending.signal)).catch((error: unknown) => {
        if (!ending.signal.aborted) throw error
      })
      clearInterval(watch)
      ended = !ending.signal.aborted
      calls += world.feed.calls.length
      expect(tries).toBeLessThan(60)
    }
    expect(await dumpTables(database)).toEqual(expected)
    expect(calls).toBeGreaterThan(100)
  },
  SLOW,
)
