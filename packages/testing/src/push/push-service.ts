import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { localServer } from '../local-server.ts'
import { type BrowserKeys, decryptPush, newBrowserKeys, vapidFault } from './web-push-crypto.ts'

/** A subscription as a browser hands it to a page. */
export interface Subscription {
  id: string
  endpoint: string
  p256dh: string
  auth: string
}

/** A message as it came, still encrypted. */
interface Received {
  id: string
  topic: string | null
  ttl: number
  urgency: string
  body: Buffer
  at: number
}

/** A fault of the service for messages to a subscription. */
type Fault = { status: number; retryAfter?: number } | 'hang'

export interface PushService {
  /** Its host with the port. */
  host: string
  /** @param key public key of who may send @param keys of a browser that exists elsewhere */
  subscribe(key: string, keys?: BrowserKeys): Subscription
  /** Everything that was accepted, in order; a message that came twice is listed twice. */
  received: Received[]
  refused: string[]
  /** Faults by the id of the subscription, or of all. */
  faults: Map<string, Fault>
  /** The messages delivered to the browser of a subscription: of each topic the last one. */
  messagesOf(id: string, taken?: readonly Received[]): string[]
  close(): Promise<void>
}

const MAX_BYTES = 4096

/** A push service (RFC 8030): knows who subscribed with which key, refuses senders with another, and cannot read what it delivers. */
export async function pushService(port = 0): Promise<PushService> {
  const subscriptions = new Map<string, { key: string; keys: BrowserKeys }>()
  const received: Received[] = []
  const refused: string[] = []
  const faults = new Map<string, Fault>()
  const trusted = new Map<string, string | null>()

  const server = await localServer(async (request, response) => {
    const id = /^\/push\/([\w-]+)$/.exec(request.url ?? '')?.[1] ?? ''
    const body = await buffer(request)
    const fault = faults.get(id) ?? faults.get('all')
    if (fault === 'hang') return
    const answer = (status: number, words: string) => {
      if (status >= 300) refused.push(`${status} ${words}`)
      response.writeHead(status, status === 201 ? { location: `${origin}/message/${randomUUID()}` } : {}).end(words)
    }
    if (fault !== undefined) {
      if (fault.retryAfter !== undefined) response.setHeader('retry-after', String(fault.retryAfter))
      return answer(fault.status, 'A fault of the test')
    }
    const known = subscriptions.get(id)
    if (request.method !== 'POST' || known === undefined) return answer(404, 'There is no such subscription')
    const { authorization = '', topic, ttl, urgency = 'normal', 'content-encoding': encoding } = request.headers
    const checked = `${authorization} ${known.key}`
    if (!trusted.has(checked)) trusted.set(checked, vapidFault(authorization, origin, known.key))
    const untrusted = trusted.get(checked) ?? null
    if (untrusted !== null) return answer(403, untrusted)
    if (!/^\d+$/.test(String(ttl))) return answer(400, 'There is no TTL')
    if (encoding !== 'aes128gcm') return answer(415, 'The encoding is not aes128gcm')
    if (body.length > MAX_BYTES) return answer(413, 'The message is too large')
    if (topic !== undefined && !/^[\w-]{1,32}$/.test(String(topic))) return answer(400, 'The topic is none')
    received.push({
      id,
      topic: topic === undefined ? null : String(topic),
      ttl: Number(ttl),
      urgency: String(urgency),
      body,
      at: Date.now(),
    })
    answer(201, '')
  }, port)
  const origin = server.url

  return {
    host: new URL(origin).host,
    subscribe: (key, keys = newBrowserKeys()) => {
      const id = randomUUID()
      subscriptions.set(id, { key, keys })
      const { ecdh, auth } = keys
      return {
        id,
        endpoint: `${origin}/push/${id}`,
        p256dh: ecdh.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      }
    },
    received,
    refused,
    faults,
    messagesOf: (id, taken = received.filter((one) => one.id === id)) => {
      const keys = subscriptions.get(id)?.keys
      if (keys === undefined) return []
      const kept = new Map<string, Received>()
      for (const message of taken) {
        const topic = message.topic ?? String(kept.size)
        kept.delete(topic)
        kept.set(topic, message)
      }
      return [...kept.values()].map(({ body }) => decryptPush(body, keys))
    },
    close: server.close,
  }
}
