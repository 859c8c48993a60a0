import type { Call } from '@touchline/contract'
import { z } from 'zod'

/** Values one of which fits any field of the contract, except lists of choices. */
const CANDIDATES: readonly unknown[] = [
  1,
  1000,
  '1',
  '2.05',
  '0.46',
  'bet365',
  'someone',
  'someone@example.org',
  '2026-03-07 12:00',
  '2026-03-07',
  '/league/8',
  '1234:2-1',
  'a'.repeat(43),
  'Europe/Lisbon',
  'priceHome:1.8..2.3',
  '2026-03-07T12:00:00.000Z',
  true,
  [],
  [1],
  {},
  null,
]

type JsonSchema = { const?: unknown; enum?: unknown[]; anyOf?: JsonSchema[] }

const choicesOf = ({ const: only, enum: some = [], anyOf = [] }: JsonSchema): unknown[] => [
  ...(only === undefined ? [] : [only]),
  ...some,
  ...anyOf.flatMap(choicesOf),
]

/** A value the schema accepts. @throws Error when none is known: add one to the candidates */
export function sampleOf(schema: z.ZodType, name: string): unknown {
  if (schema instanceof z.ZodObject) return sampleFields(schema)
  const choices = choicesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
  const fitting = [...choices, ...CANDIDATES].find((value) => schema.safeParse(value).success)
  if (fitting === undefined) throw new Error(`No sample value fits ${name}`)
  return fitting
}

/** The required fields. */
function sampleFields(schema: z.ZodObject | undefined): Record<string, unknown> {
  const fields = Object.entries((schema?.shape ?? {}) as Record<string, z.ZodType>)
  const needed = fields.filter(([, field]) => !field.safeParse(undefined).success)
  return Object.fromEntries(needed.map(([name, field]) => [name, sampleOf(field, name)]))
}

/** A request of a call. */
export interface CallSample {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: Record<string, unknown> | undefined
}

/** Input the call accepts, made from its schemas, so that every later call has one too. */
export function sampleCall(call: Call): CallSample {
  return {
    params: sampleFields(call.params),
    query: sampleFields(call.query),
    body: call.body && sampleFields(call.body),
  }
}

/** The address and the rest of a request that makes the call. */
export function requestOf(call: Call, { params, query, body }: CallSample, token?: string): [string, RequestInit] {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return [
    `/api${path}${search.size > 0 ? `?${search}` : ''}`,
    {
      method: call.method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Token ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'manual',
    },
  ]
}
