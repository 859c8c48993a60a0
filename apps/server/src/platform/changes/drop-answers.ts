import type { AnswerCache } from '../cache/answer-cache.ts'
import type { Change, ChangeFollower } from './follower.ts'

/** Topic of the rows that name what changed: `{ tags: ['fixture:12', 'day:2026-11-21'] }`. */
export const CHANGE_TOPIC = 'change'

function tagsOf({ payload }: Change): readonly string[] {
  const tags = typeof payload === 'object' && payload !== null && 'tags' in payload ? payload.tags : payload
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
}

/** What a part of the log says has changed. */
export const changedTags = (changes: readonly Change[]): string[] => [
  ...new Set(changes.filter((change) => change.topic === CHANGE_TOPIC).flatMap(tagsOf)),
]

/** Forgets cached answers as soon as the log says that what they show has changed. */
export function dropAnswersOnChange(follower: ChangeFollower, cache: AnswerCache): () => void {
  return follower.subscribe((changes) => {
    const tags = changedTags(changes)
    if (tags.length > 0) cache.drop(tags)
  })
}
