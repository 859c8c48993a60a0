import { AFRICA_CUP_OF_NATIONS } from './africa/africa-cup-of-nations.ts'
import { AFRICA_CUP_OF_NATIONS_QUALIFYING } from './africa/africa-cup-of-nations-qualifying.ts'
import { CAF_CHAMPIONS_LEAGUE } from './africa/champions-league.ts'
import { ASIAN_CUP } from './asia/asian-cup.ts'
import { AFC_CHAMPIONS_LEAGUE } from './asia/champions-league.ts'
import type { CompetitionRules } from './competition-rules.types.ts'
import { CHAMPIONS_LEAGUE } from './europe/champions-league.ts'
import { CONFERENCE_LEAGUE } from './europe/conference-league.ts'
import { EUROPA_LEAGUE } from './europe/europa-league.ts'
import { EUROPEAN_CHAMPIONSHIP } from './europe/european-championship.ts'
import { EUROPEAN_CHAMPIONSHIP_QUALIFYING } from './europe/european-championship-qualifying.ts'
import { NATIONS_LEAGUE } from './europe/nations-league.ts'
import { GOLD_CUP } from './north-central-america/gold-cup.ts'
import { COPA_AMERICA } from './south-america/copa-america.ts'
import { COPA_LIBERTADORES } from './south-america/copa-libertadores.ts'
import { COPA_SUDAMERICANA } from './south-america/copa-sudamericana.ts'
import { SOUTH_AMERICA_WORLD_CUP_QUALIFYING } from './south-america/world-cup-qualifying.ts'
import { CLUB_WORLD_CUP } from './world/club-world-cup.ts'
import { WORLD_CUP } from './world/world-cup.ts'

/** Competitions of clubs and nations of several countries. */
export const SEVERAL_COUNTRIES: readonly CompetitionRules[] = [
  AFRICA_CUP_OF_NATIONS_QUALIFYING,
  AFRICA_CUP_OF_NATIONS,
  CAF_CHAMPIONS_LEAGUE,
  ASIAN_CUP,
  AFC_CHAMPIONS_LEAGUE,
  CHAMPIONS_LEAGUE,
  CONFERENCE_LEAGUE,
  EUROPA_LEAGUE,
  EUROPEAN_CHAMPIONSHIP_QUALIFYING,
  EUROPEAN_CHAMPIONSHIP,
  NATIONS_LEAGUE,
  GOLD_CUP,
  COPA_AMERICA,
  COPA_LIBERTADORES,
  COPA_SUDAMERICANA,
  SOUTH_AMERICA_WORLD_CUP_QUALIFYING,
  CLUB_WORLD_CUP,
  WORLD_CUP,
]
