import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Database } from '@touchline/database'
import { testDatabase, truncate } from '@touchline/database/test-kit'
import {
  liveCutAt,
  phasesOf,
  RECORDED_FINAL,
  type Row,
  smallWorld,
  type World,
  worldFromRecorded,
} from '@touchline/feeds/sportmonks-stand-in'
import { isFinished, isInPlay } from '@touchline/football'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dumpTables } from '../../testing/table-dump.ts'
import { liveMemory, readByIds, readLive } from './jobs/live.job.ts'
import { runUnit } from './run-unit.ts'
import { type SyncWorld, syncWorld } from './sync.testing.ts'

const ROOT = resolve(import.meta.dirname, '../../../../..')
const RECORDED = resolve(process.env.TOUCHLINE_DATA ?? resolve(ROOT, '../shared/data'), 'sportmonks')
/** The semi-final of the small world that goes to extra time and a shoot-out. */
const SMALL_SEMI_FINAL = 19_500_010
const SLOW = 300_000

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(() => truncate(database))
afterAll(() => database.close())

const found = (world: World, id: number): Row => {
  const row = world.fixtures.find((one) => one.id === id)
  if (!row) throw new RangeError(`no fixture ${id}`)
  return row
}

/** Puts what the feed tells of a fixture in the place of what it told. */
function tell(feed: SyncWorld['feed'], fixture: Row): void {
  feed.world.fixtures = feed.world.fixtures.map((row) => (row.id === fixture.id ? fixture : row))
}

const read = (world: SyncWorld, id: number) => {
  const context = world.context(database)
  return runUnit(context, 'test', (unit) => readByIds(context, unit, [String(id)]))
}

const stored = async () =>
  (
    await database.pool.query(
      `SELECT state_id AS state, home_goals AS home, away_goals AS away, minute FROM fixture WHERE state_id <> 1`,
    )
  ).rows

/** Follows a fixture from before its kick-off to after its end, a look every so many seconds. */
async function playThrough(world: SyncWorld, id: number, everySeconds: number): Promise<Set<number>> {
  const whole = found(world.feed.world, id)
  const phases = phasesOf(whole)
  const [begin, end] = [phases[0]?.begin ?? 0, phases.at(-1)?.end ?? 0]
  const context = world.context(database)
  const memory = liveMemory()
  const states = new Set<number>()
  for (let at = begin - 300; at <= end + 120; at += everySeconds) {
    world.clock.set(at * 1000)
    const now = liveCutAt(whole, at)
    tell(world.feed, now)
    await readLive(context, memory)
    const state = Number(now.state_id)
    // Before the kick-off it is in no list yet.
    if (isInPlay(state)) expect((await stored())[0]).toMatchObject({ state })
    states.add(state)
  }
  tell(world.feed, whole)
  world.clock.set((end + 600) * 1000)
  await readLive(context, memory)
  return states
}

describe.each([
  { name: 'a semi-final of the small world', id: SMALL_SEMI_FINAL, make: smallWorld, there: true, every: 240 },
  {
    name: 'the recorded final',
    id: RECORDED_FINAL,
    make: () => worldFromRecorded(RECORDED),
    there: existsSync(RECORDED),
    every: 60,
  },
])('$name', ({ id, make, there, every }) => {
  test.skipIf(!there)(
    'followed from kick-off to the last penalty, ends as it is told afterwards',
    async () => {
      const world = await syncWorld(make())
      try {
        const whole = found(world.feed.world, id)
        const states = await playThrough(world, id, every)
        expect([...states]).toEqual(expect.arrayContaining([2, 3, 22, 6, 23, 9]))
        const [match] = await stored()
        expect([match?.state, match?.minute]).toEqual([8, null])
        expect(whole.state_id).toBe(8)
        const lived = await dumpTables(database)

        await truncate(database)
        await read(world, id)
        const clean = await dumpTables(database)
        expect(lived).toEqual(clean)
      } finally {
        await world.close()
      }
    },
    SLOW,
  )
})

describe('a match the feed loses sight of', () => {
  let world: SyncWorld
  beforeEach(async () => {
    await truncate(database)
    world = await syncWorld()
  })

  test('is asked for by id when it leaves the list, and is over when the feed says so', async () => {
    const whole = found(world.feed.world, SMALL_SEMI_FINAL)
    const phases = phasesOf(whole)
    const middle = (phases[0]?.begin ?? 0) + 20 * 60
    world.clock.set(middle * 1000)
    tell(world.feed, liveCutAt(whole, middle))
    const memory = liveMemory()
    await readLive(world.context(database), memory)
    expect(isInPlay((await stored())[0]?.state)).toBe(true)

    tell(world.feed, whole)
    world.clock.set((middle + 60) * 1000)
    await readLive(world.context(database), memory)
    expect(isFinished((await stored())[0]?.state)).toBe(true)
    expect(world.feed.calls.filter((call) => call.path.startsWith('football/fixtures/multi'))).toHaveLength(1)
    await world.close()
  })

  test('keeps the score that the feed corrects afterwards', async () => {
    const whole = found(world.feed.world, SMALL_SEMI_FINAL)
    await read(world, SMALL_SEMI_FINAL)
    const before = (await stored())[0]
    const scores = (whole.scores as Row[]).map((row) =>
      row.description === 'CURRENT' && (row.score as Row).participant === 'home'
        ? { ...row, score: { ...(row.score as Row), goals: Number((row.score as Row).goals) + 1 } }
        : row,
    )
    tell(world.feed, { ...whole, scores })
    world.clock.set('2026-03-14T18:00:00Z')
    await read(world, SMALL_SEMI_FINAL)
    expect((await stored())[0]).toMatchObject({ home: Number(before?.home) + 1 })
    await world.close()
  })

  test('looks every few seconds while it is in play, and every minute when nothing is', async () => {
    const whole = found(world.feed.world, SMALL_SEMI_FINAL)
    const middle = (phasesOf(whole)[0]?.begin ?? 0) + 20 * 60
    expect(await readLive(world.context(database), liveMemory())).toBe(60_000)
    world.clock.set(middle * 1000)
    tell(world.feed, liveCutAt(whole, middle))
    expect(await readLive(world.context(database), liveMemory())).toBe(5_000)
    await world.close()
  })
})
