import { ARGENTINA_COPA_DE_LA_LIGA } from './argentina/copa-de-la-liga-profesional.ts'
import { ARGENTINA_LIGA_PROFESIONAL } from './argentina/liga-profesional.ts'
import { ARGENTINA_PRIMERA_NACIONAL } from './argentina/primera-nacional.ts'
import { BOLIVIA_PRIMERA_DIVISION } from './bolivia/primera-division.ts'
import { BRAZIL_SERIE_A } from './brazil/serie-a.ts'
import { BRAZIL_SERIE_B } from './brazil/serie-b.ts'
import { CANADA_PREMIER_LEAGUE } from './canada/premier-league.ts'
import { CHILE_PRIMERA_B } from './chile/primera-b.ts'
import { CHILE_PRIMERA_DIVISION } from './chile/primera-division.ts'
import { COLOMBIA_PRIMERA_A } from './colombia/primera-a.ts'
import { COLOMBIA_PRIMERA_B } from './colombia/primera-b.ts'
import type { CompetitionRules } from './competition-rules.types.ts'
import { COSTA_RICA_PRIMERA_DIVISION } from './costa-rica/primera-division.ts'
import { ECUADOR_SERIE_A } from './ecuador/serie-a.ts'
import { ECUADOR_SERIE_B } from './ecuador/serie-b.ts'
import { EL_SALVADOR_PRIMERA_DIVISION } from './el-salvador/primera-division.ts'
import { GUATEMALA_LIGA_NACIONAL } from './guatemala/liga-nacional.ts'
import { HONDURAS_LIGA_NACIONAL } from './honduras/liga-nacional.ts'
import { JAMAICA_PREMIER_LEAGUE } from './jamaica/premier-league.ts'
import { MEXICO_LIGA_DE_EXPANSION } from './mexico/liga-de-expansion.ts'
import { MEXICO_LIGA_MX } from './mexico/liga-mx.ts'
import { PANAMA_LIGA_PROM } from './panama/liga-prom.ts'
import { PARAGUAY_DIVISION_INTERMEDIA } from './paraguay/division-intermedia.ts'
import { PARAGUAY_PRIMERA_DIVISION } from './paraguay/primera-division.ts'
import { PERU_LIGA_1 } from './peru/liga-1.ts'
import { PERU_LIGA_2 } from './peru/liga-2.ts'
import { UNITED_STATES_MAJOR_LEAGUE_SOCCER } from './united-states/major-league-soccer.ts'
import { UNITED_STATES_MLS_NEXT_PRO } from './united-states/mls-next-pro.ts'
import { UNITED_STATES_USL_CHAMPIONSHIP } from './united-states/usl-championship.ts'
import { URUGUAY_PRIMERA_DIVISION } from './uruguay/primera-division.ts'
import { URUGUAY_SEGUNDA_DIVISION } from './uruguay/segunda-division.ts'
import { VENEZUELA_PRIMERA_DIVISION } from './venezuela/primera-division.ts'
import { VENEZUELA_SEGUNDA_DIVISION } from './venezuela/segunda-division.ts'

/** Competitions of the countries of America. */
export const AMERICAS: readonly CompetitionRules[] = [
  ARGENTINA_COPA_DE_LA_LIGA,
  ARGENTINA_LIGA_PROFESIONAL,
  ARGENTINA_PRIMERA_NACIONAL,
  BOLIVIA_PRIMERA_DIVISION,
  BRAZIL_SERIE_A,
  BRAZIL_SERIE_B,
  CANADA_PREMIER_LEAGUE,
  CHILE_PRIMERA_B,
  CHILE_PRIMERA_DIVISION,
  COLOMBIA_PRIMERA_A,
  COLOMBIA_PRIMERA_B,
  COSTA_RICA_PRIMERA_DIVISION,
  ECUADOR_SERIE_A,
  ECUADOR_SERIE_B,
  EL_SALVADOR_PRIMERA_DIVISION,
  GUATEMALA_LIGA_NACIONAL,
  HONDURAS_LIGA_NACIONAL,
  JAMAICA_PREMIER_LEAGUE,
  MEXICO_LIGA_DE_EXPANSION,
  MEXICO_LIGA_MX,
  PANAMA_LIGA_PROM,
  PARAGUAY_DIVISION_INTERMEDIA,
  PARAGUAY_PRIMERA_DIVISION,
  PERU_LIGA_1,
  PERU_LIGA_2,
  UNITED_STATES_MAJOR_LEAGUE_SOCCER,
  UNITED_STATES_MLS_NEXT_PRO,
  UNITED_STATES_USL_CHAMPIONSHIP,
  URUGUAY_PRIMERA_DIVISION,
  URUGUAY_SEGUNDA_DIVISION,
  VENEZUELA_PRIMERA_DIVISION,
  VENEZUELA_SEGUNDA_DIVISION,
]
