import type { Plan } from '../match/plan.ts'
import type { Club } from './clubs.ts'
import { HOUR } from './places.ts'

/** No club kicks off twice within so long, and nobody at a ground of another match. */
export const REST = 60 * HOUR
const GROUND_REST = 20 * HOUR

/** Kick-offs by club and by ground. */
export type Busy = Map<string, number[]>

const isRested = (busy: Busy, { key, kickoff, rest }: { key: string; kickoff: number; rest: number }): boolean =>
  busy.get(key)?.every((other) => Math.abs(other - kickoff) >= rest) ?? true

/** Whether both clubs are rested at an instant, and rest long enough after it, and the ground is free. */
export const isFree = (busy: Busy, { home, away, kickoff }: { home: Club; away: Club; kickoff: number }): boolean =>
  isRested(busy, { key: home.key, kickoff, rest: REST }) &&
  isRested(busy, { key: away.key, kickoff, rest: REST }) &&
  isRested(busy, { key: `ground ${home.venue.key}`, kickoff, rest: GROUND_REST })

/** Notes a match of both clubs; one that is called off keeps its first date busy. */
export function occupy(busy: Busy, { home, away, kickoff, moved }: Plan): void {
  for (const key of [home.key, away.key, `ground ${home.venue.key}`]) {
    const own = busy.get(key) ?? []
    busy.set(key, own)
    own.push(kickoff, ...(moved === null ? [] : [moved.from]))
  }
}

/** The kick-offs of some fixtures. */
export function busyIn(plans: Iterable<Plan>): Busy {
  const busy: Busy = new Map()
  for (const plan of plans) occupy(busy, plan)
  return busy
}
