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
  const queue: (() => void)[] = []
  let inside = 0
  const enter = async () => {
    if (inside < atOnce) {
      inside += 1
      return
    }
    if (queue.length >= waiting) {
      throw publicError('not_ready', 'Too many ask at the same time. Try again in a few seconds.', {
        'retry-after': '3',
      })
    }
    // Whoever leaves hands its place on.
    await new Promise<void>((resolve) => queue.push(resolve))
  }
  const leave = () => {
    const next = queue.shift()
    if (next) next()
    else inside -= 1
  }
  return async (work, isWanted = () => true) => {
    await enter()
    try {
      if (!isWanted()) throw publicError('not_ready', 'Nobody waits for this any more.')
      return await work()
    } finally {
      leave()
    }
  }
}
