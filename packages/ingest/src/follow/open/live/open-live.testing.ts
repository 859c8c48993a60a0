import type { Database } from '@touchline/database'
import { testClock } from '@touchline/testing/clock'
import {
  type LigaSnapshot,
  type LigaStandIn,
  ligaStandIn,
  ORG_TOKEN,
  type OrgSnapshot,
  type OrgStandIn,
  type OrgStandInOptions,
  orgStandIn,
} from '@touchline/testing/open-data'
import { makeOpenContext } from '../make-open-context.ts'
import type { OpenContext } from '../open-context.ts'

export interface OpenLiveWorld {
  clock: ReturnType<typeof testClock>
  org: OrgStandIn
  liga: LigaStandIn
  /** The context of the jobs; without the key football-data.org is not called. */
  context(database: Database, more?: { withKey?: boolean }): OpenContext
  close(): Promise<void>
}

interface Played extends Partial<Pick<OrgStandInOptions, 'answers'>> {
  start: string
  org?: readonly OrgSnapshot[]
  liga?: readonly LigaSnapshot[]
}

/** Both sources of live scores over HTTP, with one clock for them and the jobs. Nobody waits, and no call is counted. */
export async function openLiveWorld({ start, org = [], liga = [], answers = {} }: Played): Promise<OpenLiveWorld> {
  const clock = testClock(start)
  const now = () => clock.now().getTime()
  const orgSource = await orgStandIn({ now, snapshots: org, answers, perMinute: 1_000 })
  const ligaSource = await ligaStandIn(now, liga)
  const ending = new AbortController()
  return {
    clock,
    org: orgSource,
    liga: ligaSource,
    context: (database, { withKey = true } = {}) =>
      makeOpenContext(
        {
          ...{ database, clock, log: { info: () => undefined, warn: () => undefined }, ladder: [1, 2, 3] },
          settings: { divisions: null, seasons: 1, weather: false, commercial: false },
          sources: {
            userAgent: 'Touchline test',
            footballData: [orgSource.url],
            footballDataOrg: { url: orgSource.url, token: withKey ? ORG_TOKEN : null },
            openligadb: ligaSource.url,
            ...{ openMeteo: orgSource.url, openMeteoArchive: orgSource.url, openfootball: orgSource.url },
            theOddsApi: { url: orgSource.url, key: null },
          },
          given: {
            pauseMs: 0,
            sleep: async () => undefined,
            budget: { take: async () => undefined, reported: async () => undefined },
          },
        },
        ending.signal,
      ),
    close: async () => {
      ending.abort()
      await orgSource.close()
      await ligaSource.close()
    },
  }
}
