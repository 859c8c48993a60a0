import pg from 'pg'
import { openFolder, type Role } from './embedded/open-folder.ts'
import { readListsFast } from './list-parsers.ts'
import { followChannel } from './listen.ts'

// Numbers are numbers and days are the text YYYY-MM-DD in every row.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
readListsFast()

/** An open database. */
export interface Database {
  /** For plain SQL. */
  pool: pg.Pool
  /**
   * Calls `onNudge` after a NOTIFY on the channel and after every reconnection. Only a hint: the data is in the tables. Returns a function
   * that stops it.
   */
  listen(channel: string, onNudge: () => void): Promise<() => Promise<void>>
  /** Ends the connections, and an embedded database that this process started. */
  close(): Promise<void>
}

export interface OpenOptions {
  /** Address of a PostgreSQL server; without it the embedded database in `dataDir` is opened. */
  url?: string | undefined
  /** Address of the server itself where `url` is that of a pooler: notifications do not come through one. */
  directUrl?: string | undefined
  dataDir?: string | undefined
  /** A server owns an embedded folder; a command shares the one of a running server. */
  role: Role
  /** Reported when the embedded database ends by itself; the default writes the reason and ends the process. */
  onCrash?: (error: Error) => void
  /** Another server has the embedded database; this one waits for it to end before it gives up. */
  onWait?: (pid: number) => void
}

/**
 * Opens the database without touching its tables (see `migrate`).
 * @throws Error with a `code` and a message for people: the folder is in use, the server cannot be reached
 */
export async function openDatabase({ url, directUrl, dataDir, role, ...events }: OpenOptions): Promise<Database> {
  if (url) {
    await reach(url)
    return connectTo(url, { directUrl })
  }
  if (!dataDir) throw new Error('A database needs either a server address or a data folder')
  const embedded = await openFolder(dataDir, role, { onCrash: endProcess, ...events })
  return connectTo(embedded.url, { afterwards: embedded.close })
}

/** An idle connection stays open this long, with its prepared statements. */
const IDLE_MS = 10 * 60_000

interface ConnectOptions {
  directUrl?: string | undefined
  /** Settings of each session, as in `PGOPTIONS`. */
  options?: string
  /** Longest wait for a connection before the caller gets an error. */
  timeoutMs?: number
  /** Called when the pool has ended. */
  afterwards?: () => Promise<void>
}

const configOf = (
  connectionString: string,
  { options = '', timeoutMs = 10_000 }: ConnectOptions = {},
): pg.ClientConfig => ({
  connectionString,
  // Compiling a statement takes longer than running it: they read few rows.
  options: `-c TimeZone=UTC -c jit=off ${options}`.trim(),
  connectionTimeoutMillis: timeoutMs,
})

/** Builds the connection over a pool. */
export function connectTo(url: string, given: ConnectOptions = {}): Database {
  const { directUrl = url, afterwards = async () => undefined } = given
  const pool = new pg.Pool({ ...configOf(url, given), max: 10, pipeline: true, idleTimeoutMillis: IDLE_MS })
  // A broken idle connection is replaced at the next query, which reports the error.
  pool.on('error', () => undefined)
  // One that breaks while a transaction has it fails the transaction's next statement; nobody needs to know before.
  pool.on('connect', (client) => client.on('error', () => undefined))
  let closed: Promise<void> | null = null
  return {
    pool,
    listen: (channel, onNudge) => followChannel(configOf(directUrl, given), channel, onNudge),
    close: () => {
      closed ??= pool.end().then(afterwards)
      return closed
    },
  }
}

async function reach(url: string): Promise<void> {
  const client = new pg.Client(configOf(url))
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const host = URL.canParse(url) ? new URL(url).host : 'the given address'
    throw Object.assign(new Error(`The PostgreSQL server at ${host} cannot be used: ${message || code}`), {
      code: 'SERVER_UNREACHABLE',
    })
  } finally {
    await client.end().catch(() => undefined)
  }
}

function endProcess(error: Error): void {
  process.stderr.write(`The embedded database failed and the process ends: ${error.message}\n`)
  process.exit(1)
}
