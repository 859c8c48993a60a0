import { codeOf } from '../http/error-code.ts'
import type { FeedErrorFields } from '../http/feed-error.ts'
import { askedWait } from '../http/retry.ts'
import { type Envelope, readEnvelope } from './envelope.ts'
import { mayBeInclude } from './includes.ts'

/** What became of one try. */
export type Outcome =
  | { kind: 'answer'; answer: Envelope }
  /** Another try may help: after that many seconds, or after our own back-off when the feed does not say. */
  | { kind: 'again'; reason: FeedErrorFields['reason']; status: number | null; why: string; seconds: number | null }
  /** One of the includes may be the cause. */
  | { kind: 'include'; status: number; why: string; body: unknown }
  | { kind: 'missing'; why: string }
  | { kind: 'failed'; reason: FeedErrorFields['reason']; status: number; why: string }

/** One try. Never throws; what the network says is reported by its code only, so that no header gets into a text. */
export async function send(url: string, token: string, signal: AbortSignal): Promise<Outcome> {
  try {
    const headers = { Authorization: token, Accept: 'application/json' }
    const response = await fetch(url, { headers, signal, redirect: 'manual' })
    const text = await response.text()
    return outcomeOf(response, parsed(text))
  } catch (error) {
    const why = signal.aborted ? 'no answer in time' : `the connection failed${codeOf(error)}`
    return { kind: 'again', reason: 'unavailable', status: null, why, seconds: null }
  }
}

const NOT_JSON = Symbol('not JSON')

function outcomeOf({ status, headers }: Response, body: unknown): Outcome {
  const why = messageOf(body) ?? `answer ${status}`
  const seconds = askedWait(headers.get('retry-after'), body, Date.now())
  if (status === 429) return { kind: 'again', reason: 'limited', status, why, seconds }
  if (status >= 500)
    return { kind: 'again', reason: 'unavailable', status, why, seconds: headers.has('retry-after') ? seconds : null }
  if (status === 401) return { kind: 'failed', reason: 'refused', status, why }
  if (status >= 400 && mayBeInclude({ status, body })) return { kind: 'include', status, why, body }
  if (status === 403) return { kind: 'failed', reason: 'refused', status, why }
  if (status === 404) return { kind: 'missing', why }
  if (status >= 300) return { kind: 'failed', reason: 'malformed', status, why }
  if (body === NOT_JSON)
    return { kind: 'again', reason: 'malformed', status, why: 'the answer is cut or no JSON', seconds: null }
  const answer = readEnvelope(body)
  return answer
    ? { kind: 'answer', answer }
    : { kind: 'failed', reason: 'malformed', status, why: 'the answer has neither data nor a message' }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return NOT_JSON
  }
}

function messageOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null
  return typeof body.message === 'string' ? body.message : null
}
