import { readFixturesById } from '@touchline/feeds'
import { BOOKMAKER, type ReferencePriceRecord } from '@touchline/football'
import { truncate, useDatabase } from '@touchline/testing/database'
import type { Row } from '@touchline/testing/sportmonks'
import * as slice from '@touchline/testing/sportmonks/slice'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeStep } from './batch/write-step.ts'
import { feedStatus } from './feed-status.ts'
import { checkCompleteness } from './jobs/completeness.job.ts'
import { readUpcomingOdds } from './jobs/odds.job.ts'
import { readLatestPeople, readNewPeople } from './jobs/people.job.ts'
import { NEAR, readLatest, readWindow } from './jobs/windows.job.ts'
import { runUnit } from './run-unit.ts'
import { type SyncWorld, syncWorld } from './sync.testing.ts'
import { readingOf } from './sync-context.ts'

/** Kicks off in three hours. */
const TODAY = Number(slice.TODAY.key)
const TOMORROW = Number(slice.TOMORROW.key)
/** The cup tie of four days ago: the near days do not reach it, the check for completeness does. */
const CUP_TIE = Number(slice.SHOOT_OUT.key)

const database = useDatabase()
let world: SyncWorld
beforeEach(async () => {
  world = await syncWorld()
  await readWindow(world.context(database), NEAR)
})
afterEach(() => world.close())

const match = async (id: number) =>
  (
    await database.rows(
      `select f.id, f.kickoff, f.state_id as state, f.home_goals as home, f.away_goals as away,
         f.price_home::float8 as price, f.price_closing as closing,
         (select count(*) from side where side.fixture_id = f.id and side.kickoff = f.kickoff) as sides
       from fixture f join source_ref r on r.id = f.id and r.kind = 'fixture' where r.key = $1`,
      [String(id)],
    )
  )[0]
const feedRow = (id: number): Row => {
  const row = world.feed.world.fixtures.find((one) => one.id === id)
  if (!row) throw new RangeError(`no fixture ${id}`)
  return row
}
const later = (minutes: number) => world.clock.set(world.clock.now().getTime() + minutes * 60_000)

test('a match moved to another day moves with both its sides', async () => {
  world.feed.change('fixtures', TODAY, {
    starting_at: '2026-12-14 19:45:00',
    starting_at_timestamp: Date.parse('2026-12-14T19:45:00Z') / 1000,
  })
  await readLatest(world.context(database))
  expect(await match(TODAY)).toMatchObject({ kickoff: new Date('2026-12-14T19:45:00Z'), sides: 2 })
})

test('an answer that was on its way for long does not undo what came after it', async () => {
  const context = world.context(database)
  const sentAt = world.clock.now()
  const slow = await readFixturesById(await readingOf(context), [String(TODAY)])
  later(1)
  world.feed.change('fixtures', TODAY, { state_id: 10 })
  await readLatest(context)
  await runUnit(context, 'slow', async (unit) => {
    await writeStep(context, unit, { parsed: slow, readAt: sentAt })
  })
  expect(await match(TODAY)).toMatchObject({ state: 10 })
})

test('the prices of matches to come are read, the first of the ladder is the one shown, and it stays', async () => {
  const context = world.context(database)
  await readUpcomingOdds(context)
  const before = await match(TODAY)
  expect(before?.price).toBeGreaterThan(1)
  expect(before?.closing).toBe(false)
  later(1)
  world.feed.change('fixtures', TODAY, { state_id: 10 })
  await readLatest(context)
  expect(await match(TODAY)).toMatchObject({ state: 10, price: before?.price })
})

test('one call brings all prices of a match; the match itself is not read again', async () => {
  const context = world.context(database)
  const before = world.feed.calls.length
  await readUpcomingOdds(context)
  const paths = world.feed.calls.slice(before).map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter((path) => !/odds\/pre-match\/fixtures\/\d+$/.test(path))).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
})

test('an answer on a match that is older than its prices still counts, but never brings older prices back', async () => {
  const context = world.context(database)
  const sentAt = world.clock.now()
  const older: ReferencePriceRecord = {
    fixture: String(TODAY),
    price: { home: 99, draw: 99, away: 99, bookmaker: BOOKMAKER.bet365, closing: false },
  }
  world.feed.change('fixtures', TODAY, { state_id: 10 })
  const slow = await readFixturesById(await readingOf(context), [String(TODAY)])
  later(1)
  await readUpcomingOdds(context)
  const { price } = await match(TODAY)
  await runUnit(context, 'slow', async (unit) => {
    const batch = { ...slow.batch, referencePrices: [older] }
    await writeStep(context, unit, { parsed: { ...slow, batch }, readAt: sentAt })
  })
  expect(await match(TODAY)).toMatchObject({ state: 10, price })
})

test('a market that is no longer offered goes, the others stay', async () => {
  const markets = async () =>
    (
      await database.rows(
        `select o.market_id as id from odds_current o
         join source_ref r on r.kind = 'fixture' and r.id = o.fixture_id where r.key = $1 order by 1`,
        [String(TODAY)],
      )
    ).map((row) => row.id)
  await readUpcomingOdds(world.context(database))
  const before = await markets()
  expect(before.length).toBeGreaterThan(1)
  const fullTimeResult = 1
  world.feed.world.odds = world.feed.world.odds.filter((row) => row.market_id === fullTimeResult)
  later(60)
  await readUpcomingOdds(world.context(database))
  expect(await markets()).toEqual([fullTimeResult])
})

test('prices are read again only when it is time, and those just before kick-off are the closing ones', async () => {
  const asked = () => world.feed.calls.filter((call) => call.path.includes('odds/pre-match/fixtures')).length
  await readUpcomingOdds(world.context(database))
  const first = asked()
  later(2)
  await readUpcomingOdds(world.context(database))
  expect(asked()).toBe(first)
  world.clock.set('2026-12-13T14:55:00Z')
  await readUpcomingOdds(world.context(database))
  expect(asked()).toBeGreaterThan(first)
  expect(await match(TODAY)).toMatchObject({ closing: true })
})

test('a player who comes later gets his career too, and is requested once', async () => {
  const context = world.context(database)
  await readNewPeople(context, 'player')
  const [known] = world.feed.world.players
  if (!known) throw new Error('The slice has no players')
  world.feed.world.players.push({ ...known, id: 777_777, name: 'New Man', display_name: 'New Man' })
  world.feed.world.squads.push({ ...world.feed.world.squads[0], id: 777_778, player_id: 777_777 })
  world.feed.change('players', 777_777, { height: 191 })
  await readLatestPeople(context)
  await readNewPeople(context, 'player')
  await readNewPeople(context, 'player')
  const rows = await database.rows('select p.name, p.height from player_spell s join player p on p.id = s.player_id')
  expect(rows).toEqual([{ name: 'New Man', height: 191 }])
  expect(world.feed.calls.filter((call) => call.path === 'football/players/777777')).toHaveLength(1)
})

test('a match that cannot be stored is reported and keeps no other out', async () => {
  const context = world.context(database)
  const parsed = await readFixturesById(await readingOf(context), [String(TODAY), String(TOMORROW)])
  const broken = parsed.batch.fixtures?.map((one) => (one.key === String(TODAY) ? { ...one, minute: 99_999 } : one))
  const fixtures = broken?.map((one) => (one.key === String(TOMORROW) ? { ...one, state: 10 } : one))
  await runUnit(context, 'broken', async (unit) => {
    const readAt = world.clock.now()
    await writeStep(context, unit, {
      parsed: { ...parsed, batch: { ...parsed.batch, ...(fixtures && { fixtures }) } },
      readAt,
    })
  })
  expect([(await match(TODAY))?.state, (await match(TOMORROW))?.state]).toEqual([1, 10])
  const rows = await database.rows(`select key, reason from feed_problem where kind = 'fixture'`)
  expect(rows).toEqual([{ key: String(TODAY), reason: expect.stringContaining('cannot be stored') }])
})

test('missing matches are found and read, and the counts agree afterwards', async () => {
  expect(await match(CUP_TIE)).toBeUndefined()
  await checkCompleteness(world.context(database))
  expect(await match(CUP_TIE)).toMatchObject({ state: 8 })
  const rows = await database.rows('select count(*) as days, sum(reported - stored) as missing from feed_count')
  expect(rows[0]?.days).toBeGreaterThan(2)
  expect(rows[0]?.missing).toBe(0)
})

test('a match the feed has no more is marked as deleted and reported', async () => {
  world.feed.world.fixtures = world.feed.world.fixtures.filter((row) => row.id !== TODAY)
  later(1)
  await checkCompleteness(world.context(database))
  expect(await match(TODAY)).toMatchObject({ state: 20 })
  const rows = await database.rows(`select key from feed_problem where kind = 'fixture'`)
  expect(rows).toEqual([{ key: String(TODAY) }])
  expect(await feedStatus(database, world.clock.now())).toMatchObject({ incompleteDays: 0 })
})

test('matches of a league that the plan no longer shows stay as they are', async () => {
  const before = await match(TODAY)
  const league = feedRow(TODAY).league_id
  world.feed.world.fixtures = world.feed.world.fixtures.filter((row) => row.league_id !== league)
  world.feed.world.leagues = world.feed.world.leagues.filter((row) => row.id !== league)
  later(1)
  await checkCompleteness(world.context(database))
  expect(await match(TODAY)).toEqual(before)
})

test('the operator learns of refused parts of the plan, of problems and of the last success', async () => {
  await world.close()
  await truncate(database)
  world = await syncWorld(undefined, { plan: { without: ['pressure', 'weatherReport'] } })
  await readWindow(world.context(database), NEAR)
  expect(await match(TODAY)).toBeDefined()
  await expect
    .poll(() => feedStatus(database, world.clock.now()))
    .toMatchObject({
      refusedIncludes: ['Fixture.pressure', 'Fixture.weatherReport'],
      seasons: { known: 1, read: 0 },
      lastSuccess: { 'window/near': world.clock.now() },
    })
})

test('a database that never heard of the feed has nothing to say about it', async () => {
  await truncate(database)
  expect(await feedStatus(database, world.clock.now())).toBeNull()
})
