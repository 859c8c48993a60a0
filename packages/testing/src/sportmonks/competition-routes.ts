import { inPlay } from './fixture-routes.ts'
import { byId, everyAndOne, id, pointingAt, type Route, type RouteCall } from './route.ts'
import { type Row, sidesOf } from './world.ts'

/** Entries of each list of top scorers. */
const PLACES = 25

const league = (path: string, rows: Route['rows']): Route => ({
  pattern: `football/leagues/${path}`,
  entity: 'League',
  kind: 'leagues',
  shape: 'pages',
  rows,
})

/** Leagues of the remaining fixtures. */
function leaguesOf({ world }: RouteCall, keep: (fixture: Row) => boolean): Row[] {
  const ids = new Set(world.fixtures.filter(keep).map((row) => row.league_id))
  return byId(world.leagues.filter((row) => ids.has(row.id)))
}

function topScorers(call: RouteCall, field: 'season_id' | 'stage_id'): Row[] {
  return call.world.topscorers
    .filter((row) => row[field] === id(call) && Number(row.position) <= PLACES)
    .sort((a, b) => Number(a.type_id) - Number(b.type_id) || Number(a.position) - Number(b.position))
}

const scorers = (by: 'season' | 'stage'): Route => ({
  pattern: `football/topscorers/${by}s/:id`,
  entity: 'Topscorer',
  kind: 'topscorers',
  shape: 'pages',
  rows: (call) => topScorers(call, `${by}_id`),
})

export const COMPETITION_ROUTES: readonly Route[] = [
  ...everyAndOne('core/continents', 'Continent', 'continents'),
  ...everyAndOne('core/countries', 'Country', 'countries'),
  ...everyAndOne('core/types', 'Type', 'types'),
  ...everyAndOne('football/states', 'State', 'states'),
  ...everyAndOne('football/leagues', 'League', 'leagues'),
  ...everyAndOne('my/leagues', 'League', 'leagues'),
  pointingAt('football/leagues/countries', { entity: 'League', table: 'leagues', field: 'country_id', shape: 'pages' }),
  league('live', (call) => leaguesOf(call, inPlay)),
  league('date/:date', (call) => leaguesOf(call, (row) => String(row.starting_at).startsWith(call.params.date ?? ''))),
  league('teams/:id', (call) => leaguesOf(call, (row) => sidesOf(row).includes(id(call)))),
  ...everyAndOne('football/seasons', 'Season', 'seasons'),
  ...everyAndOne('football/stages', 'Stage', 'stages'),
  pointingAt('football/stages/seasons', { entity: 'Stage', table: 'stages', field: 'season_id' }),
  ...everyAndOne('football/rounds', 'Round', 'rounds'),
  pointingAt('football/rounds/seasons', { entity: 'Round', table: 'rounds', field: 'season_id' }),
  ...everyAndOne('football/standings', 'Standing', 'standings'),
  pointingAt('football/standings/seasons', { entity: 'Standing', table: 'standings', field: 'season_id' }),
  pointingAt('football/standings/rounds', { entity: 'Standing', table: 'standings', field: 'round_id' }),
  pointingAt('football/standings/live/leagues', { entity: 'LiveStandings', table: 'standings', field: 'league_id' }),
  pointingAt('football/standings/corrections/seasons', {
    entity: 'StandingCorrection',
    table: 'corrections',
    field: 'season_id',
  }),
  scorers('season'),
  scorers('stage'),
]
