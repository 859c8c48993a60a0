import { z } from 'zod'
import type { Checksum } from './checksum.ts'

/**
 * A backup is lines of JSON, compressed with gzip: a head, then for each table its name, its rows as arrays of PostgreSQL's text for each
 * column, and its checksum; a last line marks the end.
 */
export const FORMAT = 1

const name = z.string().regex(/^[a-z0-9_]{1,63}$/)
const table = z.object({ name, columns: z.array(name).min(1).max(1_600), rows: z.int().min(0) })
const part = z.object({
  name,
  parent: name,
  bounds: z.string().regex(/^FOR VALUES FROM \('[\d :+-]{1,40}'\) TO \('[\d :+-]{1,40}'\)$/),
})

/** Fields of every version, which tell the version of a file. */
export const KIND = z.object({
  touchline: z.literal('backup'),
  format: z.int(),
  /** The last migration of the database it was taken from. */
  schema: z.string().max(100),
})

/** Names become part of statements, so only possible names of tables are accepted, from any author. */
export const HEAD = KIND.extend({
  format: z.literal(FORMAT),
  /** ISO 8601, UTC. */
  takenAt: z.iso.datetime(),
  tables: z.array(table).max(1_000).refine(eachOnce, 'a table is listed twice'),
  parts: z.array(part).max(10_000).refine(eachOnce, 'a part is listed twice'),
  numberings: z.array(z.object({ table: name, column: name, last: z.int().min(1).nullable() })).max(1_000),
})

export type Head = z.infer<typeof HEAD>

function eachOnce(listed: readonly { name: string }[]): boolean {
  return new Set(listed.map((one) => one.name)).size === listed.length
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

/** The contents and time of a backup. */
export interface BackupSummary {
  schema: string
  takenAt: string
  rows: number
  tables: ReadonlyMap<string, Checksum>
}

/** A backup that cannot be taken or used; the message says why and what to do. */
export const backupFault = (message: string) => Object.assign(new Error(message), { code: 'BACKUP_FAULT' })
