import type { alert } from '@touchline/database'
import { alertLifetimeMs, isOfPlay, MINUTE_MS, minuteOfDay, quietMinutesLeft } from '@touchline/football'
import type { WaitingHappening, WishedRow } from './wished.queries.ts'

/** An alert as it is written first. */
export type AlertRow = Pick<typeof alert.$inferSelect, 'channelId' | 'recipientId' | 'state' | 'dueAt' | 'expiresAt'>

/**
 * When each channel is alerted, or why not: in quiet hours play is dropped and the rest waits for their end; beyond the hourly limit
 * everything is dropped.
 */
export function alertRows(
  { kind, at }: Pick<WaitingHappening, 'kind' | 'at'>,
  wished: readonly WishedRow[],
  now: Date,
): AlertRow[] {
  const minutes = new Map<string, number>()
  const minuteIn = (zone: string) => {
    const minute = minutes.get(zone) ?? minuteOfDay(now, zone)
    minutes.set(zone, minute)
    return minute
  }
  return wished.map((row) => {
    const { channelId, recipientId, quietFrom: from, quietTo: to } = row
    const quiet = from === null || to === null ? 0 : quietMinutesLeft({ from, to }, minuteIn(row.zone))
    const delay = isOfPlay(kind) ? row.delayMinutes : quiet
    const dueAt = new Date((isOfPlay(kind) ? at : now).getTime() + delay * MINUTE_MS)
    const isQuiet = quiet > 0 && isOfPlay(kind)
    const state = isQuiet ? 'quiet' : row.ofLastHour >= row.hourlyLimit ? 'limited' : 'waiting'
    return { channelId, recipientId, state, dueAt, expiresAt: new Date(dueAt.getTime() + alertLifetimeMs(kind)) }
  })
}
