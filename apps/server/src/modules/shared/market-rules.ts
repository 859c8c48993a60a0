import { MARKET, type MarketId, type OddsKey } from '@touchline/football'

/** The stored market of each key. */
export const MARKET_OF: Readonly<Record<OddsKey, MarketId>> = {
  FT: MARKET.full_time_result,
  HTR: MARKET.half_time_result,
  SHR: MARKET.second_half_result,
  cShHome: MARKET.clean_sheet_home,
  cShAway: MARKET.clean_sheet_away,
  btts: MARKET.both_teams_to_score,
  firstTS: MARKET.first_team_to_score,
  lastTS: MARKET.last_team_to_score,
  AH: MARKET.asian_handicap,
  OU: MARKET.total_goals,
  CMB: MARKET.corner_result,
  CH: MARKET.corner_handicap,
  tCorner: MARKET.team_corners,
  COU: MARKET.total_corners,
  AHC: MARKET.card_handicap,
  ATC: MARKET.total_cards,
  tCard: MARKET.team_cards,
  redCard: MARKET.red_card,
  tSh: MARKET.team_shots,
  tShT: MARKET.team_shots_on_target,
  tOffs: MARKET.team_offsides,
  sPt: MARKET.score_penalty,
  mPt: MARKET.miss_penalty,
  penalty: MARKET.penalty_in_match,
}
