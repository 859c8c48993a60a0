import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { AddressRefused, isPublicAddress, publicLookup } from './public-address.ts'

export interface PostAnswer {
  status: number
  /** Seconds that the other side wants to be left alone. */
  retryAfter: number | null
}

/** Sends to addresses that strangers gave. */
export interface GuardedPost {
  /** Why an address is never sent to; null where it may be. What its name leads to is checked with each request. */
  refusal(address: string): string | null
  /** @throws AddressRefused, or an error of the network */
  post(address: string, headers: Record<string, string>, body: Buffer | string): Promise<PostAnswer>
  close(): void
}

const TIMEOUT_MS = 8_000
const SOCKETS_PER_HOST = 32
/** Only the head of an answer matters; at most this much is read. */
const MAX_ANSWER = 16_384
const MAX_ADDRESS = 1_024

/**
 * Only https and only to the public internet, without redirects.
 * @param exempt hosts, with an optional port, that the operator allows wherever they are, also without https
 */
export function guardedPost(exempt: readonly string[]): GuardedPost {
  const pool = { keepAlive: true, maxSockets: SOCKETS_PER_HOST, timeout: TIMEOUT_MS }
  const agents = {
    https: new HttpsAgent({ ...pool, lookup: publicLookup }),
    own: new HttpAgent(pool),
    ownTls: new HttpsAgent(pool),
  }

  const refusal = (address: string): string | null => {
    const url = address.length > MAX_ADDRESS ? null : URL.parse(address)
    if (url === null || url.username !== '' || url.password !== '') return 'It is not an address that can be sent to.'
    if (exempt.includes(url.host)) return /^https?:$/.test(url.protocol) ? null : 'It has to begin with https://.'
    if (url.protocol !== 'https:') return 'It has to begin with https://.'
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) === 0 && !host.includes('.')) return 'It leads into this network.'
    return isIP(host) === 0 || isPublicAddress(host) ? null : 'It leads into this network.'
  }

  const post: GuardedPost['post'] = (address, headers, body) => {
    const refused = refusal(address)
    if (refused !== null) return Promise.reject(new AddressRefused(refused))
    const url = new URL(address)
    const isOwn = exempt.includes(url.host)
    const isTls = url.protocol === 'https:'
    const agent = isTls ? (isOwn ? agents.ownTls : agents.https) : agents.own
    return new Promise((resolve, reject) => {
      const options = { method: 'POST', agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } }
      const request = (isTls ? httpsRequest : httpRequest)(url, options, (answer) => {
        let size = 0
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > MAX_ANSWER) request.destroy()
        })
        const retryAfter = Number(answer.headers['retry-after'])
        clearTimeout(end)
        resolve({ status: answer.statusCode ?? 0, retryAfter: retryAfter > 0 ? retryAfter : null })
      })
      const end = setTimeout(() => request.destroy(new Error('It did not answer in time')), TIMEOUT_MS)
      request.on('error', (error) => {
        clearTimeout(end)
        reject(error)
      })
      request.end(body)
    })
  }

  const close = () => {
    for (const agent of Object.values(agents)) agent.destroy()
  }
  return { refusal, post, close }
}
