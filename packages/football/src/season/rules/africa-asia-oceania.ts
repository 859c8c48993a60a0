import { AUSTRALIA_A_LEAGUE } from './australia/a-league.ts'
import { CHINA_SUPER_LEAGUE } from './china/super-league.ts'
import type { CompetitionRules } from './competition-rules.types.ts'
import { JAPAN_J1_LEAGUE } from './japan/j1-league.ts'
import { MOROCCO_BOTOLA_PRO } from './morocco/botola-pro.ts'
import { SAUDI_ARABIA_PRO_LEAGUE } from './saudi-arabia/pro-league.ts'
import { SOUTH_KOREA_K_LEAGUE_1 } from './south-korea/k-league-1.ts'

/** Competitions of the countries of Africa, Asia and Oceania. */
export const AFRICA_ASIA_OCEANIA: readonly CompetitionRules[] = [
  AUSTRALIA_A_LEAGUE,
  CHINA_SUPER_LEAGUE,
  JAPAN_J1_LEAGUE,
  MOROCCO_BOTOLA_PRO,
  SAUDI_ARABIA_PRO_LEAGUE,
  SOUTH_KOREA_K_LEAGUE_1,
]
