/**
 * Where records come from, the most trusted first: of several sources that describe one team or competition, the first one's
 * words are kept.
 */
export const SOURCES = [
  'demo',
  'sportmonks',
  'football-data',
  'openfootball',
  'wyscout',
  'statsbomb',
  'schochastics',
] as const

export type Source = (typeof SOURCES)[number]

/**
 * Parts of a fixture that one source reports as a whole. Where several describe the same fixture, each part is taken from the first
 * source in its order that knows it.
 */
export const FIXTURE_PARTS = {
  /** Kick-off; a source that knows the time of day goes before one that knows only the day. */
  kickoff: ['sportmonks', 'wyscout', 'football-data', 'openfootball', 'statsbomb', 'schochastics'],
  /** Stage, group and round. */
  round: ['sportmonks', 'openfootball', 'wyscout', 'statsbomb', 'schochastics', 'football-data'],
  /** State and every score but the one at half-time. */
  result: ['sportmonks', 'football-data', 'wyscout', 'openfootball', 'statsbomb', 'schochastics'],
  half_time: ['sportmonks', 'football-data', 'wyscout', 'openfootball', 'statsbomb', 'schochastics'],
  venue: ['sportmonks', 'wyscout', 'statsbomb', 'openfootball', 'schochastics', 'football-data'],
  /** Names of referees run through decades of one source, so that one stays in charge of them where it has any. */
  referee: ['sportmonks', 'football-data', 'wyscout', 'statsbomb', 'openfootball', 'schochastics'],
  coaches: ['sportmonks', 'wyscout', 'statsbomb', 'openfootball', 'schochastics', 'football-data'],
  corners: ['sportmonks', 'football-data', 'statsbomb', 'wyscout', 'openfootball', 'schochastics'],
  /** Sources count a second yellow differently: one source counts both sides of a match. */
  cards: ['sportmonks', 'football-data', 'statsbomb', 'schochastics', 'wyscout', 'openfootball'],
  statistics: ['sportmonks', 'football-data', 'statsbomb', 'wyscout', 'openfootball', 'schochastics'],
  /** The reference price. */
  price: ['sportmonks', 'football-data', 'openfootball', 'wyscout', 'statsbomb', 'schochastics'],
  weather: ['sportmonks', 'statsbomb', 'wyscout', 'football-data', 'openfootball', 'schochastics'],
  events: ['sportmonks', 'statsbomb', 'schochastics', 'openfootball', 'wyscout', 'football-data'],
  lineups: ['sportmonks', 'statsbomb', 'wyscout', 'schochastics', 'openfootball', 'football-data'],
  /** Colours, attendance, periods, referees with their roles, missing players. */
  details: ['sportmonks', 'wyscout', 'statsbomb', 'schochastics', 'openfootball', 'football-data'],
  all_statistics: ['sportmonks', 'statsbomb', 'wyscout', 'schochastics', 'openfootball', 'football-data'],
  comments: ['sportmonks', 'statsbomb', 'wyscout', 'schochastics', 'openfootball', 'football-data'],
  pressure: ['sportmonks', 'statsbomb', 'wyscout', 'schochastics', 'openfootball', 'football-data'],
  /** Every bookmaker's prices. */
  odds: ['sportmonks', 'football-data', 'openfootball', 'wyscout', 'statsbomb', 'schochastics'],
} as const satisfies Record<string, readonly Exclude<Source, 'demo'>[]>

export type FixturePart = keyof typeof FIXTURE_PARTS

/** Which source reported each part of a fixture that several describe. */
export type Provenance = Partial<Record<FixturePart, Source>>

/** True when `source` goes before `other` for this part, or is the same one. */
export function outranks(part: FixturePart, source: Source, other: Source): boolean {
  const order: readonly Source[] = FIXTURE_PARTS[part]
  return order.indexOf(source) <= order.indexOf(other)
}
