import { type FeedError, isFeedError } from '@touchline/feeds'

/** Not understood, not in the plan, not known there. */
const FOR_GOOD: ReadonlySet<number | null> = new Set([400, 403, 404])

/** A refusal that asking again does not change, of this call alone: a wrong token or a feed that is away is none. */
export function isRefusedForGood(error: unknown): error is FeedError {
  return isFeedError(error) && FOR_GOOD.has(error.status)
}
