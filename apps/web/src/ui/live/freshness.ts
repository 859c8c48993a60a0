const NOW_MS = 5000
const MINUTES_FROM_MS = 90_000

/** An age in words: just now, seconds, minutes. Both instants in milliseconds by the same clock. */
export function freshnessOf(updatedAt: number, now: number): { unit: 'now' | 'seconds' | 'minutes'; count: number } {
  const age = Math.max(0, now - updatedAt)
  if (age < NOW_MS) return { unit: 'now', count: 0 }
  if (age < MINUTES_FROM_MS) return { unit: 'seconds', count: Math.floor(age / 1000) }
  return { unit: 'minutes', count: Math.floor(age / 60_000) }
}
