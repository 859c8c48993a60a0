import { hash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { useDatabase } from '@touchline/testing/database'
import { expect, test } from 'vitest'
import { dropOldAttempts } from './old-attempts.ts'
import { addressKey, openRateLimits, type RateLimit } from './rate-limit.ts'

const database = useDatabase()
const LONG = 600_000
const SHORT = 300

const limiterOf = async (limit: RateLimit, name = 'tries') => (await openRateLimits(database)).limiter(name, limit)

test('after the last attempt of a window the next one is given the time to wait', async () => {
  const limiter = await limiterOf({ max: 2, windowMs: LONG })
  await limiter.take('name a')
  await limiter.take('name a')
  await expect(limiter.take('name a')).rejects.toMatchObject({
    statusCode: 429,
    publicCode: 'too_many_requests',
    headers: { 'retry-after': expect.stringMatching(/^(59\d|600)$/) },
    message: 'Too many attempts. Try again in 10 minutes.',
  })
  await limiter.take('name b')
})

test('the next window is free', async () => {
  const limiter = await limiterOf({ max: 1, windowMs: SHORT })
  await limiter.take('name a')
  await delay(SHORT + 50)
  await limiter.take('name a')
})

test('an attempt that is given back does not count', async () => {
  const limiter = await limiterOf({ max: 1, windowMs: LONG })
  for (let round = 0; round < 3; round++) {
    await limiter.take('name a')
    await limiter.giveBack('name a')
  }
  await limiter.take('name a')
  await expect(limiter.take('name a')).rejects.toThrow('Too many attempts')
})

test('checking the remaining attempts counts nothing, and refuses a key that has used them up', async () => {
  const limiter = await limiterOf({ max: 1, windowMs: LONG })
  await limiter.check('name a')
  await limiter.check('name a')
  await limiter.take('name a')
  await expect(limiter.check('name a')).rejects.toMatchObject({ statusCode: 429 })
  await limiter.check('name b')
})

test('no more simultaneous attempts pass than are left', async () => {
  const limiter = await limiterOf({ max: 5, windowMs: LONG })
  const all = await Promise.allSettled(Array.from({ length: 30 }, () => limiter.take('name a')))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})

test('limits of different names do not share their counts', async () => {
  await (await limiterOf({ max: 1, windowMs: LONG }, 'one')).take('name a')
  await (await limiterOf({ max: 1, windowMs: LONG }, 'other')).take('name a')
})

test('a key of any length and kind is counted', async () => {
  const limiter = await limiterOf({ max: 1, windowMs: LONG })
  const key = `name ${'é\u0000'.repeat(500)} '; drop table rate_limit; --` as const
  await limiter.take(key)
  await expect(limiter.take(key)).rejects.toThrow('Too many attempts')
})

test('processes on one database count together, and nobody can read there who tried', async () => {
  const limit = { max: 3, windowMs: LONG }
  const [one, other] = [await limiterOf(limit), await limiterOf(limit)]
  await one.take('address 203.0.113.7')
  await other.take('address 203.0.113.7')
  await one.take('address 203.0.113.7')
  await expect(other.take('address 203.0.113.7')).rejects.toThrow('Too many attempts')
  const kept = await database.rows('select * from rate_limit')
  expect(kept).toHaveLength(1)
  expect(JSON.stringify(kept)).not.toContain('203.0.113.7')
  const unkeyed = ['203.0.113.7', 'address 203.0.113.7'].map((key) => hash('sha256', key, 'base64url'))
  expect(unkeyed.filter((digest) => JSON.stringify(kept).includes(digest))).toEqual([])
})

test('windows that have ended go, the others stay', async () => {
  await database.pool.query(`insert into rate_limit values ('ended', 4, $1), ('open', 4, $2)`, [
    Date.now() - 1000,
    Date.now() + LONG,
  ])
  await dropOldAttempts(database)
  expect(await database.rows('select key from rate_limit')).toEqual([{ key: 'open' }])
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
