import type { AnswerCache, CachedAnswer } from './answer-cache.ts'

/** Every answer has this key besides its tags. */
export const ALL_KEY = 'all'
const LONGEST_SECONDS = 3_600

/** What caches in front keep an answer under, and for how long; they forget it as soon as its tags are purged. */
export type Surrogates = (cache: AnswerCache, answer: CachedAnswer) => readonly string[]

/** Where no cache in front is purged. */
export const noSurrogates: Surrogates = () => []

/** An answer that was dropped meanwhile is given to whoever waits for it, and kept by nobody. */
export const surrogatesOf: Surrogates = (cache, answer) => {
  const seconds = Math.min(LONGEST_SECONDS, Math.floor(cache.remainingMs(answer) / 1000))
  if (seconds <= 0) return []
  return ['surrogate-control', `max-age=${seconds}`, 'surrogate-key', [ALL_KEY, ...answer.tags].join(' ')]
}
