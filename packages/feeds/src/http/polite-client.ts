import { createHash } from 'node:crypto'
import { type FeedErrorFields, feedError } from './feed-error.ts'
import type { GetOptions, KeptAnswer, PoliteAnswer, PoliteClient, PoliteOptions } from './polite-client-types.ts'
import { conditions, type PoliteOutcome, politeSend } from './polite-send.ts'
import { backOff, wait } from './retry.ts'
import { deadline, orEnded } from './signals.ts'

const TIMEOUT_MS = 30_000
/** Times that all addresses of a source are tried. */
const ROUNDS = 4
const MAX_REDIRECTS = 3
/** A source that wants a longer wait is called again in a later run of the job. */
const MAX_WAIT_MS = 120_000
/** The word calls are counted by in the budget. */
const ENTITY = 'calls'

type Again = Extract<PoliteOutcome, { kind: 'again' }>
type Settled = Exclude<PoliteOutcome, { kind: 'again' | 'failed' | 'elsewhere' }>

interface Call extends GetOptions {
  path: string
  known: KeptAnswer | null
}

/**
 * A client of a source that is free. Keys go into the headers or the query of each call and into no message. Redirects are followed
 * within the source's own hosts only.
 */
export function politeClient(options: PoliteOptions): PoliteClient {
  const { budget, answers, signal, pauseMs, headers, userAgent, secrets = [] } = options
  const { sleep = wait, random = Math.random, timeoutMs = TIMEOUT_MS, now = Date.now } = options
  const bases = options.baseUrls.map((base) => new URL(`${base.replace(/\/{1,9}$/, '')}/`))
  const hosts = new Set(bases.map(({ host }) => host))
  let free: Promise<unknown> = Promise.resolve()
  let lastAt = Number.NEGATIVE_INFINITY

  function fail(path: string, why: string, { reason, status }: Omit<FeedErrorFields, 'path'>): never {
    // Errors of a source may repeat the request, with its secrets.
    const text = secrets.reduce((one, secret) => (secret ? one.replaceAll(secret, '***') : one), why)
    throw feedError(text, { reason, status, path })
  }

  function checkNotEnded(path: string): void {
    if (signal?.aborted) fail(path, 'The call was ended', { reason: 'unavailable', status: null })
  }

  /** Waits for the budget and the pause, at most as long as the work runs. */
  async function takeTurn({ path, weight }: Call): Promise<void> {
    checkNotEnded(path)
    await orEnded(budget.take(ENTITY, weight), signal)
    checkNotEnded(path)
    const early = lastAt + pauseMs - now()
    if (early > 0) await sleep(early, signal)
    checkNotEnded(path)
    lastAt = now()
  }

  function addressOf(base: URL, path: string): URL {
    const url = new URL(path, base)
    for (const [name, value] of Object.entries(options.query ?? {})) url.searchParams.set(name, value)
    return url
  }

  /** One try at one address, and at the places of the source it leads to. */
  async function attempt(call: Call, base: URL): Promise<Exclude<PoliteOutcome, { kind: 'elsewhere' }>> {
    let url = addressOf(base, call.path)
    for (let hops = 0; ; hops++) {
      await takeTurn(call)
      const sent = { 'User-Agent': userAgent, ...headers, ...conditions(call.known) }
      const outcome = await politeSend(url, {
        headers: sent,
        asking: { ...options, refuse: call.refuse },
        signal: deadline(timeoutMs, signal),
      })
      if ('headers' in outcome) await report(outcome.headers)
      if (outcome.kind !== 'elsewhere') return outcome
      const follows = hops < MAX_REDIRECTS && hosts.has(outcome.url.host) && /^https?:$/.test(outcome.url.protocol)
      if (!follows) fail(call.path, 'The answer leads to another host', { reason: 'malformed', status: null })
      url = outcome.url
    }
  }

  async function report(answered: Headers): Promise<void> {
    const left = options.leftOf?.(answered)
    if (left) await budget.reported(ENTITY, left)
  }

  /** Tries every address until one answers; between rounds it waits as long as the source wants, or with back-off. */
  async function settle(call: Call): Promise<Settled> {
    let last: Again | null = null
    for (let round = 1; round <= ROUNDS; round++) {
      for (const base of bases) {
        const outcome = await attempt(call, base)
        if (outcome.kind === 'failed') fail(call.path, outcome.why, outcome)
        if (outcome.kind !== 'again') return outcome
        checkNotEnded(call.path)
        last = outcome
        // The allowance belongs to the source, at whichever address.
        if (outcome.reason === 'limited') break
      }
      if (last) await waitAfter(call, last, round)
    }
    return fail(call.path, last?.why ?? 'the source has no address', last ?? { reason: 'unavailable', status: null })
  }

  async function waitAfter({ path }: Call, again: Again, round: number): Promise<void> {
    const limited = again.reason === 'limited'
    const own = backOff(limited ? 'limited' : 'failed', round, random)
    const ms = again.seconds === null ? own : again.seconds * 1000 + backOff('failed', 1, random)
    if (limited) await budget.reported(ENTITY, { remaining: 0, resetsInSeconds: Math.ceil(ms / 1000) })
    if (round === ROUNDS || ms > MAX_WAIT_MS) fail(path, again.why, again)
    await sleep(ms, signal)
  }

  async function ask(path: string, { force = false, ...rest }: GetOptions): Promise<PoliteAnswer> {
    const known = force ? null : await answers.find(path)
    const outcome = await settle({ ...rest, path, known })
    if (outcome.kind === 'missing') return { kind: 'missing' }
    const body = outcome.kind === 'answer' ? outcome.body : null
    const hash = body && createHash('sha256').update(body).digest('hex')
    if (body === null || hash === null || hash === known?.hash) {
      if (known === null)
        fail(path, 'answer 304 to a question without conditions', { reason: 'malformed', status: 304 })
      await answers.checked(path)
      return { kind: 'unchanged' }
    }
    const { headers } = outcome
    const kept = { path, etag: headers.get('etag'), lastModified: headers.get('last-modified'), hash }
    return { kind: 'changed', body, headers, kept }
  }

  return {
    get(path, asked = {}) {
      const answer = free.then(() => ask(path, asked))
      free = answer.catch(() => undefined)
      return answer
    },
  }
}
