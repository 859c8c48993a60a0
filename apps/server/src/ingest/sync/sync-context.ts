import type { Database } from '@touchline/database'
import type { ParseContext, Reading, SportmonksClient } from '@touchline/feeds'
import type { BookmakerId, Key } from '@touchline/football'
import type { Clock } from '../../clock.ts'
import type { Log } from '../../platform/log.ts'

export const SOURCE = 'sportmonks'

/** Which part of the feed is wanted. */
export interface Selection {
  /** The feed's ids of leagues; null for all of the plan. */
  leagues: ReadonlySet<Key> | null
  /** The newest so many seasons of each league; null for all. */
  seasons: number | null
}

/** What every job of a sync works with. */
export interface SyncContext {
  database: Database
  client: SportmonksClient
  /** The same feed for what can wait: leaves calls of the hour to what is in play. */
  background: SportmonksClient
  clock: Clock
  log: Pick<Log, 'info' | 'warn'>
  /** Bookmakers of the reference price, the first one with prices wins. */
  ladder: readonly BookmakerId[]
  selection: Selection
  /** Who this process is among those that share the work. */
  holder: string
  /** How long others wait for a process that is gone; 20 s by default. */
  heldMs?: number | undefined
  /** Ends all work. */
  signal: AbortSignal
  /** How answers are understood; read from the feed once. */
  parsing: () => Promise<ParseContext>
  /** What the feed was asked for and does not have, `kind key`, with the instant until which it is not asked again. */
  absent: Map<string, number>
}

export async function readingOf(context: SyncContext): Promise<Reading> {
  return { client: context.client, context: await context.parsing(), leagues: context.selection.leagues }
}
