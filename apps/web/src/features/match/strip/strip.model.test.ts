import type { FairOutcome } from '@touchline/contract'
import { expect, test } from 'vitest'
import { bandPlaces, priceMove, reachOf } from './strip.model.ts'

const outcome = (probability: number, rest: Partial<FairOutcome> = {}): FairOutcome => ({
  label: '1',
  price: { '0': 2, '1': 100 },
  opening: null,
  probability,
  opening_probability: null,
  fair_price: 1 / probability,
  band: null,
  ...rest,
})
const band = (lowest_probability: number, highest_probability: number) => ({
  ...{ lowest_probability, highest_probability, lowest_price: 2, highest_price: 2.1 },
})
const market = (...outcomes: FairOutcome[]) => ({
  ...({ key: 'FT', line: null, source: 'A', probability_source: 'A', overround: 1.05 } as const),
  ...{ bookmakers: 3, stands: 'now' as const, outcomes },
})

test('the tracks of all outcomes reach as far as the one that differs most, within 3 and 12 points', () => {
  const reach = (...outcomes: FairOutcome[]) =>
    reachOf({ markets: [market(...outcomes)], updated_at: null, first_at: null })
  expect(reach(outcome(0.5))).toBe(0.03)
  expect(reach(outcome(0.5), outcome(0.3, { band: band(0.25, 0.31) }))).toBeCloseTo(0.05, 9)
  expect(reach(outcome(0.5, { opening_probability: 0.58 }))).toBeCloseTo(0.08, 9)
  expect(reach(outcome(0.5, { opening_probability: 0.9 }))).toBe(0.12)
  expect(reachOf({ markets: [], updated_at: null, first_at: null })).toBe(0.03)
})

test('band and opening stand where they are from the middle, and never beyond the track', () => {
  const places = bandPlaces(outcome(0.46, { band: band(0.45, 0.48), opening_probability: 0.9 }), 0.04)
  expect(places.band?.from).toBeCloseTo(37.5, 9)
  expect(places.band?.to).toBeCloseTo(75, 9)
  expect(places.opening).toBe(100)
  expect(bandPlaces(outcome(0.46), 0.04)).toEqual({ band: null, opening: null })
})

test('the arrow is the price’s own: where it has gone since the first one of the same bookmaker', () => {
  const move = (now: number, first: number | null) =>
    priceMove(outcome(0.6, { price: { '0': now, '1': 1 }, opening: first === null ? null : { '0': first, '1': 1 } }))
  expect(move(1.62, 1.54)).toBe('up')
  expect(move(1.54, 1.62)).toBe('down')
  expect(move(1.544, 1.542)).toBe('same')
  expect(move(1.54, null)).toBeNull()
})
