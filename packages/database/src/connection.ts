import { randomUUID } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { openFolder } from './embedded/open-folder.ts'
import { readListsFast } from './list-parsers.ts'
import { followChannel } from './listen.ts'
import { firstRow, selection, statement } from './statement.ts'

// Whatever the way a row is read, its numbers are numbers and its days are the text YYYY-MM-DD.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
readListsFast()

/** An open database; the same driver and the same SQL on the embedded one and on a server. */
export interface Database {
  kind: 'embedded' | 'server'
  /**
   * For plain SQL. The embedded database has one session for all: a transaction there holds up every other connection, so inside one never
   * wait for a query outside of it.
   */
  pool: pg.Pool
  /**
   * Calls `onNudge` after a NOTIFY on the channel and after every reconnection. A hint only: what happened is in the
   * tables. The embedded database sends no hints. Returns the way to stop.
   */
  listen(channel: string, onNudge: () => void): Promise<() => Promise<void>>
  /** Ends the connections; the process that has an embedded database open also writes it to disk and closes it. */
  close(): Promise<void>
}

export interface OpenOptions {
  /** Address of a PostgreSQL server; without it the embedded database in `dataDir` is opened. */
  url?: string | undefined
  /** Address of the server itself where `url` is that of a pooler: notifications do not come through one. */
  directUrl?: string | undefined
  dataDir?: string | undefined
  /** A server owns an embedded folder; a command shares the one of a running server. */
  role: 'server' | 'command'
  /** Reported when the embedded database ends by itself; the default writes the reason and ends the process. */
  onCrash?: (error: Error) => void
  /** Another server has the embedded database; this one waits for it to end before it gives up. */
  onWait?: (pid: number) => void
}

/**
 * Opens the database without touching its tables (see `migrate`).
 * @throws Error with a `code` and a message for people: the folder is in use, the server cannot be reached
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  if (options.url) {
    const to = (connectionString: string) => ({
      connectionString,
      options: '-c TimeZone=UTC',
      connectionTimeoutMillis: PATIENCE_MS,
    })
    const { url, directUrl } = options
    const direct = directUrl === undefined ? undefined : to(directUrl)
    const isPooler = await reach(to(url), url)
    return connectTo(
      { ...to(url), ...(isPooler && { Client: UnnamedClient }) },
      'server',
      async () => undefined,
      direct,
    )
  }
  if (!options.dataDir) throw new Error('A database needs either a server address or a data folder')
  const folder = await openFolder(options.dataDir, options.role, {
    onCrash: options.onCrash ?? endProcess,
    onWait: options.onWait,
  })
  return connectTo(embeddedConfig(folder.socketFolder, folder.connect), 'embedded', folder.close)
}

/** @param stream that of each connection; null where they go over the socket in the folder */
export const embeddedConfig = (socketFolder: string, stream: (() => Duplex) | null): pg.PoolConfig => ({
  host: socketFolder,
  user: 'postgres',
  database: 'postgres',
  ...(stream && { stream }),
})

/** What waits for no others: the database can begin with it while the next is made ready. */
const LARGE = 16 * 1024

/**
 * Sends what is asked in one turn of the event loop in one packet, what is large at once: writing each by itself takes longer than what most
 * of them ask for.
 */
class BatchingClient extends pg.Client {
  #isHeld = false

  // The driver's overloads have no common signature.
  override query = ((config: unknown, ...rest: unknown[]) => {
    this.#hold()
    const query = super.query as (...given: unknown[]) => unknown
    const asked = query.call(this, this.rename(config), ...rest)
    if (this.#stream.writableLength > LARGE) this.#release()
    return asked
  }) as pg.Client['query']

  /** What is asked, its prepared statement under another name where it needs one. */
  protected rename(config: unknown): unknown {
    return config
  }

  get #stream() {
    return (this as unknown as { connection: pg.Connection }).connection.stream
  }

  #hold(): void {
    if (this.#isHeld) return
    this.#isHeld = true
    this.#stream.cork()
    process.nextTick(() => this.#release())
  }

  #release(): void {
    if (!this.#isHeld) return
    this.#isHeld = false
    this.#stream.uncork()
  }
}

/** What a query is asked with, its prepared statement named by `naming`. */
const renamed = (config: unknown, naming: (name: string) => string | undefined): unknown => {
  const isNamed = typeof config === 'object' && config !== null && 'name' in config && typeof config.name === 'string'
  return isNamed ? { ...config, name: naming(config.name as string) } : config
}

/** On the embedded database all clients share a session: each prepares its own, under names that no other has in any process. */
class SharingClient extends BatchingClient {
  readonly #id = randomUUID().slice(0, 18)

  protected override rename(config: unknown): unknown {
    return renamed(config, (name) => `${name} ${this.#id}`)
  }
}

/** Behind a pooler each transaction may get another session: what one has prepared the next does not know. */
class UnnamedClient extends pg.Client {
  // The driver's overloads have no common signature.
  override query = ((config: unknown, ...rest: unknown[]) => {
    const query = super.query as (...given: unknown[]) => unknown
    return query.call(
      this,
      renamed(config, () => undefined),
      ...rest,
    )
  }) as pg.Client['query']
}

/** An idle connection stays this long: what it has prepared goes with it. */
const IDLE_MS = 10 * 60_000
/** Longest wait for one of the connections to a server: whoever waits in vain gets an error rather than waiting on. */
const PATIENCE_MS = 10_000

/**
 * Builds the connection over a pool; `afterwards` runs once the pool has ended. With `direct`, `config` is that of a pooler, through which no
 * notifications come.
 */
export function connectTo(
  config: pg.PoolConfig,
  kind: Database['kind'],
  afterwards: () => Promise<void>,
  direct?: pg.ClientConfig,
): Database {
  const pool = new pg.Pool({
    max: kind === 'embedded' ? 4 : 10,
    pipeline: true,
    idleTimeoutMillis: IDLE_MS,
    Client: kind === 'embedded' ? SharingClient : direct ? UnnamedClient : BatchingClient,
    ...config,
  })
  // An idle connection that breaks is replaced at the next query, which reports what is wrong.
  pool.on('error', () => undefined)
  // One that breaks while a transaction has it fails the transaction's next statement; nobody needs to know before.
  pool.on('connect', (client) => client.on('error', () => undefined))
  let closed: Promise<void> | null = null
  return {
    kind,
    pool,
    listen: (channel, onNudge) =>
      kind === 'server' ? followChannel(direct ?? config, channel, onNudge) : Promise.resolve(async () => undefined),
    close: () => {
      closed ??= pool.end().then(afterwards)
      return closed
    },
  }
}

const SERVER_PROCESS = statement(() =>
  selection({ pid: sql<number>`pg_backend_pid()` }, (columns) => sql`select ${columns}`),
)

/** Whether it is a pooler that answers: its connections have numbers of their own, not those of the server's processes. */
async function reach(config: pg.ClientConfig, url: string): Promise<boolean> {
  const client = new pg.Client(config)
  client.on('error', () => undefined)
  try {
    await client.connect()
    const answering = await firstRow(client, SERVER_PROCESS, {})
    return answering?.pid !== (client as pg.Client & { processID: number }).processID
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
