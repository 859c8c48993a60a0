import { pause } from '@touchline/runtime'
import { testClock } from '@touchline/testing/clock'
import { openGivenDatabase } from '@touchline/testing/database'
import { makeSyncContext } from './make-context.ts'
import { followed } from './sync.testing.ts'
import { fullSync } from './sync-jobs.ts'

/** Runs as a separate process: reads everything until it is done or killed. */
const { TEST_SYNC_FEED = '', TEST_SYNC_TOKEN = '', TEST_SYNC_NOW = '' } = process.env
const database = await openGivenDatabase()
const never = new AbortController().signal
const options = followed({ url: TEST_SYNC_FEED, token: TEST_SYNC_TOKEN }, database, testClock(TEST_SYNC_NOW))
const context = makeSyncContext({ ...options, heldMs: 2_000 }, never)
process.stdout.write('begun\n')
for (let done = false; !done; ) {
  // The other worker may be at the reference data when this one begins.
  await fullSync(context)
  const { rows } = await database.pool.query<{ done: boolean }>(
    `select count(*) = 3 as done from sync_progress
     where job in ('reference', 'people/coaches', 'people/players') and finished_at is not null`,
  )
  done = rows[0]?.done === true
  if (!done) await pause(100, never)
}
await database.close()
