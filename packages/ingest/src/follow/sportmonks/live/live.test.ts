import { isFinished, isInPlay } from '@touchline/football'
import { truncate, useDatabase } from '@touchline/testing/database'
import { liveCutAt, phasesOf, type Row } from '@touchline/testing/sportmonks'
import { SHOOT_OUT } from '@touchline/testing/sportmonks/slice'
import { beforeEach, describe, expect, test } from 'vitest'
import { liveMemory, readLive } from '../jobs/live.job.ts'
import { type SyncWorld, syncWorld } from '../sync.testing.ts'
import {
  expectFollowedAsReadAfterwards,
  fixtureIn,
  publish,
  readFixture,
  startedFixtures,
} from './followed-fixture.testing.ts'

/** Goes to extra time and a shoot-out. */
const CUP_TIE = Number(SHOOT_OUT.key)
const SLOW = 300_000

const database = useDatabase()

test(
  'a cup tie followed from kick-off to the last penalty ends as it is read afterwards',
  async () => {
    const world = await syncWorld()
    try {
      await expectFollowedAsReadAfterwards(database, world, CUP_TIE, 240)
    } finally {
      await world.close()
    }
  },
  SLOW,
)

describe('a match the feed loses sight of', () => {
  let world: SyncWorld
  beforeEach(async () => {
    await truncate(database)
    world = await syncWorld()
  })

  test('is requested by id when it leaves the list, and is over when the feed says so', async () => {
    const whole = fixtureIn(world.feed.world, CUP_TIE)
    const phases = phasesOf(whole)
    const middle = (phases[0]?.begin ?? 0) + 20 * 60
    world.clock.set(middle * 1000)
    publish(world.feed, liveCutAt(whole, middle))
    const memory = liveMemory()
    await readLive(world.context(database), memory)
    expect(isInPlay((await startedFixtures(database))[0]?.state)).toBe(true)

    publish(world.feed, whole)
    world.clock.set((middle + 60) * 1000)
    await readLive(world.context(database), memory)
    expect(isFinished((await startedFixtures(database))[0]?.state)).toBe(true)
    expect(world.feed.calls.filter((call) => call.path.startsWith('football/fixtures/multi'))).toHaveLength(1)
    await world.close()
  })

  test('keeps the score that the feed corrects afterwards', async () => {
    const whole = fixtureIn(world.feed.world, CUP_TIE)
    await readFixture(database, world, CUP_TIE)
    const before = (await startedFixtures(database))[0]
    const scores = (whole.scores as Row[]).map((row) =>
      row.description === 'CURRENT' && (row.score as Row).participant === 'home'
        ? { ...row, score: { ...(row.score as Row), goals: Number((row.score as Row).goals) + 1 } }
        : row,
    )
    publish(world.feed, { ...whole, scores })
    world.clock.set('2026-12-13T18:00:00Z')
    await readFixture(database, world, CUP_TIE)
    expect((await startedFixtures(database))[0]).toMatchObject({ home: Number(before?.home) + 1 })
    await world.close()
  })

  test('looks every few seconds while it is in play, and every minute when nothing is', async () => {
    const whole = fixtureIn(world.feed.world, CUP_TIE)
    const middle = (phasesOf(whole)[0]?.begin ?? 0) + 20 * 60
    expect(await readLive(world.context(database), liveMemory())).toBe(60_000)
    world.clock.set(middle * 1000)
    publish(world.feed, liveCutAt(whole, middle))
    expect(await readLive(world.context(database), liveMemory())).toBe(5_000)
    await world.close()
  })
})
