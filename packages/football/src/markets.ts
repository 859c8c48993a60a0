/**
 * Odds markets by id. Selections are small numbers whose meaning belongs to the market:
 * result markets 1 home, 2 draw, 3 away; two-way markets 1 and 2 as documented beside each.
 */
export const MARKET = {
  /** 1 home, 2 draw, 3 away, after 90 minutes. */
  full_time_result: 1,
  /** Selection 1 over, 2 under; `line` is the total of goals. */
  total_goals: 2,
  /** Selection 1 home, 2 away; `line` is the handicap given to that selection's side. */
  asian_handicap: 3,
  /** Selection 1 yes, 2 no. */
  both_teams_to_score: 4,
  /** 1 home, 2 draw, 3 away, at half-time. */
  half_time_result: 5,
  /** Selection 1 over, 2 under; `line` is the total of corners. */
  total_corners: 6,
  /** Selection 1 over, 2 under; `line` is the total of cards. */
  total_cards: 7,
} as const

export type Market = keyof typeof MARKET
export type MarketId = (typeof MARKET)[Market]

/** One bookmaker's price of one selection. Prices are decimal odds above 1. */
export interface Quote {
  bookmaker: BookmakerId
  selection: number
  /** Handicap or total; null for markets without a line. */
  line: number | null
  /** The first price known, null when only a later one is. */
  opening: number | null
  /** The last price known before kick-off. */
  price: number
}

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
  /** The demo world's own bookmakers. */
  demo_one: 101,
  demo_two: 102,
  demo_three: 103,
} as const

export type Bookmaker = keyof typeof BOOKMAKER
export type BookmakerId = (typeof BOOKMAKER)[Bookmaker]

/** Price of 1, X and 2 after 90 minutes, decimal odds. */
export interface ThreeWay {
  home: number
  draw: number
  away: number
}
