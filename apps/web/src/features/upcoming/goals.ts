import { useSyncExternalStore } from 'react'
import type { Side } from './live-patch.ts'
import type { ListedMatch } from './queries.ts'

/** A goal that has just been reported, with the match as it stands now. */
export interface Goal {
  match: ListedMatch
  side: Side
}

const SHOWN_MS = 10_000
let fresh: ReadonlyMap<number, Goal> = new Map()
const timers = new Map<number, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

function change(next: ReadonlyMap<number, Goal>) {
  fresh = next
  for (const listener of listeners) listener()
}

/** Makes a goal stand out for ten seconds. */
export function showGoal(goal: Goal): void {
  const id = goal.match.match_id
  clearTimeout(timers.get(id))
  change(new Map(fresh).set(id, goal))
  const timer = setTimeout(() => {
    timers.delete(id)
    const next = new Map(fresh)
    next.delete(id)
    change(next)
  }, SHOWN_MS)
  timers.set(id, timer)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const NONE: ReadonlyMap<number, Goal> = new Map()

/** Which side of a match has just scored. */
export function useFreshGoal(match_id: number): Side | null {
  return useSyncExternalStore(
    subscribe,
    () => fresh.get(match_id)?.side ?? null,
    () => null,
  )
}

/** All goals of the last ten seconds. */
export function useFreshGoals(): ReadonlyMap<number, Goal> {
  return useSyncExternalStore(
    subscribe,
    () => fresh,
    () => NONE,
  )
}
