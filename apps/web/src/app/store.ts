import { useSyncExternalStore } from 'react'

/** A value that components follow. It is replaced as a whole. */
export interface Store<T> {
  get(): T
  /** Tells everybody who follows it, unless it is the same value. */
  set(next: T): void
  /** Returns the way to stop following. */
  subscribe(listener: () => void): () => void
}

/** @param run runs while somebody follows the value, from the first to the last; returns its clean-up */
export function createStore<T>(initial: T, run?: () => () => void): Store<T> {
  const listeners = new Set<() => void>()
  let value = initial
  let end: (() => void) | undefined

  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) end = run?.()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        end?.()
        end = undefined
      }
    },
  }
}

/** The value, followed by the component. @param drawn the server's value during hydration, when it may differ */
export const useStore = <T>(store: Pick<Store<T>, 'get' | 'subscribe'>, drawn: () => T = store.get): T =>
  useSyncExternalStore(store.subscribe, store.get, drawn)
