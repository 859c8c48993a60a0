import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { databaseEnvironment, dumpTables, type TestDatabase, testDatabase, truncate } from '@touchline/testing/database'
import { seeded } from '@touchline/testing/random'
import { SLICE_NOW } from '@touchline/testing/sportmonks/slice'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SyncWorld, syncWorld } from './sync.testing.ts'
import { fullSync } from './sync-jobs.ts'

const WORKER = fileURLToPath(new URL('two-workers.testing.ts', import.meta.url))
const SLOW = 600_000
const KILLS = 8

let database: TestDatabase
let world: SyncWorld
const running = new Set<ChildProcess>()
beforeAll(async () => {
  database = await testDatabase()
  world = await syncWorld()
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await world.close()
  await database.close()
})

/** Starts a worker; gives how it ended: its exit code, or null when it was killed. */
function startWorker(): { child: ChildProcess; ended: Promise<number | null>; begun: Promise<void> } {
  const child = spawn(process.execPath, [WORKER], {
    env: {
      PATH: process.env.PATH,
      ...databaseEnvironment(database),
      TEST_SYNC_FEED: world.feed.url,
      TEST_SYNC_TOKEN: world.feed.token,
      TEST_SYNC_NOW: SLICE_NOW,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const begun = new Promise<void>((resolve) => child.stdout?.once('data', () => resolve()))
  void ended.then(() => running.delete(child))
  return { child, ended, begun: Promise.race([begun, ended.then(() => undefined)]) }
}

test(
  'two workers of which one is killed again and again leave what a single undisturbed one leaves',
  async () => {
    await fullSync(world.context(database))
    const expected = await dumpTables(database)
    await truncate(database)
    world.feed.calls.length = 0

    const random = seeded(3)
    const workers = [startWorker(), startWorker()]
    for (let killed = 0; killed < KILLS; killed++) {
      const at = random() < 0.5 ? 0 : 1
      const victim = workers[at]
      await victim?.begun
      // By calls rather than by time: a quick machine is hit in the middle too.
      const until = world.feed.calls.length + Math.floor(random() * 25)
      const over = Promise.all(workers.map((one) => one.ended)).then(() => true)
      while (world.feed.calls.length < until) {
        if (await Promise.race([over, delay(5, false)])) break
      }
      // A worker that fails by itself has nothing to do with being killed.
      expect(workers.map((one) => one.child.exitCode ?? 0)).toEqual([0, 0])
      victim?.child.kill('SIGKILL')
      await victim?.ended
      workers[at] = startWorker()
    }
    expect(await Promise.all(workers.map((one) => one.ended))).toEqual([0, 0])
    expect(await dumpTables(database)).toEqual(expected)
    const rows = await database.rows(`select key from meta where key like 'lease:%'`)
    expect(rows).toEqual([])
  },
  SLOW,
)
