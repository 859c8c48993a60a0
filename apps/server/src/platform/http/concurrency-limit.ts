import pLimit from 'p-limit'
import { publicError } from './errors.ts'

export interface ConcurrencyLimitOptions {
  /** Pieces of work at the same time. */
  atOnce: number
  /** How many more may wait for their turn. */
  waiting: number
}

export type ConcurrencyLimit = <T>(work: () => Promise<T>, isWanted?: () => boolean) => Promise<T>

/**
 * Lets a few pieces of heavy work in at a time, the others in the order they came; those beyond the queue are refused at once, so that a
 * flood takes neither the memory nor the time of those who are inside.
 * @returns a function that rejects with a public error 503 where the queue is full, or nobody waits for the work when its turn comes
 */
export function concurrencyLimit({ atOnce, waiting }: ConcurrencyLimitOptions): ConcurrencyLimit {
  const limit = pLimit(atOnce)
  return async (work, isWanted = () => true) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) {
      throw publicError('not_ready', 'Too many ask at the same time. Try again in a few seconds.', {
        'retry-after': '3',
      })
    }
    return limit(async () => {
      if (!isWanted()) throw publicError('not_ready', 'Nobody waits for this any more.')
      return work()
    })
  }
}
