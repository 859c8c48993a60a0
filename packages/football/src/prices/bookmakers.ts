/** Who publishes prices. `average`, `maximum` are market summaries as a source delivers them. */
export const BOOKMAKER = {
  average: 1,
  maximum: 2,
  bet365: 3,
  pinnacle: 4,
  bwin: 5,
  interwetten: 6,
  ladbrokes: 7,
  william_hill: 8,
  vc_bet: 9,
  gamebookers: 10,
  sportingbet: 11,
  stan_james: 12,
  stanleybet: 13,
  blue_square: 14,
  sporting_odds: 15,
  betfred: 16,
  one_x_bet: 17,
  betfair: 18,
  betfair_exchange: 19,
  betmgm: 20,
  betvictor: 21,
  coral: 22,
  betway: 23,
  unibet: 24,
  ten_bet: 25,
  bet_188: 26,
  five_dimes: 27,
  sport_888: 28,
  bet_at_home: 29,
  betcris: 30,
  betonline: 31,
  betredkings: 32,
  dafabet: 33,
  intertops: 34,
  marathonbet: 35,
  matchbook: 36,
  mybet: 37,
  paddy_power: 38,
  sportsbet: 39,
  tipico: 40,
  betsafe: 41,
  winlinebet: 42,
  betsson: 43,
  titanbet: 44,
  betclic: 45,
  betus: 46,
  betregal: 47,
  bet_22: 48,
  /** The demo world's own bookmakers. */
  demo_one: 101,
  demo_two: 102,
  demo_three: 103,
} as const

export type Bookmaker = keyof typeof BOOKMAKER
export type BookmakerId = (typeof BOOKMAKER)[Bookmaker]

const SPELLED: Readonly<Partial<Record<Bookmaker, string>>> = {
  average: 'Market average',
  maximum: 'Market maximum',
  bwin: 'bwin',
  vc_bet: 'VC Bet',
  one_x_bet: '1xBet',
  betmgm: 'BetMGM',
  betvictor: 'BetVictor',
  ten_bet: '10Bet',
  bet_188: '188Bet',
  five_dimes: '5Dimes',
  sport_888: '888sport',
  bet_at_home: 'bet-at-home',
  betcris: 'BetCRIS',
  betonline: 'BetOnline',
  betredkings: 'BetRedKings',
  mybet: 'mybet',
  winlinebet: 'WinlineBet',
  betus: 'BetUS',
  betregal: 'BetRegal',
  bet_22: '22Bet',
}

const readable = (key: string): string =>
  key
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

const names: ReadonlyMap<number, string> = new Map(
  (Object.entries(BOOKMAKER) as [Bookmaker, BookmakerId][]).map(([key, id]) => [id, SPELLED[key] ?? readable(key)]),
)

/** The name people know a bookmaker by; null for an id that is not in the list. */
export const bookmakerName = (id: number | null): string | null => (id === null ? null : (names.get(id) ?? null))

const ids: ReadonlyMap<string, number> = new Map([...names].map(([id, name]) => [name.toLowerCase(), id]))

/** Id of a bookmaker by the name people know it by, in any case; null for a name that is not in the list. */
export const bookmakerIdOf = (name: string): number | null => ids.get(name.trim().toLowerCase()) ?? null
