import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Database } from '../connection.ts'
import { tidy } from '../maintenance/tidy.ts'
import { migrate } from '../schema/migrate.ts'
import { storedSchema } from '../schema/schema-version.ts'
import { execute, firstRow, query, statement } from '../statement.ts'
import * as ours from '../tables/index.ts'
import { inTransaction } from '../transaction.ts'
import { altered } from './backup-lines.ts'
import { readReferences, readTables, type TableShape } from './catalog.ts'
import { type BackupSummary, backupFault, type Head } from './format.ts'
import { readBackup } from './read-backup.ts'
import { PLAIN_TEXT, quoted } from './table-rows.ts'

export interface RestoreOptions {
  /** Reported how many rows of the file were looked at, and then how many of them are in. */
  onRows?: (stage: 'read' | 'restored', done: number, of: number, table: string) => void
}

/** Filled by every start, and written anew from the backup. */
const REWRITTEN = [ours.country, ours.meta]

/**
 * Puts a backup into a database in which nothing is stored, in one transaction: all of it is there afterwards, or nothing. The whole
 * file is checked before the first row is written. An older backup is brought up to the present tables afterwards.
 * @throws Error with code `BACKUP_FAULT` that says what is wrong with the file or the database
 */
export async function restoreBackup(
  database: Database,
  path: string,
  { onRows }: RestoreOptions = {},
): Promise<BackupSummary> {
  const count = counting(onRows)
  let file: Head | undefined
  await readBackup(path, {
    head: (head) => {
      file = head
      count.expect(head)
    },
    rows: (table, lines) => count.step('read', table, lines.length),
  })
  await makeTables(database, file as Head)
  count.begin()
  let summary: BackupSummary
  try {
    summary = await inTransaction(database, async (client) => {
      await client.query(PLAIN_TEXT)
      const tables = await readTables(client)
      await client.query(`lock table ${tables.map((table) => quoted(table.name)).join(', ')} in access exclusive mode`)
      await refuseFull(client, tables)
      const references = await readReferences(client)
      for (const { table, name } of references)
        await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
      for (const table of REWRITTEN) await execute(client, query.delete(table))
      const writers = new Map<string, (lines: readonly string[]) => Promise<void>>()
      const restored = await readBackup(path, {
        head: async (head) => {
          await makeParts(client, head)
          for (const table of head.tables) writers.set(table.name, rowWriter(client, table, tables, path))
        },
        rows: async (table, lines) => {
          await writers.get(table)?.(lines)
          count.step('restored', table, lines.length)
        },
      })
      for (const { table, name, definition } of references)
        await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
      await goOnNumbering(client, file as Head)
      return restored
    })
  } finally {
    // After a failure too: tables of an older backup are not left behind.
    await migrate(database)
  }
  await tidy(database)
  return summary
}

function counting(onRows: RestoreOptions['onRows']) {
  let total = 0
  let done = 0
  return {
    expect: (head: Head) => {
      total = head.tables.reduce((sum, table) => sum + table.rows, 0)
    },
    begin: () => {
      done = 0
    },
    step: (stage: 'read' | 'restored', table: string, rows: number) => {
      done += rows
      onRows?.(stage, done, total, table)
    },
  }
}

/** Makes the tables as they were when the backup was taken; empty ones of another version are made anew. */
async function makeTables(database: Database, head: Head): Promise<void> {
  const stored = await storedSchema(database.pool)
  if (stored === head.schema) return
  if (stored !== null) {
    await inTransaction(database, async (client) => {
      await refuseFull(client, await readTables(client))
      const names = Object.values(ours as Record<string, unknown>).flatMap((one) =>
        is(one, PgTable) ? [quoted(getTableName(one))] : [],
      )
      await client.query(`drop table if exists ${names.join(', ')} cascade`)
      await client.query('drop schema drizzle cascade')
    })
  }
  await migrate(database, { upTo: head.schema })
}

async function refuseFull(client: pg.ClientBase, tables: readonly TableShape[]): Promise<void> {
  for (const { name } of tables) {
    if (REWRITTEN.some((table) => getTableName(table) === name)) continue
    const any = statement(() =>
      query
        .select({ one: sql<number>`1` })
        .from(sql`${sql.identifier(name)}`)
        .limit(1),
    )
    if (await firstRow(client, any, {})) throw backupFault(FULL)
  }
}

const FULL =
  'This database holds data already, and a backup is restored into an empty one only. ' +
  'Name another one with DATABASE_URL, or another folder with DATA_DIR=./data-restored.'

async function makeParts(client: pg.ClientBase, { parts }: Head): Promise<void> {
  for (const { name, parent, bounds } of parts) {
    await client.query(`create table if not exists ${quoted(name)} partition of ${quoted(parent)} ${bounds}`)
  }
}

/** Returns what writes lines of a table: all values of a column go as one list. */
function rowWriter(
  client: pg.ClientBase,
  { name, columns }: Head['tables'][number],
  tables: readonly TableShape[],
  path: string,
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

/** The values of a row; null for a line that is none of so many columns. */
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
async function goOnNumbering(client: pg.ClientBase, { numberings }: Head): Promise<void> {
  for (const { table, column, last } of numberings) {
    if (last === null) continue
    await client.query('select setval(pg_get_serial_sequence($1, $2)::regclass, $3::bigint)', [
      quoted(table),
      column,
      last,
    ])
  }
}
