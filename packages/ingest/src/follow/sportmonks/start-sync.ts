import { claimWorld, inTransaction } from '@touchline/database'
import { type Scheduler, type SchedulerOptions, startScheduler } from '@touchline/runtime'
import { makeSyncContext, type SyncOptions } from './make-context.ts'
import { syncJobs } from './sync-jobs.ts'

/**
 * Keeps the database in step with the feed until stopped. Processes on one database share the work by leases.
 * @throws Error with code `OTHER_WORLD` on a database that holds the demo world
 */
export async function startSync(options: SyncOptions & Pick<SchedulerOptions, 'watch'>): Promise<Scheduler> {
  await inTransaction(options.database, (client) => claimWorld(client, 'real'))
  const ending = new AbortController()
  const scheduler = startScheduler(syncJobs(makeSyncContext(options, ending.signal)), options)
  return {
    stop: async () => {
      // Calls that are on their way are not waited for.
      ending.abort()
      await scheduler.stop()
    },
  }
}
