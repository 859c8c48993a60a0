import type { Source } from '@touchline/football'
import type { Config } from '../../config.ts'

type KeySetting = 'FOOTBALL_DATA_ORG_TOKEN' | 'THE_ODDS_API_KEY'

/** Sources that give more to whoever asks with a free key. */
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

const missing = (config: Config) => KEYED.filter(({ setting }) => !config[setting])

/** What a free key would add, by the setting it is for. */
export const keysWouldAdd = (config: Config): Record<string, string> =>
  Object.fromEntries(missing(config).map(({ setting, adds }) => [setting, adds]))

/** How much of what is played a site with free sources can follow. */
export interface OpenFeed {
  /** Sources of live scores: the competitions they describe are followed. */
  live: readonly Source[]
  /** Sources that are not asked for want of a free key. */
  withoutKey: readonly Source[]
}

export const openFeed = (config: Config): OpenFeed => ({
  live: config.FOOTBALL_DATA_ORG_TOKEN ? ['football-data-org', 'openligadb'] : ['openligadb'],
  withoutKey: missing(config).map(({ source }) => source),
})
