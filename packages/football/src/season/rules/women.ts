import { ARGENTINA_PRIMERA_DIVISION_FEMENINA } from './argentina/primera-division-femenina.ts'
import { AUSTRALIA_A_LEAGUE_WOMEN } from './australia/a-league-women.ts'
import { AUSTRIA_FRAUEN_BUNDESLIGA } from './austria/frauen-bundesliga.ts'
import { BELGIUM_SUPER_LEAGUE_WOMEN } from './belgium/super-league-women.ts'
import { BRAZIL_SERIE_A1_WOMEN } from './brazil/serie-a1-women.ts'
import { CANADA_NORTHERN_SUPER_LEAGUE } from './canada/northern-super-league.ts'
import { CHILE_PRIMERA_DIVISION_FEMENINA } from './chile/primera-division-femenina.ts'
import { CHINA_WOMENS_SUPER_LEAGUE } from './china/womens-super-league.ts'
import { COLOMBIA_LIGA_FEMENINA } from './colombia/liga-femenina.ts'
import type { CompetitionRules } from './competition-rules.types.ts'
import { CZECHIA_FIRST_LEAGUE_WOMEN } from './czechia/first-league-women.ts'
import { DENMARK_ELITEDIVISIONEN_WOMEN } from './denmark/elitedivisionen-women.ts'
import { ENGLAND_WOMENS_SUPER_LEAGUE } from './england/womens-super-league.ts'
import { WOMENS_CHAMPIONS_LEAGUE } from './europe/womens-champions-league.ts'
import { WOMENS_EUROPEAN_CHAMPIONSHIP } from './europe/womens-european-championship.ts'
import { FINLAND_KANSALLINEN_LIIGA } from './finland/kansallinen-liiga.ts'
import { FRANCE_DIVISION_1_FEMININE } from './france/division-1-feminine.ts'
import { GERMANY_FRAUEN_BUNDESLIGA } from './germany/frauen-bundesliga.ts'
import { GREECE_A_DIVISION_WOMEN } from './greece/a-division-women.ts'
import { HUNGARY_NOI_NB_I } from './hungary/noi-nb-i.ts'
import { ICELAND_BESTA_DEILD_KVENNA } from './iceland/besta-deild-kvenna.ts'
import { IRELAND_PREMIER_DIVISION_WOMEN } from './ireland/premier-division-women.ts'
import { ISRAEL_LIGAT_AL_WOMEN } from './israel/ligat-al-women.ts'
import { ITALY_SERIE_A_WOMEN } from './italy/serie-a-women.ts'
import { JAPAN_WE_LEAGUE } from './japan/we-league.ts'
import { MEXICO_LIGA_MX_FEMENIL } from './mexico/liga-mx-femenil.ts'
import { NETHERLANDS_EREDIVISIE_VROUWEN } from './netherlands/eredivisie-vrouwen.ts'
import { NORTHERN_IRELAND_WOMENS_PREMIERSHIP } from './northern-ireland/womens-premiership.ts'
import { NORWAY_TOPPSERIEN } from './norway/toppserien.ts'
import { POLAND_EKSTRALIGA_WOMEN } from './poland/ekstraliga-women.ts'
import { PORTUGAL_CAMPEONATO_FEMININO } from './portugal/campeonato-feminino.ts'
import { SCOTLAND_WOMENS_PREMIER_LEAGUE } from './scotland/womens-premier-league.ts'
import { SOUTH_KOREA_WK_LEAGUE } from './south-korea/wk-league.ts'
import { SPAIN_LIGA_F } from './spain/liga-f.ts'
import { SWEDEN_DAMALLSVENSKAN } from './sweden/damallsvenskan.ts'
import { SWITZERLAND_WOMENS_SUPER_LEAGUE } from './switzerland/womens-super-league.ts'
import { TURKEY_WOMENS_SUPER_LEAGUE } from './turkey/womens-super-league.ts'
import { UKRAINE_VYSHCHA_LIHA_WOMEN } from './ukraine/vyshcha-liha-women.ts'
import { UNITED_STATES_NATIONAL_WOMENS_SOCCER_LEAGUE } from './united-states/national-womens-soccer-league.ts'
import { UNITED_STATES_USL_SUPER_LEAGUE } from './united-states/usl-super-league.ts'
import { WALES_ADRAN_PREMIER_WOMEN } from './wales/adran-premier-women.ts'
import { WOMENS_WORLD_CUP } from './world/womens-world-cup.ts'

export const WOMEN: readonly CompetitionRules[] = [
  ARGENTINA_PRIMERA_DIVISION_FEMENINA,
  AUSTRALIA_A_LEAGUE_WOMEN,
  AUSTRIA_FRAUEN_BUNDESLIGA,
  BELGIUM_SUPER_LEAGUE_WOMEN,
  BRAZIL_SERIE_A1_WOMEN,
  CANADA_NORTHERN_SUPER_LEAGUE,
  CHILE_PRIMERA_DIVISION_FEMENINA,
  CHINA_WOMENS_SUPER_LEAGUE,
  COLOMBIA_LIGA_FEMENINA,
  CZECHIA_FIRST_LEAGUE_WOMEN,
  DENMARK_ELITEDIVISIONEN_WOMEN,
  ENGLAND_WOMENS_SUPER_LEAGUE,
  FINLAND_KANSALLINEN_LIIGA,
  FRANCE_DIVISION_1_FEMININE,
  GERMANY_FRAUEN_BUNDESLIGA,
  GREECE_A_DIVISION_WOMEN,
  HUNGARY_NOI_NB_I,
  ICELAND_BESTA_DEILD_KVENNA,
  IRELAND_PREMIER_DIVISION_WOMEN,
  ISRAEL_LIGAT_AL_WOMEN,
  ITALY_SERIE_A_WOMEN,
  JAPAN_WE_LEAGUE,
  MEXICO_LIGA_MX_FEMENIL,
  NETHERLANDS_EREDIVISIE_VROUWEN,
  NORTHERN_IRELAND_WOMENS_PREMIERSHIP,
  NORWAY_TOPPSERIEN,
  POLAND_EKSTRALIGA_WOMEN,
  PORTUGAL_CAMPEONATO_FEMININO,
  SCOTLAND_WOMENS_PREMIER_LEAGUE,
  SOUTH_KOREA_WK_LEAGUE,
  SPAIN_LIGA_F,
  SWEDEN_DAMALLSVENSKAN,
  SWITZERLAND_WOMENS_SUPER_LEAGUE,
  TURKEY_WOMENS_SUPER_LEAGUE,
  UKRAINE_VYSHCHA_LIHA_WOMEN,
  UNITED_STATES_NATIONAL_WOMENS_SOCCER_LEAGUE,
  UNITED_STATES_USL_SUPER_LEAGUE,
  WALES_ADRAN_PREMIER_WOMEN,
  WOMENS_CHAMPIONS_LEAGUE,
  WOMENS_EUROPEAN_CHAMPIONSHIP,
  WOMENS_WORLD_CUP,
]
