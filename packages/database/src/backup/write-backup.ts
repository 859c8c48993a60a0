import { hash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { count, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Database } from '../connection.ts'
import { storedSchema } from '../schema/schema-version.ts'
import { firstRow, query, statement } from '../statement.ts'
import { readNumberings, readParts, readTables } from './catalog.ts'
import { addingChecksum, type Checksum } from './checksum.ts'
import { type BackupSummary, backupFault, type Complete, FORMAT, type Head, type TableEnd } from './format.ts'
import { inSnapshot } from './snapshot.ts'
import { tableLines } from './table-rows.ts'

export interface BackupOptions {
  now: Date
  /** Reported how many of all rows are written, and of which table the last ones were. */
  onRows?: (done: number, of: number, table: string) => void
}

/** Quick rather than small: a smaller file would take several times as long. */
const COMPRESSION = { level: 4 }

/**
 * Writes everything the database holds at one moment into a file that restores into either kind of database. The file appears under its
 * name when it is complete; only its owner may read it, because it holds accounts.
 * @throws Error with code `BACKUP_FAULT` when the file exists or there is nothing to back up
 */
export async function writeBackup(database: Database, path: string, options: BackupOptions): Promise<BackupSummary> {
  if (existsSync(path)) throw backupFault(`${path} exists already; nothing was written.`)
  const unfinished = `${path}.unfinished`
  // Left by a killed run, or a link by another user to redirect the backup.
  await rm(unfinished, { force: true })
  try {
    const summary = await inSnapshot(database, async (client) => {
      const head = await readHead(client, options.now)
      const tables = new Map<string, Checksum>()
      const lines = Readable.from(backupText(client, { head, sums: tables, onRows: options.onRows }), {
        objectMode: true,
      })
      await pipeline(
        lines,
        createGzip(COMPRESSION),
        createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
      )
      return { schema: head.schema, takenAt: head.takenAt, rows: rowsOf(head), tables }
    })
    await rename(unfinished, path)
    return summary
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

const rowsOf = (head: Head) => head.tables.reduce((sum, table) => sum + table.rows, 0)

async function readHead(client: pg.ClientBase, now: Date): Promise<Head> {
  const schema = await storedSchema(client)
  if (schema === null) throw backupFault('The database has no tables of Touchline, so there is nothing to back up.')
  const tables: Head['tables'] = []
  for (const { name, columns } of await readTables(client)) {
    const counted = statement(() => query.select({ rows: count() }).from(sql`${sql.identifier(name)}`))
    const rows = (await firstRow(client, counted, {}))?.rows ?? 0
    tables.push({ name, columns: columns.map((column) => column.name), rows })
  }
  return {
    touchline: 'backup',
    format: FORMAT,
    schema,
    takenAt: now.toISOString(),
    tables,
    parts: await readParts(client),
    numberings: await readNumberings(client),
  }
}

/** The whole text of a backup, some thousand rows at a time; fills `sums` on the way. */
async function* backupText(
  client: pg.ClientBase,
  { head, sums, onRows }: { head: Head; sums: Map<string, Checksum>; onRows: BackupOptions['onRows'] },
): AsyncGenerator<string> {
  const first = JSON.stringify(head)
  const total = rowsOf(head)
  let done = 0
  yield `${first}\n`
  for (const table of head.tables) {
    const sum = addingChecksum()
    yield `${JSON.stringify({ table: table.name })}\n`
    for await (const lines of tableLines(client, table)) {
      for (const line of lines) sum.add(line)
      done += lines.length
      onRows?.(done, total, table.name)
      yield `${lines.join('\n')}\n`
    }
    const result = sum.result()
    sums.set(table.name, result)
    yield `${JSON.stringify({ end: table.name, ...result } satisfies TableEnd)}\n`
  }
  yield `${JSON.stringify({ complete: true, rows: total, head: hash('sha256', first) } satisfies Complete)}\n`
}
