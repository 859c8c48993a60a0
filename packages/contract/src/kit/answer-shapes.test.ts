import { expect, test } from 'vitest'
import { answerShapes } from './answer-shapes.ts'

const { calls, parts } = answerShapes()

/** A shape with nothing left in the table. */
function whole(shape: unknown): unknown {
  if (typeof shape === 'number') return whole(parts[shape])
  if (Array.isArray(shape)) return shape.map(whole)
  if (typeof shape !== 'object' || shape === null) return shape
  return Object.fromEntries(Object.entries(shape).map(([field, part]) => [field, field === '=' ? part : whole(part)]))
}

test('a list of objects is described by the types of their fields', () => {
  expect(whole(calls['GET /team/name/{name}'])).toEqual([
    { team_id: 'n', team_name: 's', team_image: 's', country_name: 's' },
  ])
})

test('a gated answer is a refusal or the data, distinguished by its type', () => {
  const { '|': choices } = whole(calls['GET /v3/transfer/latest/{page}']) as { '|': { type: unknown }[] }
  expect(choices.map(({ type }) => type)).toEqual([{ '|': [{ '=': 0 }, { '=': 1 }] }, { '=': 2 }])
})

test('optional fields are marked in their name, nullable ones in their letters', () => {
  const { odds, updated_at } = whole(calls['GET /v3/odds/pre-match/{match_id}']) as Record<string, object>
  expect(updated_at).toBe('s0')
  const markets = Object.keys(odds ?? {})
  expect(markets).toContain('FT?')
  expect(markets.every((market) => market.endsWith('?'))).toBe(true)
})

test('every part that a shape points to is there', () => {
  const places: number[] = []
  JSON.stringify({ calls, parts }, (field, value: unknown) => {
    if (typeof value === 'number' && field !== '=') places.push(value)
    return value
  })
  expect(places.length).toBeGreaterThan(100)
  expect(places.filter((place) => parts[place] === undefined)).toEqual([])
})
