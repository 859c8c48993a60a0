import type { Database } from '@touchline/database'
import type { ParseContext, Reading, SportmonksClient } from '@touchline/feeds'
import type { BookmakerId, Key } from '@touchline/football'
import type { Clock } from '@touchline/runtime'
import type { Logger } from 'pino'

export const SOURCE = 'sportmonks'

/** The wanted part of the feed. */
export interface Selection {
  /** The feed's ids of leagues; null for all of the plan. */
  leagues: ReadonlySet<Key> | null
  /** This many of the newest seasons of each league; null for all. */
  seasons: number | null
}

/** The context of every job of a sync. */
export interface SyncContext {
  database: Database
  client: SportmonksClient
  /** The same feed for work that can wait: leaves calls of the hour to matches in play. */
  background: SportmonksClient
  clock: Clock
  log: Pick<Logger, 'info' | 'warn'>
  /** Bookmakers of the reference price, the first one with prices wins. */
  ladder: readonly BookmakerId[]
  selection: Selection
  /** Identifies this process among those that share the work. */
  holder: string
  /** How long others wait for a process that is gone; 20 s by default. */
  heldMs?: number | undefined
  /** Ends all work. */
  signal: AbortSignal
  /** How answers are understood; read from the feed once. */
  parsing: () => Promise<ParseContext>
  /** Things the feed was asked for and lacks, `kind key`, with the instant until which they are not requested again. */
  absent: Map<string, number>
}

export async function readingOf(context: SyncContext): Promise<Reading> {
  return { client: context.client, context: await context.parsing(), leagues: context.selection.leagues }
}
