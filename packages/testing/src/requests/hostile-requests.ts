import { type Call, contract } from '@touchline/contract'
import fc from 'fast-check'
import { z } from 'zod'
import { sampleOf } from './contract-samples.ts'
import { type Answer, unclean } from './raw-request.ts'

/** A request, sensible or not; the path begins with `/api`. */
export interface HostileRequest {
  call: Call
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

/** Tokens that were given, by what they open. */
export interface Tokens {
  all: readonly string[]
  /** Those that may be given up. */
  spare: readonly string[]
}

const NASTY = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e9',
  '2147483647',
  '2147483648',
  '99999999999999999999',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '\u0000',
  'a\u0000b',
  '\ud83d\ude00\u200f\u202e',
  '\ud800',
  'ﷺ'.repeat(300),
  "' OR 1=1 --",
  "'; DROP TABLE account; --",
  '1) UNION SELECT password_hash FROM account --',
  '%%%',
  '\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '$(id)',
  '[object Object]',
  '__proto__',
  'constructor',
  '2026-02-30',
  '2026-02-30 25:61',
  '0000-00-00 00:00',
  '9999-12-31 23:59',
  '1,2,3',
  ','.repeat(500),
  '1,'.repeat(2_000),
  'x'.repeat(10_000),
] as const

const nastyText = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 200 }),
)
const smallId = fc.integer({ min: 1, max: 400 })
const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.integer(),
  fc.double(),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], { length: 1e9 }, [null], { toString: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** A value the field takes; where it takes ids, one of many. */
function fitting(schema: z.ZodType, name: string): fc.Arbitrary<unknown> {
  const sample = fc.constant(sampleOf(schema, name))
  const takesIds = schema.safeParse(37).success && schema.safeParse('37').success
  return takesIds ? fc.oneof(smallId, sample) : sample
}

/** Mostly what fits, so that requests get far. */
const field = (schema: z.ZodType, name: string, nasty: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 5, arbitrary: fitting(schema, name) }, { weight: 2, arbitrary: nasty })

const fieldsOf = (schema: z.ZodObject | undefined) => Object.entries((schema?.shape ?? {}) as Record<string, z.ZodType>)

const written = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
const encoded = (value: unknown) => encodeURIComponent(written(value).toWellFormed())

const pathPart = (schema: z.ZodType, name: string) =>
  fc.oneof(
    { weight: 12, arbitrary: field(schema, name, nastyText).map(encoded) },
    { weight: 1, arbitrary: fc.constantFrom('%', '%ff', '%E0%A4%A', '..', '%2e%2e%2f', '%00', '%2F', ';', '@') },
  )

function pathOf(call: Call): fc.Arbitrary<string> {
  const params = fc.record(
    Object.fromEntries(fieldsOf(call.params).map(([name, schema]) => [name, pathPart(schema, name)])),
  )
  const ending = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom('', '/') },
    { weight: 1, arbitrary: fc.constantFrom('//', '/x', '%20') },
  )
  return fc
    .tuple(params, ending)
    .map(
      ([values, end]) => `/api${call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))}${end}`,
    )
}

function queryOf(call: Call): fc.Arbitrary<string> {
  const known = fieldsOf(call.query).map(([name, schema]) =>
    field(schema, name, nastyText).map((value) => `${name}=${encoded(value)}`),
  )
  const other = fc.tuple(nastyText, nastyText).map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
  const all = known.length > 0 ? fc.oneof({ weight: 6, arbitrary: fc.oneof(...known) }, other) : other
  return fc.oneof(
    fc.constant(''),
    fc.array(all, { maxLength: 6 }).map((parts) => (parts.length > 0 ? `?${parts.join('&')}` : '')),
    fc.constantFrom('?', '?&&&', '?=', '?a[b][c]=1', '?%ff=1'),
  )
}

const deep = (levels: number, open: string, close: string) => open.repeat(levels) + close.repeat(levels)

function bodyOf(call: Call): fc.Arbitrary<string> {
  const parts = fieldsOf(call.body)
  const shaped = fc
    .record(Object.fromEntries(parts.map(([name, schema]) => [name, field(schema, name, nastyValue)])), {
      requiredKeys: [],
    })
    .map((value) => JSON.stringify(value))
  return fc.oneof(
    { weight: 8, arbitrary: shaped },
    { weight: 2, arbitrary: fc.json({ maxDepth: 4 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        'null',
        '{"a":1,}',
        '\ufeff{}',
        '{"__proto__":{"x":1},"constructor":{"prototype":{}}}',
        deep(5_000, '[', ']'),
        deep(5_000, '{"a":', '}').replace('}', '1}'),
        JSON.stringify('x'.repeat(70_000)),
        `{"email":"${'a'.repeat(60_000)}@b.c"}`,
      ),
    },
  )
}

const contentType = fc.oneof(
  { weight: 9, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
      'application/xml',
      'application/json;;;',
      '/',
      'x'.repeat(2_000),
    ),
  },
)

function authorizationOf(call: Call, { all, spare }: Tokens): fc.Arbitrary<string | undefined> {
  const given = call.path === '/logout' ? spare : all
  const token = given.length > 0 ? fc.constantFrom(...given) : fc.constant('x')
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(undefined) },
    { weight: call.access === 'public' ? 1 : 8, arbitrary: token.map((one) => `Token ${one}`) },
    { weight: 1, arbitrary: fc.stringMatching(/^[\w-]{43}$/).map((one) => `Token ${one}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'Token ',
        'Bearer x',
        'token',
        'Token null',
        `Token ${'x'.repeat(5_000)}`,
        "Token ' OR 1=1",
      ),
    },
  )
}

/** Any request about any call of the contract. */
export function hostileRequest(tokens: Tokens): fc.Arbitrary<HostileRequest> {
  const about = contract.map((call: Call) => {
    const method = fc.oneof(
      { weight: 14, arbitrary: fc.constant<string>(call.method) },
      { weight: 1, arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'GET', 'POST') },
    )
    const body = call.body ? fc.option(bodyOf(call), { nil: undefined, freq: 12 }) : fc.constant(undefined)
    return fc.tuple(method, pathOf(call), queryOf(call), body, contentType, authorizationOf(call, tokens)).map(
      ([asked, path, query, sent, type, authorization]): HostileRequest => ({
        call,
        method: asked,
        path: path + query,
        headers: {
          ...(sent !== undefined && { 'content-type': type }),
          ...(authorization !== undefined && { authorization }),
        },
        body: asked === 'GET' || asked === 'HEAD' ? undefined : sent,
      }),
    )
  })
  return fc.oneof(...about)
}

/** Refused with 503 where the way to pay is not set up. */
const WAYS_TO_PAY = new Set(['/stripe_checkout', '/paypal_subscription', '/demo_checkout'])

/** The fault in an answer to such a request; null for an answer of the contract. */
export function faultOf({ call, method }: HostileRequest, answer: Answer): string | null {
  const { status, text, headers } = answer
  if (status === null) return `no answer: ${text}`
  const fault = unclean(answer)
  if (fault) return fault
  if (status >= 400) {
    const known = status < 500 || (status === 503 && WAYS_TO_PAY.has(call.path))
    return known ? null : `a status of ${status}: ${text.slice(0, 200)}`
  }
  if (status !== 200) return [204, 301, 302, 304].includes(status) ? null : `a status of ${status}`
  if (method !== call.method || !String(headers['content-type']).startsWith('application/json')) return null
  return outsideContract(call, text)
}

function outsideContract(call: Call, text: string): string | null {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return `not JSON: ${text.slice(0, 120)}`
  }
  const read = call.answer.safeParse(body)
  return read.success ? null : `differs from the contract: ${z.prettifyError(read.error).slice(0, 300)}`
}
