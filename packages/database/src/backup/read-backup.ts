import { hash } from 'node:crypto'
import { z } from 'zod'
import { knownSchemas } from '../schema/migration-files.ts'
import { altered, backupLines, cutOff, noBackup } from './backup-lines.ts'
import { addingChecksum, type Checksum } from './checksum.ts'
import {
  type BackupSummary,
  backupFault,
  type Complete,
  FORMAT,
  HEAD,
  type Head,
  KIND,
  type TableEnd,
} from './format.ts'

/** Receives the parts of a backup while it is read. */
export interface BackupVisitor {
  head?: (head: Head) => Promise<void> | void
  /** Some rows of a table, each a line of JSON. */
  rows?: (table: string, lines: readonly string[]) => Promise<void> | void
}

const MAX_LINES_AT_ONCE = 2_000
const MAX_CHARACTERS_AT_ONCE = 8 * 1024 * 1024

/**
 * Reads a backup from beginning to end and checks all of it.
 * @throws Error with code `BACKUP_FAULT` that names the fault: no backup, of a newer version, cut off, altered
 */
export async function readBackup(path: string, visitor: BackupVisitor = {}): Promise<BackupSummary> {
  const lines = backupLines(path)
  try {
    return await readLines(lines, path, visitor)
  } finally {
    await lines.return(undefined)
  }
}

/**
 * Reads only the first line of a backup: its time and version.
 * @throws Error with code `BACKUP_FAULT` for a file that is no backup, or one of a newer version
 */
export async function readBackupHead(path: string): Promise<Head> {
  const lines = backupLines(path)
  try {
    const first = await lines.next()
    return headOf(first.done ? '' : first.value, path)
  } finally {
    await lines.return(undefined)
  }
}

async function readLines(lines: AsyncGenerator<string>, path: string, visitor: BackupVisitor): Promise<BackupSummary> {
  const headLine = await lines.next()
  const head = headOf(headLine.done ? '' : headLine.value, path)
  await visitor.head?.(head)
  const tables = new Map<string, Checksum>()
  for (const table of head.tables)
    tables.set(table.name, await readTable(lines, { head: table, path, onRows: visitor.rows }))
  const last = await lines.next()
  const end = last.done ? null : (parsed(last.value) as Complete | null)
  if (end?.complete !== true) throw cutOff(path)
  const rows = [...tables.values()].reduce((sum, table) => sum + table.rows, 0)
  if (end.rows !== rows || end.head !== hash('sha256', headLine.value as string))
    throw altered(path, 'its first and last line')
  if (!(await lines.next()).done) throw altered(path, 'the lines after its end')
  return { schema: head.schema, takenAt: head.takenAt, rows, tables }
}

async function readTable(
  lines: AsyncGenerator<string>,
  { head: { name, rows }, path, onRows }: { head: Head['tables'][number]; path: string; onRows: BackupVisitor['rows'] },
): Promise<Checksum> {
  const sum = addingChecksum()
  let waiting: string[] = []
  let characters = 0
  const handOn = async () => {
    if (waiting.length > 0) await onRows?.(name, waiting)
    waiting = []
    characters = 0
  }
  const start = await lines.next()
  if (start.done) throw cutOff(path)
  if (start.value !== JSON.stringify({ table: name })) throw altered(path, `the lines before ${name}`)
  for (;;) {
    const next = await lines.next()
    if (next.done) throw cutOff(path)
    if (!next.value.startsWith('[')) {
      await handOn()
      const end = parsed(next.value) as TableEnd | null
      const result = sum.result()
      const same = end?.end === name && end.rows === result.rows && end.checksum === result.checksum
      if (!same || result.rows !== rows) throw altered(path, `the rows of ${name}`)
      return result
    }
    sum.add(next.value)
    waiting.push(next.value)
    characters += next.value.length
    if (waiting.length === MAX_LINES_AT_ONCE || characters > MAX_CHARACTERS_AT_ONCE) await handOn()
  }
}

function headOf(line: string, path: string): Head {
  const content = parsed(line)
  const kind = KIND.safeParse(content)
  if (!kind.success) throw noBackup(path)
  const { format, schema } = kind.data
  if (format > FORMAT || !knownSchemas().includes(schema)) {
    const what = `${path} was made by a newer version of Touchline (format ${format}, tables ${schema})`
    throw backupFault(
      `${what}; this one knows format ${FORMAT} and tables up to ${knownSchemas().at(-1)}. Update first.`,
    )
  }
  const head = HEAD.safeParse(content)
  if (head.success) return head.data
  throw backupFault(`${path} was altered or damaged: its first line cannot be read: ${z.prettifyError(head.error)}`)
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
