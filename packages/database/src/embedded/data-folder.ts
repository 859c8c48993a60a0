import { createHash } from 'node:crypto'
import { chmodSync, existsSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { refusal } from './refusal.ts'

/** A unix socket's address has at most 104 to 108 bytes. */
const MAX_SOCKET_PATH = 103
const SOCKET = '.s.PGSQL.5432'

export interface DataFolder {
  /** The folder the operator knows, `DATA_DIR`. */
  dataDir: string
  /** PostgreSQL's own: its files, its lock and, where the path is short enough, its socket. */
  own: string
  socketFolder: string
  url: string
}

/**
 * Makes the folders of an embedded database, which nobody else may read.
 * @throws Error with a `code` where they cannot be made, or an earlier version left a database of another engine
 */
export function prepareFolder(folder: string): DataFolder {
  const dataDir = resolve(folder)
  const own = join(dataDir, 'postgres')
  if (existsSync(join(dataDir, 'database')) && !existsSync(own))
    throw refusal(
      'OLD_ENGINE',
      `The database in ${join(dataDir, 'database')} was made by an earlier version of Touchline with another engine. With that version run ` +
        '"npm run touchline -- db backup <file>"; then move that folder away and run "npm run touchline -- db restore <file>" with this one.',
    )
  const isShort = Buffer.byteLength(join(own, SOCKET)) <= MAX_SOCKET_PATH
  const socketFolder = isShort
    ? own
    : join(tmpdir(), `touchline-${createHash('sha256').update(own).digest('hex').slice(0, 16)}`)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    for (const path of new Set([own, socketFolder])) makePrivate(path)
  } catch (error) {
    throw refusal(
      'FOLDER_UNUSABLE',
      `The data folder ${dataDir} cannot be used: ${(error as Error).message}. Make it writable, or choose another one with DATA_DIR.`,
    )
  }
  return {
    dataDir,
    own,
    socketFolder,
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder)}`,
  }
}

function makePrivate(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const { uid } = lstatSync(path)
  const user = process.getuid?.() ?? uid
  if (uid !== user && user !== 0) throw new Error(`${path} belongs to another user`)
  chmodSync(path, 0o700)
}
