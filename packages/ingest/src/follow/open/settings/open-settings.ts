import type { OpenSettings } from '../open-context.ts'
import type { OpenEnvironment } from './open-environment.ts'

/** Addresses and keys of the free sources; a missing key is null. */
export interface OpenSources {
  /** Identifies us to the operators of the sources. */
  userAgent: string
  footballData: readonly string[]
  footballDataOrg: { url: string; token: string | null }
  openligadb: string
  openMeteo: string
  openMeteoArchive: string
  theOddsApi: { url: string; key: string | null }
  openfootball: string
}

const FOOTBALL_DATA_HOSTS = ['https://www.football-data.co.uk', 'https://football-data.co.uk']

export function openSettings(config: OpenEnvironment): OpenSettings {
  return {
    divisions: config.OPEN_DIVISIONS ? new Set(config.OPEN_DIVISIONS) : null,
    seasons: config.OPEN_SEASONS,
    weather: config.OPEN_WEATHER && !config.OPEN_COMMERCIAL,
    commercial: config.OPEN_COMMERCIAL,
  }
}

/** The site, so that a source's operator can find out who calls. */
interface AskingSite {
  brand: string
  url: string
  /** Mail address of its operator. */
  contact?: string | undefined
}

export function openSources(config: OpenEnvironment, { brand, url, contact }: AskingSite): OpenSources {
  return {
    userAgent: `${brand.replace(/[^\x20-\x7e]/g, '')} (+${url}${contact ? `; ${contact}` : ''})`,
    footballData: config.FOOTBALL_DATA_CO_UK_URL ? [config.FOOTBALL_DATA_CO_UK_URL] : FOOTBALL_DATA_HOSTS,
    footballDataOrg: { url: config.FOOTBALL_DATA_ORG_URL, token: config.FOOTBALL_DATA_ORG_TOKEN ?? null },
    openligadb: config.OPENLIGADB_URL,
    openMeteo: config.OPEN_METEO_URL,
    openMeteoArchive: config.OPEN_METEO_ARCHIVE_URL,
    theOddsApi: { url: config.THE_ODDS_API_URL, key: config.THE_ODDS_API_KEY ?? null },
    openfootball: config.OPENFOOTBALL_URL,
  }
}
