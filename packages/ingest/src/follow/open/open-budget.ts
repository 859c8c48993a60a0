import type { Database } from '@touchline/database'
import type { CallBudget, Manners } from '@touchline/feeds'
import type { Source } from '@touchline/football'
import { databaseBudget } from '../feed/database-budget.ts'

/** A longer wait is left to a later run of the job. */
const MAX_WAIT_MS = 120_000
const PAUSE_ENTITY = 'pause'

/** The calls that a source allows, and the pause between two of them, for all processes of a database together. */
export function openBudget(
  database: Database,
  {
    source,
    manners: { allowance, pauseMs },
    signal,
  }: { source: Source; manners: Pick<Manners, 'allowance' | 'pauseMs'>; signal: AbortSignal },
): CallBudget {
  const pace = databaseBudget(database, {
    ...{ source, signal, allowance: 1, period: pauseMs / 1000 },
    counted: allowance === null,
  })
  const calls =
    allowance &&
    databaseBudget(database, {
      ...{ source, signal, allowance: allowance.calls, period: allowance.per },
      longestWaitMs: MAX_WAIT_MS,
    })
  return {
    take: async (entity, weight) => {
      await calls?.take(entity, weight)
      await pace.take(PAUSE_ENTITY)
    },
    reported: async (entity, left) => void (await calls?.reported(entity, left)),
  }
}
