import type { CallBudget } from '../http/call-budget.ts'
import type { FeedProblem } from './parsed.ts'

export interface SportmonksOptions {
  /** Such as https://api.sportmonks.com; the versions and areas are added. */
  baseUrl: string
  token: string
  budget: CallBudget
  /** Reported once for each include that the plan refuses, per entity. */
  onProblem?: (problem: FeedProblem) => void
  /** Milliseconds until an answer counts as lost; 30,000 by default. */
  timeoutMs?: number
  /** Waits between tries; another one in tests. */
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>
  /** 0 to 1, for the jitter of the waits. */
  random?: () => number
  /** Aborts running calls. */
  signal?: AbortSignal
}

export interface CallQuery {
  /** Names with camel case, nested by dots: `lineups.details`. One the plan refuses is dropped from then on. */
  include?: readonly string[]
  /** By name; an empty value sends the name alone: `populate`. */
  filters?: Readonly<Record<string, string>>
  select?: readonly string[]
  /** Up to 50, with the filter `populate` up to 1,000; a larger number counts as the largest. */
  perPage?: number
  order?: 'asc' | 'desc'
}

export interface Page {
  rows: readonly unknown[]
  /** The start of the next page, to be stored and passed as `from`; null on the last one. */
  next: string | null
}

/** Calls to the feed: authorised, within the budget, tried again where that can help. All errors are FeedErrors. */
export interface SportmonksClient {
  /**
   * @param path below the API's version, such as `football/fixtures/18535046` or `core/types`
   * @param entity the word the feed counts these calls by: Fixture, Team …
   * @returns the record, or null when the feed has none with this id
   */
  one(path: string, entity: string, query?: CallQuery): Promise<unknown>
  /** Every row of an answer without pages; a single object counts as one row, no result as none. */
  all(path: string, entity: string, query?: CallQuery): Promise<readonly unknown[]>
  /** Page after page, from the start or from where an earlier run stopped. */
  pages(path: string, entity: string, query?: CallQuery, from?: string | null): AsyncIterable<Page>
}
