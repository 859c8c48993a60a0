import type { Source } from '@touchline/football'
import type { CallBudget } from './call-budget.ts'

/** A source that is asked free of charge: one call at a time, no faster than it wants, and nothing that is known already. */
export interface PoliteClient {
  /**
   * What the source has under a path.
   * @param path below the address of the source, with its query: `mmz4281/2526/E0.csv`
   * @throws FeedError after all tries; what was kept of an earlier answer stays
   */
  get(path: string, options?: GetOptions): Promise<PoliteAnswer>
}

export interface GetOptions {
  /** Why a body with status 200 is none of the source's, such as a page of HTML; null when it is. */
  refuse?(body: Uint8Array): string | null
  /** Asks whether or not the answer is the one that was kept. */
  anew?: boolean
  /** How many calls this one counts as at the source; 1 by default. */
  weight?: number
}

export type PoliteAnswer =
  | { kind: 'changed'; body: Uint8Array; headers: Headers; kept: KeptAnswer }
  /** The answer is the one that was kept, by the source's own word or by its bytes. */
  | { kind: 'unchanged' }
  /** The source has nothing under this path. */
  | { kind: 'missing' }

/** What is kept of an answer, to be written together with what was made of it: otherwise it is asked for again. */
export interface KeptAnswer {
  /** The path; never the source's address or a key. */
  path: string
  etag: string | null
  lastModified: string | null
  /** SHA-256 of the body, hexadecimal. */
  hash: string
}

export interface AnswerStore {
  /** What was kept last under a path; null when nothing was. */
  find(path: string): Promise<KeptAnswer | null>
  /** Notes that the source was asked again and has what was kept. */
  checked(path: string): Promise<void>
}

export interface PoliteOptions {
  source: Source
  /** Addresses of the source; where one fails the next is tried. */
  baseUrls: readonly string[]
  /** Who asks, as the source's operator is to know it: `Touchline/0.1 (+https://example.org)`. */
  userAgent: string
  /** Headers of every call beside the product's own name. */
  headers?: Readonly<Record<string, string>>
  /** Query parameters of every call. */
  query?: Readonly<Record<string, string>>
  /** Texts that no message may repeat. */
  secrets?: readonly string[]
  /** Least milliseconds between the beginnings of two calls. */
  pauseMs: number
  /** Longest body taken, in bytes. */
  maxBytes: number
  budget: CallBudget
  answers: AnswerStore
  /** Seconds a refusal asks to wait beyond its `Retry-After`; null when it does not say. */
  waitOf?(refusal: { status: number; headers: Headers; text: string }): number | null
  /** What is left of the source's allowance as an answer reports it; null when it does not say. */
  leftOf?(headers: Headers): { remaining: number; resetsInSeconds: number } | null
  timeoutMs?: number
  /** Waits between tries; another one in tests. */
  sleep?(ms: number, signal?: AbortSignal): Promise<void>
  /** Epoch milliseconds, by which the pause is kept; another clock in tests. */
  now?(): number
  /** 0 to 1, for the jitter of the waits. */
  random?(): number
  /** Ends what is running. */
  signal?: AbortSignal
}
