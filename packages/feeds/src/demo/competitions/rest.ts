import type { Plan } from '../match/plan.ts'
import { HOUR } from './places.ts'

/** No club kicks off twice within so long. */
export const REST = 60 * HOUR

/** Kick-offs by club. */
export type Busy = Map<string, number[]>

/** Whether a club is rested at an instant, and rests long enough after it. */
export const isRested = (busy: Busy, club: string, kickoff: number): boolean =>
  busy.get(club)?.every((other) => Math.abs(other - kickoff) >= REST) ?? true

/** Notes the match of both clubs. */
export function occupy(busy: Busy, { home, away, kickoff }: Pick<Plan, 'home' | 'away' | 'kickoff'>): void {
  for (const { key } of [home, away]) {
    const own = busy.get(key)
    if (own === undefined) busy.set(key, [kickoff])
    else own.push(kickoff)
  }
}

/** Takes a match out again. */
export function release(busy: Busy, { home, away, kickoff }: Pick<Plan, 'home' | 'away' | 'kickoff'>): void {
  for (const { key } of [home, away]) {
    const own = busy.get(key)
    const at = own?.indexOf(kickoff) ?? -1
    if (at >= 0) own?.splice(at, 1)
  }
}

/** The kick-offs of both clubs in some fixtures. */
export function busyIn(plans: Iterable<Plan>): Busy {
  const busy: Busy = new Map()
  for (const plan of plans) occupy(busy, plan)
  return busy
}
