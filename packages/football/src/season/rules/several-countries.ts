import { AFRICA_CUP_OF_NATIONS } from './africa/africa-cup-of-nations.ts'
import { AFRICA_CUP_OF_NATIONS_QUALIFYING } from './africa/africa-cup-of-nations-qualifying.ts'
import type { CompetitionRules } from './competition-rules.types.ts'
import { CHAMPIONS_LEAGUE } from './europe/champions-league.ts'
import { EUROPA_LEAGUE } from './europe/europa-league.ts'
import { EUROPEAN_CHAMPIONSHIP } from './europe/european-championship.ts'
import { WORLD_CUP } from './world/world-cup.ts'

/** Competitions of clubs and nations of several countries. */
export const SEVERAL_COUNTRIES: readonly CompetitionRules[] = [
  AFRICA_CUP_OF_NATIONS_QUALIFYING,
  AFRICA_CUP_OF_NATIONS,
  CHAMPIONS_LEAGUE,
  EUROPA_LEAGUE,
  EUROPEAN_CHAMPIONSHIP,
  WORLD_CUP,
]
