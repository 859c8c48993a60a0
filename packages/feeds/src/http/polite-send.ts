import { boundedBody } from './bounded-body.ts'
import { codeOf } from './error-code.ts'
import type { FeedErrorFields } from './feed-error.ts'
import type { GetOptions, KeptAnswer, PoliteOptions } from './polite-client-types.ts'
import { askedWait } from './retry.ts'

/** The result of one try. */
export type PoliteOutcome =
  | { kind: 'answer'; body: Uint8Array; headers: Headers }
  | { kind: 'unchanged'; headers: Headers }
  | { kind: 'missing'; headers: Headers }
  /** The address of another place where the answer is. */
  | { kind: 'elsewhere'; url: URL }
  /** Another try may help, at another address or later: after this many seconds, or by our own back-off. */
  | {
      kind: 'again'
      reason: FeedErrorFields['reason']
      status: number | null
      why: string
      seconds: number | null
    }
  | { kind: 'failed'; reason: FeedErrorFields['reason']; status: number; why: string }

type Asking = Pick<PoliteOptions, 'maxBytes' | 'waitOf'> & Pick<GetOptions, 'refuse'>

const MAX_WORDS = 200

/** One try. Never throws; network errors are reported by their code only, so that no address gets into a text. */
export async function politeSend(
  url: URL,
  { headers, asking, signal }: { headers: Readonly<Record<string, string>>; asking: Asking; signal: AbortSignal },
): Promise<PoliteOutcome> {
  try {
    const response = await fetch(url, { headers, signal, redirect: 'manual' })
    const body = await boundedBody(response, asking.maxBytes)
    return outcomeOf(url, { response, body, asking })
  } catch (error) {
    const why = signal.aborted ? 'no answer in time' : `the connection failed${codeOf(error)}`
    return { kind: 'again', reason: 'unavailable', status: null, why, seconds: null }
  }
}

/** Headers for a conditional request. */
export function conditions(kept: KeptAnswer | null): Record<string, string> {
  return {
    ...(kept?.etag && { 'If-None-Match': kept.etag }),
    ...(kept?.lastModified && { 'If-Modified-Since': kept.lastModified }),
  }
}

function outcomeOf(
  url: URL,
  {
    response: { status, headers },
    body,
    asking: { maxBytes, waitOf, refuse },
  }: { response: Response; body: Uint8Array | null; asking: Asking },
): PoliteOutcome {
  if (status === 304) return { kind: 'unchanged', headers }
  if (status === 404 || status === 410) return { kind: 'missing', headers }
  if (status >= 300 && status < 400) return redirected(url, status, headers)
  if (status !== 200) return refusal(status, { headers, text: body ? new TextDecoder().decode(body) : '', waitOf })
  const wrong = (why: string): PoliteOutcome => ({ kind: 'again', reason: 'malformed', status, why, seconds: null })
  if (body === null)
    return { kind: 'failed', reason: 'malformed', status, why: `the answer has over ${maxBytes} bytes` }
  if (body.length === 0) return wrong('the answer is empty')
  const why = refuse?.(body) ?? null
  return why === null ? { kind: 'answer', body, headers } : wrong(why)
}

function redirected(url: URL, status: number, headers: Headers): PoliteOutcome {
  const location = headers.get('location') ?? ''
  if (URL.canParse(location, url)) return { kind: 'elsewhere', url: new URL(location, url) }
  return { kind: 'failed', reason: 'malformed', status, why: `answer ${status} leads nowhere` }
}

function refusal(
  status: number,
  { headers, text, waitOf }: { headers: Headers; text: string; waitOf: Asking['waitOf'] },
): PoliteOutcome {
  const why = messageOf(text) ?? `answer ${status}`
  const header = headers.get('retry-after')
  const seconds = askedWait(header, null, Date.now()) ?? waitOf?.({ status, headers, text }) ?? null
  if (status === 429) return { kind: 'again', reason: 'limited', status, why, seconds }
  if (status >= 500) return { kind: 'again', reason: 'unavailable', status, why, seconds }
  const refused = status === 401 || status === 403
  return { kind: 'failed', reason: refused ? 'refused' : 'malformed', status, why }
}

/** The message in a JSON refusal, under `message` or `error`. */
function messageOf(text: string): string | null {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body !== 'object' || body === null) return null
    const said = ['message', 'error', 'reason'].map((name) => (body as Record<string, unknown>)[name])
    return said.find((one) => typeof one === 'string')?.slice(0, MAX_WORDS) ?? null
  } catch {
    return null
  }
}
