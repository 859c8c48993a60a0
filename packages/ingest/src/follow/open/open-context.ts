import type { Database } from '@touchline/database'
import type { PoliteClient } from '@touchline/feeds'
import type { BookmakerId } from '@touchline/football'
import type { Clock } from '@touchline/runtime'
import type { Logger } from 'pino'
import type { FileParser } from './file-parser.ts'
import type { FillProgress } from './fill-progress.ts'

/** The operator's choices for the free sources. */
export interface OpenSettings {
  /** Codes of football-data.co.uk; null for all. */
  divisions: ReadonlySet<string> | null
  /** This many of the newest seasons. */
  seasons: number
  /** Whether weather is requested: wanted, and allowed if the site is commercial. */
  weather: boolean
  /** Leaves out sources that are free for non-commercial use only. */
  commercial: boolean
}

/** The sources' clients; null for a source that lacks its key or is switched off. */
export interface OpenClients {
  footballData: PoliteClient
  footballDataOrg: PoliteClient | null
  openligadb: PoliteClient
  openMeteo: PoliteClient | null
  openMeteoArchive: PoliteClient | null
  theOddsApi: PoliteClient | null
  openfootball: PoliteClient
}

/** The context of every job of the open feed. */
export interface OpenContext {
  database: Database
  clients: OpenClients
  /** Reads files in a separate thread. */
  parser: FileParser
  settings: OpenSettings
  clock: Clock
  log: Pick<Logger, 'info' | 'warn'>
  /** Bookmakers of the reference price, the first one with prices wins. */
  ladder: readonly BookmakerId[]
  /** Identifies this process among those that share the work. */
  holder: string
  /** How long others wait for a process that is gone; 20 s by default. */
  heldMs?: number | undefined
  /** Reported while everything is read for the first time; null when it is and what rests on it is computed. */
  onFill(progress: FillProgress | null): void
  /** Ends all work. */
  signal: AbortSignal
}
