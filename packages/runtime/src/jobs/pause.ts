import { setTimeout } from 'node:timers/promises'

/** Waits, or ends the wait at once when the signal is aborted; never rejects. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return setTimeout(ms, undefined, { signal }).catch(() => undefined)
}
