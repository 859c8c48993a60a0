import type { Side } from '@touchline/football'
import { MINUTE } from '../competitions/places.ts'
import { between, type Random } from '../random.ts'
import { type Draft, within } from './moments.ts'

/** Limits of substitutions and of the pauses of play they use; half-time does not count as a pause. */
const MAX_CHANGES = 5
const MAX_PAUSES = 3
/** The minute of the second half in which the first change becomes likely, and how many minutes are left for it. */
const FIRST_CHANGE = { first: 9, minutes: 34 } as const

/** How many change at half-time, in the first half and in the second. */
function changesOf(random: Random): { early: number; atBreak: number; late: number } {
  const early = random() < 0.07 ? 1 : 0
  const atBreak = random() < 0.25 ? between(random, 1, 2) : 0
  return { early, atBreak, late: between(random, 2, MAX_CHANGES - atBreak - early) }
}

/** A number shared out to pauses, one to each at least. */
function shared(random: Random, count: number, pauses: number): number[] {
  const parts = Array.from({ length: Math.min(count, pauses) }, () => 1)
  for (let left = count - parts.length; left > 0; left--) {
    const index = Math.floor(random() * parts.length)
    parts[index] = (parts[index] ?? 0) + 1
  }
  return parts
}

/** The changes of a side in 90 minutes, or in extra time if it has any left. */
export function addSubstitutions(
  draft: Draft,
  { side, minutes: [first, second], extra }: { side: Side; minutes: readonly [number, number]; extra: boolean },
): void {
  const { random, moments, phases } = draft
  const start = phases[second]?.from ?? 0
  const end = (phases[second]?.to ?? 0) - MINUTE
  const change = (at: number, count: number) => {
    for (let left = count; left > 0; left--) moments.push({ at, kind: 'substitution', side, dismissal: null })
  }
  if (extra) {
    const made = moments.filter((moment) => moment.kind === 'substitution' && moment.side === side).length
    // Before and in the middle of extra time a change needs no pause of play.
    if (made < MAX_CHANGES && random() < 0.6) change(random() < 0.5 ? (phases[first]?.from ?? 0) : start, 1)
    return
  }
  const { early, atBreak, late } = changesOf(random)
  if (early > 0) change(within(draft, first), early)
  if (atBreak > 0) change(start, atBreak)
  for (const count of shared(random, late, MAX_PAUSES - early)) {
    change(
      Math.min(end, start + Math.floor((FIRST_CHANGE.first + FIRST_CHANGE.minutes * random() ** 0.8) * MINUTE)),
      count,
    )
  }
}
