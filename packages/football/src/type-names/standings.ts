import { TABLE_DETAIL } from '../season/detail-types.ts'
import { PLACE_KINDS } from '../season/table/place-kinds.ts'
import type { TypeName } from './type-name.ts'

/** Meanings of places in a table. A feed has one type a competition; these are the common ones. */
export const STANDING_RULE_NAMES: readonly TypeName[] = [
  { id: 180, code: 'UEFA_CHAMPIONS_LEAGUE', name: 'UEFA Champions League' },
  { id: 181, code: 'UEFA_EUROPA_LEAGUE', name: 'UEFA Europa League' },
  { id: 182, code: 'RELEGATION', name: 'Relegation' },
  { id: 250, code: 'POSSIBLE_RELEGATION', name: 'Possible relegation' },
  {
    id: 289,
    code: 'UEFA_CONFERENCE_LEAGUE_QUALIFIERS',
    name: 'UEFA Conference League qualifiers',
  },
  { id: PLACE_KINDS.champions, code: 'CHAMPIONS', name: 'Champions' },
  {
    id: PLACE_KINDS['champions league qualifying'],
    code: 'UEFA_CHAMPIONS_LEAGUE_QUALIFIERS',
    name: 'UEFA Champions League qualifiers',
  },
  { id: PLACE_KINDS['uefa cup'], code: 'UEFA_CUP', name: 'UEFA Cup' },
  { id: PLACE_KINDS['title round'], code: 'CHAMPIONSHIP_ROUND', name: 'Championship round' },
  { id: PLACE_KINDS['europe round'], code: 'EUROPEAN_PLAY_OFFS', name: 'European play-offs' },
  { id: PLACE_KINDS['relegation round'], code: 'RELEGATION_ROUND', name: 'Relegation round' },
  { id: PLACE_KINDS.promotion, code: 'PROMOTION', name: 'Promotion' },
  {
    id: PLACE_KINDS['promotion play-off'],
    code: 'PROMOTION_PLAY_OFFS',
    name: 'Promotion play-offs',
  },
  { id: PLACE_KINDS.libertadores, code: 'COPA_LIBERTADORES', name: 'Copa Libertadores' },
  {
    id: PLACE_KINDS['libertadores qualifying'],
    code: 'COPA_LIBERTADORES_QUALIFIERS',
    name: 'Copa Libertadores qualifiers',
  },
  { id: PLACE_KINDS.sudamericana, code: 'COPA_SUDAMERICANA', name: 'Copa Sudamericana' },
  {
    id: PLACE_KINDS['afc champions league'],
    code: 'AFC_CHAMPIONS_LEAGUE',
    name: 'AFC Champions League',
  },
  {
    id: PLACE_KINDS['concacaf champions cup'],
    code: 'CONCACAF_CHAMPIONS_CUP',
    name: 'Concacaf Champions Cup',
  },
  { id: PLACE_KINDS['round of 16'], code: 'ROUND_OF_16', name: 'Round of 16' },
  {
    id: PLACE_KINDS['knockout play-off'],
    code: 'KNOCKOUT_PLAY_OFFS',
    name: 'Knockout play-offs',
  },
  { id: PLACE_KINDS['play-offs'], code: 'PLAY_OFFS', name: 'Play-offs' },
  { id: PLACE_KINDS['round of 32'], code: 'ROUND_OF_32', name: 'Round of 32' },
  { id: PLACE_KINDS['quarter-finals'], code: 'QUARTER_FINALS', name: 'Quarter-finals' },
  { id: PLACE_KINDS['semi-finals'], code: 'SEMI_FINALS', name: 'Semi-finals' },
  {
    id: PLACE_KINDS['ranking of groups'],
    code: 'RANKING_OF_GROUPS',
    name: 'Through if among the best of this place',
  },
  { id: PLACE_KINDS.qualified, code: 'QUALIFIED', name: 'Qualified' },
  {
    id: PLACE_KINDS['qualifying play-off'],
    code: 'QUALIFYING_PLAY_OFFS',
    name: 'Qualifying play-offs',
  },
  {
    id: PLACE_KINDS['caf champions league'],
    code: 'CAF_CHAMPIONS_LEAGUE',
    name: 'CAF Champions League',
  },
  {
    id: PLACE_KINDS['caf confederation cup'],
    code: 'CAF_CONFEDERATION_CUP',
    name: 'CAF Confederation Cup',
  },
  { id: PLACE_KINDS['next round'], code: 'NEXT_ROUND', name: 'Next round' },
  {
    id: 1492,
    code: 'PROMOTION_WORLD_CUP_PLAY_OFFS',
    name: 'World Cup play-offs',
  },
]

/** Kinds of corrections of a table. */
export const CORRECTION_NAMES: readonly TypeName[] = [
  { id: 173, code: 'POINTS', name: 'Points' },
  { id: 174, code: 'GOALS_SCORED', name: 'Goals scored' },
  { id: 175, code: 'GOALS_CONCEDED', name: 'Goals conceded' },
]

/** A column of a table, with the letters of its heading. */
export interface StandingDetailName extends TypeName {
  head: string
}

export const STANDING_DETAIL_NAMES: readonly StandingDetailName[] = [
  { id: 129, code: 'OVERALL_MATCHES', name: 'Played', head: 'P' },
  { id: 130, code: 'OVERALL_WINS', name: 'Won', head: 'W' },
  { id: 131, code: 'OVERALL_DRAWS', name: 'Drawn', head: 'D' },
  { id: 132, code: 'OVERALL_LOST', name: 'Lost', head: 'L' },
  { id: 133, code: 'OVERALL_SCORED', name: 'Goals for', head: 'GF' },
  { id: 134, code: 'OVERALL_CONCEDED', name: 'Goals against', head: 'GA' },
  { id: 135, code: 'HOME_MATCHES', name: 'Played at home', head: 'P' },
  { id: 136, code: 'HOME_WINS', name: 'Won at home', head: 'W' },
  { id: 137, code: 'HOME_DRAWS', name: 'Drawn at home', head: 'D' },
  { id: 138, code: 'HOME_LOST', name: 'Lost at home', head: 'L' },
  { id: 139, code: 'HOME_SCORED', name: 'Goals for at home', head: 'GF' },
  {
    id: 140,
    code: 'HOME_CONCEDED',
    name: 'Goals against at home',
    head: 'GA',
  },
  { id: 141, code: 'AWAY_MATCHES', name: 'Played away', head: 'P' },
  { id: 142, code: 'AWAY_WINS', name: 'Won away', head: 'W' },
  { id: 143, code: 'AWAY_DRAWS', name: 'Drawn away', head: 'D' },
  { id: 144, code: 'AWAY_LOST', name: 'Lost away', head: 'L' },
  { id: 145, code: 'AWAY_SCORED', name: 'Goals for away', head: 'GF' },
  { id: 146, code: 'AWAY_CONCEDED', name: 'Goals against away', head: 'GA' },
  { id: 176, code: 'STREAK', name: 'Streak', head: 'Run' },
  {
    id: 179,
    code: 'OVERALL_GOAL_DIFFERENCE',
    name: 'Goal difference',
    head: 'GD',
  },
  { id: 185, code: 'HOME_POINTS', name: 'Points at home', head: 'Pts' },
  { id: 186, code: 'AWAY_POINTS', name: 'Points away', head: 'Pts' },
  { id: 187, code: 'TOTAL_POINTS', name: 'Points', head: 'Pts' },
  { id: TABLE_DETAIL.shoot_outs_won, code: 'SHOOT_OUTS_WON', name: 'Shoot-outs won', head: 'SO' },
  { id: TABLE_DETAIL.extra_time_won, code: 'EXTRA_TIME_WON', name: 'Won in extra time', head: 'ET' },
  { id: 7939, code: 'EXPECTED_POINTS', name: 'Expected points', head: 'xPts' },
]
