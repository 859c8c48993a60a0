import { AsyncLocalStorage } from 'node:async_hooks'
import type { CachedAnswer } from './answer-cache.ts'

/** What an answer shows and how long it may be given to others. */
export type Shown = Pick<CachedAnswer, 'tags' | 'ttlMs'>

const noting = new AsyncLocalStorage<{ shown: Shown | null }>()

/** For whoever answers a call: says what the answer shows to the page that is being drawn from it, if there is one. */
export function noteShown({ tags, ttlMs }: Shown): void {
  const note = noting.getStore()
  if (note) note.shown = { tags, ttlMs }
}

/** Runs a call and gives what its answer shows; null where nobody said so. */
export async function shownBy<T>(call: () => Promise<T>): Promise<{ result: T; shown: Shown | null }> {
  const note = { shown: null }
  const result = await noting.run(note, call)
  return { result, shown: note.shown }
}
