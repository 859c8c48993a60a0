import { ARGENTINA_COPA_DE_LA_LIGA } from './argentina/copa-de-la-liga-profesional.ts'
import { ARGENTINA_LIGA_PROFESIONAL } from './argentina/liga-profesional.ts'
import { BRAZIL_SERIE_A } from './brazil/serie-a.ts'
import { BRAZIL_SERIE_B } from './brazil/serie-b.ts'
import { CHILE_PRIMERA_DIVISION } from './chile/primera-division.ts'
import { COLOMBIA_PRIMERA_A } from './colombia/primera-a.ts'
import type { CompetitionRules } from './competition-rules.types.ts'
import { ECUADOR_SERIE_A } from './ecuador/serie-a.ts'
import { MEXICO_LIGA_MX } from './mexico/liga-mx.ts'
import { PARAGUAY_PRIMERA_DIVISION } from './paraguay/primera-division.ts'
import { PERU_LIGA_1 } from './peru/liga-1.ts'
import { UNITED_STATES_MAJOR_LEAGUE_SOCCER } from './united-states/major-league-soccer.ts'
import { URUGUAY_PRIMERA_DIVISION } from './uruguay/primera-division.ts'

/** Competitions of the countries of America. */
export const AMERICAS: readonly CompetitionRules[] = [
  ARGENTINA_COPA_DE_LA_LIGA,
  ARGENTINA_LIGA_PROFESIONAL,
  BRAZIL_SERIE_A,
  BRAZIL_SERIE_B,
  CHILE_PRIMERA_DIVISION,
  COLOMBIA_PRIMERA_A,
  ECUADOR_SERIE_A,
  MEXICO_LIGA_MX,
  PARAGUAY_PRIMERA_DIVISION,
  PERU_LIGA_1,
  UNITED_STATES_MAJOR_LEAGUE_SOCCER,
  URUGUAY_PRIMERA_DIVISION,
]
