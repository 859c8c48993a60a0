import type { Access, Call } from '@touchline/contract'
import { errorAnswer, isForPrograms, priceStripper } from '@touchline/contract'
import { operationId } from '@touchline/contract/published'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { AnswerCache } from '../cache/answer-cache.ts'
import { prepareAnswer, sendAnswer } from '../cache/send.ts'
import { noteShown } from '../cache/shown.ts'
import { PERSONAL_SCHEME, TOKEN_SCHEME } from './docs.ts'
import { EVERYWHERE, hiddenInput, type PriceDisplay, urlKey } from './prices/hidden-prices.ts'
import { limitAddress, type RateLimit, type RateLimits } from './rate-limit.ts'
import { API_HEADERS, READABLE_ANYWHERE, readableAnywhere } from './security.ts'

/** Lets a request of a non-public call pass or throws a public error, by the access of the call. */
export type Guard = (call: Call, request: FastifyRequest) => Promise<void>

declare module 'fastify' {
  interface FastifyInstance {
    answerCache: AnswerCache
    guard: Guard | null
    rateLimits: Pick<RateLimits, 'limiter'> | null
    /** The server's clock, milliseconds since 1970. */
    now: () => number
    prices: PriceDisplay
  }
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined

/** The input of a handler: everything validated, with defaults filled in. */
export interface CallInput<C extends Call> {
  params: Parsed<C['params']>
  query: Parsed<C['query']>
  body: Parsed<C['body']>
  request: FastifyRequest
  /** Whether prices are shown to the visitor; they are taken out of the answer in any case. */
  prices: boolean
  /** For headers alone; cached answers do not have them. */
  reply: Pick<FastifyReply, 'header'>
}

export type CallAnswer<C extends Call> = z.input<C['answer']>

/** For answers that are the same for everyone. */
export interface CacheOptions<C extends Call> {
  tags: (input: CallInput<C>, answer: CallAnswer<C>) => readonly string[]
  /** How long it is cached here, at most; changes drop it sooner. */
  ttlSeconds: number | ((input: CallInput<C>, answer: CallAnswer<C>) => number)
  /** How long browsers and proxies may use it without asking. */
  maxAgeSeconds?: number
  /**
   * The requests that share equal answers: only their answers are cached, and only they receive them. Everyone when left out; a call for
   * subscribers has to set it, because the guard lets others pass.
   */
  sharedBy?: (request: FastifyRequest) => boolean
}

export interface ServeOptions<C extends Call> {
  cache?: CacheOptions<C>
  /** Requests of one address, counted before they are validated and answered 429 beyond it. */
  perAddress?: RateLimit
  /** The handler makes another answer where prices are not shown. */
  weighsPrices?: boolean
}

/** Said of every call in the documentation. */
const ACCESS: Readonly<Record<Access, string>> = {
  public: 'Open to everyone.',
  token: 'Needs the token of a login, `Authorization: Token …`; 401 without a valid one.',
  subscription:
    'For subscribers: needs the token of a login, `Authorization: Token …`; 401 without a valid one. Other members are answered `type` 0 or 1 alone.',
  console:
    'For operators: needs the token of a login, `Authorization: Token …`; 401 without a valid one, 403 without the permission.',
  setup:
    'While the site is set up: needs the token of the link for it, or of the login of an owner, `Authorization: Token …`; 401 without a valid one, 409 once the site is set up.',
}

const DEFAULT_MAX_AGE = 2
const STALE_SECONDS = 8

export interface ServingOptions {
  cache: AnswerCache
  guard?: Guard
  rateLimits?: Pick<RateLimits, 'limiter'>
  now: () => number
  /** Where prices are shown; everywhere when left out. */
  prices?: PriceDisplay
}

/** Serves the routes of the API: validation both ways, the cache, the guard, and the counting of requests. */
export const serving = fp<ServingOptions>(async function serving(app, options) {
  const { cache, guard, rateLimits, now, prices = EVERYWHERE } = options
  app.decorate('now', now)
  app.decorate('rateLimits', rateLimits ?? null)
  app.decorate('answerCache', cache)
  app.decorate('guard', guard ?? null)
  app.decorate('prices', prices)
  app.setValidatorCompiler(validatorCompiler)
  // The list of possible types of a missing field would say less.
  z.config({
    customError: ({ code, input }) => (code === 'invalid_type' && input === undefined ? 'is missing' : undefined),
  })
  app.setSerializerCompiler(serializerCompiler)
  readJson(app)
})

/** Many clients declare JSON whatever they send: an empty body is none, which only a call that needs one refuses. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, String(body), done),
  )
}

/** `/match_h2h/{local_id}` as the router writes it: `/match_h2h/:local_id`. */
const routePath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

function guardHook(app: FastifyInstance, call: Call): onRequestHookHandler | null {
  const { access } = call
  if (access === 'public') return null
  const { guard } = app
  if (guard === null) throw new Error(`${call.method} ${call.path} needs ${access}, but nothing here can check it`)
  return (request, _reply, done) => void guard(call, request).then(() => done(), done)
}

function limitHook(
  { rateLimits }: FastifyInstance,
  call: Call,
  limit: RateLimit | undefined,
): onRequestHookHandler | null {
  if (limit === undefined) return null
  if (rateLimits === null) throw new Error(`${call.method} ${call.path} has a limit, but nothing here can count`)
  return limitAddress(rateLimits.limiter(call.path, limit))
}

/** Answers from the cache before anything else happens to the request. */
export function cacheHook(
  cache: AnswerCache,
  sharedBy = (_request: FastifyRequest) => true,
  pricesShown = (_request: FastifyRequest) => true,
): onRequestHookHandler {
  return (request, reply, done) => {
    const url = urlKey(request.raw.url ?? '', pricesShown(request))
    const key = !sharedBy(request) ? undefined : cache.keyOf(url)
    const answer = key === undefined ? undefined : cache.get(key)
    if (answer === undefined) done()
    else sendAnswer(request.raw, { reply, answer })
  }
}

/** @param isOwn whether others may be answered something else */
function cacheControl(access: Access, maxAge: number, isOwn: boolean): string {
  if (access === 'public' && isOwn) return `private, max-age=${maxAge}`
  return access === 'public'
    ? `public, max-age=${maxAge}, s-maxage=${maxAge}, stale-while-revalidate=${STALE_SECONDS}`
    : 'private, no-cache'
}

/**
 * Registers one call of the contract: checks the input, runs the handler, checks the answer. `app` is the scope under `/api`.
 * The handler may throw a `publicError`.
 */
export function serve<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (input: CallInput<C>) => Promise<CallAnswer<C>>,
  options: ServeOptions<C> = {},
): void {
  const cache = app.answerCache
  const isOpen = call.access === 'public' && call.method === 'GET'
  const caching = options.cache
  if (caching && !caching.sharedBy && call.access === 'subscription') {
    throw new Error(`${call.method} ${call.path} is for subscribers: say who may share its kept answers`)
  }
  const strip = priceStripper(call.answer)
  const checkInput = hiddenInput(call)
  const isPriced = strip !== null || checkInput !== null || options.weighsPrices === true
  const pricesShown = (request: FastifyRequest) => !isPriced || app.prices.pricesShown(request.raw)
  const inputOf = (request: FastifyRequest, reply: FastifyReply) => {
    const prices = pricesShown(request)
    if (!prices) checkInput?.(request)
    const { params, body } = request
    return { params, query: call.query && request.query, body, request, reply, prices } as CallInput<C>
  }
  const shownTo = (answer: CallAnswer<C>, prices: boolean) =>
    prices || strip === null ? answer : (strip(answer) as CallAnswer<C>)

  const answerCached = async (request: FastifyRequest, reply: FastifyReply, rules: CacheOptions<C>) => {
    const input = inputOf(request, reply)
    const key = urlKey(`${call.method} ${call.path} ${JSON.stringify([input.params, input.query])}`, input.prices)
    const answer = await cache.fill(key, async () => {
      const shown = await handler(input)
      const ttl = typeof rules.ttlSeconds === 'function' ? rules.ttlSeconds(input, shown) : rules.ttlSeconds
      return prepareAnswer({
        body: JSON.stringify(z.encode(call.answer, shownTo(shown, input.prices))),
        contentType: 'application/json; charset=utf-8',
        cacheControl: cacheControl(call.access, rules.maxAgeSeconds ?? DEFAULT_MAX_AGE, isPriced && app.prices.vary()),
        headers: isOpen ? { ...API_HEADERS, ...READABLE_ANYWHERE } : API_HEADERS,
        tags: rules.tags(input, shown),
        ttlMs: ttl * 1000,
      })
    })
    cache.remember(urlKey(request.raw.url ?? '', input.prices), key)
    noteShown(answer)
    sendAnswer(request.raw, { reply, answer })
    return reply
  }

  const onRequest = [
    isOpen ? readableAnywhere(app, routePath(call.path)) : null,
    limitHook(app, call, options.perAddress),
    guardHook(app, call),
    caching ? cacheHook(cache, caching.sharedBy, pricesShown) : null,
  ].filter((hook) => hook !== null)
  app.route({
    method: call.method,
    url: routePath(call.path),
    onRequest,
    schema: {
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      response: { 200: call.answer, '4xx': errorAnswer, '5xx': errorAnswer },
      ...(operationId(call) && { operationId: operationId(call) }),
      summary: call.summary,
      description: [
        call.description,
        ACCESS[call.access],
        call.access === 'console' && `Permission: \`${call.permission}\`.`,
      ]
        .filter(Boolean)
        .join('\n\n'),
      tags: [call.area],
      security:
        call.access === 'public'
          ? []
          : [{ [TOKEN_SCHEME]: [] }, ...(isForPrograms(call) ? [{ [PERSONAL_SCHEME]: [] }] : [])],
    },
    handler: async (request, reply) => {
      if (caching && (caching.sharedBy?.(request) ?? true)) return answerCached(request, reply, caching)
      // Browsers set their clocks by the server's; an answer that may be an old copy does not give the time.
      reply.header('cache-control', 'no-store').header('x-server-now', String(app.now()))
      const input = inputOf(request, reply)
      return shownTo(await handler(input), input.prices)
    },
  })
}
