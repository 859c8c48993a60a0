import type { Database } from '@touchline/database'
import { BOOKMAKER } from '@touchline/football'
import type { Clock } from '../../clock.ts'
import { makeOpenContext } from './make-open-context.ts'
import type { OpenContext, OpenSettings } from './open-context.ts'
import type { OpenSources } from './open-settings.ts'

/** A port that nobody listens on. */
const NOWHERE = 'http://127.0.0.1:9'

interface Given {
  database: Database
  clock: Clock
  settings?: Partial<OpenSettings>
  sources: Partial<OpenSources>
}

/** What the jobs of the open feed work with in a test: sources that are not given are nowhere, and nothing waits. */
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
