import type { FastifyInstance, InjectOptions } from 'fastify'
import { type Shown, shownBy } from '../platform/cache/shown.ts'
import { WITHIN_PAGE } from '../platform/http/address-shares.ts'
import { type PageVisitor, urlKey } from '../platform/http/prices/hidden-prices.ts'
import { PAGE_COUNTRY } from '../platform/http/prices/visitor-country.ts'
import type { PageHost } from './page-host.ts'

/**
 * Calls the API without the network, for pages that are being rendered: from the cache when the answer is there, else through all the
 * layers of an outside request.
 * @param visitor whose page it is
 * @param note receives the cache tags of every answer; null where they are unknown, as after a failed call
 */
export function inProcessApi(
  app: FastifyInstance,
  { country, prices }: PageVisitor,
  note: (shown: Shown | null) => void,
): PageHost['api'] {
  return async (path, init = {}) => {
    const method = init.method ?? 'GET'
    const key = method === 'GET' ? app.answerCache.keyOf(urlKey(path, prices)) : undefined
    const kept = key === undefined ? undefined : app.answerCache.get(key)
    if (kept) {
      note(kept)
      return jsonAnswer(200, kept.variants.identity.body)
    }
    const options: InjectOptions = {
      url: path,
      method: method as 'GET',
      headers: { accept: 'application/json', ...(country !== null && { [PAGE_COUNTRY]: country }) },
      remoteAddress: WITHIN_PAGE,
    }
    if (typeof init.body === 'string') {
      options.payload = init.body
      options.headers = { ...options.headers, 'content-type': 'application/json' }
    }
    const { result, shown } = await shownBy(async () => app.inject(options))
    const { statusCode, rawPayload } = result
    note(statusCode === 200 ? shown : null)
    return jsonAnswer(statusCode, rawPayload)
  }
}

/** The parts of an answer the renderer reads, without the copies that a `Response` makes of it. */
function jsonAnswer(status: number, body: Buffer) {
  return { ok: status >= 200 && status < 300, status, json: async () => JSON.parse(body.toString()) }
}
