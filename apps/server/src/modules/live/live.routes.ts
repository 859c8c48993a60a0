import { LIVE_STREAM_PATH } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import type { Change, ChangeFollower } from '../../platform/changes/follower.ts'
import { API_HEADERS } from '../../platform/http/security.ts'
import { eventStream, eventText } from './event-stream.ts'

/** Topics everyone may hear of, by the name of their event on the stream. */
const PUBLIC_TOPICS: ReadonlySet<string> = new Set(['match'])

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  ...API_HEADERS,
}
const RETRY_MS = 3000

export const streamText = (changes: readonly Change[]) =>
  changes
    .filter((change) => PUBLIC_TOPICS.has(change.topic))
    .map((change) => eventText({ id: change.seq, event: change.topic, data: change.payload }))
    .join('')

/** A sequence number, or null for a header that is missing or holds something else. */
function readLastEventId(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null
}

/**
 * The live stream. A client that comes back names the last event it saw and gets what it missed; when that is no longer kept it
 * gets `reset` and reads its page anew. Every stream begins with the present position as `id`.
 */
export async function liveRoutes(app: FastifyInstance, { follower }: { follower: ChangeFollower }): Promise<void> {
  const stream = eventStream()
  const unsubscribe = follower.subscribe((changes) => stream.send(streamText(changes)))
  app.addHook('preClose', async () => {
    unsubscribe()
    stream.end()
  })

  app.get(
    LIVE_STREAM_PATH,
    {
      exposeHeadRoute: false,
      config: { endless: true },
      schema: {
        summary: 'Server-sent events: `match` when state, minute or score of a match changes, `reset` after a gap',
        tags: ['live'],
        produces: ['text/event-stream'],
      },
    },
    async (request, reply) => {
      let text = ''
      let seen = readLastEventId(request.headers['last-event-id'])
      while (seen !== null && seen !== follower.position()) {
        const upTo = follower.position()
        const changes = await follower.since(seen)
        if (changes === null) {
          text = eventText({ id: follower.position(), event: 'reset', data: {} })
          break
        }
        text += streamText(changes)
        seen = Math.max(upTo, changes.at(-1)?.seq ?? 0)
      }
      // From the last look at the position to the subscription nothing waits, so nothing can come in between.
      reply.hijack()
      reply.raw.writeHead(200, HEADERS)
      stream.add(reply.raw, `retry: ${RETRY_MS}\n\n${text}id: ${follower.position()}\n: connected\n\n`)
    },
  )
}
