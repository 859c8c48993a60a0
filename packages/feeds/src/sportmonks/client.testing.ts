import {
  emptyWorld,
  type StandIn,
  type StandInOptions,
  startSportmonksStandIn,
  type World,
} from '@touchline/testing/sportmonks'
import { afterEach } from 'vitest'
import { type FeedError, isFeedError } from '../http/feed-error.ts'
import { memoryBudget } from '../http/memory-budget.ts'
import { sportmonksClient } from './client.ts'
import type { SportmonksClient, SportmonksOptions } from './client-types.ts'
import type { FeedProblem } from './parsed.ts'

const running: StandIn[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

/** A token that is easy to find wherever it leaks. */
export const TOKEN = 'SECRET-token-7c1f'

export interface Line {
  server: StandIn
  client: SportmonksClient
  /** Requested waits between tries, in milliseconds; they are skipped. */
  waits: number[]
  problems: FeedProblem[]
}

/** A client that talks to a stand-in over HTTP; the waits between tries are noted and skipped, jitter is at its full. */
export async function connected(
  world: World,
  { stand = {}, client = {} }: { stand?: StandInOptions; client?: Partial<SportmonksOptions> } = {},
): Promise<Line> {
  const server = await startSportmonksStandIn(world, { token: TOKEN, ...stand })
  running.push(server)
  const waits: number[] = []
  const problems: FeedProblem[] = []
  const options: SportmonksOptions = {
    baseUrl: server.url,
    token: TOKEN,
    budget: skippingBudget(),
    onProblem: (problem) => problems.push(problem),
    sleep: async (ms) => {
      waits.push(ms)
    },
    random: () => 1,
    ...client,
  }
  return { server, client: sportmonksClient(options), waits, problems }
}

/** A budget in memory whose waits are skipped: its clock advances by them. */
function skippingBudget() {
  let now = 0
  return memoryBudget(
    () => now,
    async (ms) => {
      now += ms
    },
  )
}

/** A world with nothing but this many leagues, numbered from 1. */
export function leagues(count: number): World {
  const world = emptyWorld()
  world.leagues = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `League ${index + 1}`,
    country_id: 7,
  }))
  return world
}

export const ids = (rows: readonly unknown[]): number[] => rows.map((row) => (row as { id: number }).id)

/** The error a call fails with. */
export async function failure(call: Promise<unknown>): Promise<FeedError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!isFeedError(error)) throw new Error(`expected the call to fail with a feed error, got ${String(error)}`)
  return error
}
