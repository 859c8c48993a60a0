import {
  COMPETITION_NAMES_PT as competitions,
  COUNTRY_NAMES_PT as countries,
  SQUAD_NAMES_PT as squads,
  TEAM_NAMES_PT as teams,
} from '@touchline/football'
import { texts as common } from './common.pt.ts'
import { texts as stages } from './stages.pt.ts'
import { texts as state } from './states.pt.ts'
import { texts as weather } from './weather.pt.ts'

/** The Portuguese texts of every page, by namespace. */
export const texts = { common: { ...common, state }, weather, countries, competitions, teams, squads, stages }
