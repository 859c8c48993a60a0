import { ALGERIA_LIGUE_1 } from './algeria/ligue-1.ts'
import { ALGERIA_LIGUE_2 } from './algeria/ligue-2.ts'
import { AUSTRALIA_A_LEAGUE } from './australia/a-league.ts'
import { CHINA_LEAGUE_ONE } from './china/league-one.ts'
import { CHINA_SUPER_LEAGUE } from './china/super-league.ts'
import type { CompetitionRules } from './competition-rules.types.ts'
import { EGYPT_PREMIER_LEAGUE } from './egypt/premier-league.ts'
import { EGYPT_SECOND_DIVISION_A } from './egypt/second-division-a.ts'
import { GHANA_PREMIER_LEAGUE } from './ghana/premier-league.ts'
import { INDIA_I_LEAGUE } from './india/i-league.ts'
import { INDIA_SUPER_LEAGUE } from './india/super-league.ts'
import { INDONESIA_SUPER_LEAGUE } from './indonesia/super-league.ts'
import { IRAN_PRO_LEAGUE } from './iran/pro-league.ts'
import { IRAQ_STARS_LEAGUE } from './iraq/stars-league.ts'
import { JAPAN_J1_100_YEAR_VISION_LEAGUE } from './japan/j1-100-year-vision-league.ts'
import { JAPAN_J1_LEAGUE } from './japan/j1-league.ts'
import { JAPAN_J2_LEAGUE } from './japan/j2-league.ts'
import { JORDAN_PRO_LEAGUE } from './jordan/pro-league.ts'
import { KENYA_PREMIER_LEAGUE } from './kenya/premier-league.ts'
import { KUWAIT_PREMIER_LEAGUE } from './kuwait/premier-league.ts'
import { MALAYSIA_SUPER_LEAGUE } from './malaysia/super-league.ts'
import { MOROCCO_BOTOLA_2 } from './morocco/botola-2.ts'
import { MOROCCO_BOTOLA_PRO } from './morocco/botola-pro.ts'
import { NEW_ZEALAND_NATIONAL_LEAGUE } from './new-zealand/national-league.ts'
import { NIGERIA_PREMIER_FOOTBALL_LEAGUE } from './nigeria/premier-football-league.ts'
import { QATAR_STARS_LEAGUE } from './qatar/stars-league.ts'
import { SAUDI_ARABIA_FIRST_DIVISION_LEAGUE } from './saudi-arabia/first-division-league.ts'
import { SAUDI_ARABIA_PRO_LEAGUE } from './saudi-arabia/pro-league.ts'
import { SINGAPORE_PREMIER_LEAGUE } from './singapore/premier-league.ts'
import { SOUTH_AFRICA_PREMIERSHIP } from './south-africa/premiership.ts'
import { SOUTH_KOREA_K_LEAGUE_1 } from './south-korea/k-league-1.ts'
import { SOUTH_KOREA_K_LEAGUE_2 } from './south-korea/k-league-2.ts'
import { THAILAND_THAI_LEAGUE_1 } from './thailand/thai-league-1.ts'
import { TUNISIA_LIGUE_1 } from './tunisia/ligue-1.ts'
import { UNITED_ARAB_EMIRATES_PRO_LEAGUE } from './united-arab-emirates/pro-league.ts'
import { UZBEKISTAN_SUPER_LEAGUE } from './uzbekistan/super-league.ts'
import { VIETNAM_V_LEAGUE_1 } from './vietnam/v-league-1.ts'

/** Competitions of the countries of Africa, Asia and Oceania. */
export const AFRICA_ASIA_OCEANIA: readonly CompetitionRules[] = [
  ALGERIA_LIGUE_1,
  ALGERIA_LIGUE_2,
  AUSTRALIA_A_LEAGUE,
  CHINA_LEAGUE_ONE,
  CHINA_SUPER_LEAGUE,
  EGYPT_PREMIER_LEAGUE,
  EGYPT_SECOND_DIVISION_A,
  GHANA_PREMIER_LEAGUE,
  INDIA_I_LEAGUE,
  INDIA_SUPER_LEAGUE,
  INDONESIA_SUPER_LEAGUE,
  IRAN_PRO_LEAGUE,
  IRAQ_STARS_LEAGUE,
  JAPAN_J1_100_YEAR_VISION_LEAGUE,
  JAPAN_J1_LEAGUE,
  JAPAN_J2_LEAGUE,
  JORDAN_PRO_LEAGUE,
  KENYA_PREMIER_LEAGUE,
  KUWAIT_PREMIER_LEAGUE,
  MALAYSIA_SUPER_LEAGUE,
  MOROCCO_BOTOLA_2,
  MOROCCO_BOTOLA_PRO,
  NEW_ZEALAND_NATIONAL_LEAGUE,
  NIGERIA_PREMIER_FOOTBALL_LEAGUE,
  QATAR_STARS_LEAGUE,
  SAUDI_ARABIA_FIRST_DIVISION_LEAGUE,
  SAUDI_ARABIA_PRO_LEAGUE,
  SINGAPORE_PREMIER_LEAGUE,
  SOUTH_AFRICA_PREMIERSHIP,
  SOUTH_KOREA_K_LEAGUE_1,
  SOUTH_KOREA_K_LEAGUE_2,
  THAILAND_THAI_LEAGUE_1,
  TUNISIA_LIGUE_1,
  UNITED_ARAB_EMIRATES_PRO_LEAGUE,
  UZBEKISTAN_SUPER_LEAGUE,
  VIETNAM_V_LEAGUE_1,
]
