import { PLACE_KINDS } from '../season/table/place-kinds.ts'
import type { TypeName } from './type-name.ts'

/** What a place in a table means. A feed has one type a competition; these are the common ones. */
export const STANDING_RULE_NAMES: readonly TypeName[] = [
  { id: 180, code: 'UEFA_CHAMPIONS_LEAGUE', en: 'UEFA Champions League', pt: 'Liga dos Campeões' },
  { id: 181, code: 'UEFA_EUROPA_LEAGUE', en: 'UEFA Europa League', pt: 'Liga Europa' },
  { id: 182, code: 'RELEGATION', en: 'Relegation', pt: 'Despromoção' },
  { id: 250, code: 'POSSIBLE_RELEGATION', en: 'Possible relegation', pt: 'Possível despromoção' },
  {
    id: 289,
    code: 'UEFA_CONFERENCE_LEAGUE_QUALIFIERS',
    en: 'UEFA Conference League qualifiers',
    pt: 'Qualificação da Liga Conferência',
  },
  { id: PLACE_KINDS.champions, code: 'CHAMPIONS', en: 'Champions', pt: 'Campeão' },
  {
    id: PLACE_KINDS['champions league qualifying'],
    code: 'UEFA_CHAMPIONS_LEAGUE_QUALIFIERS',
    en: 'UEFA Champions League qualifiers',
    pt: 'Qualificação da Liga dos Campeões',
  },
  { id: PLACE_KINDS['uefa cup'], code: 'UEFA_CUP', en: 'UEFA Cup', pt: 'Taça UEFA' },
  { id: PLACE_KINDS['title round'], code: 'CHAMPIONSHIP_ROUND', en: 'Championship round', pt: 'Fase de campeão' },
  { id: PLACE_KINDS['europe round'], code: 'EUROPEAN_PLAY_OFFS', en: 'European play-offs', pt: 'Play-off europeu' },
  { id: PLACE_KINDS['relegation round'], code: 'RELEGATION_ROUND', en: 'Relegation round', pt: 'Fase de manutenção' },
  { id: PLACE_KINDS.promotion, code: 'PROMOTION', en: 'Promotion', pt: 'Promoção' },
  {
    id: PLACE_KINDS['promotion play-off'],
    code: 'PROMOTION_PLAY_OFFS',
    en: 'Promotion play-offs',
    pt: 'Play-off de promoção',
  },
  { id: PLACE_KINDS.libertadores, code: 'COPA_LIBERTADORES', en: 'Copa Libertadores', pt: 'Taça Libertadores' },
  {
    id: PLACE_KINDS['libertadores qualifying'],
    code: 'COPA_LIBERTADORES_QUALIFIERS',
    en: 'Copa Libertadores qualifiers',
    pt: 'Qualificação da Taça Libertadores',
  },
  { id: PLACE_KINDS.sudamericana, code: 'COPA_SUDAMERICANA', en: 'Copa Sudamericana', pt: 'Taça Sul-Americana' },
  {
    id: PLACE_KINDS['afc champions league'],
    code: 'AFC_CHAMPIONS_LEAGUE',
    en: 'AFC Champions League',
    pt: 'Liga dos Campeões da AFC',
  },
  {
    id: PLACE_KINDS['concacaf champions cup'],
    code: 'CONCACAF_CHAMPIONS_CUP',
    en: 'Concacaf Champions Cup',
    pt: 'Taça dos Campeões da Concacaf',
  },
  { id: PLACE_KINDS['round of 16'], code: 'ROUND_OF_16', en: 'Round of 16', pt: 'Oitavos de final' },
  {
    id: PLACE_KINDS['knockout play-off'],
    code: 'KNOCKOUT_PLAY_OFFS',
    en: 'Knockout play-offs',
    pt: 'Play-off de acesso aos oitavos',
  },
  { id: PLACE_KINDS['play-offs'], code: 'PLAY_OFFS', en: 'Play-offs', pt: 'Play-off' },
  { id: PLACE_KINDS['round of 32'], code: 'ROUND_OF_32', en: 'Round of 32', pt: '16 avos de final' },
  { id: PLACE_KINDS['quarter-finals'], code: 'QUARTER_FINALS', en: 'Quarter-finals', pt: 'Quartos de final' },
  { id: PLACE_KINDS['semi-finals'], code: 'SEMI_FINALS', en: 'Semi-finals', pt: 'Meias-finais' },
  {
    id: PLACE_KINDS['ranking of groups'],
    code: 'RANKING_OF_GROUPS',
    en: 'Through if among the best of this place',
    pt: 'Apurado se for dos melhores neste lugar',
  },
  { id: PLACE_KINDS.qualified, code: 'QUALIFIED', en: 'Qualified', pt: 'Apurado' },
  {
    id: PLACE_KINDS['qualifying play-off'],
    code: 'QUALIFYING_PLAY_OFFS',
    en: 'Qualifying play-offs',
    pt: 'Play-off de apuramento',
  },
  {
    id: PLACE_KINDS['caf champions league'],
    code: 'CAF_CHAMPIONS_LEAGUE',
    en: 'CAF Champions League',
    pt: 'Liga dos Campeões da CAF',
  },
  {
    id: PLACE_KINDS['caf confederation cup'],
    code: 'CAF_CONFEDERATION_CUP',
    en: 'CAF Confederation Cup',
    pt: 'Taça da Confederação da CAF',
  },
  {
    id: 1492,
    code: 'PROMOTION_WORLD_CUP_PLAY_OFFS',
    en: 'World Cup play-offs',
    pt: 'Play-off do Mundial',
  },
]

/** What a correction of a table changes. */
export const CORRECTION_NAMES: readonly TypeName[] = [
  { id: 173, code: 'POINTS', en: 'Points', pt: 'Pontos' },
  { id: 174, code: 'GOALS_SCORED', en: 'Goals scored', pt: 'Golos marcados' },
  { id: 175, code: 'GOALS_CONCEDED', en: 'Goals conceded', pt: 'Golos sofridos' },
]

/** A column of a table, with the letters that stand above it. */
export interface StandingDetailName extends TypeName {
  headEn: string
  headPt: string
}

export const STANDING_DETAIL_NAMES: readonly StandingDetailName[] = [
  { id: 129, code: 'OVERALL_MATCHES', en: 'Played', pt: 'Jogos', headEn: 'P', headPt: 'J' },
  { id: 130, code: 'OVERALL_WINS', en: 'Won', pt: 'Vitórias', headEn: 'W', headPt: 'V' },
  { id: 131, code: 'OVERALL_DRAWS', en: 'Drawn', pt: 'Empates', headEn: 'D', headPt: 'E' },
  { id: 132, code: 'OVERALL_LOST', en: 'Lost', pt: 'Derrotas', headEn: 'L', headPt: 'D' },
  { id: 133, code: 'OVERALL_SCORED', en: 'Goals for', pt: 'Golos marcados', headEn: 'GF', headPt: 'GM' },
  { id: 134, code: 'OVERALL_CONCEDED', en: 'Goals against', pt: 'Golos sofridos', headEn: 'GA', headPt: 'GS' },
  { id: 135, code: 'HOME_MATCHES', en: 'Played at home', pt: 'Jogos em casa', headEn: 'P', headPt: 'J' },
  { id: 136, code: 'HOME_WINS', en: 'Won at home', pt: 'Vitórias em casa', headEn: 'W', headPt: 'V' },
  { id: 137, code: 'HOME_DRAWS', en: 'Drawn at home', pt: 'Empates em casa', headEn: 'D', headPt: 'E' },
  { id: 138, code: 'HOME_LOST', en: 'Lost at home', pt: 'Derrotas em casa', headEn: 'L', headPt: 'D' },
  { id: 139, code: 'HOME_SCORED', en: 'Goals for at home', pt: 'Golos marcados em casa', headEn: 'GF', headPt: 'GM' },
  {
    id: 140,
    code: 'HOME_CONCEDED',
    en: 'Goals against at home',
    pt: 'Golos sofridos em casa',
    headEn: 'GA',
    headPt: 'GS',
  },
  { id: 141, code: 'AWAY_MATCHES', en: 'Played away', pt: 'Jogos fora', headEn: 'P', headPt: 'J' },
  { id: 142, code: 'AWAY_WINS', en: 'Won away', pt: 'Vitórias fora', headEn: 'W', headPt: 'V' },
  { id: 143, code: 'AWAY_DRAWS', en: 'Drawn away', pt: 'Empates fora', headEn: 'D', headPt: 'E' },
  { id: 144, code: 'AWAY_LOST', en: 'Lost away', pt: 'Derrotas fora', headEn: 'L', headPt: 'D' },
  { id: 145, code: 'AWAY_SCORED', en: 'Goals for away', pt: 'Golos marcados fora', headEn: 'GF', headPt: 'GM' },
  { id: 146, code: 'AWAY_CONCEDED', en: 'Goals against away', pt: 'Golos sofridos fora', headEn: 'GA', headPt: 'GS' },
  { id: 176, code: 'STREAK', en: 'Streak', pt: 'Sequência', headEn: 'Run', headPt: 'Seq' },
  {
    id: 179,
    code: 'OVERALL_GOAL_DIFFERENCE',
    en: 'Goal difference',
    pt: 'Diferença de golos',
    headEn: 'GD',
    headPt: 'DG',
  },
  { id: 185, code: 'HOME_POINTS', en: 'Points at home', pt: 'Pontos em casa', headEn: 'Pts', headPt: 'Pts' },
  { id: 186, code: 'AWAY_POINTS', en: 'Points away', pt: 'Pontos fora', headEn: 'Pts', headPt: 'Pts' },
  { id: 187, code: 'TOTAL_POINTS', en: 'Points', pt: 'Pontos', headEn: 'Pts', headPt: 'Pts' },
  { id: 7939, code: 'EXPECTED_POINTS', en: 'Expected points', pt: 'Pontos esperados', headEn: 'xPts', headPt: 'xPts' },
]
