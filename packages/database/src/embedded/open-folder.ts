import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { databaseFolder } from './database-folder.ts'
import { type Engine, startEngine } from './engine.ts'
import { type LockHolder, lockFolder, lockHolder } from './folder-lock.ts'
import { templateFolder } from './template.ts'

/** Where node-postgres looks in a folder for a server's socket. */
const SOCKET_NAME = '.s.PGSQL.5432'
/** The system's limit for a socket's address is 104 to 108 bytes. */
const LONGEST_SOCKET_PATH = 100
const START_PATIENCE_MS = 60_000
/** How long a server waits for the one before it, which may be writing to disk while it ends. */
const HANDOVER_MS = 10_000
const LOOK_EVERY_MS = 100

export interface OpenFolder {
  socketFolder: string
  /** Null where another process has the database open and this one only talks to it, through the socket. */
  connect: Engine['connect'] | null
  close(): Promise<void>
}

/** Why a folder cannot be opened; `code` is one of the texts below, the message is for people. */
type FolderRefusal = 'FOLDER_IN_USE' | 'OWNER_NOT_ANSWERING'

const refusal = (code: FolderRefusal, message: string) => Object.assign(new Error(message), { code })

function privateFolder(dataDir: string): string {
  const inside = join(dataDir, 'socket')
  if (Buffer.byteLength(join(inside, SOCKET_NAME)) <= LONGEST_SOCKET_PATH) {
    mkdirSync(inside, { recursive: true, mode: 0o700 })
    chmodSync(inside, 0o700)
    return inside
  }
  return mkdtempSync(join(tmpdir(), 'touchline-'))
}

const answers = (path: string) =>
  new Promise<boolean>((done) => {
    const socket = connect(path)
    socket.once('connect', () => done(true)).once('error', () => done(false))
    socket.once('connect', () => socket.destroy())
  })

async function joinHolder(dataDir: string, first: LockHolder): Promise<OpenFolder | null> {
  const until = Date.now() + START_PATIENCE_MS
  for (let holder: LockHolder | null = first; holder; holder = lockHolder(dataDir)) {
    if (await answers(join(holder.socketFolder, SOCKET_NAME))) {
      return { socketFolder: holder.socketFolder, connect: null, close: async () => undefined }
    }
    if (Date.now() > until) {
      throw refusal(
        'OWNER_NOT_ANSWERING',
        `The database in ${dataDir} is open in process ${holder.pid}, which does not answer. Stop that process and try again.`,
      )
    }
    await setTimeout(LOOK_EVERY_MS)
  }
  return null
}

export interface FolderEvents {
  /** The embedded database ended by itself. */
  onCrash: (error: Error) => void
  /** Another server has the folder; this one waits up to ten seconds for it to end. */
  onWait?: ((pid: number) => void) | undefined
}

/**
 * Opens the embedded database of a data folder.
 * A server needs the folder for itself: it waits for one that is ending and is refused if that goes on running; a command talks to a
 * running server through its socket and opens the folder itself when there is none.
 * @throws Error with a `code` (see FolderRefusal) and a message that says what to do
 */
export async function openFolder(
  folder: string,
  role: 'server' | 'command',
  { onCrash, onWait }: FolderEvents,
): Promise<OpenFolder> {
  const dataDir = resolve(folder)
  let handoverUntil = 0
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  for (;;) {
    const socketFolder = privateFolder(dataDir)
    const temporary = !socketFolder.startsWith(dataDir)
    const tidy = () =>
      rmSync(temporary ? socketFolder : join(socketFolder, SOCKET_NAME), { recursive: true, force: true })
    const lock = await lockFolder(dataDir, role, socketFolder)
    if ('holder' in lock) {
      if (temporary) tidy()
      if (role === 'command' && lock.holder.role === 'server') {
        const joined = await joinHolder(dataDir, lock.holder)
        if (joined) return joined
        continue
      }
      if (role === 'server' && lock.holder.role === 'server') {
        if (handoverUntil === 0) {
          handoverUntil = Date.now() + HANDOVER_MS
          onWait?.(lock.holder.pid)
        }
        if (Date.now() < handoverUntil) {
          await setTimeout(LOOK_EVERY_MS)
          continue
        }
      }
      throw inUse(dataDir, lock.holder)
    }
    try {
      tidy()
      if (temporary) mkdirSync(socketFolder, { mode: 0o700 })
      const engine = await startEngine(
        {
          folder: databaseFolder(dataDir),
          socketPath: join(socketFolder, SOCKET_NAME),
          dump: null,
          template: templateFolder(),
        },
        onCrash,
      )
      return {
        socketFolder,
        connect: engine.connect,
        close: async () => {
          await engine.close()
          tidy()
          lock.release()
        },
      }
    } catch (error) {
      tidy()
      lock.release()
      throw error
    }
  }
}

function inUse(dataDir: string, holder: LockHolder): Error {
  const who = holder.role === 'server' ? 'A server is' : 'Another command is'
  const way =
    holder.role === 'server'
      ? 'Stop it first, or give this one a folder of its own with DATA_DIR.'
      : 'Wait until it has finished.'
  return refusal(
    'FOLDER_IN_USE',
    `${who} already running on the data folder ${dataDir} (process ${holder.pid}). ${way}`,
  )
}
