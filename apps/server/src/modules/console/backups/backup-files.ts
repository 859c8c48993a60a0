import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BACKUP_KINDS } from '@touchline/contract'
import { type BackupSummary, type Database, readBackup, readBackupHead, writeBackup } from '@touchline/database'
import { z } from 'zod'

export type BackupKind = (typeof BACKUP_KINDS)[number]

/** `touchline-2026-11-30T02-00-00-nightly.backup.gz`: no name that leads out of the folder fits. */
const NAME = /^touchline-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2})-([a-z-]+)\.backup\.gz$/

const NOTE = z.object({
  takenAt: z.string(),
  schema: z.string(),
  rows: z.number().nullable(),
  checkedAt: z.string().nullable(),
  /** Its fault; null if it was read to its end. */
  fault: z.string().nullable(),
})
type Note = z.infer<typeof NOTE>

/** A backup in the folder. */
export interface BackupFile extends Note {
  name: string
  kind: BackupKind
  bytes: number
}

export const backupFolder = (dataDir: string) => join(dataDir, 'backups')

const isKind = (text: string): text is BackupKind => BACKUP_KINDS.some((kind) => kind === text)

const stampOf = (now: Date) => now.toISOString().slice(0, 19).replaceAll(':', '-')

/** Makes the folder, which only its owner may open: backups hold accounts. */
async function madeFolder(dataDir: string): Promise<string> {
  const folder = backupFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** Path of the backup of this name; null if no backup can have it. */
export function pathOf(dataDir: string, name: string): string | null {
  return isKind(NAME.exec(name)?.[2] ?? '') ? join(backupFolder(dataDir), name) : null
}

const noteOf = (path: string) => `${path}.json`

async function readNote(path: string): Promise<Note> {
  const text = await readFile(noteOf(path), 'utf8').catch(() => null)
  if (text !== null) {
    const note = NOTE.safeParse(JSON.parse(text))
    if (note.success) return note.data
  }
  // Put there by hand, or its process ended before the note was written.
  try {
    const { schema, takenAt } = await readBackupHead(path)
    return { takenAt, schema, rows: null, checkedAt: null, fault: null }
  } catch (error) {
    return { takenAt: '', schema: '', rows: null, checkedAt: null, fault: (error as Error).message }
  }
}

async function writeNote(path: string, note: Note): Promise<void> {
  await writeFile(`${noteOf(path)}.unfinished`, JSON.stringify(note), { mode: 0o600 })
  await rename(`${noteOf(path)}.unfinished`, noteOf(path))
}

/** The backups in the folder, the newest first. */
export async function listBackups(dataDir: string): Promise<BackupFile[]> {
  const folder = backupFolder(dataDir)
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(
    names.map(async (name): Promise<BackupFile[]> => {
      const kind = NAME.exec(name)?.[2] ?? ''
      if (!isKind(kind)) return []
      const path = join(folder, name)
      const size = await stat(path).catch(() => null)
      return size === null ? [] : [{ name, kind, bytes: size.size, ...(await readNote(path)) }]
    }),
  )
  return found.flat().sort((one, other) => other.name.localeCompare(one.name))
}

type OnRows = (done: number, of: number) => void

/** Writes a backup into the folder and reads it back to its end. */
export async function makeBackup(
  database: Database,
  dataDir: string,
  { kind, now, onRows }: { kind: BackupKind; now: Date; onRows?: OnRows },
): Promise<string> {
  const folder = await madeFolder(dataDir)
  const name = `touchline-${stampOf(now)}-${kind}.backup.gz`
  const path = join(folder, name)
  const { rows } = await writeBackup(database, path, {
    now,
    ...(onRows && { onRows: (done, of) => onRows(done, 2 * of) }),
  })
  await checkBackup(dataDir, name, { now, onRows: onRows && ((done) => onRows(rows + done, 2 * rows)) })
  return name
}

/** Reads a backup to its end and notes whether it is whole. */
export async function checkBackup(
  dataDir: string,
  name: string,
  { now, onRows }: { now: Date; onRows?: OnRows | undefined },
): Promise<void> {
  const path = join(backupFolder(dataDir), name)
  let done = 0
  let of = 0
  const outcome = await readBackup(path, {
    head: ({ tables }) => {
      of = tables.reduce((sum, table) => sum + table.rows, 0)
    },
    rows: (_, lines) => {
      done += lines.length
      onRows?.(done, of)
    },
  }).then(
    (summary): BackupSummary => summary,
    (error: Error) => error,
  )
  const checkedAt = now.toISOString()
  if (outcome instanceof Error) {
    if (!('code' in outcome) || outcome.code !== 'BACKUP_FAULT') throw outcome
    const { takenAt, schema } = await readNote(path)
    return writeNote(path, { takenAt, schema, rows: null, checkedAt, fault: outcome.message })
  }
  const { takenAt, schema, rows } = outcome
  await writeNote(path, { takenAt, schema, rows, checkedAt, fault: null })
}

/** Stores an uploaded backup. The file appears under its name once it is complete. */
export async function storeUpload(dataDir: string, content: Readable, now: Date): Promise<string> {
  const folder = await madeFolder(dataDir)
  const name = `touchline-${stampOf(now)}-uploaded.backup.gz`
  const path = join(folder, name)
  const unfinished = `${path}.unfinished`
  try {
    await pipeline(content, createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }))
    await readBackupHead(unfinished)
    await rename(unfinished, path)
    return name
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

export async function removeBackup(dataDir: string, name: string): Promise<void> {
  const path = join(backupFolder(dataDir), name)
  await rm(path, { force: true })
  await rm(noteOf(path), { force: true })
}

/** Removes the oldest nightly backups beyond a number; others stay until an operator removes them. */
export async function pruneNightly(dataDir: string, kept: number): Promise<void> {
  const nightly = (await listBackups(dataDir)).filter(({ kind, fault }) => kind === 'nightly' && fault === null)
  for (const { name } of nightly.slice(kept)) await removeBackup(dataDir, name)
}

export const readBackupFile = (dataDir: string, name: string): Readable =>
  createReadStream(join(backupFolder(dataDir), name))
