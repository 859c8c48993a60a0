/** Why a call failed for good, after all tries. */
export interface FeedErrorFields {
  /**
   * refused: wrong token or plan; limited: the hour's calls are used up; unavailable: down, slow or cut; malformed: not the requested
   * format.
   */
  reason: 'refused' | 'limited' | 'unavailable' | 'malformed'
  status: number | null
  path: string
}

/** A call that failed for good. Its text names the path and the feed's message; it never holds the token. */
export type FeedError = Error & FeedErrorFields & { readonly name: 'FeedError' }

export function feedError(message: string, fields: FeedErrorFields): FeedError {
  return Object.assign(new Error(`${message} (${fields.path})`), { ...fields, name: 'FeedError' as const })
}

export function isFeedError(error: unknown): error is FeedError {
  return error instanceof Error && error.name === 'FeedError' && 'reason' in error && 'path' in error
}
