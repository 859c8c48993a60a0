/** Publishers of prices. `average` and `maximum` are market summaries from a source. */
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
  sky_bet: 49,
  boylesports: 50,
  casumo: 51,
  grosvenor: 52,
  leovegas: 53,
  livescore_bet: 54,
  smarkets: 55,
  virgin_bet: 56,
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
  boylesports: 'BoyleSports',
  leovegas: 'LeoVegas',
  livescore_bet: 'LiveScore Bet',
}

const readable = (key: string): string =>
  key
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

const names: ReadonlyMap<number, string> = new Map(
  (Object.entries(BOOKMAKER) as [Bookmaker, BookmakerId][]).map(([key, id]) => [id, SPELLED[key] ?? readable(key)]),
)

/** Bookmakers that a source names by a code and no list has: the numbers from here on are their codes, letters as digits. */
const FIRST_CODE = 1_000
/** From here on of longer codes, and of those with a figure in them. */
const FIRST_LONG_CODE = 100_000
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SIGNS = `${LETTERS}0123456789`

/** Id of a bookmaker known by a code alone, two to five capital letters or figures; null for another code. */
export function bookmakerOfCode(code: string): BookmakerId | null {
  if (/^[A-Z]{2,3}$/.test(code)) return (FIRST_CODE + numberOf(code, LETTERS)) as BookmakerId
  if (!/^[A-Z0-9]{2,5}$/.test(code) || !/[A-Z]/.test(code)) return null
  return (FIRST_LONG_CODE + numberOf(code, SIGNS)) as BookmakerId
}

const numberOf = (code: string, signs: string): number =>
  [...code].reduce((sum, one) => sum * (signs.length + 1) + signs.indexOf(one) + 1, 0)

function codeOf(id: number): string | null {
  const [first, signs] = id < FIRST_LONG_CODE ? [FIRST_CODE, LETTERS] : [FIRST_LONG_CODE, SIGNS]
  let code = ''
  for (let rest = id - first; rest > 0; rest = Math.floor(rest / (signs.length + 1)))
    code = (signs[(rest % (signs.length + 1)) - 1] ?? '') + code
  return bookmakerOfCode(code) === id ? code : null
}

/** The name people know a bookmaker by, its code where that is all there is; null for an id that is neither. */
export const bookmakerName = (id: number | null): string | null => (id === null ? null : (names.get(id) ?? codeOf(id)))

const ids: ReadonlyMap<string, number> = new Map([...names].map(([id, name]) => [name.toLowerCase(), id]))

/** Id of a bookmaker by the name people know it by, in any case; null for a name that is not in the list. */
export const bookmakerIdOf = (name: string): number | null => ids.get(name.trim().toLowerCase()) ?? null
