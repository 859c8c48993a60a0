import { expect, test } from 'vitest'
import { addressKey, rateLimiter } from './rate-limit.ts'

test('after the last attempt of a window the next one is given the time to wait, and the next window is free', () => {
  let now = 0
  const limiter = rateLimiter({ max: 2, windowMs: 60_000 }, () => now)
  limiter.take('a')
  now = 30_500
  limiter.take('a')
  expect(() => limiter.take('a')).toThrow(
    expect.objectContaining({ statusCode: 429, publicCode: 'too_many_requests', headers: { 'retry-after': '30' } }),
  )
  limiter.take('b')
  now = 60_000
  limiter.take('a')
})

test('an attempt that is given back does not count', () => {
  const limiter = rateLimiter({ max: 1, windowMs: 60_000 }, () => 0)
  for (let round = 0; round < 3; round++) {
    limiter.take('a')
    limiter.giveBack('a')
  }
  limiter.giveBack('a')
  limiter.take('a')
  expect(() => limiter.take('a')).toThrow()
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key)
})
