import { isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'
import { publicError } from './errors.ts'

export interface RateLimit {
  /** Attempts within the window. */
  max: number
  windowMs: number
}

export interface RateLimiter {
  /**
   * Counts an attempt.
   * @throws a public error 429 with Retry-After when the key has used up its attempts
   */
  take(key: string): void
  /** Takes an attempt back that turned out to be right. */
  giveBack(key: string): void
}

const KEYS_KEPT = 50_000

/**
 * Counts attempts per key in windows of fixed length that begin with a key's first attempt. Each process counts for itself.
 * An attempt is counted before its outcome is known, so that many at the same time are no way around the limit.
 */
export function rateLimiter({ max, windowMs }: RateLimit, now: () => number): RateLimiter {
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: KEYS_KEPT })
  const current = (key: string) => {
    const known = windows.get(key)
    return known && known.endsAt > now() ? known : undefined
  }
  return {
    take: (key) => {
      const window = current(key) ?? { count: 0, endsAt: now() + windowMs }
      if (window.count >= max) throw tooMany(window.endsAt - now())
      window.count += 1
      windows.set(key, window)
    },
    giveBack: (key) => {
      const window = current(key)
      if (window && window.count > 0) window.count -= 1
    },
  }
}

function tooMany(waitMs: number) {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  const message = `Too many attempts. Try again in ${seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`}.`
  return publicError('too_many_requests', message, { 'retry-after': String(seconds) })
}

/** Whom an address stands for: one IPv4 address, or the /64 network that a single IPv6 subscriber has. */
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
