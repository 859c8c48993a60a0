import { useSyncExternalStore } from 'react'

let open = false
const listeners = new Set<() => void>()

/** Opens or closes the search from anywhere. */
export function showSearch(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}

/** Whether the search is open now. */
export function useSearchOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
    () => false,
  )
}
