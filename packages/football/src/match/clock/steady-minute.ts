import type { FixtureParts } from '../fixture-merge.ts'
import { minuteNow } from './running-clock.ts'

type Played = Pick<FixtureParts<unknown>, 'kickoff' | 'state' | 'minute' | 'addedMinute' | 'minuteEstimated' | 'scores'>

/**
 * A match in play with a clock that never goes back. Sources without minutes have different delays, so the source that has seen more
 * decides. Another period, another kick-off or a goal taken back is a correction and replaces the stored clock.
 * @param before as it was stored at the instant `storedAt`
 */
export function withSteadyMinute<Parts extends Played>(
  before: Played,
  { storedAt, after, now }: { storedAt: number; after: Parts; now: number },
): Parts {
  if (after.minuteEstimated !== true || after.state !== before.state || after.kickoff !== before.kickoff) return after
  const reached = minuteNow(before.state, { minute: before.minute, seenAt: storedAt, now })
  if (reached === null || (after.minute ?? 0) >= reached || goalsFell(before, after)) return after
  return { ...after, minute: reached, addedMinute: before.addedMinute }
}

function goalsFell({ scores: { current: before } }: Played, { scores: { current: after } }: Played): boolean {
  return before !== null && (after === null || after[0] < before[0] || after[1] < before[1])
}
