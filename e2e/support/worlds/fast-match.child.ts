import { readConfig } from '../../../apps/server/src/config.ts'
import { makeLog } from '../../../apps/server/src/platform/log.ts'
import { startServer } from '../../../apps/server/src/start.ts'
import { currentYear } from '../../../packages/demo/src/competitions/calendar.ts'
import { DOMESTIC_CUP } from '../../../packages/demo/src/competitions/competitions.ts'
import { seasonPlans } from '../../../packages/demo/src/competitions/days.ts'
import { DEMO_SEED, demoChanges, demoReference } from '../../../packages/demo/src/index.ts'
import { EVERYTHING, fixtureBatch } from '../../../packages/demo/src/records/fixture-families.ts'
import { worldOf } from '../../../packages/demo/src/world.ts'

/**
 * The whole product as a separate process, except for two things: the demo world begins with the matches ahead of one cup, so that it is
 * ready soon, and its clock stops until a message comes. Then it runs as fast as the world can be written, two minutes at a time, so that
 * nothing is skipped however slow the machine is.
 */
const STEP_MS = 120_000
/** Longer than the server waits between two polls, so that each step is seen alone. */
const TICK_MS = 400

/** Referenced records and the cup's matches ahead. */
function batches(seed: string, now: number) {
  const world = worldOf(seed)
  const plans = seasonPlans(world, DOMESTIC_CUP, currentYear(DOMESTIC_CUP, now))
  const ahead = plans.filter(({ announced, kickoff }) => announced <= now && kickoff >= now)
  return [
    demoReference(seed, now),
    fixtureBatch(
      world,
      ahead.map((plan) => [plan, EVERYTHING]),
      now,
    ),
  ]
}

const config = readConfig(process.env)
let reported = Date.parse(config.CLOCK ?? '')
let running = false

const server = await startServer(config, makeLog({ level: config.LOG_LEVEL }), {
  clock: { now: () => new Date(running ? reported + STEP_MS : reported) },
  demo: {
    tickMs: TICK_MS,
    source: {
      seed: DEMO_SEED,
      batches,
      changes: (seed, from, now) => {
        reported = now
        return demoChanges(seed, from, now)
      },
    },
  },
})
process.on('message', () => {
  running = true
})
process.once('SIGTERM', () => void server.close().then(() => process.exit()))
