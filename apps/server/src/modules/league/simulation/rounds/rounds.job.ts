import { randomUUID } from 'node:crypto'
import type { Job } from '@touchline/runtime'
import { underLease } from '@touchline/runtime'
import type { ModuleDeps } from '../../../module-deps.ts'
import { keepStakes } from '../../stakes/keep-stakes.ts'
import { simulationThread } from '../simulation-thread.ts'
import { keepRounds } from './keep-rounds.ts'

const EVERY_MS = 60_000
/** On a first start other work is more urgent. */
const UNTIL_FILLED_MS = 20_000

/**
 * Stores the chances of the seasons after each round and the stakes of the next matches, in one process at a time, in a thread that ends
 * with the work.
 */
export function roundsJob({ database, clock, readiness }: Pick<ModuleDeps, 'database' | 'clock' | 'readiness'>): Job {
  const looked = new Map<number, string>()
  const atStake = new Map<number, string>()
  return {
    name: 'season chances',
    everyMs: EVERY_MS,
    run: async (signal) => {
      if (!readiness.filled) return UNTIL_FILLED_MS
      await underLease({ database, name: 'season chances', holder: randomUUID(), signal }, async (lease) => {
        const thread = simulationThread()
        try {
          await keepRounds(database, thread, { now: clock.now(), lease, looked })
          await keepStakes(database, thread, { now: clock.now(), lease, looked: atStake })
        } finally {
          await thread.close()
        }
      })
      return undefined
    },
  }
}
