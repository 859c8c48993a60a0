import type pg from 'pg'
import { execute, query } from '../statement.ts'
import * as ours from '../tables/index.ts'
import { altered } from './backup-lines.ts'
import { readReferences, readTables, type TableShape } from './catalog.ts'
import { type BackupSummary, backupFault, type Head } from './format.ts'
import { readBackup } from './read-backup.ts'
import { quoted } from './table-rows.ts'

/** Filled by every start, and written again from the backup. */
export const REWRITTEN = [ours.country, ours.meta]

/**
 * Puts the rows of a backup into empty tables of its version, within the transaction of the caller.
 * @throws Error with code `BACKUP_FAULT` where they do not fit
 */
export async function fillTables(
  client: pg.ClientBase,
  path: string,
  { onRows, numberings }: Pick<Head, 'numberings'> & { onRows: (table: string, rows: number) => void },
): Promise<BackupSummary> {
  const tables = await readTables(client)
  const references = await readReferences(client)
  for (const { table, name } of references)
    await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
  for (const table of REWRITTEN) await execute(client, query.delete(table))
  const writers = new Map<string, (lines: readonly string[]) => Promise<void>>()
  const restored = await readBackup(path, {
    head: async (head) => {
      await makeParts(client, head)
      for (const table of head.tables) writers.set(table.name, rowWriter(client, { head: table, tables, path }))
    },
    rows: async (table, lines) => {
      await writers.get(table)?.(lines)
      onRows(table, lines.length)
    },
  })
  for (const { table, name, definition } of references)
    await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
  await goOnNumbering(client, numberings)
  return restored
}

async function makeParts(client: pg.ClientBase, { parts }: Head): Promise<void> {
  for (const { name, parent, bounds } of parts) {
    await client.query(`create table if not exists ${quoted(name)} partition of ${quoted(parent)} ${bounds}`)
  }
}

/** Returns what writes lines of a table: all values of a column go as one list. */
function rowWriter(
  client: pg.ClientBase,
  {
    head: { name, columns },
    tables,
    path,
  }: { head: Head['tables'][number]; tables: readonly TableShape[]; path: string },
): (lines: readonly string[]) => Promise<void> {
  const types = new Map(
    tables.find((table) => table.name === name)?.columns.map((column) => [column.name, column.type]),
  )
  const unknown = columns.find((column) => !types.has(column))
  if (unknown !== undefined) throw backupFault(`${path} has ${name}.${unknown}, which these tables lack.`)
  const text =
    `insert into ${quoted(name)} (${columns.map(quoted).join(', ')}) overriding system value ` +
    `select ${columns.map((column, at) => `u.c${at}::${types.get(column)}`).join(', ')} ` +
    `from unnest(${columns.map((_, at) => `$${at + 1}::text[]`).join(', ')}) as u(${columns.map((_, at) => `c${at}`).join(', ')})`
  return async (lines) => {
    const rows = lines.map((line) => rowOf(line, columns.length))
    if (!rows.every((row) => row !== null)) throw altered(path, `the rows of ${name}`)
    const values = columns.map((_, at) => rows.map((row) => row[at] ?? null))
    await client.query(text, values).catch((error: Error) => {
      throw backupFault(`${path} has rows of ${name} that cannot be stored: ${error.message}.`)
    })
  }
}

/** The values of a row; null for a line with another number of columns. */
function rowOf(line: string, columns: number): (string | null)[] | null {
  try {
    const row: unknown = JSON.parse(line)
    const whole = Array.isArray(row) && row.length === columns
    return whole && row.every((value) => value === null || typeof value === 'string') ? row : null
  } catch {
    return null
  }
}

/** New rows get numbers after all that were ever given. */
async function goOnNumbering(client: pg.ClientBase, numberings: Head['numberings']): Promise<void> {
  for (const { table, column, last } of numberings) {
    if (last === null) continue
    await client.query('select setval(pg_get_serial_sequence($1, $2)::regclass, $3::bigint)', [
      quoted(table),
      column,
      last,
    ])
  }
}
