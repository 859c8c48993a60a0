import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { localServer } from './local-server.ts'

export const TAPFILIATE_KEY = 'key-of-the-test'

export interface TapfiliateStandIn {
  baseUrl: string
  clicks: { id: string; referral_code: string }[]
  conversions: { id: number; click_id: string; external_id: string; amount: number }[]
  /** Answers every call with this status while it is set. */
  failWith: number | null
  /** Answers every call with text that does not end while it is set. */
  endless: boolean
  /** Bytes of such answers that were taken from it. */
  bytesSent: number
  close(): Promise<void>
}

function* endlessText(count: Pick<TapfiliateStandIn, 'bytesSent'>) {
  const piece = 'x'.repeat(64 * 1024)
  for (;;) {
    count.bytesSent += piece.length
    yield piece
  }
}

/**
 * Plays the referral service over HTTP: knows the partners `alex` and `kim`, refuses wrong keys, unknown partners and clicks, fields of
 * the wrong kind and a second conversion with the same external id.
 */
export async function tapfiliateStandIn(): Promise<TapfiliateStandIn> {
  const state: Omit<TapfiliateStandIn, 'baseUrl' | 'close'> = {
    clicks: [],
    conversions: [],
    failWith: null,
    endless: false,
    bytesSent: 0,
  }

  const answer = (
    method: string,
    { url, key, body }: { url: string; key: unknown; body: Record<string, unknown> },
  ): [number, object] => {
    if (state.failWith !== null) return [state.failWith, { message: 'Not now' }]
    if (key !== TAPFILIATE_KEY) return [401, { message: 'Unauthorized' }]
    if (method === 'POST' && url === '/1.6/clicks/') return click(body)
    if (method === 'POST' && url === '/1.6/conversions/') return conversion(body)
    return [404, { message: 'Not found' }]
  }
  const click = ({ referral_code, ...rest }: Record<string, unknown>): [number, object] => {
    if (Object.keys(rest).length > 0 || (referral_code !== 'alex' && referral_code !== 'kim')) {
      return [422, { message: 'referral_code is not known' }]
    }
    const made = { id: `click-${state.clicks.length + 1}`, referral_code }
    state.clicks.push(made)
    return [201, made]
  }
  const conversion = ({ click_id, external_id, amount, ...rest }: Record<string, unknown>): [number, object] => {
    if (Object.keys(rest).length > 0 || typeof external_id !== 'string' || typeof amount !== 'number') {
      return [422, { message: 'A field is not valid' }]
    }
    if (!state.clicks.some(({ id }) => id === click_id)) return [422, { message: 'click_id is not known' }]
    if (state.conversions.some((known) => known.external_id === external_id)) {
      return [422, { message: 'external_id is not unique' }]
    }
    const made = { id: state.conversions.length + 1, click_id: String(click_id), external_id, amount }
    state.conversions.push(made)
    return [201, made]
  }

  const server = await localServer(async (request, response) => {
    const body = JSON.parse((await text(request)) || '{}') as Record<string, unknown>
    if (state.endless) return void pipeline(endlessText(state), response.writeHead(201)).catch(() => undefined)
    const [status, result] = answer(request.method ?? '', {
      url: request.url ?? '',
      key: request.headers['x-api-key'],
      body,
    })
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(result))
  })
  return Object.assign(state, { baseUrl: server.url, close: server.close })
}
