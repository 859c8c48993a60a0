import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, migrate, openDatabase } from '../../packages/database/src/index.ts'
import type { Bench } from './benchmark.ts'

/** The server that is tried when TEST_DATABASE_URL names none is the local one. */
const SERVER = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** A place for a separate database: the variables that lead a process of the product there, and the way to open it here. */
export interface Place {
  title: 'embedded' | 'PostgreSQL'
  environment: Record<string, string>
  /** Opens and migrates it. */
  open(): Promise<Database>
}

/** A folder in the system's folder for temporary files that goes away with the benchmark. */
export async function temporaryFolder(bench: Bench): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-bench-'))
  bench.undo(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function opened(options: { url?: string; dataDir?: string }): Promise<Database> {
  const database = await openDatabase({ ...options, role: 'server' })
  await migrate(database)
  return database
}

export async function embeddedPlace(bench: Bench): Promise<Place> {
  const dataDir = await temporaryFolder(bench)
  return {
    title: 'embedded',
    environment: { DATA_DIR: dataDir },
    open: () => opened({ dataDir }),
  }
}

/** A new database on the PostgreSQL server; null, with a word about it, where there is no server. */
export async function serverPlace(bench: Bench): Promise<Place | null> {
  const administrator = await administratorOf(bench)
  if (administrator === null) return null
  const name = `touchline_bench_${process.pid}_${randomBytes(4).toString('hex')}`
  await administrator.pool.query(`create database ${name} template template0`)
  bench.undo(() => administrator.pool.query(`drop database ${name} with (force)`))
  return placeOf(bench, name)
}

async function administratorOf(bench: Bench): Promise<Database | null> {
  const administrator = await openDatabase({ url: SERVER, role: 'server' }).catch((error: Error) => {
    bench.say(`left out: ${error.message} (TEST_DATABASE_URL names another one)`)
    return null
  })
  if (administrator) bench.undo(() => administrator.close())
  return administrator
}

async function placeOf(bench: Bench, name: string): Promise<Place> {
  const address = new URL(SERVER)
  address.pathname = `/${name}`
  const url = address.href
  return {
    title: 'PostgreSQL',
    environment: { DATABASE_URL: url, DATA_DIR: await temporaryFolder(bench) },
    open: () => opened({ url }),
  }
}

/** An embedded database and, where there is one, a database on a PostgreSQL server; both new and empty. */
export async function bothPlaces(bench: Bench): Promise<Place[]> {
  const places = [await embeddedPlace(bench), await serverPlace(bench)]
  return places.filter((place) => place !== null)
}
