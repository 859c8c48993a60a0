import {
  type FileServer,
  type LigaStandIn,
  ligaStandIn,
  type OpenMeteoStandIn,
  ORG_TOKEN,
  type OrgStandIn,
  openMeteoStandIn,
  orgStandIn,
  recordedFootballData,
  recordedOpenfootball,
  startFileServer,
  THE_ODDS_API_KEY,
  type TheOddsApiStandIn,
  theOddsApiStandIn,
} from '../../packages/testing/src/open-data/index.ts'
import { givePrices } from './coming-prices.ts'
import { englishDay } from './english-day.ts'
import { germanDay } from './german-day.ts'

/** Every free source on this machine, with its requests. */
export interface OpenDay {
  files: FileServer
  openfootball: FileServer
  org: OrgStandIn
  liga: LigaStandIn
  weather: OpenMeteoStandIn
  odds: TheOddsApiStandIn
  /** The product's settings to use them. */
  settings: Readonly<Record<string, string>>
  close(): Promise<void>
}

/**
 * Simulates every free source from a folder of recorded answers, as they were at the time of a clock. Live scores exist on 13 December
 * 2025: recorded ones for England, invented from the results for Germany.
 */
export async function startOpenDay(folder: string, now: () => Date): Promise<OpenDay> {
  const recorded = recordedFootballData(folder, now)
  const milliseconds = () => now().getTime()
  const day = {
    files: await startFileServer(recorded),
    openfootball: await startFileServer(recordedOpenfootball(folder, now)),
    org: await orgStandIn({ now: milliseconds, ...englishDay(folder) }),
    liga: await ligaStandIn(milliseconds, germanDay(folder, now())),
    weather: await openMeteoStandIn(now),
    odds: await theOddsApiStandIn(),
  }
  givePrices(day.odds, recorded('fixtures.csv'), now())
  return {
    ...day,
    settings: {
      FOOTBALL_DATA_CO_UK_URL: day.files.url,
      OPENFOOTBALL_URL: day.openfootball.url,
      FOOTBALL_DATA_ORG_URL: day.org.url,
      FOOTBALL_DATA_ORG_TOKEN: ORG_TOKEN,
      OPENLIGADB_URL: day.liga.url,
      OPEN_METEO_URL: day.weather.url,
      OPEN_METEO_ARCHIVE_URL: day.weather.url,
      THE_ODDS_API_URL: day.odds.url,
      THE_ODDS_API_KEY,
    },
    close: async () => {
      for (const server of Object.values(day)) await server.close()
    },
  }
}
