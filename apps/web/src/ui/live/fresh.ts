import { useSyncExternalStore } from 'react'

/** Things that stand out for a moment, by the match they are about; the same for every list of the page. */
export interface FreshThings<T> {
  /** Makes a thing stand out, in the place of the one before. */
  show(match_id: number, thing: T): void
  /** What stands out of one match; null when nothing does. */
  useOf(match_id: number): T | null
  useAll(): ReadonlyMap<number, T>
}

/** @param forMs how long a thing stands out */
export function freshThings<T>(forMs: number): FreshThings<T> {
  const none: ReadonlyMap<number, T> = new Map()
  let fresh = none
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()

  const change = (next: ReadonlyMap<number, T>) => {
    fresh = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  return {
    show(id, thing) {
      clearTimeout(timers.get(id))
      change(new Map(fresh).set(id, thing))
      timers.set(
        id,
        setTimeout(() => {
          timers.delete(id)
          const next = new Map(fresh)
          next.delete(id)
          change(next)
        }, forMs),
      )
    },
    useOf: (id) =>
      useSyncExternalStore(
        subscribe,
        () => fresh.get(id) ?? null,
        () => null,
      ),
    useAll: () =>
      useSyncExternalStore(
        subscribe,
        () => fresh,
        () => none,
      ),
  }
}
