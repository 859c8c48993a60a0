import { useSyncExternalStore } from 'react'

/** A word for a moment at the bottom of the screen: what was done, or what did not work. */
export interface Notice {
  text: string
  /** It did not work: said at once, and left for longer. */
  failed?: boolean
  /** The way back, or another attempt. */
  action?: { label: string; run(): void }
}

let notice: Notice | null = null
const listeners = new Set<() => void>()

/** Says it in the place of what was said before; null takes it away. */
export function say(next: Notice | null): void {
  notice = next
  for (const listener of listeners) listener()
}

/** What is said now; the component follows it. */
export const useNotice = (): Notice | null => useSyncExternalStore(follow, () => notice, nothing)

const nothing = () => null

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
