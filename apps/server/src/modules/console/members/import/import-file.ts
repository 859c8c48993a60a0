import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Database, execute, meta, query, readMeta, writeMeta } from '@touchline/database'
import type { Language } from '@touchline/messages'
import { eq } from 'drizzle-orm'

const KEY = 'members:import'
const FILE = 'members.csv'

/** The file of members that waits for its import. */
export interface WaitingFile {
  /** Name of its folder below the uploads. */
  folder: string
  name: string
  at: string
  countryId: number
  language: Language
  /** Whether its import mails new members; null before one began. */
  mail: boolean | null
}

type Pool = Pick<Database, 'pool'>

export const readWaiting = async ({ pool }: Pool): Promise<WaitingFile | null> =>
  (await readMeta(pool, KEY)) as WaitingFile | null

export const writeWaiting = ({ pool }: Pool, file: WaitingFile) => writeMeta(pool, KEY, file)

const folderOf = (dataDir: string, folder: string) => join(dataDir, 'uploads', basename(folder))

/** Stores a file; only this process's user reads it. @returns the name of its folder */
export async function keepFile(dataDir: string, content: Buffer): Promise<string> {
  const uploads = join(dataDir, 'uploads')
  await mkdir(uploads, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(uploads, 'members-'))
  await writeFile(join(folder, FILE), content, { mode: 0o600 })
  return basename(folder)
}

/** @returns null where it is gone, as with a data folder of another machine */
export const readKept = (dataDir: string, { folder }: Pick<WaitingFile, 'folder'>): Promise<Buffer | null> =>
  readFile(join(folderOf(dataDir, folder), FILE)).catch(() => null)

/** Removes the file that waits. */
export async function dropWaiting(database: Pool, dataDir: string): Promise<void> {
  const waiting = await readWaiting(database)
  if (waiting === null) return
  await execute(database.pool, query.delete(meta).where(eq(meta.key, KEY)))
  await rm(folderOf(dataDir, waiting.folder), { recursive: true, force: true })
}
