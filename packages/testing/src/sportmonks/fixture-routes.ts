import { DAY_MS } from '@touchline/football'
import { type Refusal, refuse } from './refusal.ts'
import { byId, byIdRoute, id, type Route, type RouteCall } from './route.ts'
import { inside, type Row, sidesOf } from './world.ts'

const LATEST_MS = 10_000
const MAX_RANGE_DAYS = 100
const MAX_AT_ONCE = 50
const DELETED = 20

/** States in which a fixture is in play, breaks included. */
const IN_PLAY = new Set([2, 3, 4, 6, 9, 21, 22, 23, 25])

export const inPlay = (fixture: Row): boolean => IN_PLAY.has(Number(fixture.state_id))

/** Days from one day to another, the first not counted. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

const dayOf = (fixture: Row): string => String(fixture.starting_at ?? '').slice(0, 10)

const route = (path: string, shape: Route['shape'], rows: Route['rows']): Route => ({
  pattern: `football/${path}`,
  entity: 'Fixture',
  kind: 'fixtures',
  shape,
  rows,
  ...(path.startsWith('livescores') && { without: ['odds', 'premiumOdds'] }),
})

function between(call: RouteCall, keep: (fixture: Row) => boolean = () => true): readonly Row[] | Refusal {
  const { from = '', to = '' } = call.params
  const days = daysBetween(from, to)
  if (!(days >= 0)) return refuse(400, 'The given data was invalid.')
  if (days > MAX_RANGE_DAYS) return refuse(400, `The range may be ${MAX_RANGE_DAYS} days at most`)
  return byId(call.world.fixtures.filter((row) => dayOf(row) >= from && dayOf(row) <= to && keep(row)))
}

function several(call: RouteCall): readonly Row[] | Refusal {
  const ids = (call.params.ids ?? '').split(',').map(Number)
  if (ids.length > MAX_AT_ONCE) return refuse(400, `${MAX_AT_ONCE} ids at most`)
  return byId(call.world.fixtures.filter((row) => ids.includes(row.id)))
}

function aroundNow({ world, now }: RouteCall): readonly Row[] {
  const quarter = 15 * 60_000
  return byId(
    world.fixtures.filter((row) => {
      const start = Number(row.starting_at_timestamp) * 1000
      return inPlay(row) || (row.state_id === 1 && Math.abs(start - now) <= quarter)
    }),
  )
}

const latest = (call: RouteCall): readonly Row[] => {
  const changed = call.changed('fixtures', LATEST_MS)
  return byId(call.world.fixtures.filter((row) => changed.has(row.id)))
}

const comments = (fixtures: readonly Row[]): Row[] => fixtures.flatMap((row) => inside(row, 'comments'))

/** Deleted fixtures are in no list but the one of deleted ones; by their ids they are found. */
export const isDeleted = (fixture: Row): boolean => fixture.state_id === DELETED

export const FIXTURE_ROUTES: readonly Route[] = [
  route('fixtures', 'pages', ({ world }) => byId(world.fixtures)),
  byIdRoute('football/fixtures', 'Fixture', 'fixtures'),
  route('fixtures/multi/:ids', 'list', several),
  route('fixtures/date/:date', 'pages', ({ world, params }) =>
    byId(world.fixtures.filter((row) => dayOf(row) === params.date)),
  ),
  route('fixtures/between/:from/:to', 'pages', (call) => between(call)),
  route('fixtures/between/:from/:to/:id', 'pages', (call) => between(call, (row) => sidesOf(row).includes(id(call)))),
  route('fixtures/head-to-head/:a/:b', 'list', (call) =>
    byId(
      call.world.fixtures.filter((row) => [id(call, 'a'), id(call, 'b')].every((team) => sidesOf(row).includes(team))),
    ),
  ),
  route('fixtures/latest', 'list', latest),
  route('livescores', 'list', aroundNow),
  route('livescores/inplay', 'list', ({ world }) => byId(world.fixtures.filter(inPlay))),
  route('livescores/latest', 'list', (call) => latest(call).filter(inPlay)),
  {
    pattern: 'football/commentaries',
    entity: 'Commentary',
    kind: 'plain',
    shape: 'pages',
    rows: ({ world }) => comments(world.fixtures),
  },
  {
    pattern: 'football/commentaries/fixtures/:id',
    entity: 'Commentary',
    kind: 'plain',
    shape: 'list',
    rows: (call) => comments(call.world.fixtures.filter((row) => row.id === id(call))),
  },
]
