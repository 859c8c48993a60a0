import { texts as common } from './common.en.ts'
import { texts as state } from './states.en.ts'
import { texts as weather } from './weather.en.ts'

/** Names of countries, competitions, teams, squads and stages that differ from those the data has, by these. */
const countries: Readonly<Record<string, string>> = {}
const competitions: Readonly<Record<string, string>> = {}
const teams: Readonly<Record<string, string>> = {}
const squads: Readonly<Record<string, string>> = {}
const stages: Readonly<Record<string, string>> = {}

/** The English texts of every page, by namespace. */
export const texts = { common: { ...common, state }, weather, countries, competitions, teams, squads, stages }
