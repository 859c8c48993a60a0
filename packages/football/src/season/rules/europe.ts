import { ANDORRA_PRIMERA_DIVISIO } from './andorra/primera-divisio.ts'
import { AUSTRIA_2_LIGA } from './austria/2-liga.ts'
import { AUSTRIA_BUNDESLIGA } from './austria/bundesliga.ts'
import { AUSTRIA_OFB_CUP } from './austria/ofb-cup.ts'
import { BELGIUM_PRO_LEAGUE } from './belgium/pro-league.ts'
import { BULGARIA_PARVA_LIGA } from './bulgaria/parva-liga.ts'
import type { CompetitionRules } from './competition-rules.types.ts'
import { CROATIA_HNL } from './croatia/hnl.ts'
import { CYPRUS_FIRST_DIVISION } from './cyprus/first-division.ts'
import { CZECHIA_FIRST_LEAGUE } from './czechia/first-league.ts'
import { DENMARK_SUPERLIGA } from './denmark/superliga.ts'
import { ENGLAND_CHAMPIONSHIP } from './england/championship.ts'
import { ENGLAND_EFL_CUP } from './england/efl-cup.ts'
import { ENGLAND_FA_CUP } from './england/fa-cup.ts'
import { ENGLAND_LEAGUE_ONE } from './england/league-one.ts'
import { ENGLAND_LEAGUE_TWO } from './england/league-two.ts'
import { ENGLAND_NATIONAL_LEAGUE } from './england/national-league.ts'
import { ENGLAND_PREMIER_LEAGUE } from './england/premier-league.ts'
import { FINLAND_VEIKKAUSLIIGA } from './finland/veikkausliiga.ts'
import { FRANCE_COUPE_DE_FRANCE } from './france/coupe-de-france.ts'
import { FRANCE_LIGUE_1 } from './france/ligue-1.ts'
import { FRANCE_LIGUE_2 } from './france/ligue-2.ts'
import { GERMANY_2_BUNDESLIGA } from './germany/2-bundesliga.ts'
import { GERMANY_3_LIGA } from './germany/3-liga.ts'
import { GERMANY_BUNDESLIGA } from './germany/bundesliga.ts'
import { GERMANY_DFB_POKAL } from './germany/dfb-pokal.ts'
import { GREECE_SUPER_LEAGUE } from './greece/super-league.ts'
import { HUNGARY_NB_I } from './hungary/nb-i.ts'
import { IRELAND_PREMIER_DIVISION } from './ireland/premier-division.ts'
import { ISRAEL_LIGAT_HAAL } from './israel/ligat-haal.ts'
import { ITALY_COPPA_ITALIA } from './italy/coppa-italia.ts'
import { ITALY_SERIE_A } from './italy/serie-a.ts'
import { ITALY_SERIE_B } from './italy/serie-b.ts'
import { NETHERLANDS_EERSTE_DIVISIE } from './netherlands/eerste-divisie.ts'
import { NETHERLANDS_EREDIVISIE } from './netherlands/eredivisie.ts'
import { NORTH_MACEDONIA_PRVA_LIGA } from './north-macedonia/prva-liga.ts'
import { NORTHERN_IRELAND_PREMIERSHIP } from './northern-ireland/premiership.ts'
import { NORWAY_ELITESERIEN } from './norway/eliteserien.ts'
import { NORWAY_FIRST_DIVISION } from './norway/first-division.ts'
import { POLAND_EKSTRAKLASA } from './poland/ekstraklasa.ts'
import { POLAND_I_LIGA } from './poland/i-liga.ts'
import { PORTUGAL_LIGA_PORTUGAL_2 } from './portugal/liga-portugal-2.ts'
import { PORTUGAL_PRIMEIRA_LIGA } from './portugal/primeira-liga.ts'
import { PORTUGAL_TACA_DE_PORTUGAL } from './portugal/taca-de-portugal.ts'
import { ROMANIA_LIGA_1 } from './romania/liga-1.ts'
import { RUSSIA_PREMIER_LEAGUE } from './russia/premier-league.ts'
import { SCOTLAND_CHAMPIONSHIP } from './scotland/championship.ts'
import { SCOTLAND_LEAGUE_ONE } from './scotland/league-one.ts'
import { SCOTLAND_LEAGUE_TWO } from './scotland/league-two.ts'
import { SCOTLAND_PREMIERSHIP } from './scotland/premiership.ts'
import { SERBIA_SUPERLIGA } from './serbia/superliga.ts'
import { SLOVAKIA_SUPER_LIGA } from './slovakia/super-liga.ts'
import { SPAIN_COPA_DEL_REY } from './spain/copa-del-rey.ts'
import { SPAIN_LA_LIGA } from './spain/la-liga.ts'
import { SPAIN_LA_LIGA_2 } from './spain/la-liga-2.ts'
import { SPAIN_SEGUNDA_DIVISION_B } from './spain/segunda-division-b.ts'
import { SWEDEN_ALLSVENSKAN } from './sweden/allsvenskan.ts'
import { SWEDEN_SUPERETTAN } from './sweden/superettan.ts'
import { SWITZERLAND_CHALLENGE_LEAGUE } from './switzerland/challenge-league.ts'
import { SWITZERLAND_SUPER_LEAGUE } from './switzerland/super-league.ts'
import { TURKEY_1_LIG } from './turkey/1-lig.ts'
import { TURKEY_SUPER_LIG } from './turkey/super-lig.ts'
import { UKRAINE_PREMIER_LEAGUE } from './ukraine/premier-league.ts'
import { WALES_PREMIER_LEAGUE } from './wales/premier-league.ts'

/** Competitions of the countries of Europe. */
export const EUROPE: readonly CompetitionRules[] = [
  ANDORRA_PRIMERA_DIVISIO,
  AUSTRIA_2_LIGA,
  AUSTRIA_BUNDESLIGA,
  AUSTRIA_OFB_CUP,
  BELGIUM_PRO_LEAGUE,
  BULGARIA_PARVA_LIGA,
  CROATIA_HNL,
  CYPRUS_FIRST_DIVISION,
  CZECHIA_FIRST_LEAGUE,
  DENMARK_SUPERLIGA,
  ENGLAND_CHAMPIONSHIP,
  ENGLAND_EFL_CUP,
  ENGLAND_FA_CUP,
  ENGLAND_LEAGUE_ONE,
  ENGLAND_LEAGUE_TWO,
  ENGLAND_NATIONAL_LEAGUE,
  ENGLAND_PREMIER_LEAGUE,
  FINLAND_VEIKKAUSLIIGA,
  FRANCE_COUPE_DE_FRANCE,
  FRANCE_LIGUE_1,
  FRANCE_LIGUE_2,
  GERMANY_2_BUNDESLIGA,
  GERMANY_3_LIGA,
  GERMANY_BUNDESLIGA,
  GERMANY_DFB_POKAL,
  GREECE_SUPER_LEAGUE,
  HUNGARY_NB_I,
  IRELAND_PREMIER_DIVISION,
  ISRAEL_LIGAT_HAAL,
  ITALY_COPPA_ITALIA,
  ITALY_SERIE_A,
  ITALY_SERIE_B,
  NETHERLANDS_EERSTE_DIVISIE,
  NETHERLANDS_EREDIVISIE,
  NORTH_MACEDONIA_PRVA_LIGA,
  NORTHERN_IRELAND_PREMIERSHIP,
  NORWAY_ELITESERIEN,
  NORWAY_FIRST_DIVISION,
  POLAND_EKSTRAKLASA,
  POLAND_I_LIGA,
  PORTUGAL_LIGA_PORTUGAL_2,
  PORTUGAL_PRIMEIRA_LIGA,
  PORTUGAL_TACA_DE_PORTUGAL,
  ROMANIA_LIGA_1,
  RUSSIA_PREMIER_LEAGUE,
  SCOTLAND_CHAMPIONSHIP,
  SCOTLAND_LEAGUE_ONE,
  SCOTLAND_LEAGUE_TWO,
  SCOTLAND_PREMIERSHIP,
  SERBIA_SUPERLIGA,
  SLOVAKIA_SUPER_LIGA,
  SPAIN_COPA_DEL_REY,
  SPAIN_LA_LIGA_2,
  SPAIN_LA_LIGA,
  SPAIN_SEGUNDA_DIVISION_B,
  SWEDEN_ALLSVENSKAN,
  SWEDEN_SUPERETTAN,
  SWITZERLAND_CHALLENGE_LEAGUE,
  SWITZERLAND_SUPER_LEAGUE,
  TURKEY_1_LIG,
  TURKEY_SUPER_LIG,
  UKRAINE_PREMIER_LEAGUE,
  WALES_PREMIER_LEAGUE,
]
