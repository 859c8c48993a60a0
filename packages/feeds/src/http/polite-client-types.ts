import type { Source } from '@touchline/football'
import type { CallBudget } from './call-budget.ts'

/** A client for a free source: one call at a time, no faster than the source wants, and nothing that is already known. */
export interface PoliteClient {
  /**
   * Gets a path from the source.
   * @param path below the address of the source, with its query: `mmz4281/2526/E0.csv`
   * @throws FeedError after all tries; the stored earlier answer stays
   */
  get(path: string, options?: GetOptions): Promise<PoliteAnswer>
}

export interface GetOptions {
  /** Why a body with status 200 is not an answer of the source, such as an HTML page; null when it is. */
  refuse?(body: Uint8Array): string | null
  /** Requests it unconditionally, even if the stored answer is current. */
  force?: boolean
  /** How many calls this one counts as at the source; 1 by default. */
  weight?: number
}

export type PoliteAnswer =
  | { kind: 'changed'; body: Uint8Array; headers: Headers; kept: KeptAnswer }
  /** The stored answer is still current, according to the source or by its bytes. */
  | { kind: 'unchanged' }
  /** The source has nothing under this path. */
  | { kind: 'missing' }

/** The stored part of an answer, to be written together with its records: otherwise it is requested again. */
export interface KeptAnswer {
  /** The path; never the source's address or a key. */
  path: string
  etag: string | null
  lastModified: string | null
  /** SHA-256 of the body, hexadecimal. */
  hash: string
}

export interface AnswerStore {
  /** The last stored answer of a path; null when there is none. */
  find(path: string): Promise<KeptAnswer | null>
  /** Notes that the stored answer was confirmed by the source. */
  checked(path: string): Promise<void>
}

export interface PoliteOptions {
  source: Source
  /** Addresses of the source; where one fails the next is tried. */
  baseUrls: readonly string[]
  /** Identifies us to the source's operator: `Touchline/0.1 (+https://example.org)`. */
  userAgent: string
  /** Headers of every call besides the product's name. */
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
  /** The remaining allowance an answer reports; null when it does not. */
  leftOf?(headers: Headers): { remaining: number; resetsInSeconds: number } | null
  timeoutMs?: number
  /** Waits between tries; another one in tests. */
  sleep?(ms: number, signal?: AbortSignal): Promise<void>
  /** Epoch milliseconds, for the pause between calls; another clock in tests. */
  now?(): number
  /** 0 to 1, for the jitter of the waits. */
  random?(): number
  /** Aborts running calls. */
  signal?: AbortSignal
}
