import { hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip } from 'node:zlib'
import { knownSchemas } from '../schema/migration-files.ts'
import { addingChecksum, type Checksum } from './checksum.ts'
import { type BackupSummary, backupFault, type Complete, FORMAT, type Head, type TableEnd } from './format.ts'

/** What is done with a backup while it is read. */
export interface BackupVisitor {
  head?: (head: Head) => Promise<void> | void
  /** Some rows of a table, each a line of JSON. */
  rows?: (table: string, lines: readonly string[]) => Promise<void> | void
}

const LINES_AT_ONCE = 2_000

/**
 * Reads a backup from its beginning to its end and checks all of it on the way.
 * @throws Error with code `BACKUP_FAULT` that says what is wrong: no backup, of a newer version, cut off, altered
 */
export async function readBackup(path: string, visitor: BackupVisitor = {}): Promise<BackupSummary> {
  const lines = textLines(path)
  const headLine = await lines.next()
  const head = headOf(headLine.done ? '' : headLine.value, path)
  await visitor.head?.(head)
  const tables = new Map<string, Checksum>()
  for (const { name } of head.tables) tables.set(name, await readTable(lines, name, path, visitor.rows))
  const last = await lines.next()
  const end = last.done ? null : (parsed(last.value) as Complete | null)
  if (end?.complete !== true) throw cutOff(path)
  const rows = [...tables.values()].reduce((sum, table) => sum + table.rows, 0)
  if (end.rows !== rows || end.head !== hash('sha256', headLine.value as string))
    throw altered(path, 'its first and last line')
  return { schema: head.schema, takenAt: head.takenAt, rows, tables }
}

async function readTable(
  lines: AsyncGenerator<string>,
  name: string,
  path: string,
  onRows: BackupVisitor['rows'],
): Promise<Checksum> {
  const sum = addingChecksum()
  let waiting: string[] = []
  const handOn = async () => {
    if (waiting.length > 0) await onRows?.(name, waiting)
    waiting = []
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
      if (!same) throw altered(path, `the rows of ${name}`)
      return result
    }
    sum.add(next.value)
    waiting.push(next.value)
    if (waiting.length === LINES_AT_ONCE) await handOn()
  }
}

function headOf(line: string, path: string): Head {
  const head = parsed(line) as Head | null
  if (head?.touchline !== 'backup') throw backupFault(`${path} is not a backup made by touchline.`)
  const newer = head.format > FORMAT || !knownSchemas().includes(head.schema)
  if (newer) {
    const what = `${path} was made by a newer version of Touchline (format ${head.format}, tables ${head.schema})`
    throw backupFault(
      `${what}; this one knows format ${FORMAT} and tables up to ${knownSchemas().at(-1)}. Update first.`,
    )
  }
  return head
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

const cutOff = (path: string) => backupFault(`${path} is cut off: its end is missing. Take it from another copy.`)
const altered = (path: string, where: string) =>
  backupFault(`${path} was altered or damaged: ${where} are not what was written. Take it from another copy.`)

/** The lines of a compressed file, as they are read. */
async function* textLines(path: string): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  const file = createReadStream(path)
  const text = file.pipe(createGunzip())
  file.on('error', (error) => text.destroy(error))
  let rest = ''
  try {
    for await (const chunk of text) {
      const lines = (rest + decoder.write(chunk as Buffer)).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw readable(error as NodeJS.ErrnoException, path)
  } finally {
    file.destroy()
  }
  if (rest !== '') throw cutOff(path)
}

function readable(error: NodeJS.ErrnoException, path: string): Error {
  if (error.code === 'ENOENT') return backupFault(`There is no file ${path}.`)
  if (error.code === 'Z_BUF_ERROR') return cutOff(path)
  if (error.code === 'Z_DATA_ERROR' && error.message.includes('header'))
    return backupFault(`${path} is not a backup made by touchline.`)
  if (error.code === 'Z_DATA_ERROR') return altered(path, 'its bytes')
  return error
}
