import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { bodyOf, contentOf } from './answer.ts'
import { COMPETITION_ROUTES } from './competition-routes.ts'
import { type Fault, type Faults, programmableFaults } from './faults.ts'
import { FIXTURE_ROUTES } from './fixture-routes.ts'
import { callCounter, type Limits } from './limits.ts'
import { ODDS_ROUTES } from './odds-routes.ts'
import type { Paging } from './paging.ts'
import { PEOPLE_ROUTES } from './people-routes.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import { type Route, router } from './route.ts'
import type { Row, Table, World } from './world.ts'

export interface StandInOptions {
  /** The only token that is taken; `stand-in-token` by default. */
  token?: string
  /** Epoch milliseconds; another clock for live and latest lists, and for the hours of the limit. */
  now?: () => number
  limits?: Partial<Limits>
  /** Includes that the plan leaves out, as paths or single names, and whether the refusal names them (it does by default). */
  plan?: { without: readonly string[]; says?: boolean }
  /** How answers report the next page; `both` by default. */
  paging?: Paging
}

/** A call that came in, the refused and the failed ones too. */
interface StandInCall {
  /** Below the version: `football/fixtures/1`. */
  path: string
  query: Readonly<Record<string, string>>
  /** Null for a path that does not exist. */
  entity: string | null
  /** Status of the answer; null when the connection was cut. */
  status: number | null
}

export interface StandIn {
  /** To be used as the base address. */
  url: string
  token: string
  world: World
  faults: Faults
  /** In the order they came; may be emptied. */
  calls: StandInCall[]
  /** Changes a row and notes it for the lists of latest changes. */
  change(table: Table, id: number, fields: Readonly<Record<string, unknown>>): void
  close(): Promise<void>
}

/** Changes of other fields of a fixture are in no list of latest changes. */
const WATCHED = ['state_id', 'venue_id', 'name', 'starting_at', 'starting_at_timestamp', 'result_info', 'leg', 'length']

const routeOf = router([...FIXTURE_ROUTES, ...COMPETITION_ROUTES, ...PEOPLE_ROUTES, ...ODDS_ROUTES])

/** Starts a server on this machine, on a free port, that answers as the provider would from a world in memory. */
export async function startSportmonksStandIn(world: World, options: StandInOptions = {}): Promise<StandIn> {
  const { token = 'stand-in-token', now = Date.now, paging = 'both' } = options
  const plan = { without: options.plan?.without ?? [], says: options.plan?.says ?? true }
  const counter = callCounter({ perHour: 3000, entities: {}, windowSeconds: 3600, ...options.limits }, now)
  const faults = programmableFaults()
  const calls: StandInCall[] = []
  const changes = new Map<string, number>()

  const changed = (table: Table, ms: number) =>
    new Set(
      world[table].map((row) => row.id).filter((id) => now() - (changes.get(`${table} ${id}`) ?? -Infinity) <= ms),
    )

  function answer(request: IncomingMessage, url: URL, happening: readonly Fault[]): Answer {
    const path = url.pathname.replace(/^\/v3\//, '')
    const authorised = request.headers.authorization === token || url.searchParams.get('api_token') === token
    if (!authorised) return refused(refuse(401, 'Unauthenticated.'), null)
    const match = routeOf(path)
    if (!match) return refused(refuse(404, 'The requested resource could not be found.', { error: 'Not Found' }), null)
    const { route, params } = match
    const failing = happening.find((fault) => fault.kind === 'status')
    if (failing) return failed(failing, route.entity)
    const left = counter.state(route.entity)
    if (left.remaining === 0) {
      return refused(
        refuse(429, 'Too Many Attempts.', { retry_after: left.resets_in_seconds, rate_limit: left }),
        route.entity,
      )
    }
    const content = contentOf(route, { world, params, now: now(), changed }, url.searchParams, {
      plan,
      paging,
      address: `https://api.sportmonks.com${url.pathname}`,
    })
    if (isRefusal(content)) return refused(content, route.entity)
    if (!content.rows.length && route.shape === 'one') return refused(unknownId(route, params), route.entity)
    counter.count(route.entity)
    const rows = happening.reduce(
      (rows, fault) => (fault.kind === 'rows' ? fault.change(rows) : rows),
      [...content.rows],
    )
    const body = {
      ...bodyOf(route, { ...content, rows }),
      subscription: [],
      rate_limit: counter.state(route.entity),
      timezone: 'UTC',
    }
    return { status: 200, headers: {}, body, entity: route.entity }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const path = url.pathname.replace(/^\/v3\//, '')
    const happening = faults.take(path)
    const { status, headers, body, entity } = answer(request, url, happening)
    const call: StandInCall = { path, query: Object.fromEntries(url.searchParams), entity, status }
    calls.push(call)
    const bytes = Buffer.from(JSON.stringify(body))
    const slow = happening.find((fault) => fault.kind === 'slow')
    if (slow) await delay(slow.ms, undefined, { ref: false })
    const half = bytes.subarray(0, Math.floor(bytes.length / 2))
    if (happening.some((fault) => fault.kind === 'cut')) {
      call.status = null
      response.writeHead(status, { 'content-length': bytes.length })
      response.write(half, () => response.destroy())
      return
    }
    const whole = happening.some((fault) => fault.kind === 'malformed') ? half : bytes
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(whole)
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    world,
    faults,
    calls,
    change(table, id, fields) {
      const row = world[table].find((one) => one.id === id)
      if (!row) throw new RangeError(`no ${id} in ${table}`)
      if (isNews(table, row, fields)) changes.set(`${table} ${id}`, now())
      Object.assign(row, fields)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

interface Answer {
  status: number
  headers: Readonly<Record<string, string>>
  body: Readonly<Record<string, unknown>>
  entity: string | null
}

const refused = ({ status, body }: Refusal, entity: string | null): Answer => ({ status, headers: {}, body, entity })

function failed({ status, retryAfterSeconds, body }: Extract<Fault, { kind: 'status' }>, entity: string): Answer {
  const headers: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
  return { status, headers, body: body ?? { message: status === 429 ? 'Too Many Attempts.' : 'Server Error' }, entity }
}

function unknownId(route: Route, params: Readonly<Record<string, string>>): Refusal {
  return refuse(404, 'The requested resource could not be found.', {
    error: 'Not Found',
    resource_type: route.entity.toLowerCase(),
    resource_id: params.id ?? '',
  })
}

function isNews(table: Table, row: Row, fields: Readonly<Record<string, unknown>>): boolean {
  const names = Object.keys(fields).filter((name) => row[name] !== fields[name])
  return table === 'fixtures' ? names.some((name) => WATCHED.includes(name)) : names.length > 0
}
