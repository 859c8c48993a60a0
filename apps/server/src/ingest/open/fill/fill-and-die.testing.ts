import { openGivenDatabase } from '@touchline/testing/database'
import { readConfig } from '../../../config.ts'
import { footballDataJob } from '../jobs/files.job.ts'
import { makeOpenContext } from '../make-open-context.ts'
import type { OpenContext } from '../open-context.ts'
import { openSettings, openSources } from '../open-settings.ts'

/** Run as a process of its own: reads the files of football-data.co.uk as a first start does, so that it can be killed in the middle. */
const { TEST_FILL_NOW = '' } = process.env
const database = await openGivenDatabase()
const config = readConfig(process.env)
const silent = () => undefined
const ending = new AbortController()
const context = makeOpenContext(
  {
    ...{ database, clock: { now: () => new Date(TEST_FILL_NOW) }, ladder: config.PRICE_LADDER },
    ...{ settings: openSettings(config), sources: openSources(config, 'https://example.org') },
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
