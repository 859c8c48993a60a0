/**
 * Sources of records, the most trusted first (`operator`: corrections made in the console). A team or competition that several describe
 * keeps the words of the first.
 */
export const SOURCES = [
  'operator',
  'demo',
  'sportmonks',
  'football-data-org',
  'football-data',
  'openligadb',
  'openfootball',
  'wyscout',
  'statsbomb',
  'schochastics',
  'the-odds-api',
  'open-meteo',
] as const

export type Source = (typeof SOURCES)[number]

/** For reports by player and minute, the source with most detail comes first. */
const BY_DETAIL = [
  'sportmonks',
  'statsbomb',
  'wyscout',
  'schochastics',
  'openfootball',
  'football-data',
  'football-data-org',
  'openligadb',
  'the-odds-api',
  'open-meteo',
] as const

/**
 * Parts of a fixture that one source reports as a whole. Where several describe the same fixture, each part is taken from the first
 * source in its order that knows it.
 */
export const FIXTURE_PARTS = {
  /** Kick-off; a source that knows the time of day goes before one that knows only the day. */
  kickoff: [
    'operator',
    'sportmonks',
    'wyscout',
    'football-data-org',
    'openligadb',
    'football-data',
    'openfootball',
    'statsbomb',
    'schochastics',
    'the-odds-api',
    'open-meteo',
  ],
  /** Stage, group and round. */
  round: [
    'sportmonks',
    'football-data-org',
    'openligadb',
    'openfootball',
    'wyscout',
    'statsbomb',
    'schochastics',
    'football-data',
    'the-odds-api',
    'open-meteo',
  ],
  /** State and every score but the one at half-time. */
  result: [
    'operator',
    'sportmonks',
    'football-data-org',
    'football-data',
    'openligadb',
    'wyscout',
    'openfootball',
    'statsbomb',
    'schochastics',
    'the-odds-api',
    'open-meteo',
  ],
  half_time: [
    'operator',
    'sportmonks',
    'football-data',
    'football-data-org',
    'openligadb',
    'wyscout',
    'openfootball',
    'statsbomb',
    'schochastics',
    'the-odds-api',
    'open-meteo',
  ],
  venue: [
    'sportmonks',
    'wyscout',
    'statsbomb',
    'football-data-org',
    'openligadb',
    'openfootball',
    'schochastics',
    'football-data',
    'the-odds-api',
    'open-meteo',
  ],
  /** Names of referees run through decades of one source, so that one stays in charge of them where it has any. */
  referee: [
    'sportmonks',
    'football-data',
    'football-data-org',
    'wyscout',
    'statsbomb',
    'openfootball',
    'schochastics',
    'openligadb',
    'the-odds-api',
    'open-meteo',
  ],
  coaches: [
    'sportmonks',
    'wyscout',
    'statsbomb',
    'openfootball',
    'schochastics',
    'football-data-org',
    'openligadb',
    'football-data',
    'the-odds-api',
    'open-meteo',
  ],
  corners: [
    'sportmonks',
    'football-data',
    'statsbomb',
    'wyscout',
    'openfootball',
    'schochastics',
    'football-data-org',
    'openligadb',
    'the-odds-api',
    'open-meteo',
  ],
  /** Sources count a second yellow differently: one source counts both sides of a match. */
  cards: [
    'sportmonks',
    'football-data',
    'statsbomb',
    'schochastics',
    'wyscout',
    'openfootball',
    'football-data-org',
    'openligadb',
    'the-odds-api',
    'open-meteo',
  ],
  statistics: [
    'sportmonks',
    'football-data',
    'statsbomb',
    'wyscout',
    'openfootball',
    'schochastics',
    'football-data-org',
    'openligadb',
    'the-odds-api',
    'open-meteo',
  ],
  /** The reference price. */
  price: [
    'sportmonks',
    'football-data',
    'the-odds-api',
    'openfootball',
    'wyscout',
    'statsbomb',
    'schochastics',
    'football-data-org',
    'openligadb',
    'open-meteo',
  ],
  weather: [
    'sportmonks',
    'statsbomb',
    'wyscout',
    'open-meteo',
    'football-data',
    'openfootball',
    'schochastics',
    'football-data-org',
    'openligadb',
    'the-odds-api',
  ],
  events: [
    'sportmonks',
    'statsbomb',
    'schochastics',
    'openligadb',
    'openfootball',
    'wyscout',
    'football-data-org',
    'football-data',
    'the-odds-api',
    'open-meteo',
  ],
  lineups: BY_DETAIL,
  /** Colours, attendance, periods, referees with their roles, missing players. */
  details: [
    'sportmonks',
    'wyscout',
    'statsbomb',
    'schochastics',
    'openfootball',
    'football-data',
    'football-data-org',
    'openligadb',
    'the-odds-api',
    'open-meteo',
  ],
  all_statistics: BY_DETAIL,
  comments: BY_DETAIL,
  pressure: BY_DETAIL,
  /** Every bookmaker's prices. */
  odds: [
    'sportmonks',
    'football-data',
    'the-odds-api',
    'openfootball',
    'wyscout',
    'statsbomb',
    'schochastics',
    'football-data-org',
    'openligadb',
    'open-meteo',
  ],
} as const satisfies Record<string, readonly Exclude<Source, 'demo'>[]>

export type FixturePart = keyof typeof FIXTURE_PARTS

/** The source of each part of a fixture that several describe. */
export type Provenance = Partial<Record<FixturePart, Source>>

/** True when `source` goes before `other` for this part, or is the same one. */
export function outranks(part: FixturePart, source: Source, other: Source): boolean {
  const order: readonly Source[] = FIXTURE_PARTS[part]
  const rank = (one: Source) => (order.includes(one) ? order.indexOf(one) : order.length)
  return rank(source) <= rank(other)
}
