import type { BookmakerId } from './bookmakers.ts'

/**
 * Odds markets by id. Selections are small numbers with a meaning per market: result markets 1 home, 2 draw, 3 away; two-way markets 1 and
 * 2 as documented for each.
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
  /** 1 home, 2 equal, 3 away: the side with more corners. */
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

type Market = keyof typeof MARKET
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
  /** True where `price` is known to be the one at kick-off; otherwise it may be an earlier one, the opening price included. */
  closing?: boolean
}

/** Price of 1, X and 2 after 90 minutes, decimal odds. */
export interface ThreeWay {
  home: number
  draw: number
  away: number
}
