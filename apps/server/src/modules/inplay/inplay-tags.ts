import { DAY_MS } from '@touchline/football'
import type { Clock } from '@touchline/runtime'

/** Cache tags of answers about matches in play: those of today and of yesterday. */
export function inplayTags(clock: Clock): string[] {
  const now = clock.now().getTime()
  return ['reference', ...[now - DAY_MS, now].map((at) => `day:${new Date(at).toISOString().slice(0, 10)}`)]
}
