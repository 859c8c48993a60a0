import type { Database } from '@touchline/database'
import { BOOKMAKER } from '@touchline/football'
import type { Clock } from '@touchline/runtime'
import { makeOpenContext } from './make-open-context.ts'
import type { OpenContext, OpenSettings } from './open-context.ts'
import type { OpenSources } from './settings/open-settings.ts'

/** A port that nobody listens on. */
const NOWHERE = 'http://127.0.0.1:9'

/** Bookmakers of the reference price, and the site that asks. */
export const LADDER = [BOOKMAKER.bet365, BOOKMAKER.pinnacle, BOOKMAKER.average]
export const SITE = { brand: 'Touchline', url: 'https://example.org' }

interface Given {
  database: Database
  clock: Clock
  settings?: Partial<OpenSettings>
  sources: Partial<OpenSources>
}

/** The context of the jobs of the open feed in a test: missing sources are unreachable, and nothing waits. */
export const openContext = ({ database, clock, settings, sources }: Given): OpenContext =>
  makeOpenContext(
    {
      ...{ database, clock, log: { info: () => undefined, warn: () => undefined }, holder: 'test' },
      ladder: [BOOKMAKER.bet365, BOOKMAKER.average],
      settings: { divisions: null, seasons: 1, weather: true, commercial: false, ...settings },
      sources: {
        ...{ userAgent: 'Touchline test', footballData: [NOWHERE], openligadb: NOWHERE, openfootball: NOWHERE },
        ...{ openMeteo: NOWHERE, openMeteoArchive: NOWHERE },
        footballDataOrg: { url: NOWHERE, token: null },
        theOddsApi: { url: NOWHERE, key: null },
        ...sources,
      },
      given: { pauseMs: 0, sleep: () => Promise.resolve(), random: () => 0 },
    },
    new AbortController().signal,
  )
