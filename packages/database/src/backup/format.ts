import type { Numbering, Part } from './catalog.ts'
import type { Checksum } from './checksum.ts'

/**
 * A backup is lines of JSON, compressed with gzip: a head, then for each table its name, its rows as arrays of what PostgreSQL writes
 * for each column (null for none), and its checksum; a last line says that nothing is missing.
 */
export const FORMAT = 1

export interface Head {
  touchline: 'backup'
  format: number
  /** The last migration of the database it was taken from. */
  schema: string
  /** ISO 8601, UTC. */
  takenAt: string
  tables: { name: string; columns: string[]; rows: number }[]
  parts: Part[]
  numberings: Numbering[]
}

export interface TableEnd extends Checksum {
  end: string
}

export interface Complete {
  complete: true
  rows: number
  /** SHA-256 of the head's line. */
  head: string
}

/** What a backup holds and when it was taken. */
export interface BackupSummary {
  schema: string
  takenAt: string
  rows: number
  tables: ReadonlyMap<string, Checksum>
}

/** A backup that cannot be taken or used; the message says why and what to do. */
export const backupFault = (message: string) => Object.assign(new Error(message), { code: 'BACKUP_FAULT' })
