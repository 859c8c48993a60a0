import { setTimeout } from 'node:timers/promises'

/** Tries of one call, the first one counted. */
export const TRIES = 6

/** Longest waits in milliseconds: the first doubles with each try up to the second. */
const FAILED = { first: 500, longest: 30_000 }
/** A limit that does not say when it ends is rarely over within seconds. */
const LIMITED = { first: 5_000, longest: 120_000 }

/**
 * How long to wait before the next try, in milliseconds: anything between nothing and a ceiling that doubles, so that
 * many callers that failed together do not come back together.
 *
 * @param tried how many tries there were, at least 1
 */
export function backOff(kind: 'failed' | 'limited', tried: number, random: () => number): number {
  const { first, longest } = kind === 'limited' ? LIMITED : FAILED
  return Math.round(random() * Math.min(longest, first * 2 ** (tried - 1)))
}

/** Resolves after a number of milliseconds, or as soon as the signal aborts: callers check the signal. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return setTimeout(ms, undefined, signal && { signal }).catch(() => undefined)
}

/**
 * Seconds a refusal asks to wait, from the first place that says it: the `Retry-After` header (seconds or a date),
 * `retry_after` of the body, or its rate limit's `resets_in_seconds` or `resets_in` ("30:47"); null when none does.
 */
export function askedWait(header: string | null, body: unknown, now: number): number | null {
  const fields = record(body)
  const limit = record(fields.rate_limit)
  return (
    headerSeconds(header, now) ??
    seconds(fields.retry_after) ??
    seconds(limit.resets_in_seconds) ??
    clockSeconds(limit.resets_in)
  )
}

function headerSeconds(header: string | null, now: number): number | null {
  if (header === null) return null
  const date = Date.parse(header)
  return seconds(header) ?? (Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000)))
}

function seconds(value: unknown): number | null {
  if (typeof value === 'string' && !/^\d+(\.\d+)?$/.test(value.trim())) return null
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN
  return Number.isFinite(number) && number >= 0 ? number : null
}

function clockSeconds(value: unknown): number | null {
  const found = typeof value === 'string' ? /^(\d+):(\d\d)$/.exec(value) : null
  return found ? Number(found[1]) * 60 + Number(found[2]) : null
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
