import type { Database } from '@touchline/database'
import type { PoliteClient } from '@touchline/feeds'
import type { BookmakerId } from '@touchline/football'
import type { Clock } from '../../clock.ts'
import type { Log } from '../../platform/log.ts'
import type { FileParser } from './file-parser.ts'
import type { FillProgress } from './fill-progress.ts'

/** What the operator wants of the free sources. */
export interface OpenSettings {
  /** Codes of football-data.co.uk; null for all. */
  divisions: ReadonlySet<string> | null
  /** The newest so many seasons. */
  seasons: number
  /** Whether the weather is asked for: wanted, and allowed where the site is commercial. */
  weather: boolean
  /** Leaves out what is free for non-commercial use only. */
  commercial: boolean
}

/** Who is asked; null for a source that needs a key and has none, or is switched off. */
export interface OpenClients {
  footballData: PoliteClient
  footballDataOrg: PoliteClient | null
  openligadb: PoliteClient
  openMeteo: PoliteClient | null
  openMeteoArchive: PoliteClient | null
  theOddsApi: PoliteClient | null
  openfootball: PoliteClient
}

/** What every job of the open feed works with. */
export interface OpenContext {
  database: Database
  clients: OpenClients
  /** Reads files in a thread of its own. */
  parser: FileParser
  settings: OpenSettings
  clock: Clock
  log: Pick<Log, 'info' | 'warn'>
  /** Bookmakers of the reference price, the first one with prices wins. */
  ladder: readonly BookmakerId[]
  /** Who this process is among those that share the work. */
  holder: string
  /** How long others wait for a process that is gone; 20 s by default. */
  heldMs?: number | undefined
  /** Reported while everything is read for the first time; null when it is and what rests on it is computed. */
  onFill(progress: FillProgress | null): void
  /** Ends all work. */
  signal: AbortSignal
}
