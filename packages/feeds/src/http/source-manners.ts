import { SECOND_MS } from '@touchline/football'
import type { PoliteOptions } from './polite-client-types.ts'

/** Limits that a free source asks callers to respect. */
export interface Manners extends Pick<PoliteOptions, 'pauseMs' | 'maxBytes' | 'waitOf' | 'leftOf'> {
  /** Most calls of a period, a little below the source's limit; null where it states none. */
  allowance: { calls: number; per: number | 'day' | 'month' } | null
}

const MEGABYTE = 1_048_576
/** football-data.org counts by the minute and says how many seconds are left of it. */
const MINUTE_SECONDS = 60
/** Credits reserved for manual look-ups, out of The Odds API's 500 a month. */
const SPARED_CREDITS = 20

const numberIn = (headers: Headers, name: string): number | null => {
  const text = headers.get(name)
  return text !== null && /^\d+$/.test(text.trim()) ? Number(text) : null
}

/** Files, without a stated limit: one connection and a second between two calls. */
export const FILE_MANNERS: Manners = { pauseMs: SECOND_MS, maxBytes: 16 * MEGABYTE, allowance: null }

/** Eight of the free key's ten calls a minute. A refusal says how long to wait in its text or in `X-RequestCounter-Reset`. */
export const FOOTBALL_DATA_ORG_MANNERS: Manners = {
  pauseMs: SECOND_MS,
  maxBytes: 8 * MEGABYTE,
  allowance: { calls: 8, per: MINUTE_SECONDS },
  waitOf: ({ status, headers, text }) => {
    if (status !== 429) return null
    const said = /wait (\d+) second/i.exec(text)?.[1]
    return Math.max(MINUTE_SECONDS, Number(said ?? 0), numberIn(headers, 'x-requestcounter-reset') ?? 0)
  },
  leftOf: (headers) => {
    const remaining = numberIn(headers, 'x-requests-available-minute')
    const resetsInSeconds = numberIn(headers, 'x-requestcounter-reset')
    return remaining === null || resetsInSeconds === null ? null : { remaining, resetsInSeconds }
  },
}

/** 5,000 calls a day. */
export const OPENLIGADB_MANNERS: Manners = {
  pauseMs: SECOND_MS,
  maxBytes: 8 * MEGABYTE,
  allowance: { calls: 5_000, per: 'day' },
}

/** 10,000 calls a day, weighted by variables, days and places; some are left, because others may share the address. */
export const OPEN_METEO_MANNERS: Manners = {
  pauseMs: SECOND_MS,
  maxBytes: 16 * MEGABYTE,
  allowance: { calls: 9_000, per: 'day' },
}

/** 500 credits a month; every answer says how many are left. */
export const THE_ODDS_API_MANNERS: Manners = {
  pauseMs: SECOND_MS,
  maxBytes: 8 * MEGABYTE,
  allowance: { calls: 500 - SPARED_CREDITS, per: 'month' },
  leftOf: (headers) => {
    const remaining = numberIn(headers, 'x-requests-remaining')
    return remaining === null
      ? null
      : { remaining: Math.max(0, remaining - SPARED_CREDITS), resetsInSeconds: secondsOfMonthLeft(new Date()) }
  },
}

function secondsOfMonthLeft(now: Date): number {
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)
  return Math.ceil((next - now.getTime()) / SECOND_MS)
}
