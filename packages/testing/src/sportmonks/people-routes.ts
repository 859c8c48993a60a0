import { HOUR_MS } from '@touchline/football'
import { daysBetween } from './fixture-routes.ts'
import { type Refusal, refuse } from './refusal.ts'
import { byId, everyAndOne, id, pointingAt, type Route, type RouteCall } from './route.ts'
import { inside, type Row, sidesOf, type Table } from './world.ts'

const LATEST_MS = 2 * HOUR_MS
const MAX_TRANSFER_RANGE_DAYS = 31

const ofSeason = (call: RouteCall): Row[] => call.world.fixtures.filter((row) => row.season_id === id(call))

function teamsOfSeason(call: RouteCall): Row[] {
  const standings = call.world.standings.filter((row) => row.season_id === id(call))
  const ids = new Set([...ofSeason(call).flatMap(sidesOf), ...standings.map((row) => row.participant_id)])
  return byId(call.world.teams.filter((row) => ids.has(row.id)))
}

function refereesOfSeason(call: RouteCall): Row[] {
  const ids = new Set(ofSeason(call).flatMap((row) => inside(row, 'referees').map((referee) => referee.referee_id)))
  return byId(call.world.referees.filter((row) => ids.has(row.id)))
}

function venuesOfSeason(call: RouteCall): Row[] {
  const ids = new Set(ofSeason(call).map((row) => row.venue_id))
  return byId(call.world.venues.filter((row) => ids.has(row.id)))
}

const changedLately = (table: Table, entity: string, shape: Route['shape']): Route => ({
  pattern: `football/${table}/latest`,
  entity,
  kind: table,
  shape,
  rows: (call) => byId(call.world[table].filter((row) => call.changed(table, LATEST_MS).has(row.id))),
})

const transfers = (path: string, rows: Route['rows']): Route => ({
  pattern: `football/transfers/${path}`,
  entity: 'Transfer',
  kind: 'transfers',
  shape: 'pages',
  rows,
})

function transfersBetween({ world, params }: RouteCall): readonly Row[] | Refusal {
  const { from = '', to = '' } = params
  const days = daysBetween(from, to)
  if (!(days >= 0 && days <= MAX_TRANSFER_RANGE_DAYS)) {
    return refuse(400, `The range may be ${MAX_TRANSFER_RANGE_DAYS} days at most`)
  }
  return byId(world.transfers.filter((row) => String(row.date) >= from && String(row.date) <= to))
}

const statistics = (path: string, { entity, kind, field }: { entity: string; kind: Table; field: string }): Route => ({
  ...pointingAt(`football/statistics/seasons/${path}`, { entity, table: kind, field, shape: 'pages' }),
  always: ['details'],
})

export const PEOPLE_ROUTES: readonly Route[] = [
  ...everyAndOne('football/teams', 'Team', 'teams'),
  pointingAt('football/teams/countries', { entity: 'Team', table: 'teams', field: 'country_id', shape: 'pages' }),
  { pattern: 'football/teams/seasons/:id', entity: 'Team', kind: 'teams', shape: 'list', rows: teamsOfSeason },
  pointingAt('football/squads/teams', { entity: 'PlayerTeam', table: 'squads', field: 'team_id' }),
  {
    pattern: 'football/squads/seasons/:season/teams/:team',
    entity: 'PlayerStatistic',
    kind: 'playerStatistics',
    shape: 'list',
    rows: (call) =>
      byId(
        call.world.playerStatistics.filter(
          (row) => row.season_id === id(call, 'season') && row.team_id === id(call, 'team'),
        ),
      ),
  },
  ...everyAndOne('football/players', 'Player', 'players'),
  pointingAt('football/players/countries', { entity: 'Player', table: 'players', field: 'country_id', shape: 'pages' }),
  changedLately('players', 'Player', 'list'),
  ...everyAndOne('football/coaches', 'Coach', 'coaches'),
  pointingAt('football/coaches/countries', { entity: 'Coach', table: 'coaches', field: 'country_id', shape: 'pages' }),
  changedLately('coaches', 'Coach', 'pages'),
  ...everyAndOne('football/referees', 'Referee', 'referees'),
  pointingAt('football/referees/countries', {
    entity: 'Referee',
    table: 'referees',
    field: 'country_id',
    shape: 'pages',
  }),
  {
    pattern: 'football/referees/seasons/:id',
    entity: 'Referee',
    kind: 'referees',
    shape: 'pages',
    rows: refereesOfSeason,
  },
  ...everyAndOne('football/venues', 'Venue', 'venues'),
  { pattern: 'football/venues/seasons/:id', entity: 'Venue', kind: 'venues', shape: 'list', rows: venuesOfSeason },
  ...everyAndOne('football/transfers', 'Transfer', 'transfers'),
  transfers('latest', ({ world }) => world.transfers.toSorted((a, b) => String(b.date).localeCompare(String(a.date)))),
  transfers('between/:from/:to', transfersBetween),
  transfers('teams/:id', (call) =>
    byId(call.world.transfers.filter((row) => [row.from_team_id, row.to_team_id].includes(id(call)))),
  ),
  transfers('players/:id', (call) => byId(call.world.transfers.filter((row) => row.player_id === id(call)))),
  statistics('players', { entity: 'PlayerStatistic', kind: 'playerStatistics', field: 'player_id' }),
  statistics('teams', { entity: 'TeamStatistic', kind: 'teamStatistics', field: 'team_id' }),
  statistics('coaches', { entity: 'CoachStatistic', kind: 'coachStatistics', field: 'coach_id' }),
  statistics('referees', { entity: 'RefereeStatistic', kind: 'refereeStatistics', field: 'referee_id' }),
  ...everyAndOne('football/rivals', 'Rival', 'rivals'),
  pointingAt('football/rivals/teams', { entity: 'Rival', table: 'rivals', field: 'team_id' }),
]
