import { claimWorld, inTransaction, worldOf } from '@touchline/database'
import { type Scheduler, type SchedulerOptions, startScheduler } from '@touchline/runtime'
import { COMMERCIAL_TERMS } from './commercial-terms.ts'
import { notedFill } from './fill-progress.ts'
import { makeOpenContext, type OpenOptions } from './make-open-context.ts'
import { openJobs } from './open-jobs.ts'

const DEMO_WORLD =
  'This data folder holds the simulated demo world, and real data is never mixed into it. Take another one: FEED=open DATA_DIR=./real npm start'

/**
 * Follows the free sources until stopped. Processes on one database share the work by leases and the calls by budgets.
 * @throws Error with code `OTHER_WORLD` on a database that holds the demo world
 */
export async function startOpen(options: OpenOptions & Pick<SchedulerOptions, 'watch'>): Promise<Scheduler> {
  if ((await worldOf(options.database.pool)) === 'demo')
    throw Object.assign(new Error(DEMO_WORLD), { code: 'OTHER_WORLD' })
  await inTransaction(options.database, (client) => claimWorld(client, 'real'))
  if (options.settings.commercial) for (const line of COMMERCIAL_TERMS) options.log.warn(line)
  const noted = await notedFill(options.database)
  if (noted === null || noted.done < noted.of) options.onFill?.(noted ?? { done: 0, of: 0 })
  const ending = new AbortController()
  const scheduler = startScheduler(openJobs(makeOpenContext(options, ending.signal)), options)
  return {
    stop: async () => {
      // Calls that are on their way are not waited for.
      ending.abort()
      await scheduler.stop()
    },
  }
}
