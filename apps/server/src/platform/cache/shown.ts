import { AsyncLocalStorage } from 'node:async_hooks'
import type { CachedAnswer } from './answer-cache.ts'

/** The cache tags of an answer, and how long it may be shared. */
export type Shown = Pick<CachedAnswer, 'tags' | 'ttlMs'>

const noting = new AsyncLocalStorage<{ shown: Shown | null }>()

/** Adds the tags of an answer to the page that is being rendered from it, if there is one. */
export function noteShown({ tags, ttlMs }: Shown): void {
  const note = noting.getStore()
  if (note) note.shown = { tags, ttlMs }
}

/** Runs a call and returns the cache tags of its answer; null where they are unknown. */
export async function shownBy<T>(call: () => Promise<T>): Promise<{ result: T; shown: Shown | null }> {
  const note = { shown: null }
  const result = await noting.run(note, call)
  return { result, shown: note.shown }
}
