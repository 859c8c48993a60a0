import type { CallBudget } from './call-budget.ts'
import { wait } from './retry.ts'

interface Left {
  remaining: number
  /** Epoch milliseconds. */
  resetsAt: number
}

/**
 * A budget kept in memory: for tests and for one process alone. An entity that nothing is known of yet may be called
 * freely, its first answer reports the rest.
 */
export function memoryBudget(
  now: () => number = Date.now,
  sleep: (ms: number) => Promise<void> = (ms) => wait(ms),
): CallBudget {
  const entities = new Map<string, Left>()
  return {
    async take(entity, weight = 1) {
      for (;;) {
        const left = entities.get(entity)
        if (!left) return
        if (left.resetsAt <= now()) {
          entities.delete(entity)
          return
        }
        if (left.remaining >= weight) {
          left.remaining -= weight
          return
        }
        await sleep(left.resetsAt - now())
      }
    },
    async reported(entity, { remaining, resetsInSeconds }) {
      entities.set(entity, { remaining, resetsAt: now() + resetsInSeconds * 1000 })
    },
  }
}
