import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '../index.ts'
import { LEFT_OUT, marksOf, priceStripper, withoutPrices } from './without-prices.ts'

test('what is marked is replaced wherever it stands, and nothing else', () => {
  const price = withoutPrices(z.object({ kind: z.literal('price'), price: z.number() }), LEFT_OUT)
  const moved = z.object({ kind: z.literal('moved'), at: z.string() })
  const match = withoutPrices(z.object({ id: z.number(), odds: z.number().nullable(), kinds: z.array(z.string()) }), {
    odds: null,
    kinds: (kinds: string[]) => kinds.filter((kind) => kind !== 'price'),
  })
  const strip = priceStripper(
    z.object({
      match: match.nullable(),
      byId: z.record(z.string(), match),
      pair: z.tuple([match, z.number()]),
      facts: z.array(z.discriminatedUnion('kind', [price, moved])),
      note: z.string().optional(),
    }),
  )
  const one = { id: 1, odds: 2.5, kinds: ['goal', 'price'] }
  const given = {
    ...{ match: one, byId: { a: one }, pair: [one, 7], note: 'as it was' },
    facts: [
      { kind: 'price', price: 2 },
      { kind: 'moved', at: 'now' },
    ],
  }
  const without = { id: 1, odds: null, kinds: ['goal'] }
  expect(strip?.(given)).toEqual({
    ...{ match: without, byId: { a: without }, pair: [without, 7], note: 'as it was' },
    facts: [{ kind: 'moved', at: 'now' }],
  })
  expect(strip?.({ ...given, match: null })).toMatchObject({ match: null })
  expect(given.match.odds).toBe(2.5)
  expect(priceStripper(z.object({ name: z.string() }))).toBeNull()
})

test('a mark on a field that there is not is refused', () => {
  expect(() => withoutPrices(z.object({ odds: z.number() }), { oods: null })).toThrow('oods')
})

/** Fields about prices, by their name or description. */
const SAYS_PRICE = /odds|price|bookmaker|overround|margin-free|unit bet/i
/** Prices of plans, and what names or counts prices without telling one: forecasts are made without them then. */
const HARMLESS = new Set([
  'GET /plans .plans[].price',
  'GET /demo_checkout/{id} .plan',
  'GET /demo_checkout/{id} .plan.price',
  'POST /plan_code .plans',
  'POST /plan_code .plans[].price',
  'POST /check_subscription .pause.price',
  'POST /change_plan/quote .price',
  'GET /site .odds',
  'GET /getLast .stats.data[].listed_id',
  'GET /referee_last/{referee_id} .data[].listed_id',
  'GET /v3/odds/pre-match/{match_id} .type',
  'GET /v3/forecast/{match_id} .basis',
  'GET /v3/forecast/{match_id} .markets[].key',
  'GET /v3/forecast/{match_id} .markets[].reason',
  'GET /v3/forecast/{match_id} .markets[].outcomes[].probability',
  'GET /v3/forecast/{match_id} .markets[].outcomes[].basis',
  'GET /v3/forecast/{match_id} .markets[].outcomes[].settled.win',
  'GET /v3/forecast/{match_id} .markets[].outcomes[].settled.returned',
  'GET /v3/forecast/{match_id} .markets[].outcomes[].settled.half_lose',
  'GET /v3/forecast/{match_id} .markets[].outcomes[].settled.lose',
  'GET /v3/forecast/{match_id} .own.home',
  'GET /v3/forecast/{match_id} .own.draw',
  'GET /v3/forecast/{match_id} .own.away',
  'GET /v3/forecast/{match_id} .own.plus_minus',
  'GET /v3/fixture/chances/{fid} .basis.result',
  'GET /v3/season/simulation/{seasonId} .tables[].ahead',
  'GET /v3/season/simulation/{seasonId} .tables[].priced',
  'GET /v3/season/simulation/{seasonId} .knock_out.priced',
  'GET /numbers .signals.figures[].market',
  'GET /site .odds.mode',
  'GET /site .odds.partners',
  'GET /site .odds.partners[].bookmaker',
])

test('every field that says something of prices is marked, or known to be harmless', () => {
  const open: string[] = []
  for (const { method, path, access, answer } of contract) {
    if (access === 'console' || access === 'setup') continue
    const walk = (schema: z.core.$ZodType, at: string, seen: ReadonlySet<z.core.$ZodType>) => {
      if (seen.has(schema)) return
      const marks = marksOf(schema)
      if (marks === LEFT_OUT) return
      const within = new Set([...seen, schema])
      if (schema instanceof z.ZodObject) {
        for (const [name, field] of Object.entries(schema.def.shape)) {
          if (marks !== null && name in marks) continue
          const said = (field as z.ZodType).description ?? ''
          // A field of prices whose parts are all marked has none to tell.
          const isStripped = priceStripper(field) !== null
          if (SAYS_PRICE.test(`${name} ${said}`) && !isStripped) open.push(`${method} ${path} ${at}.${name}`)
          walk(field, `${at}.${name}`, within)
        }
      } else if (schema instanceof z.ZodArray) walk(schema.def.element, `${at}[]`, within)
      else if (schema instanceof z.ZodTuple) for (const item of schema.def.items) walk(item, at, within)
      else if (schema instanceof z.ZodUnion) for (const option of schema.def.options) walk(option, at, within)
      else if (schema instanceof z.ZodRecord) walk(schema.def.valueType, `${at}{}`, within)
      else {
        const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType }
        if (innerType) walk(innerType, at, within)
      }
    }
    walk(answer, '', new Set())
  }
  expect(open.filter((field) => !HARMLESS.has(field))).toEqual([])
})
