import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { type Database, rateLimit } from '@touchline/database'
import { getTableName } from 'drizzle-orm'
import type { onRequestHookHandler } from 'fastify'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { sharedSecret } from '../shared-secret.ts'
import { publicError } from './errors.ts'

export interface RateLimit {
  /** Attempts within the window. */
  max: number
  windowMs: number
}

/**
 * The party whose attempts are counted. The kind comes first and the visitor's text last, so that no text is ever taken for the number of
 * an account.
 */
export type LimitKey =
  | `account ${number}`
  | `account ${number} ${'session' | 'browser' | 'address'} ${string}`
  | `name ${string}`
  | `address ${string}`

export interface RateLimiter {
  /**
   * Counts an attempt, before its outcome is known, so that many at the same time are no way around the limit.
   * @throws a public error 429 with Retry-After when the key has used up its attempts
   */
  take(key: LimitKey): Promise<void>
  /** Counts an attempt as well. @returns false instead of throwing */
  tryTake(key: LimitKey): Promise<boolean>
  /**
   * Counts nothing.
   * @throws a public error 429 with Retry-After when the key has used up its attempts
   */
  check(key: LimitKey): Promise<void>
  /** Takes an attempt back that turned out to be right. */
  giveBack(key: LimitKey): Promise<void>
}

/** The store of attempts. */
export interface RateLimits {
  /**
   * Counts attempts per key in windows of fixed length that begin with a key's first attempt.
   * @param name keeps its keys apart from those of other limits
   */
  limiter(name: string, limit: RateLimit): RateLimiter
}

/** Counts in the database, for all processes together. */
export async function openRateLimits(database: Database): Promise<RateLimits> {
  const secret = await sharedSecret(database, 'limits')
  /** Short for any key, and not a list of addresses and names: addresses are few enough to try them all without the secret. */
  const digest = (key: LimitKey) => createHmac('sha256', secret).update(key).digest('base64url')
  return {
    limiter: (name, { max, windowMs }) => {
      const counter = new RateLimiterPostgres({
        keyPrefix: name,
        points: max,
        duration: windowMs / 1000,
        storeClient: database.pool,
        storeType: 'client',
        tableName: getTableName(rateLimit),
        tableCreated: true,
        clearExpiredByTimeout: false,
      })
      /** @returns milliseconds until the next attempt; null when this one may be made */
      const count = async (key: LimitKey): Promise<number | null> => {
        try {
          await counter.consume(digest(key))
          return null
        } catch (refused) {
          if (refused instanceof RateLimiterRes) return refused.msBeforeNext
          throw refused
        }
      }
      return {
        take: async (key) => {
          const waitMs = await count(key)
          if (waitMs !== null) throw tooMany(waitMs)
        },
        check: async (key) => {
          const counted = await counter.get(digest(key))
          if (counted !== null && counted.remainingPoints <= 0) throw tooMany(counted.msBeforeNext)
        },
        tryTake: async (key) => (await count(key)) === null,
        giveBack: async (key) => {
          await counter.reward(digest(key))
        },
      }
    },
  }
}

function tooMany(waitMs: number) {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  const message = `Too many attempts. Try again in ${seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`}.`
  return publicError('too_many_requests', message, { 'retry-after': String(seconds) })
}

/** Counts every request of an address before anything else is done with it, so that requests that turn out to be invalid count too. */
export const limitAddress =
  (limiter: RateLimiter): onRequestHookHandler =>
  (request, _reply, done) =>
    void limiter.take(`address ${addressKey(request.ip)}`).then(() => done(), done)

/** The party behind an address: one IPv4 address, or the /64 network of a single IPv6 subscriber. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip)) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  const [head = '', tail] = ip.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
