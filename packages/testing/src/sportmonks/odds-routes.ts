import { byId, everyAndOne, id, type Route, type RouteCall } from './route.ts'

const LATEST_MS = 10_000

/** The endpoints of one family of odds rows: of a fixture, of one bookmaker or market of it, and what changed last. */
function oddsRoutes(path: string, entity: string, table: 'odds' | 'inplayOdds'): Route[] {
  const ofFixture = (call: RouteCall) => call.world[table].filter((row) => row.fixture_id === id(call))
  const route = (end: string, shape: Route['shape'], rows: Route['rows']): Route => ({
    pattern: `football/odds/${path}${end}`,
    entity,
    kind: table,
    shape,
    rows,
  })
  return [
    route('', 'pages', ({ world }) => byId(world[table])),
    route('/fixtures/:id', 'list', (call) => byId(ofFixture(call))),
    route('/fixtures/:id/bookmakers/:bookmaker', 'list', (call) =>
      byId(ofFixture(call).filter((row) => row.bookmaker_id === id(call, 'bookmaker'))),
    ),
    route('/fixtures/:id/markets/:market', 'list', (call) =>
      byId(ofFixture(call).filter((row) => row.market_id === id(call, 'market'))),
    ),
    route('/latest', 'list', (call) =>
      byId(call.world[table].filter((row) => call.changed(table, LATEST_MS).has(row.id))),
    ),
  ]
}

function bookmakersOfFixture(call: RouteCall) {
  const rows = call.world.odds.filter((row) => row.fixture_id === id(call))
  const ids = new Set(rows.map((row) => row.bookmaker_id))
  return byId(call.world.bookmakers.filter((row) => ids.has(row.id)))
}

export const ODDS_ROUTES: readonly Route[] = [
  ...oddsRoutes('pre-match', 'Odd', 'odds'),
  ...oddsRoutes('inplay', 'InplayOdd', 'inplayOdds'),
  ...everyAndOne('odds/markets', 'Market', 'markets'),
  ...everyAndOne('odds/bookmakers', 'Bookmaker', 'bookmakers'),
  {
    pattern: 'odds/bookmakers/fixtures/:id',
    entity: 'Bookmaker',
    kind: 'bookmakers',
    shape: 'pages',
    rows: bookmakersOfFixture,
  },
]
