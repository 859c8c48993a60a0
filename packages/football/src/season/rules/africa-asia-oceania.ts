import { AUSTRALIA_A_LEAGUE } from './australia/a-league.ts'
import { CHINA_LEAGUE_ONE } from './china/league-one.ts'
import { CHINA_SUPER_LEAGUE } from './china/super-league.ts'
import type { CompetitionRules } from './competition-rules.types.ts'
import { EGYPT_PREMIER_LEAGUE } from './egypt/premier-league.ts'
import { INDIA_SUPER_LEAGUE } from './india/super-league.ts'
import { JAPAN_J1_LEAGUE } from './japan/j1-league.ts'
import { JAPAN_J2_LEAGUE } from './japan/j2-league.ts'
import { MOROCCO_BOTOLA_PRO } from './morocco/botola-pro.ts'
import { NEW_ZEALAND_NATIONAL_LEAGUE } from './new-zealand/national-league.ts'
import { SAUDI_ARABIA_PRO_LEAGUE } from './saudi-arabia/pro-league.ts'
import { SOUTH_KOREA_K_LEAGUE_1 } from './south-korea/k-league-1.ts'
import { SOUTH_KOREA_K_LEAGUE_2 } from './south-korea/k-league-2.ts'
import { UNITED_ARAB_EMIRATES_PRO_LEAGUE } from './united-arab-emirates/pro-league.ts'

/** Competitions of the countries of Africa, Asia and Oceania. */
export const AFRICA_ASIA_OCEANIA: readonly CompetitionRules[] = [
  AUSTRALIA_A_LEAGUE,
  CHINA_LEAGUE_ONE,
  CHINA_SUPER_LEAGUE,
  EGYPT_PREMIER_LEAGUE,
  INDIA_SUPER_LEAGUE,
  JAPAN_J1_LEAGUE,
  JAPAN_J2_LEAGUE,
  MOROCCO_BOTOLA_PRO,
  NEW_ZEALAND_NATIONAL_LEAGUE,
  SAUDI_ARABIA_PRO_LEAGUE,
  SOUTH_KOREA_K_LEAGUE_1,
  SOUTH_KOREA_K_LEAGUE_2,
  UNITED_ARAB_EMIRATES_PRO_LEAGUE,
]
