import { randomUUID } from 'node:crypto'
import type { Database } from '@touchline/database'
import { type CallBudget, type FeedProblem, type SportmonksOptions, sportmonksClient } from '@touchline/feeds'
import type { BookmakerId } from '@touchline/football'
import type { Clock } from '@touchline/runtime'
import { databaseBudget } from '../feed/database-budget.ts'
import { noteProblems } from '../feed/problems.ts'
import { parsingOnce } from './countries.ts'
import { type Selection, SOURCE, type SyncContext } from './sync-context.ts'

export interface SyncOptions {
  database: Database
  clock: Clock
  log: SyncContext['log']
  /** Address and token of the feed. */
  feed: Pick<SportmonksOptions, 'baseUrl' | 'token' | 'timeoutMs' | 'sleep' | 'random'>
  ladder: readonly BookmakerId[]
  selection?: Selection
  /** How long others wait for this process when it is gone. */
  heldMs?: number
  /** Name of the holder of leases; unique per process unless given. */
  holder?: string
}

/** Matches in play and changes of the last seconds are requested about this often. */
const LIVE_CALLS_A_SECOND = 0.3

const keptForLive = (entity: string): number => (entity === 'Fixture' ? LIVE_CALLS_A_SECOND : 0)

/** Clients and shared state of the jobs of a sync. */
export function makeSyncContext(options: SyncOptions, signal: AbortSignal): SyncContext {
  const { database, clock, log, feed, ladder, heldMs } = options
  const noted = (problem: FeedProblem) => {
    log.warn(problem, problem.reason)
    noteProblems(database.pool, { source: SOURCE, problems: [problem], now: clock.now() }).catch((error: unknown) =>
      log.warn({ err: error }, 'A problem of the feed could not be noted'),
    )
  }
  const clientWith = (budget: CallBudget) => sportmonksClient({ ...feed, budget, onProblem: noted, signal })
  const client = clientWith(databaseBudget(database, { source: SOURCE, signal }))
  return {
    database,
    client,
    background: clientWith(databaseBudget(database, { source: SOURCE, signal, keptBack: keptForLive })),
    clock,
    log,
    ladder,
    selection: options.selection ?? { leagues: null, seasons: null },
    holder: options.holder ?? randomUUID(),
    heldMs,
    signal,
    parsing: parsingOnce({ database, client, clock }),
    absent: new Map(),
  }
}
