import type { Source } from '@touchline/football'
import type { OpenEnvironment } from './open-environment.ts'

type KeySetting = 'FOOTBALL_DATA_ORG_TOKEN' | 'THE_ODDS_API_KEY'

/** Sources that provide more with a free key. */
const KEYED: readonly { source: Source; setting: KeySetting; adds: string }[] = [
  {
    source: 'football-data-org',
    setting: 'FOOTBALL_DATA_ORG_TOKEN',
    adds: 'live scores of twelve competitions, their fixtures of the whole season, the Champions League and the World Cup; free at football-data.org',
  },
  {
    source: 'the-odds-api',
    setting: 'THE_ODDS_API_KEY',
    adds: 'fresher prices of eight leagues twice a day; free at the-odds-api.com',
  },
]

const missing = (config: OpenEnvironment) => KEYED.filter(({ setting }) => !config[setting])

/** The gains of a free key, by its setting. */
export const keysWouldAdd = (config: OpenEnvironment): Record<string, string> =>
  Object.fromEntries(missing(config).map(({ setting, adds }) => [setting, adds]))

/** The share of matches that a site with free sources can follow live. */
export interface OpenFeed {
  /** Sources of live scores: the competitions they describe are followed. */
  live: readonly Source[]
  /** Sources that are skipped for lack of a free key. */
  withoutKey: readonly Source[]
}

export const openFeed = (config: OpenEnvironment): OpenFeed => ({
  live: config.FOOTBALL_DATA_ORG_TOKEN ? ['football-data-org', 'openligadb'] : ['openligadb'],
  withoutKey: missing(config).map(({ source }) => source),
})
