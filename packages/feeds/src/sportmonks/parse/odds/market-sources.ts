import { MARKET, type MarketId } from '@touchline/football'

/** How the rows of a feed's market are read. */
type Reading =
  /** Home, draw (or nobody) and away are 1, 2 and 3. */
  | 'three-way'
  /** Over and under a line are 1 and 2. */
  | 'total'
  /** Home and away with a handicap are 1 and 2. */
  | 'handicap'
  /** Yes and no are 1 and 2. */
  | 'yes-no'
  /** Over and under a line of either side: 1 and 2 the home side's, 3 and 4 the away side's. */
  | 'team-total'
  /** Yes and no for either side, which are two markets of ours. */
  | 'clean-sheet'
  /** Home and away are 1 and 2. */
  | 'either-side'

export interface MarketSource {
  /** The feed's market id. */
  id: number
  market: MarketId
  reading: Reading
}

/**
 * The feed's markets that feed ours; all others are not kept. Where several hold the same line of a bookmaker, the one that comes
 * first here goes before the others.
 */
export const MARKET_SOURCES: readonly MarketSource[] = [
  { id: 1, market: MARKET.full_time_result, reading: 'three-way' },
  { id: 80, market: MARKET.total_goals, reading: 'total' },
  { id: 81, market: MARKET.total_goals, reading: 'total' },
  { id: 7, market: MARKET.total_goals, reading: 'total' },
  { id: 105, market: MARKET.total_goals, reading: 'total' },
  { id: 6, market: MARKET.asian_handicap, reading: 'handicap' },
  { id: 104, market: MARKET.asian_handicap, reading: 'handicap' },
  { id: 14, market: MARKET.both_teams_to_score, reading: 'yes-no' },
  { id: 31, market: MARKET.half_time_result, reading: 'three-way' },
  { id: 67, market: MARKET.total_corners, reading: 'total' },
  { id: 302, market: MARKET.total_corners, reading: 'total' },
  { id: 61, market: MARKET.total_corners, reading: 'total' },
  { id: 69, market: MARKET.total_corners, reading: 'total' },
  { id: 255, market: MARKET.total_cards, reading: 'total' },
  { id: 272, market: MARKET.total_cards, reading: 'total' },
  { id: 97, market: MARKET.second_half_result, reading: 'three-way' },
  { id: 50, market: MARKET.clean_sheet_home, reading: 'yes-no' },
  { id: 51, market: MARKET.clean_sheet_away, reading: 'yes-no' },
  { id: 17, market: MARKET.clean_sheet_home, reading: 'clean-sheet' },
  { id: 247, market: MARKET.first_team_to_score, reading: 'three-way' },
  { id: 11, market: MARKET.last_team_to_score, reading: 'three-way' },
  { id: 269, market: MARKET.corner_result, reading: 'three-way' },
  { id: 71, market: MARKET.corner_result, reading: 'three-way' },
  { id: 62, market: MARKET.corner_handicap, reading: 'handicap' },
  { id: 324, market: MARKET.corner_handicap, reading: 'handicap' },
  { id: 74, market: MARKET.team_corners, reading: 'team-total' },
  { id: 273, market: MARKET.card_handicap, reading: 'handicap' },
  { id: 281, market: MARKET.team_cards, reading: 'team-total' },
  { id: 282, market: MARKET.red_card, reading: 'yes-no' },
  { id: 285, market: MARKET.team_shots, reading: 'team-total' },
  { id: 284, market: MARKET.team_shots_on_target, reading: 'team-total' },
  { id: 286, market: MARKET.team_offsides, reading: 'team-total' },
  { id: 270, market: MARKET.score_penalty, reading: 'either-side' },
  { id: 271, market: MARKET.miss_penalty, reading: 'either-side' },
  { id: 283, market: MARKET.penalty_in_match, reading: 'yes-no' },
]

export const MARKET_SOURCE_OF: ReadonlyMap<number, MarketSource> = new Map(MARKET_SOURCES.map((one) => [one.id, one]))
