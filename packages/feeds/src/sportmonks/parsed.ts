import type { CountryId } from '@touchline/football'

export type { FeedProblem, Parsed } from '../parsed.ts'

/** Context for parsing besides the answer itself. */
export interface ParseContext {
  /** Our country of the feed's country id; null for an id that is not known. */
  country(id: number | null | undefined): CountryId | null
}
