import { localServer } from '../local-server.ts'

export const THE_ODDS_API_KEY = '0123456789abcdef-of-the-test'

export interface TheOddsApiStandIn {
  url: string
  /** Requested competitions in order, including refused calls; may be emptied. */
  calls: string[]
  /** The answer for each competition; a missing one has no matches. */
  events: Map<string, unknown[]>
  credits: { remaining: number; used: number }
  /** Every call is answered with this status and error code while there is one. */
  refusals: { status: number; code: string }[]
  close(): Promise<void>
}

/** A credit is one region of one market; an answer without matches costs none. */
const COST = 1

/** Plays the prices of The Odds API over HTTP: refuses wrong keys, counts credits and says in each answer how many are left. */
export async function theOddsApiStandIn(): Promise<TheOddsApiStandIn> {
  const state: Omit<TheOddsApiStandIn, 'url' | 'close'> = {
    calls: [],
    events: new Map(),
    credits: { remaining: 500, used: 0 },
    refusals: [],
  }

  function answer({ pathname, searchParams }: URL): [number, unknown, number] {
    const sport = /^\/v4\/sports\/(\w+)\/odds$/.exec(pathname)?.[1]
    state.calls.push(sport ?? pathname)
    const refuse = (status: number, code: string): [number, unknown, number] => [
      status,
      { message: `Not for ${searchParams.get('apiKey')}`, error_code: code, details_url: 'https://the-odds-api.com' },
      0,
    ]
    const [refusal] = state.refusals
    if (refusal) return refuse(refusal.status, refusal.code)
    const key = searchParams.get('apiKey')
    if (key === null) return refuse(401, 'MISSING_KEY')
    if (key !== THE_ODDS_API_KEY) return refuse(401, 'INVALID_KEY')
    if (sport === undefined) return refuse(404, 'UNKNOWN_SPORT')
    const events = state.events.get(sport) ?? []
    const cost = events.length > 0 ? COST : 0
    if (state.credits.remaining < cost) return refuse(401, 'OUT_OF_USAGE_CREDITS')
    state.credits.remaining -= cost
    state.credits.used += cost
    return [200, events, cost]
  }

  const server = await localServer((request, response) => {
    const [status, body, last] = answer(new URL(request.url ?? '/', 'http://localhost'))
    const headers = {
      'content-type': 'application/json',
      'x-requests-remaining': String(state.credits.remaining),
      'x-requests-used': String(state.credits.used),
      'x-requests-last': String(last),
    }
    response.writeHead(status, headers).end(JSON.stringify(body))
  })
  return Object.assign(state, { url: server.url, close: server.close })
}

/** A match as The Odds API answers it, each bookmaker with its three prices as home, draw and away; outcomes come in another order. */
export function oddsEvent({
  home,
  away,
  kickoff,
  books,
  seenAt,
}: {
  home: string
  away: string
  kickoff: string
  books: Readonly<Record<string, readonly [home: number, draw: number, away: number]>>
  seenAt: string
}) {
  return {
    ...{ id: `${home} ${away}`, sport_key: 'soccer_epl', sport_title: 'EPL', commence_time: kickoff },
    ...{ home_team: home, away_team: away },
    bookmakers: Object.entries(books).map(([key, [one, draw, two]]) => ({
      ...{ key, title: key, last_update: seenAt },
      markets: [
        {
          ...{ key: 'h2h', last_update: seenAt },
          outcomes: [
            { name: away, price: two },
            { name: home, price: one },
            { name: 'Draw', price: draw },
          ],
        },
      ],
    })),
  }
}
