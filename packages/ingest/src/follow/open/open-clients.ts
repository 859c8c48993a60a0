import type { Database } from '@touchline/database'
import {
  FILE_MANNERS,
  FOOTBALL_DATA_ORG_MANNERS,
  type Manners,
  OPEN_METEO_MANNERS,
  OPENLIGADB_MANNERS,
  type PoliteClient,
  type PoliteOptions,
  politeClient,
  THE_ODDS_API_MANNERS,
} from '@touchline/feeds'
import type { Source } from '@touchline/football'
import type { Clock } from '@touchline/runtime'
import { answerStore } from './answer-store.ts'
import { openBudget } from './open-budget.ts'
import type { OpenClients, OpenSettings } from './open-context.ts'
import type { OpenSources } from './settings/open-settings.ts'

/** Replacements for waits, pauses and the budget in tests. */
type GivenToClients = Partial<Pick<PoliteOptions, 'pauseMs' | 'sleep' | 'random' | 'timeoutMs' | 'budget'>>

export interface ClientOptions {
  database: Database
  clock: Clock
  settings: OpenSettings
  sources: OpenSources
  signal: AbortSignal
  given?: GivenToClients | undefined
}

/** A client for each free source, within its limits. */
export function openClients({ database, clock, settings, sources, signal, given }: ClientOptions): OpenClients {
  const clientOf = (
    source: Source,
    manners: Manners,
    asking: Pick<PoliteOptions, 'baseUrls' | 'headers' | 'query' | 'secrets'>,
  ): PoliteClient => {
    const { allowance, ...own } = { ...manners, ...given }
    return politeClient({
      ...{ source, signal, userAgent: sources.userAgent },
      ...asking,
      ...own,
      budget: given?.budget ?? openBudget(database, { source, manners: { allowance, pauseMs: own.pauseMs }, signal }),
      answers: answerStore(database, source, clock),
    })
  }
  const { token } = sources.footballDataOrg
  const { key } = sources.theOddsApi
  const weatherAt = (url: string) =>
    settings.weather ? clientOf('open-meteo', OPEN_METEO_MANNERS, { baseUrls: [url] }) : null
  return {
    footballData: clientOf('football-data', FILE_MANNERS, { baseUrls: sources.footballData }),
    footballDataOrg:
      token === null
        ? null
        : clientOf('football-data-org', FOOTBALL_DATA_ORG_MANNERS, {
            ...{ baseUrls: [sources.footballDataOrg.url], secrets: [token] },
            headers: { 'X-Auth-Token': token },
          }),
    openligadb: clientOf('openligadb', OPENLIGADB_MANNERS, { baseUrls: [sources.openligadb] }),
    openMeteo: weatherAt(sources.openMeteo),
    openMeteoArchive: weatherAt(sources.openMeteoArchive),
    theOddsApi:
      key === null
        ? null
        : clientOf('the-odds-api', THE_ODDS_API_MANNERS, {
            ...{ baseUrls: [sources.theOddsApi.url], secrets: [key] },
            query: { apiKey: key },
          }),
    openfootball: clientOf('openfootball', FILE_MANNERS, { baseUrls: [sources.openfootball] }),
  }
}
