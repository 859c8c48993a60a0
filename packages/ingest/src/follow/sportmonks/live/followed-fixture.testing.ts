import type { Database } from '@touchline/database'
import { isInPlay } from '@touchline/football'
import { dumpTables, truncate } from '@touchline/testing/database'
import { liveCutAt, phasesOf, type Row, type World } from '@touchline/testing/sportmonks'
import { expect } from 'vitest'
import { liveMemory, readByIds, readLive } from '../jobs/live.job.ts'
import { runUnit } from '../run-unit.ts'
import type { SyncWorld } from '../sync.testing.ts'

export const fixtureIn = (world: World, id: number): Row => {
  const row = world.fixtures.find((one) => one.id === id)
  if (!row) throw new RangeError(`no fixture ${id}`)
  return row
}

/** Makes the feed answer with this state of a fixture from now on. */
export function publish(feed: SyncWorld['feed'], fixture: Row): void {
  feed.world.fixtures = feed.world.fixtures.map((row) => (row.id === fixture.id ? fixture : row))
}

export const readFixture = (database: Database, world: SyncWorld, id: number) => {
  const context = world.context(database)
  return runUnit(context, 'test', (unit) => readByIds(context, unit, [String(id)]))
}

/** Fixtures that are no longer to come, with state, score and minute. */
export const startedFixtures = async (database: Database) =>
  (
    await database.pool.query(
      `select state_id as state, home_goals as home, away_goals as away, minute from fixture where state_id <> 1`,
    )
  ).rows

/** Follows a fixture from before its kick-off to after its end, reading every few seconds; returns the states it went through. */
async function follow(database: Database, world: SyncWorld, id: number, everySeconds: number): Promise<Set<number>> {
  const whole = fixtureIn(world.feed.world, id)
  const phases = phasesOf(whole)
  const [begin, end] = [phases[0]?.begin ?? 0, phases.at(-1)?.end ?? 0]
  const context = world.context(database)
  const memory = liveMemory()
  const states = new Set<number>()
  for (let at = begin - 300; at <= end + 120; at += everySeconds) {
    world.clock.set(at * 1000)
    const now = liveCutAt(whole, at)
    publish(world.feed, now)
    await readLive(context, memory)
    const state = Number(now.state_id)
    // Before the kick-off it is in no list yet.
    if (isInPlay(state)) expect((await startedFixtures(database))[0]).toMatchObject({ state })
    states.add(state)
  }
  publish(world.feed, whole)
  world.clock.set((end + 600) * 1000)
  await readLive(context, memory)
  return states
}

/** A fixture with extra time and a shoot-out, followed live, leaves what reading it once afterwards leaves. */
export async function expectFollowedAsReadAfterwards(
  database: Database,
  world: SyncWorld,
  id: number,
  everySeconds: number,
): Promise<void> {
  const whole = fixtureIn(world.feed.world, id)
  const states = await follow(database, world, id, everySeconds)
  expect([...states]).toEqual(expect.arrayContaining([2, 3, 22, 6, 23, 9]))
  const [match] = await startedFixtures(database)
  expect([match?.state, match?.minute]).toEqual([8, null])
  expect(whole.state_id).toBe(8)
  const followed = await dumpTables(database)

  await truncate(database)
  await readFixture(database, world, id)
  expect(followed).toEqual(await dumpTables(database))
}
