import { HOUR_MS } from '@touchline/football'
import { expect, it } from 'vitest'
import { askedWait, backOff, wait } from './retry.ts'

const NOON = Date.parse('2026-03-14T12:00:00Z')

it.each<[string | null, unknown, number | null]>([
  ['30', {}, 30],
  ['Sat, 14 Mar 2026 12:01:30 GMT', {}, 90],
  ['Sat, 14 Mar 2026 11:00:00 GMT', {}, 0],
  ['soon', { retry_after: 12 }, 12],
  [null, { retry_after: '12' }, 12],
  [null, { rate_limit: { resets_in_seconds: 7 } }, 7],
  [null, { rate_limit: { resets_in: '30:47' } }, 1847],
  [null, { retry_after: -5, rate_limit: { resets_in: 'later' } }, null],
  [null, 'no JSON object', null],
  [null, null, null],
])('header %s and body %j ask to wait %s seconds', (header, body, seconds) => {
  expect(askedWait(header, body, NOON)).toBe(seconds)
})

it('the ceiling of the waits doubles up to half a minute, of a limit up to two', () => {
  const tries = [1, 2, 3, 4, 5, 6, 7, 8]
  expect(tries.map((tried) => backOff('failed', tried, () => 1))).toEqual([
    500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ])
  expect(tries.map((tried) => backOff('limited', tried, () => 1))).toEqual([
    5000, 10_000, 20_000, 40_000, 80_000, 120_000, 120_000, 120_000,
  ])
  expect(backOff('failed', 8, () => 0)).toBe(0)
})

it('a wait is over at once when the work is or was ended', async () => {
  const end = new AbortController()
  const waiting = wait(HOUR_MS, end.signal)
  end.abort()
  await waiting
  await wait(HOUR_MS, end.signal)
})
