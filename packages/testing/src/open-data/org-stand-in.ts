import type { ServerResponse } from 'node:http'
import { DAY_MS, MINUTE_MS } from '@touchline/football'
import { localServer } from '../local-server.ts'
import { ORG_COMPETITIONS, type OrgRow, orgMatches } from './org-rows.ts'

export const ORG_TOKEN = 'token-of-the-test'
const MAX_DAYS = 10

/** The matches as the source knew them from an instant on, milliseconds since 1970. */
export interface OrgSnapshot {
  at: number
  matches: readonly OrgRow[]
}

export interface OrgStandInOptions {
  /** The source's clock. */
  now(): number
  /** In the order of time. */
  snapshots: readonly OrgSnapshot[]
  /** Answers by path such as `competitions/PL/teams`, besides the matches and the list of competitions. */
  answers?: Readonly<Record<string, OrgRow>>
  perMinute?: number
}

/** The fault of the next answer: a refusal with or without the header, an HTML page, a cut, an empty list, a lagging server. */
type OrgFault = 'limited' | 'limited without header' | 'html' | 'cut' | 'empty' | 'lagging'

export interface OrgStandIn {
  url: string
  /** Requested paths, in order. */
  asked: string[]
  /** Strikes the next answers, one each. */
  faults: OrgFault[]
  close(): Promise<void>
}

/**
 * Plays football-data.org over HTTP: the key, the limit of calls a minute with its headers, windows of days with both ends as instants and
 * no longer than ten days, and matches as they were at the time of its clock.
 */
export async function orgStandIn(options: OrgStandInOptions): Promise<OrgStandIn> {
  const { now, snapshots, answers = {}, perMinute = 10 } = options
  const [asked, faults]: [string[], OrgFault[]] = [[], []]
  let minute = { start: Number.NEGATIVE_INFINITY, calls: 0 }

  const matchesNow = (lagging: boolean): readonly OrgRow[] => {
    const known = snapshots.filter(({ at }) => at <= now())
    return known.at(lagging ? -2 : -1)?.matches ?? []
  }

  const answerTo = (path: string, query: URLSearchParams, fault: OrgFault | undefined): [number, OrgRow] => {
    if (path === 'competitions') return [200, ORG_COMPETITIONS]
    const given = answers[path]
    if (given) return [200, given]
    const code = /^competitions\/(\w+)\/matches$/.exec(path)?.[1]
    if (path !== 'matches' && code === undefined) return [403, message(403, RESTRICTED)]
    const [from, to] = [query.get('dateFrom'), query.get('dateTo')].map((day) => Date.parse(`${day}T00:00:00Z`))
    if (path === 'matches' && (to ?? 0) - (from ?? 0) > MAX_DAYS * DAY_MS)
      return [400, message(400, 'Specified period must not exceed 10 days.')]
    const isAsked = (match: OrgRow) => {
      const at = Date.parse(String(match.utcDate))
      const ofSeason = String((match.season as OrgRow).startDate).startsWith(query.get('season') ?? '')
      if (code !== undefined) return ofSeason && (match.competition as OrgRow).code === code
      return at >= (from ?? 0) && at <= (to ?? 0)
    }
    return [200, orgMatches(...(fault === 'empty' ? [] : matchesNow(fault === 'lagging').filter(isAsked)))]
  }

  const server = await localServer((request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
    const path = pathname.replace(/^\/v4\//, '')
    asked.push(`${path}${search}`)
    if (request.headers['x-auth-token'] !== ORG_TOKEN)
      return void send(response, { status: 400, body: message(400, 'Your API token is invalid.'), headers: {} })
    const start = Math.floor(now() / MINUTE_MS) * MINUTE_MS
    minute = { start, calls: minute.start === start ? minute.calls + 1 : 1 }
    const fault = faults.shift()
    const seconds = Math.ceil((start + MINUTE_MS - now()) / 1000)
    const counted = {
      'x-api-version': 'v4',
      'x-requests-available-minute': String(Math.max(0, perMinute - minute.calls)),
      'x-requestcounter-reset': String(seconds),
    }
    if (fault === 'html') return void response.writeHead(200).end('<!doctype html><title>Maintenance</title>')
    if (minute.calls > perMinute || fault === 'limited' || fault === 'limited without header') {
      const body = message(429, `You reached your request limit. Wait ${seconds} seconds.`)
      return void send(response, { status: 429, body, headers: fault === 'limited without header' ? {} : counted })
    }
    const [status, body] = answerTo(path, searchParams, fault)
    if (fault === 'cut') return void response.writeHead(200).end(JSON.stringify(body).slice(0, 40))
    return void send(response, { status, body, headers: counted })
  })
  return { url: server.url, asked, faults, close: server.close }
}

const RESTRICTED =
  'The resource you are looking for is restricted and apparently not within your permissions. Please check your subscription.'

const message = (errorCode: number, text: string): OrgRow => ({ message: text, errorCode })

function send(
  response: ServerResponse,
  { status, body, headers }: { status: number; body: OrgRow; headers: Readonly<Record<string, string>> },
): void {
  response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8', ...headers }).end(JSON.stringify(body))
}
