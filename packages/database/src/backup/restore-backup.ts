import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Database } from '../connection.ts'
import { tidy } from '../maintenance/tidy.ts'
import { migrate } from '../schema/migrate.ts'
import { storedSchema } from '../schema/schema-version.ts'
import { firstRow, query, statement } from '../statement.ts'
import * as ours from '../tables/index.ts'
import { inTransaction } from '../transaction.ts'
import { readTables, type TableShape } from './catalog.ts'
import { fillTables, REWRITTEN } from './fill-tables.ts'
import { type BackupSummary, backupFault, type Head } from './format.ts'
import { readBackup } from './read-backup.ts'
import { PLAIN_TEXT, quoted } from './table-rows.ts'

export interface RestoreOptions {
  /** Reported how many rows of the file were looked at, and then how many of them are in. */
  onRows?: (stage: 'read' | 'restored', done: number, of: number, table: string) => void
}

/**
 * Restores a backup into an empty database, in one transaction. The whole file is checked before the first row is written. An older backup
 * is migrated to the present tables.
 * @throws Error with code `BACKUP_FAULT` that names the fault of the file or the database
 */
export async function restoreBackup(
  database: Database,
  path: string,
  { onRows }: RestoreOptions = {},
): Promise<BackupSummary> {
  const count = countingRows(onRows)
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
      return fillTables(client, path, {
        numberings: (file as Head).numberings,
        onRows: (table, rows) => count.step('restored', table, rows),
      })
    })
  } finally {
    // After a failure too: tables of an older backup are not left behind.
    await migrate(database)
  }
  await tidy(database)
  return summary
}

export function countingRows(onRows: RestoreOptions['onRows']) {
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

/** Makes the tables as they were at the backup; empty ones of another version are replaced. */
async function makeTables(database: Database, head: Head): Promise<void> {
  const stored = await storedSchema(database.pool)
  if (stored === head.schema) return
  if (stored !== null) {
    await inTransaction(database, async (client) => {
      await refuseFull(client, await readTables(client))
      await dropTables(client)
    })
  }
  await migrate(database, { upTo: head.schema })
}

/** Drops every table of ours and the list of applied migrations. */
export async function dropTables(client: pg.ClientBase): Promise<void> {
  const names = Object.values(ours as Record<string, unknown>).flatMap((one) =>
    is(one, PgTable) ? [quoted(getTableName(one))] : [],
  )
  await client.query(`drop table if exists ${names.join(', ')} cascade`)
  await client.query('drop schema drizzle cascade')
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
