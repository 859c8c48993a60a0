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
  /** 1 home, 2 draw, 3 away, of the second half alone. */
  second_half_result: 8,
  /** Selection 1 yes, 2 no: the home side concedes nothing. */
  clean_sheet_home: 9,
  /** Selection 1 yes, 2 no: the away side concedes nothing. */
  clean_sheet_away: 10,
  /** 1 home, 2 nobody scores, 3 away. */
  first_team_to_score: 11,
  /** 1 home, 2 nobody scores, 3 away. */
  last_team_to_score: 12,
  /** 1 home, 2 equal, 3 away: who takes more corners. */
  corner_result: 13,
  /** Selection 1 home, 2 away; `line` is the handicap in corners given to that selection's side. */
  corner_handicap: 14,
  /** 1 home over, 2 home under, 3 away over, 4 away under; `line` is that side's corners. */
  team_corners: 15,
  /** Selection 1 home, 2 away; `line` is the handicap in cards given to that selection's side. */
  card_handicap: 16,
  /** 1 home over, 2 home under, 3 away over, 4 away under; `line` is that side's cards. */
  team_cards: 17,
  /** Selection 1 yes, 2 no: a red card in the match. */
  red_card: 18,
  /** 1 home over, 2 home under, 3 away over, 4 away under; `line` is that side's shots. */
  team_shots: 19,
  /** 1 home over, 2 home under, 3 away over, 4 away under; `line` is that side's shots on target. */
  team_shots_on_target: 20,
  /** 1 home over, 2 home under, 3 away over, 4 away under; `line` is that side's offsides. */
  team_offsides: 21,
  /** Selection 1 home, 2 away: that side scores a penalty. */
  score_penalty: 22,
  /** Selection 1 home, 2 away: that side misses a penalty. */
  miss_penalty: 23,
  /** Selection 1 yes, 2 no: a penalty in the match. */
  penalty_in_match: 24,
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

/** Price of 1, X and 2 after 90 minutes, decimal odds. */
export interface ThreeWay {
  home: number
  draw: number
  away: number
}
