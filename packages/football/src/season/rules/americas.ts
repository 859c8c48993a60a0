import { BRAZIL_SERIE_A } from './brazil/serie-a.ts'
import { BRAZIL_SERIE_B } from './brazil/serie-b.ts'
import type { CompetitionRules } from './competition-rules.types.ts'
import { UNITED_STATES_MAJOR_LEAGUE_SOCCER } from './united-states/major-league-soccer.ts'

/** Competitions of the countries of America. */
export const AMERICAS: readonly CompetitionRules[] = [BRAZIL_SERIE_A, BRAZIL_SERIE_B, UNITED_STATES_MAJOR_LEAGUE_SOCCER]
