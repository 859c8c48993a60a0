import { AFRICA_CUP_OF_NATIONS } from './africa/africa-cup-of-nations.ts'
import { AFRICA_CUP_OF_NATIONS_QUALIFYING } from './africa/africa-cup-of-nations-qualifying.ts'
import { CAF_CHAMPIONS_LEAGUE } from './africa/champions-league.ts'
import { CAF_CONFEDERATION_CUP } from './africa/confederation-cup.ts'
import { AFRICA_WORLD_CUP_QUALIFYING } from './africa/world-cup-qualifying.ts'
import { ASIAN_CUP } from './asia/asian-cup.ts'
import { ASIA_ASIAN_CUP_QUALIFYING } from './asia/asian-cup-qualifying.ts'
import { AFC_CHAMPIONS_LEAGUE } from './asia/champions-league.ts'
import { ASIA_CHAMPIONS_LEAGUE_TWO } from './asia/champions-league-two.ts'
import { ASIA_WORLD_CUP_QUALIFYING } from './asia/world-cup-qualifying.ts'
import type { CompetitionRules } from './competition-rules.types.ts'
import { CHAMPIONS_LEAGUE } from './europe/champions-league.ts'
import { CONFERENCE_LEAGUE } from './europe/conference-league.ts'
import { EUROPA_LEAGUE } from './europe/europa-league.ts'
import { EUROPEAN_CHAMPIONSHIP } from './europe/european-championship.ts'
import { EUROPEAN_CHAMPIONSHIP_QUALIFYING } from './europe/european-championship-qualifying.ts'
import { NATIONS_LEAGUE } from './europe/nations-league.ts'
import { EUROPE_WORLD_CUP_QUALIFYING } from './europe/world-cup-qualifying.ts'
import { NORTH_CENTRAL_AMERICA_CHAMPIONS_CUP } from './north-central-america/champions-cup.ts'
import { GOLD_CUP } from './north-central-america/gold-cup.ts'
import { NORTH_CENTRAL_AMERICA_GOLD_CUP_QUALIFYING } from './north-central-america/gold-cup-qualifying.ts'
import { NORTH_CENTRAL_AMERICA_LEAGUES_CUP } from './north-central-america/leagues-cup.ts'
import { NORTH_CENTRAL_AMERICA_NATIONS_LEAGUE } from './north-central-america/nations-league.ts'
import { NORTH_CENTRAL_AMERICA_WORLD_CUP_QUALIFYING } from './north-central-america/world-cup-qualifying.ts'
import { OCEANIA_WORLD_CUP_QUALIFYING } from './oceania/world-cup-qualifying.ts'
import { COPA_AMERICA } from './south-america/copa-america.ts'
import { COPA_LIBERTADORES } from './south-america/copa-libertadores.ts'
import { COPA_SUDAMERICANA } from './south-america/copa-sudamericana.ts'
import { SOUTH_AMERICA_WORLD_CUP_QUALIFYING } from './south-america/world-cup-qualifying.ts'
import { CLUB_WORLD_CUP } from './world/club-world-cup.ts'
import { WORLD_CUP } from './world/world-cup.ts'

/** Competitions of clubs and nations of several countries. */
export const SEVERAL_COUNTRIES: readonly CompetitionRules[] = [
  AFC_CHAMPIONS_LEAGUE,
  AFRICA_CUP_OF_NATIONS,
  AFRICA_CUP_OF_NATIONS_QUALIFYING,
  AFRICA_WORLD_CUP_QUALIFYING,
  ASIAN_CUP,
  ASIA_ASIAN_CUP_QUALIFYING,
  ASIA_CHAMPIONS_LEAGUE_TWO,
  ASIA_WORLD_CUP_QUALIFYING,
  CAF_CHAMPIONS_LEAGUE,
  CAF_CONFEDERATION_CUP,
  CHAMPIONS_LEAGUE,
  CLUB_WORLD_CUP,
  CONFERENCE_LEAGUE,
  COPA_AMERICA,
  COPA_LIBERTADORES,
  COPA_SUDAMERICANA,
  EUROPA_LEAGUE,
  EUROPEAN_CHAMPIONSHIP,
  EUROPEAN_CHAMPIONSHIP_QUALIFYING,
  EUROPE_WORLD_CUP_QUALIFYING,
  GOLD_CUP,
  NATIONS_LEAGUE,
  NORTH_CENTRAL_AMERICA_CHAMPIONS_CUP,
  NORTH_CENTRAL_AMERICA_GOLD_CUP_QUALIFYING,
  NORTH_CENTRAL_AMERICA_LEAGUES_CUP,
  NORTH_CENTRAL_AMERICA_NATIONS_LEAGUE,
  NORTH_CENTRAL_AMERICA_WORLD_CUP_QUALIFYING,
  OCEANIA_WORLD_CUP_QUALIFYING,
  SOUTH_AMERICA_WORLD_CUP_QUALIFYING,
  WORLD_CUP,
]
