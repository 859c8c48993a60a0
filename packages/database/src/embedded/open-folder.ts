import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { firstRow, selection, statement } from '../statement.ts'
import { type DataFolder, prepareFolder } from './data-folder.ts'
import { refusal } from './refusal.ts'
import { startPostgres } from './start-postgres.ts'

/** Longest until a server that another process has started answers. */
const TIMEOUT_MS = 60_000
/** How long to wait for a server that is ending, and for the database of one that has ended: it may be writing to disk. */
const HANDOVER_MS = 10_000
const POLL_MS = 25

export type Role = 'server' | 'command'

export interface EmbeddedServer {
  url: string
  /** Stops the database where this process started it. */
  close(): Promise<void>
}

export interface FolderEvents {
  /** The database ended by itself. */
  onCrash: (error: Error) => void
  /** Another server has the folder; this one waits up to ten seconds for it to end. */
  onWait?: ((pid: number) => void) | undefined
}

interface Holder {
  role: string
  pid: number
}

/**
 * Opens the embedded database of a data folder: a PostgreSQL server that ends with the process that started it. A server needs the folder
 * exclusively: it waits for one that is ending and is refused if that does not end; a command uses the database of a running server or
 * starts one.
 * @throws Error with a `code` and a message that says what to do
 */
export async function openFolder(dataDir: string, role: Role, events: FolderEvents): Promise<EmbeddedServer> {
  const folder = prepareFolder(dataDir)
  const started = performance.now()
  let waitsFor: number | null = null
  while (performance.now() - started < TIMEOUT_MS) {
    const holder = await holderAt(folder.url)
    if (holder === null) {
      const server = await startHere(folder, role, events)
      if (server) return server
    } else if (holder !== 'busy' && (runs(holder.pid) || performance.now() - started > HANDOVER_MS)) {
      if (role === 'command' && holder.role === 'server') return { url: folder.url, close: async () => undefined }
      const isEnding = role === 'server' && holder.role === 'server' && performance.now() - started < HANDOVER_MS
      if (!isEnding) throw inUse(folder.dataDir, holder)
      if (waitsFor !== holder.pid) events.onWait?.(holder.pid)
      waitsFor = holder.pid
    }
    await delay(POLL_MS)
  }
  throw refusal(
    'HOLDER_NOT_ANSWERING',
    `The database in ${folder.dataDir} is in use by another process, container or machine and does not answer. Stop that one and try again.`,
  )
}

/** Starts the database and waits until it answers, which takes long while it recovers; null where another process was faster. */
async function startHere(folder: DataFolder, role: Role, { onCrash }: FolderEvents): Promise<EmbeddedServer | null> {
  const server = startPostgres(folder, `${role} ${process.pid}`)
  for (;;) {
    const outcome = await Promise.race([server.ended, delay(POLL_MS).then(() => holderAt(folder.url))])
    if (outcome === 'in use') return null
    if (outcome instanceof Error) throw outcome
    if (outcome !== null && outcome !== 'busy') break
  }
  let isClosing = false
  void server.ended.then((reason) => {
    if (!isClosing) onCrash(reason === 'in use' ? new Error('The database stopped') : reason)
  })
  return {
    url: folder.url,
    close: () => {
      isClosing = true
      return server.close()
    },
  }
}

/** The name that `startHere` gives a server. */
const NAME = statement(() =>
  selection({ name: sql<string>`current_setting('cluster_name')` }, (columns) => sql`select ${columns}`),
)

/** The process that started the server at an address; null if there is none. */
async function holderAt(url: string): Promise<Holder | 'busy' | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const [role = '', pid] = ((await firstRow(client, NAME, {}))?.name ?? '').split(' ')
    return { role, pid: Number(pid) }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return null
    return 'busy'
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** One of another container has no number here. */
function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function inUse(dataDir: string, { role, pid }: Holder): Error {
  const who = role === 'server' ? 'A server is' : 'Another command is'
  const way =
    role === 'server' ? 'Stop it first, or give this one another folder with DATA_DIR.' : 'Wait until it has finished.'
  return refusal('FOLDER_IN_USE', `${who} already running on the data folder ${dataDir} (process ${pid}). ${way}`)
}
