import { LIVE_STREAM_PATH } from '@touchline/contract'
import type { Database } from '@touchline/database'
import type { FastifyInstance } from 'fastify'
import type { ChangeFollower } from '../../platform/changes/follower.ts'
import { publicError } from '../../platform/http/errors.ts'
import { API_HEADERS } from '../../platform/http/security.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import { tokenIn } from '../accounts/sessions/viewer.ts'
import { findViewers } from '../accounts/sessions/viewers.queries.ts'
import type { ModuleDeps } from '../module-deps.ts'
import type { OddsDisplays } from '../site-settings/odds-displays.ts'
import { type Audience, audience } from './audience.ts'
import { accessText, type ChancesOf, eventText, streamText } from './event-stream.ts'

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  ...API_HEADERS,
}
const RETRY_MS = 3000

/** A sequence number, or null for a header that is missing or holds something else. */
function readLastEventId(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null
}

/** The missed messages of a reconnecting client, and their last id; `seen` is null where it cannot resume. */
interface Missed {
  text: string
  seen: number | null
}

export interface LiveDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'access' | 'siteSettings'> {
  reading: Database
  follower: ChangeFollower
  metrics?: Metrics | null
  odds: OddsDisplays
}

/**
 * The live stream. A reconnecting client names the last event it saw and gets the missed ones; when these are no longer stored it gets
 * `reset` and reads its page again. Every stream begins with the present position as `id`. A client with `Authorization` is sent its access
 * first; only subscribers receive events, statistics, line-ups, tables, chances and the list of matches in play.
 */
export async function liveRoutes(
  app: FastifyInstance,
  { follower, database, reading, clock, access, metrics, odds, siteSettings }: LiveDeps,
): Promise<void> {
  const viewersOf = (hashes: readonly string[]) => findViewers(database, hashes, { now: clock.now(), access })
  const [withPrices, withoutPrices] = [true, false].map((prices) =>
    audience({ prices, queryable: reading.pool, viewersOf }),
  ) as [Audience, Audience]
  const all = [withPrices, withoutPrices]
  metrics?.watch(() => ({
    touchline_stream_clients: withPrices.clients() + withoutPrices.clients(),
    touchline_stream_subscribers: withPrices.subscribed() + withoutPrices.subscribed(),
  }))
  const unsubscribe = follower.subscribe((changes) => {
    for (const one of all) one.send(changes)
  })
  let { version } = siteSettings.get('odds')
  const forget = siteSettings.onReload(() => {
    const now = siteSettings.get('odds').version
    if (now === version) return
    version = now
    // Some of them belong to the other audience now, and their pages have to be read again.
    for (const one of all) one.comeBack(follower.position())
  })
  app.addHook('preClose', async () => {
    unsubscribe()
    forget()
    for (const one of all) one.end()
  })

  const catchUp = async (
    { text, seen }: Missed & { seen: number },
    { topics, chancesOf }: { topics: ReadonlySet<string>; chancesOf: ChancesOf },
  ): Promise<Missed> => {
    const upTo = follower.position()
    const changes = await follower.since(seen)
    if (changes === null) return { text: eventText({ id: follower.position(), event: 'reset', data: {} }), seen: null }
    const followed = await chancesOf(changes)
    return { text: text + streamText(changes, topics) + followed, seen: Math.max(upTo, changes.at(-1)?.seq ?? 0) }
  }

  app.get(
    LIVE_STREAM_PATH,
    {
      exposeHeadRoute: false,
      config: { endless: true },
      schema: {
        operationId: 'liveStream',
        summary:
          'Server-sent events: `match` when state, minute or score of a match changes, `odds` when its prices do, `reset` after a ' +
          'gap; with the token of a subscriber also `events`, `statistics`, `lineup`, `inplay`, `season` and `chances`, and `access` ' +
          'when that begins or ends',
        description:
          'What each event carries is in `Live…` shapes of the contract; a client that comes back sends `Last-Event-ID`.',
        tags: ['live'],
        produces: ['text/event-stream'],
      },
    },
    async (request, reply) => {
      const { authorization } = request.headers
      const given = tokenIn(authorization)
      const type = (given && (await viewersOf([given.hash])).get(given.hash)?.type) ?? null
      const prices = odds.pricesShown(request.raw)
      const { everyone, subscribers, topicsOf, chancesFor } = prices ? withPrices : withoutPrices
      const of = { topics: topicsOf(type === 2), chancesOf: chancesFor(type === 2) }
      const reported = authorization === undefined ? '' : accessText(type)
      let { text, seen }: Missed = { text: '', seen: readLastEventId(request.headers['last-event-id']) }
      while (seen !== null && seen !== follower.position()) ({ text, seen } = await catchUp({ text, seen }, of))
      if (prices !== odds.pricesShown(request.raw)) throw publicError('not_ready', 'What is shown has just changed.')
      // Nothing awaits between reading the position and subscribing, so no message is missed.
      reply.hijack()
      // A page out of a cache sets its clock by this.
      const client = reply.raw.writeHead(200, { ...HEADERS, 'x-server-now': String(clock.now().getTime()) })
      const first = `retry: ${RETRY_MS}\n\n${reported}${text}id: ${follower.position()}\n: connected\n\n`
      if (type === 2 && given !== null) {
        subscribers.add(client, first, { tokenHash: given.hash, seen: follower.position() })
      } else everyone.add(client, first)
    },
  )
}
