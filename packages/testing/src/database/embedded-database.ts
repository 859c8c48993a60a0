import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@touchline/database'
import { embeddedConfig } from '@touchline/database/connection'
import { type Engine, startEngine } from '@touchline/database/engine'
import { runFolder } from '../run-folder.ts'
import { connect, migratedHash, relationsOf, type TestDatabase } from './migrated.ts'
import { truncateForGood } from './truncate.ts'

interface Embedded {
  engine: Engine
  /** Of its socket. */
  folder: string
}

/**
 * Engines that this process started and no test uses at the moment: starting one takes longer than most tests, and its machine code is
 * the better the longer it runs. They are kept only in a run, and end with its processes.
 */
const unused: (Embedded & { made: string })[] = []

/** An empty embedded database, whatever kind is tested; see `testDatabase`. */
export async function embeddedTestDatabase(): Promise<TestDatabase> {
  const kept = unused.pop()
  if (kept) {
    const database = reusable(kept, kept.made)
    await truncateForGood(database)
    return database
  }
  const dump = readOrNull(dumpPath())
  const embedded = await startEmbedded(dump)
  if (dump === null) await makeDump(embedded)
  return reusable(embedded, await inSession(embedded, relationsOf))
}

async function startEmbedded(dump: Uint8Array | null): Promise<Embedded> {
  const run = process.env.TEST_RUN
  const folder = mkdtempSync(run ? join(runFolder(run), 'db-') : join(tmpdir(), 'touchline-test-'))
  const engine = await startEngine({ folder: null, socketPath: join(folder, '.s.PGSQL.5432'), dump }, (error) => {
    throw error
  })
  return { engine, folder }
}

const addressOf = ({ folder, engine }: Embedded) => embeddedConfig(folder, engine.connect)

/** @param made what relations it had when it was new */
function reusable(embedded: Embedded, made: string): TestDatabase {
  return connect(addressOf(embedded), 'embedded', async () => {
    const isKept = process.env.TEST_RUN !== undefined && (await inSession(embedded, cleared)) === made
    if (isKept) return void unused.push({ ...embedded, made })
    await embedded.engine.close()
    rmSync(embedded.folder, { recursive: true, force: true })
  })
}

async function inSession<T>(embedded: Embedded, work: (pool: TestDatabase['pool']) => Promise<T>): Promise<T> {
  const database = connect(addressOf(embedded), 'embedded', async () => undefined)
  try {
    return await work(database.pool)
  } finally {
    await database.close()
  }
}

/** Ends what a test may have left in the one session of all connections. @returns its relations */
async function cleared(pool: TestDatabase['pool']): Promise<string> {
  await pool.query('discard all')
  await pool.query(`set time zone 'UTC'`)
  return relationsOf(pool)
}

/** Of a migrated database, for whoever starts one until the migrations change. */
function dumpPath(): string {
  const folder = join(tmpdir(), `touchline-test-dumps-${process.getuid?.() ?? 0}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return join(folder, `${migratedHash()}.tar`)
}

async function makeDump(embedded: Embedded): Promise<void> {
  const database = connect(addressOf(embedded), 'embedded', async () => undefined)
  await migrate(database)
  await database.close()
  const unfinished = `${dumpPath()}.${process.pid}`
  writeFileSync(unfinished, await embedded.engine.dump())
  renameSync(unfinished, dumpPath())
}

function readOrNull(path: string): Uint8Array | null {
  try {
    return readFileSync(path)
  } catch {
    return null
  }
}
