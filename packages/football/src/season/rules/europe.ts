import { ALBANIA_KATEGORIA_SUPERIORE } from './albania/kategoria-superiore.ts'
import { ANDORRA_PRIMERA_DIVISIO } from './andorra/primera-divisio.ts'
import { ARMENIA_PREMIER_LEAGUE } from './armenia/premier-league.ts'
import { AUSTRIA_2_LIGA } from './austria/2-liga.ts'
import { AUSTRIA_BUNDESLIGA } from './austria/bundesliga.ts'
import { AUSTRIA_OFB_CUP } from './austria/ofb-cup.ts'
import { AZERBAIJAN_PREMIER_LEAGUE } from './azerbaijan/premier-league.ts'
import { BELARUS_PREMIER_LEAGUE } from './belarus/premier-league.ts'
import { BELGIUM_CHALLENGER_PRO_LEAGUE } from './belgium/challenger-pro-league.ts'
import { BELGIUM_PRO_LEAGUE } from './belgium/pro-league.ts'
import { BOSNIA_AND_HERZEGOVINA_PREMIER_LEAGUE } from './bosnia-and-herzegovina/premier-league.ts'
import { BULGARIA_PARVA_LIGA } from './bulgaria/parva-liga.ts'
import { BULGARIA_VTORA_LIGA } from './bulgaria/vtora-liga.ts'
import type { CompetitionRules } from './competition-rules.types.ts'
import { CROATIA_HNL } from './croatia/hnl.ts'
import { CROATIA_PRVA_NL } from './croatia/prva-nl.ts'
import { CYPRUS_FIRST_DIVISION } from './cyprus/first-division.ts'
import { CYPRUS_SECOND_DIVISION } from './cyprus/second-division.ts'
import { CZECHIA_FIRST_LEAGUE } from './czechia/first-league.ts'
import { CZECHIA_SECOND_LEAGUE } from './czechia/second-league.ts'
import { DENMARK_FIRST_DIVISION } from './denmark/first-division.ts'
import { DENMARK_SUPERLIGA } from './denmark/superliga.ts'
import { ENGLAND_CHAMPIONSHIP } from './england/championship.ts'
import { ENGLAND_EFL_CUP } from './england/efl-cup.ts'
import { ENGLAND_EFL_TROPHY } from './england/efl-trophy.ts'
import { ENGLAND_FA_CUP } from './england/fa-cup.ts'
import { ENGLAND_LEAGUE_ONE } from './england/league-one.ts'
import { ENGLAND_LEAGUE_TWO } from './england/league-two.ts'
import { ENGLAND_NATIONAL_LEAGUE } from './england/national-league.ts'
import { ENGLAND_PREMIER_LEAGUE } from './england/premier-league.ts'
import { ESTONIA_MEISTRILIIGA } from './estonia/meistriliiga.ts'
import { FAROE_ISLANDS_PREMIER_LEAGUE } from './faroe-islands/premier-league.ts'
import { FINLAND_VEIKKAUSLIIGA } from './finland/veikkausliiga.ts'
import { FINLAND_YKKOSLIIGA } from './finland/ykkosliiga.ts'
import { FRANCE_COUPE_DE_FRANCE } from './france/coupe-de-france.ts'
import { FRANCE_LIGUE_1 } from './france/ligue-1.ts'
import { FRANCE_LIGUE_2 } from './france/ligue-2.ts'
import { GEORGIA_EROVNULI_LIGA } from './georgia/erovnuli-liga.ts'
import { GERMANY_2_BUNDESLIGA } from './germany/2-bundesliga.ts'
import { GERMANY_3_LIGA } from './germany/3-liga.ts'
import { GERMANY_BUNDESLIGA } from './germany/bundesliga.ts'
import { GERMANY_DFB_POKAL } from './germany/dfb-pokal.ts'
import { GIBRALTAR_FOOTBALL_LEAGUE } from './gibraltar/football-league.ts'
import { GREECE_SUPER_LEAGUE } from './greece/super-league.ts'
import { GREECE_SUPER_LEAGUE_2 } from './greece/super-league-2.ts'
import { HUNGARY_NB_I } from './hungary/nb-i.ts'
import { HUNGARY_NB_II } from './hungary/nb-ii.ts'
import { ICELAND_1_DEILD } from './iceland/1-deild.ts'
import { ICELAND_URVALSDEILD } from './iceland/urvalsdeild.ts'
import { IRELAND_FIRST_DIVISION } from './ireland/first-division.ts'
import { IRELAND_PREMIER_DIVISION } from './ireland/premier-division.ts'
import { ISRAEL_LIGA_LEUMIT } from './israel/liga-leumit.ts'
import { ISRAEL_LIGAT_HAAL } from './israel/ligat-haal.ts'
import { ITALY_COPPA_ITALIA } from './italy/coppa-italia.ts'
import { ITALY_SERIE_A } from './italy/serie-a.ts'
import { ITALY_SERIE_B } from './italy/serie-b.ts'
import { KAZAKHSTAN_PREMIER_LEAGUE } from './kazakhstan/premier-league.ts'
import { KOSOVO_SUPERLIGA } from './kosovo/superliga.ts'
import { LATVIA_VIRSLIGA } from './latvia/virsliga.ts'
import { LITHUANIA_A_LYGA } from './lithuania/a-lyga.ts'
import { LUXEMBOURG_NATIONAL_DIVISION } from './luxembourg/national-division.ts'
import { MALTA_PREMIER_LEAGUE } from './malta/premier-league.ts'
import { MOLDOVA_SUPER_LIGA } from './moldova/super-liga.ts'
import { MONTENEGRO_FIRST_LEAGUE } from './montenegro/first-league.ts'
import { NETHERLANDS_EERSTE_DIVISIE } from './netherlands/eerste-divisie.ts'
import { NETHERLANDS_EREDIVISIE } from './netherlands/eredivisie.ts'
import { NORTH_MACEDONIA_PRVA_LIGA } from './north-macedonia/prva-liga.ts'
import { NORTH_MACEDONIA_VTORA_LIGA } from './north-macedonia/vtora-liga.ts'
import { NORTHERN_IRELAND_CHAMPIONSHIP } from './northern-ireland/championship.ts'
import { NORTHERN_IRELAND_PREMIERSHIP } from './northern-ireland/premiership.ts'
import { NORWAY_ELITESERIEN } from './norway/eliteserien.ts'
import { NORWAY_FIRST_DIVISION } from './norway/first-division.ts'
import { POLAND_EKSTRAKLASA } from './poland/ekstraklasa.ts'
import { POLAND_I_LIGA } from './poland/i-liga.ts'
import { PORTUGAL_LIGA_PORTUGAL_2 } from './portugal/liga-portugal-2.ts'
import { PORTUGAL_PRIMEIRA_LIGA } from './portugal/primeira-liga.ts'
import { PORTUGAL_TACA_DE_PORTUGAL } from './portugal/taca-de-portugal.ts'
import { ROMANIA_LIGA_1 } from './romania/liga-1.ts'
import { ROMANIA_LIGA_2 } from './romania/liga-2.ts'
import { RUSSIA_FIRST_LEAGUE } from './russia/first-league.ts'
import { RUSSIA_PREMIER_LEAGUE } from './russia/premier-league.ts'
import { SAN_MARINO_CAMPIONATO_SAMMARINESE } from './san-marino/campionato-sammarinese.ts'
import { SCOTLAND_CHAMPIONSHIP } from './scotland/championship.ts'
import { SCOTLAND_LEAGUE_CUP } from './scotland/league-cup.ts'
import { SCOTLAND_LEAGUE_ONE } from './scotland/league-one.ts'
import { SCOTLAND_LEAGUE_TWO } from './scotland/league-two.ts'
import { SCOTLAND_PREMIERSHIP } from './scotland/premiership.ts'
import { SCOTLAND_SCOTTISH_CUP } from './scotland/scottish-cup.ts'
import { SERBIA_PRVA_LIGA } from './serbia/prva-liga.ts'
import { SERBIA_SUPERLIGA } from './serbia/superliga.ts'
import { SLOVAKIA_SECOND_LEAGUE } from './slovakia/second-league.ts'
import { SLOVAKIA_SUPER_LIGA } from './slovakia/super-liga.ts'
import { SLOVENIA_1_SNL } from './slovenia/1-snl.ts'
import { SLOVENIA_2_SNL } from './slovenia/2-snl.ts'
import { SPAIN_COPA_DEL_REY } from './spain/copa-del-rey.ts'
import { SPAIN_LA_LIGA } from './spain/la-liga.ts'
import { SPAIN_LA_LIGA_2 } from './spain/la-liga-2.ts'
import { SPAIN_SEGUNDA_DIVISION_B } from './spain/segunda-division-b.ts'
import { SWEDEN_ALLSVENSKAN } from './sweden/allsvenskan.ts'
import { SWEDEN_SUPERETTAN } from './sweden/superettan.ts'
import { SWEDEN_SVENSKA_CUPEN } from './sweden/svenska-cupen.ts'
import { SWITZERLAND_CHALLENGE_LEAGUE } from './switzerland/challenge-league.ts'
import { SWITZERLAND_SUPER_LEAGUE } from './switzerland/super-league.ts'
import { TURKEY_1_LIG } from './turkey/1-lig.ts'
import { TURKEY_SUPER_LIG } from './turkey/super-lig.ts'
import { UKRAINE_FIRST_LEAGUE } from './ukraine/first-league.ts'
import { UKRAINE_PREMIER_LEAGUE } from './ukraine/premier-league.ts'
import { WALES_PREMIER_LEAGUE } from './wales/premier-league.ts'

/** Competitions of the countries of Europe. */
export const EUROPE: readonly CompetitionRules[] = [
  ALBANIA_KATEGORIA_SUPERIORE,
  ANDORRA_PRIMERA_DIVISIO,
  ARMENIA_PREMIER_LEAGUE,
  AUSTRIA_2_LIGA,
  AUSTRIA_BUNDESLIGA,
  AUSTRIA_OFB_CUP,
  AZERBAIJAN_PREMIER_LEAGUE,
  BELARUS_PREMIER_LEAGUE,
  BELGIUM_CHALLENGER_PRO_LEAGUE,
  BELGIUM_PRO_LEAGUE,
  BOSNIA_AND_HERZEGOVINA_PREMIER_LEAGUE,
  BULGARIA_PARVA_LIGA,
  BULGARIA_VTORA_LIGA,
  CROATIA_HNL,
  CROATIA_PRVA_NL,
  CYPRUS_FIRST_DIVISION,
  CYPRUS_SECOND_DIVISION,
  CZECHIA_FIRST_LEAGUE,
  CZECHIA_SECOND_LEAGUE,
  DENMARK_FIRST_DIVISION,
  DENMARK_SUPERLIGA,
  ENGLAND_CHAMPIONSHIP,
  ENGLAND_EFL_CUP,
  ENGLAND_EFL_TROPHY,
  ENGLAND_FA_CUP,
  ENGLAND_LEAGUE_ONE,
  ENGLAND_LEAGUE_TWO,
  ENGLAND_NATIONAL_LEAGUE,
  ENGLAND_PREMIER_LEAGUE,
  ESTONIA_MEISTRILIIGA,
  FAROE_ISLANDS_PREMIER_LEAGUE,
  FINLAND_VEIKKAUSLIIGA,
  FINLAND_YKKOSLIIGA,
  FRANCE_COUPE_DE_FRANCE,
  FRANCE_LIGUE_1,
  FRANCE_LIGUE_2,
  GEORGIA_EROVNULI_LIGA,
  GERMANY_2_BUNDESLIGA,
  GERMANY_3_LIGA,
  GERMANY_BUNDESLIGA,
  GERMANY_DFB_POKAL,
  GIBRALTAR_FOOTBALL_LEAGUE,
  GREECE_SUPER_LEAGUE,
  GREECE_SUPER_LEAGUE_2,
  HUNGARY_NB_I,
  HUNGARY_NB_II,
  ICELAND_1_DEILD,
  ICELAND_URVALSDEILD,
  IRELAND_FIRST_DIVISION,
  IRELAND_PREMIER_DIVISION,
  ISRAEL_LIGAT_HAAL,
  ISRAEL_LIGA_LEUMIT,
  ITALY_COPPA_ITALIA,
  ITALY_SERIE_A,
  ITALY_SERIE_B,
  KAZAKHSTAN_PREMIER_LEAGUE,
  KOSOVO_SUPERLIGA,
  LATVIA_VIRSLIGA,
  LITHUANIA_A_LYGA,
  LUXEMBOURG_NATIONAL_DIVISION,
  MALTA_PREMIER_LEAGUE,
  MOLDOVA_SUPER_LIGA,
  MONTENEGRO_FIRST_LEAGUE,
  NETHERLANDS_EERSTE_DIVISIE,
  NETHERLANDS_EREDIVISIE,
  NORTHERN_IRELAND_CHAMPIONSHIP,
  NORTHERN_IRELAND_PREMIERSHIP,
  NORTH_MACEDONIA_PRVA_LIGA,
  NORTH_MACEDONIA_VTORA_LIGA,
  NORWAY_ELITESERIEN,
  NORWAY_FIRST_DIVISION,
  POLAND_EKSTRAKLASA,
  POLAND_I_LIGA,
  PORTUGAL_LIGA_PORTUGAL_2,
  PORTUGAL_PRIMEIRA_LIGA,
  PORTUGAL_TACA_DE_PORTUGAL,
  ROMANIA_LIGA_1,
  ROMANIA_LIGA_2,
  RUSSIA_FIRST_LEAGUE,
  RUSSIA_PREMIER_LEAGUE,
  SAN_MARINO_CAMPIONATO_SAMMARINESE,
  SCOTLAND_CHAMPIONSHIP,
  SCOTLAND_LEAGUE_ONE,
  SCOTLAND_LEAGUE_TWO,
  SCOTLAND_PREMIERSHIP,
  SCOTLAND_LEAGUE_CUP,
  SCOTLAND_SCOTTISH_CUP,
  SERBIA_PRVA_LIGA,
  SERBIA_SUPERLIGA,
  SLOVAKIA_SECOND_LEAGUE,
  SLOVAKIA_SUPER_LIGA,
  SLOVENIA_1_SNL,
  SLOVENIA_2_SNL,
  SPAIN_COPA_DEL_REY,
  SPAIN_LA_LIGA,
  SPAIN_LA_LIGA_2,
  SPAIN_SEGUNDA_DIVISION_B,
  SWEDEN_ALLSVENSKAN,
  SWEDEN_SUPERETTAN,
  SWEDEN_SVENSKA_CUPEN,
  SWITZERLAND_CHALLENGE_LEAGUE,
  SWITZERLAND_SUPER_LEAGUE,
  TURKEY_1_LIG,
  TURKEY_SUPER_LIG,
  UKRAINE_FIRST_LEAGUE,
  UKRAINE_PREMIER_LEAGUE,
  WALES_PREMIER_LEAGUE,
]
