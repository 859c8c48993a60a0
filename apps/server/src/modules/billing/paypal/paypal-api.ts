import { boundedBody } from '@touchline/feeds'
import type { Clock } from '@touchline/runtime'
import { z } from 'zod'
import { ProviderUnreachable } from '../provider.ts'

export interface PaypalApiOptions {
  clientId: string
  clientSecret: string
  /** Address of the API, without a slash at the end. */
  apiBase: string
  clock: Clock
}

interface PaypalCall {
  method: 'GET' | 'POST'
  /** From `/v1` or `/v2` on, with its query. */
  path: string
  /** JSON text as it is sent. */
  body?: string
  /** The same id makes the same call once, however often it is sent. */
  requestId?: string
}

export interface PaypalAnswer {
  /** 200 to 499 without 429. */
  status: number
  /** Null for an answer without a body. */
  body: unknown
}

/**
 * Makes one call.
 * @throws ProviderUnreachable when there is no answer in time, or one that says to come back later
 */
export type AskPaypal = (call: PaypalCall) => Promise<PaypalAnswer>

const TIMEOUT_MS = 15_000
/** A hundred times the longest of its answers. */
const MAX_ANSWER_BYTES = 1024 * 1024
/** A token that ends within this time is not used any more. */
const TOKEN_MARGIN_MS = 60_000
const token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

/** PayPal's REST API. One token serves all calls until shortly before its end, and is fetched again when PayPal refuses it earlier. */
export function paypalApi({ clientId, clientSecret, apiBase, clock }: PaypalApiOptions): AskPaypal {
  let known: { fetched: Promise<string>; endsAt: number } | null = null

  const fetchToken = async (): Promise<{ value: string; endsAt: number }> => {
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const { status, body } = await send(`${apiBase}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    })
    if (status !== 200) throw new Error(`PayPal does not take PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET (${status})`)
    const { access_token, expires_in } = token.parse(body)
    return { value: access_token, endsAt: clock.now().getTime() + expires_in * 1000 - TOKEN_MARGIN_MS }
  }

  const currentToken = (): Promise<string> => {
    if (known && known.endsAt > clock.now().getTime()) return known.fetched
    const fetching = fetchToken()
    const mine = { fetched: fetching.then(({ value }) => value), endsAt: Number.POSITIVE_INFINITY }
    known = mine
    fetching.then(
      ({ endsAt }) => {
        mine.endsAt = endsAt
      },
      () => {
        if (known === mine) known = null
      },
    )
    return mine.fetched
  }

  const askOnce = async ({ method, path, body, requestId }: PaypalCall) =>
    send(apiBase + path, {
      method,
      headers: {
        authorization: `Bearer ${await currentToken()}`,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(requestId !== undefined && { 'paypal-request-id': requestId }),
      },
      ...(body !== undefined && { body }),
    })

  return async (call) => {
    const used = known
    const answer = await askOnce(call)
    if (answer.status !== 401 || used === null) return answer
    if (known === used) known = null
    return askOnce(call)
  }
}

async function send(address: string, init: RequestInit): Promise<PaypalAnswer> {
  let status: number
  let text: string | undefined
  try {
    const response = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    status = response.status
    text = (await boundedBody(response, MAX_ANSWER_BYTES))?.toString()
  } catch (error) {
    throw new ProviderUnreachable('PayPal does not answer', { cause: error })
  }
  if (text === undefined) throw new ProviderUnreachable(`PayPal answers with more than ${MAX_ANSWER_BYTES} bytes`)
  if (status >= 500 || status === 429) throw new ProviderUnreachable(`PayPal answers ${status}`)
  try {
    return { status, body: text === '' ? null : JSON.parse(text) }
  } catch (error) {
    throw new ProviderUnreachable('PayPal answers with something that is not JSON', { cause: error })
  }
}

/** PayPal's error codes, without the request: `UNPROCESSABLE_ENTITY PLAN_NOT_ACTIVE`. */
export function issuesOf({ status, body }: PaypalAnswer): string {
  const reported = z
    .object({ name: z.string().optional(), details: z.array(z.object({ issue: z.string().optional() })).optional() })
    .safeParse(body)
  if (!reported.success) return String(status)
  const { name, details = [] } = reported.data
  return [String(status), name, ...details.map(({ issue }) => issue)].filter(Boolean).join(' ')
}

/** @throws Error with what PayPal says is wrong */
export function readAnswer<S extends z.ZodType>(answer: PaypalAnswer, shape: S): z.output<S> {
  if (answer.status >= 300) throw new Error(`PayPal refuses: ${issuesOf(answer)}`)
  return shape.parse(answer.body)
}
