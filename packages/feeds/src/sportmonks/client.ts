import { boundedBody } from '../http/bounded-body.ts'
import { codeOf } from '../http/error-code.ts'
import { type FeedErrorFields, feedError } from '../http/feed-error.ts'
import { askedWait, backOff, TRIES, wait } from '../http/retry.ts'
import { deadline, orEnded } from '../http/signals.ts'
import { searchParams } from './call-query.ts'
import type { CallQuery, Page, SportmonksClient, SportmonksOptions } from './client-types.ts'
import { type Envelope, leftOf, readEnvelope, recordOf, rowsOf } from './envelope.ts'
import { mayBeInclude, namedIncludes, refusedAmong, refusedIncludes } from './includes.ts'
import { nextPlace, type Place, placeOf, placeText, START } from './place.ts'

const TIMEOUT_MS = 30_000
/** Far more than a page of it has. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024

/** The final result of a call: the feed's answer or an error to throw. */
type Settled = Extract<Outcome, { kind: 'answer' | 'include' | 'missing' }>

interface Call {
  path: string
  entity: string
  query: CallQuery
  place: Place | null
}

/** Calls to the provider. The token goes into the header of each call and nowhere else. */
export function sportmonksClient(options: SportmonksOptions): SportmonksClient {
  const { budget, signal, sleep = wait, random = Math.random, timeoutMs = TIMEOUT_MS } = options
  const base = options.baseUrl.replace(/\/{1,9}$/, '')
  const includes = refusedIncludes(options.onProblem ?? (() => undefined))

  function fail(path: string, why: string, fields: Omit<FeedErrorFields, 'path'>): never {
    // Errors of the feed may repeat the request, with its token.
    const text = options.token ? why.replaceAll(options.token, '***') : why
    throw feedError(text, { reason: fields.reason, status: fields.status, path })
  }

  function checkNotEnded(path: string): void {
    if (signal?.aborted) fail(path, 'The call was ended', { reason: 'unavailable', status: null })
  }

  /** Waits for the budget at most as long as the work runs. */
  async function take({ path, entity }: Call): Promise<void> {
    checkNotEnded(path)
    await orEnded(budget.take(entity), signal)
    checkNotEnded(path)
  }

  async function reportAnswer(entity: string, answer: Envelope): Promise<void> {
    const left = leftOf(answer)
    if (left) await budget.reported(entity, left)
  }

  async function settle(call: Call): Promise<Settled> {
    const { path, entity, query, place } = call
    const params = searchParams(query, place)
    const url = `${base}/v3/${path}${params.size ? `?${params}` : ''}`
    for (let tried = 1; ; tried++) {
      await take(call)
      const outcome = await send(url, options.token, deadline(timeoutMs, signal))
      if (outcome.kind === 'answer') await reportAnswer(entity, outcome.answer)
      if (outcome.kind === 'failed') fail(path, outcome.why, outcome)
      if (outcome.kind !== 'again') return outcome
      checkNotEnded(path)
      const limited = outcome.reason === 'limited'
      const own = backOff(limited ? 'limited' : 'failed', tried, random)
      const ms = outcome.seconds === null ? own : outcome.seconds * 1000 + backOff('failed', 1, random)
      if (limited) await budget.reported(entity, { remaining: 0, resetsInSeconds: Math.ceil(ms / 1000) })
      if (tried === TRIES) fail(path, outcome.why, outcome)
      await sleep(ms, signal)
    }
  }

  /** Makes the call without refused includes; finds out which ones these are if the feed does not name them. */
  async function ask(call: Call): Promise<Envelope | null> {
    const { path, entity, query } = call
    for (let foundNone = 0; ; ) {
      const include = includes.allowed(path, entity, query.include ?? [])
      const asked = { ...call, query: { ...query, include } }
      const outcome = await settle(asked)
      if (outcome.kind === 'answer') return outcome.answer
      if (outcome.kind === 'missing') return null
      if (!include.length) failRefused(path, outcome)
      const named = namedIncludes(outcome.body, include)
      const refused = named.length ? named : await search(asked, include, outcome)
      // Refused together and accepted one by one: once it may have been a whim of the feed, twice it is not.
      if (!refused.length && foundNone++) failRefused(path, outcome)
      includes.add(path, entity, refused)
    }
  }

  /** Finds the refused includes by asking again with fewer; fails when the call is refused without any of them. */
  async function search(
    call: Call,
    include: readonly string[],
    refusal: Outcome & { kind: 'include' },
  ): Promise<string[]> {
    const accepted = async (names: readonly string[]) => {
      const outcome = await settle({ ...call, query: { ...call.query, include: names } })
      return outcome.kind !== 'include'
    }
    if (!(await accepted([]))) failRefused(call.path, refusal)
    return refusedAmong(include, accepted)
  }

  function failRefused(path: string, { status, why }: Outcome & { kind: 'include' }): never {
    return fail(path, why, { reason: status === 403 ? 'refused' : 'malformed', status })
  }

  function failMissing(path: string): never {
    return fail(path, 'The feed knows nothing under this path', { reason: 'malformed', status: 404 })
  }

  return {
    async one(path, entity, query = {}) {
      const answer = await ask({ path, entity, query, place: null })
      return answer && recordOf(answer)
    },
    async all(path, entity, query = {}) {
      const answer = await ask({ path, entity, query, place: null })
      return rowsOf(answer ?? failMissing(path))
    },
    async *pages(path, entity, query = {}, from = null): AsyncGenerator<Page> {
      const begin = from === null ? START : placeOf(from)
      if (!begin) return fail(path, 'This is no place in a list', { reason: 'malformed', status: null })
      for (let place: Place | null = begin; place; ) {
        const answer: Envelope = (await ask({ path, entity, query, place })) ?? failMissing(path)
        const next = nextPlace(answer, place)
        const text = next && placeText(next)
        if (text === placeText(place)) fail(path, 'The list goes in a circle', { reason: 'malformed', status: 200 })
        yield { rows: rowsOf(answer), next: text }
        place = next
      }
    },
  }
}

/** The result of one try. */
type Outcome =
  | { kind: 'answer'; answer: Envelope }
  /** Another try may help: after that many seconds, or after our own back-off when the feed does not say. */
  | { kind: 'again'; reason: FeedErrorFields['reason']; status: number | null; why: string; seconds: number | null }
  /** One of the includes may be the cause. */
  | { kind: 'include'; status: number; why: string; body: unknown }
  | { kind: 'missing'; why: string }
  | { kind: 'failed'; reason: FeedErrorFields['reason']; status: number; why: string }

/** One try. Never throws; network errors are reported by their code only, so that no header gets into a text. */
async function send(url: string, token: string, signal: AbortSignal): Promise<Outcome> {
  try {
    const headers = { Authorization: token, Accept: 'application/json' }
    const response = await fetch(url, { headers, signal, redirect: 'manual' })
    const body = await boundedBody(response, MAX_ANSWER_BYTES)
    if (body === null) {
      const why = `the answer has over ${MAX_ANSWER_BYTES} bytes`
      return { kind: 'failed', reason: 'malformed', status: response.status, why }
    }
    return outcomeOf(response, parsed(body.toString()))
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
