import type { Call, Contract, ErrorCode } from '@touchline/contract'
import { type Language, SOURCE_LANGUAGE } from '@touchline/messages'
import { correctClock } from '../clock.ts'
import type { Cover } from '../cover/cover.ts'
import { type ApiResponse, pageRequest } from '../host.ts'

/** Name of a call: method and path, `GET /upcoming/{fromUtc}/{toUtc}`. */
export type CallName = keyof Contract

type InputOf<S> = S extends { _input: infer I } ? I : never
type Part<C extends Call, K extends 'params' | 'query' | 'body'> = C extends { [P in K]: infer S } ? InputOf<S> : never
type Given<C extends Call, K extends 'params' | 'query' | 'body'> = [Part<C, K>] extends [never]
  ? { [P in K]?: never }
  : Record<string, never> extends Part<C, K>
    ? { [P in K]?: Part<C, K> }
    : { [P in K]: Part<C, K> }

/** The input of a call: its path parameters, query and body, as far as it has them. */
export type CallInput<N extends CallName> = Given<Contract[N], 'params'> &
  Given<Contract[N], 'query'> &
  Given<Contract[N], 'body'>
export type CallAnswer<N extends CallName> = Contract[N]['answer']['_output']

type FailureCode = ErrorCode | 'unreachable' | 'malformed' | 'covered'

/**
 * A call that failed: `status` 0 when the server could not be reached, 200 with the code `malformed` when its answer cannot be used and
 * with `covered` when it would tell a score that is hidden. `message` is the server's English text, for the log.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: FailureCode
  readonly requestId: string | null

  constructor(status: number, code: FailureCode, message: string, requestId: string | null) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.requestId = requestId
  }
}

/** Whether an answer was refused because it would tell a score that the reader hides. */
export const tellsHidden = (error: unknown): boolean => error instanceof ApiError && error.code === 'covered'

/** Hooks of the browser around its calls; set once by the router. */
export interface ApiGuard {
  token(): string | null
  /** The reader's language. */
  language?(): Language
  /** The scores the reader hides. */
  cover?(): Cover | null
  /** The server refused the token. */
  refused(): void
  /** The site is in maintenance. */
  away?(): void
}

let guard: ApiGuard = { token: () => null, refused: () => {} }

export function guardApi(next: ApiGuard): void {
  guard = next
}

/** The signed-in viewer's token, for a request that is not a call, such as an upload. */
export const signedInToken = (): string | null => guard.token()

type ReadAnswer = <Answer>(name: string, answer: Answer) => Answer | null
let loadCheck: () => Promise<{ readAnswer: ReadAnswer } | null> = async () => null

/** Connected once by the router: where the check of answers comes from. Where it cannot be had answers are taken as they are. */
export function checkAnswers(load: typeof loadCheck): void {
  loadCheck = () => load().catch(() => null)
}

export interface CallOptions {
  signal?: AbortSignal
  /** Leaves the stored token out, so that the answer is the one everybody gets. */
  anonymous?: boolean
  /** In the place of the stored token. */
  token?: string | null
}

/**
 * Makes a call of the contract: inside the process while a page is rendered, by fetch in the browser (with the stored token). Types come
 * from the contract, its schemas stay on the server. Throws ApiError, also for an answer that differs from the contract; an aborted call
 * throws the signal's reason.
 */
export async function callApi<N extends CallName>(
  name: N,
  ...[input, options]: Record<string, never> extends CallInput<N>
    ? [input?: CallInput<N>, options?: CallOptions]
    : [input: CallInput<N>, options?: CallOptions]
): Promise<CallAnswer<N>> {
  const asked = (input ?? {}) as { params?: Values; query?: Values; body?: unknown }
  const cover = coverInUse()
  const covering = cover === null ? null : await import('../cover/cover-answer.ts')
  if (cover !== null && (await covering?.refusesCall(name, { params: asked.params ?? {}, cover, read: readFixture })))
    throw told(name)
  const [method, path] = name.split(' ') as [string, string]
  const init: RequestInit = { method, signal: options?.signal ?? null, headers: { accept: 'application/json' } }
  if (asked.body !== undefined) {
    init.body = JSON.stringify(asked.body)
    init.headers = { ...init.headers, 'content-type': 'application/json' }
  }
  const address = `/api${callAddress(path, asked.params, asked.query)}`
  const [response, check] = await Promise.all([
    send(address, withToken(init, options?.token), options?.anonymous || Boolean(options?.token)),
    loadCheck(),
  ])
  if (!response.ok) throw await failure(response)
  const given: unknown = await response.json().catch((cause: unknown) => {
    if (init.signal?.aborted) throw cause
  })
  const answer = check === null ? given : check.readAnswer(name, given)
  if (answer === undefined || answer === null) {
    throw new ApiError(response.status, 'malformed', `The answer to ${name} is not what it should be`, null)
  }
  const named = await withNames(answer as CallAnswer<N>)
  if (cover === null || covering === null) return named
  try {
    return covering.coverAnswer(name, named, cover)
  } catch (cause) {
    throw cause instanceof covering.ToldScore ? told(name) : cause
  }
}

/** The answer with names in the reader's language, or as they are where their code cannot be loaded. */
async function withNames<Answer>(answer: Answer): Promise<Answer> {
  const language = pageRequest()?.language ?? guard.language?.() ?? SOURCE_LANGUAGE
  if (language === SOURCE_LANGUAGE) return answer
  const names = await import('../i18n/reader-names.ts').catch(() => null)
  return names === null ? answer : names.inReadersNames(answer, language)
}

/** The cover for answers to this reader. */
export function coverInUse(): Cover | null {
  const page = pageRequest()
  return (page === null ? guard.cover?.() : page.cover) ?? null
}

const readFixture = (fid: number) => callApi('GET /v3/fixture/{fid}', { params: { fid } })
const told = (name: CallName) => new ApiError(200, 'covered', `The answer to ${name} would tell a hidden score`, null)

type Values = Record<string, string | number | boolean | null | undefined>

/** Fills the parameters into a path and adds the query; values left out are not sent. */
export function callAddress(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(key, String(value))
  }
  const text = search.toString()
  return text === '' ? filled : `${filled}?${text}`
}

const withToken = (init: RequestInit, token: string | null | undefined): RequestInit =>
  token ? { ...init, headers: { ...init.headers, authorization: `Token ${token}` } } : init

async function send(address: string, init: RequestInit, anonymous = false): Promise<ApiResponse> {
  const page = pageRequest()
  return page ? page.host.api(address, init) : guardedFetch(address, init, anonymous)
}

/** The browser's fetch with the stored token and the rule for refused ones; for calls that `callApi` cannot express. */
export async function guardedFetch(address: string, init: RequestInit, anonymous = false): Promise<Response> {
  const token = anonymous ? null : guard.token()
  if (token) init.headers = { ...init.headers, authorization: `Token ${token}` }
  const response = await fetch(address, init).catch((cause: unknown) => {
    if (init.signal?.aborted) throw cause
    throw new ApiError(0, 'unreachable', 'The server could not be reached', null)
  })
  const time = Number(response.headers.get('x-server-now'))
  if (time > 0) correctClock(time)
  // An answer to a token that was dropped or replaced meanwhile says nothing about the present one.
  if (response.status === 503) void isAway(response.clone()).then((away) => away && guard.away?.())
  if (response.status === 401 && token && token === guard.token()) guard.refused()
  return response
}

const isAway = async (response: Response) => (await failure(response)).code === 'maintenance'

async function failure(response: ApiResponse): Promise<ApiError> {
  const answer: unknown = await response.json().catch(() => null)
  const error = (answer as { error?: { code?: ErrorCode; message?: string; requestId?: string } } | null)?.error
  return new ApiError(
    response.status,
    error?.code ?? 'internal',
    error?.message ?? `The server answered ${response.status}`,
    error?.requestId ?? null,
  )
}
