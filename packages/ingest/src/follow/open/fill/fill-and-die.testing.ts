import { openGivenDatabase } from '@touchline/testing/database'
import { footballDataJob } from '../jobs/files.job.ts'
import { makeOpenContext } from '../make-open-context.ts'
import { LADDER, SITE } from '../open-context.testing.ts'
import type { OpenContext } from '../open-context.ts'
import { openEnvironment } from '../settings/open-environment.ts'
import { openSettings, openSources } from '../settings/open-settings.ts'

/** Runs as a separate process: reads the files of football-data.co.uk like a first start, so that it can be killed in the middle. */
const { TEST_FILL_NOW = '' } = process.env
const database = await openGivenDatabase()
const config = openEnvironment.parse(process.env)
const silent = () => undefined
const ending = new AbortController()
const context = makeOpenContext(
  {
    ...{ database, clock: { now: () => new Date(TEST_FILL_NOW) }, ladder: LADDER },
    ...{ settings: openSettings(config), sources: openSources(config, SITE) },
    log: { info: silent, warn: silent } as OpenContext['log'],
    given: { pauseMs: 0, budget: { take: async () => undefined, reported: async () => undefined } },
    // The next life of the process need not wait for this one's lease.
    holder: 'test',
  },
  ending.signal,
)
await footballDataJob(context).run(ending.signal)
ending.abort()
await database.close()
