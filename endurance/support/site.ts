import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { inject } from 'vitest'
import type { Bench } from '../../bench/support/benchmark.ts'
import { type Child, memoryOf, startChild, waitFor } from '../../bench/support/processes.ts'
import { freePort } from '../../e2e/support/worlds/product.ts'
import { type Database, openDatabase } from '../../packages/database/src/index.ts'
import { NODE_FLAGS } from '../../tools/server-command.ts'
import { demoTemplate } from './demo-template.ts'
import { addressOf } from './own-server.ts'

const READY_MS = 120_000

/** A process of the product that can be killed and started again in its place. */
export interface Part {
  name: string
  role: 'web' | 'worker'
  /** Its address; a worker answers nothing there. */
  url: string
  child(): Child
  start(): Promise<void>
  kill(): Promise<void>
}

/** The product as it runs in several processes on one PostgreSQL server. */
export interface Site {
  databaseUrl: string
  dataDir: string
  web: readonly Part[]
  workers: readonly Part[]
  /** The present time of the world, which continues whatever process is killed. */
  now(): Date
  /** Opens its database in this process. */
  open(): Promise<Database>
}

/** A new database on the server of the run, which is dropped with the scenario. */
export async function newDatabase(bench: Bench, template = 'template0'): Promise<string> {
  const server = inject('server')
  const name = `endurance_${process.pid}_${randomBytes(4).toString('hex')}`
  await administer(`create database ${name} template ${template}`)
  bench.undo(() => administer(`drop database if exists ${name} with (force)`))
  return addressOf(server, name)
}

/** One statement to the server itself. */
export async function administer(statement: string): Promise<void> {
  const database = await openDatabase({ url: addressOf(inject('server')), role: 'command' })
  try {
    await database.pool.query(statement)
  } finally {
    await database.close()
  }
}

export async function temporaryFolder(bench: Bench): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-endurance-'))
  bench.undo(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export interface SiteOptions {
  web?: number
  workers?: number
  env?: Record<string, string>
  /** Variables of the workers or the web processes alone, in addition to those of all. */
  workerEnv?: Record<string, string>
  webEnv?: Record<string, string>
  /** An existing database, instead of a new one on the server of the run. */
  databaseUrl?: string
  /** Another file to run instead of the product itself. */
  entry?: string
  /** An empty database instead of the demo world. */
  empty?: boolean
  /** Instant its clock begins at, where it is not that of the demo world. */
  clock?: string
}

/** Starts web processes and workers on a copy of the demo world, and waits until all of them are ready. */
export async function startSite(bench: Bench, options: SiteOptions = {}): Promise<Site> {
  const { web = 2, workers = 2, env = {}, empty = false, entry = 'apps/server/src/main.ts' } = options
  const template = empty || options.databaseUrl ? null : await demoTemplate(bench)
  const databaseUrl = options.databaseUrl ?? (await newDatabase(bench, template?.name))
  const dataDir = await temporaryFolder(bench)
  const start = Date.parse(options.clock ?? template?.startedAt ?? new Date().toISOString())
  const began = Date.now()
  const now = () => new Date(start + Date.now() - began)

  const part = async (role: Part['role'], at: number): Promise<Part> => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    let child: Child | null = null
    const current = () => {
      if (child === null) throw new Error('It was not started')
      return child
    }
    return {
      name: `${role} ${at + 1}`,
      role,
      url,
      child: current,
      start: async () => {
        child = startChild(bench, [...NODE_FLAGS, entry], {
          env: {
            HOST: '127.0.0.1',
            LOG_LEVEL: 'warn',
            TRUSTED_PROXIES: '1',
            FEED: 'demo',
            ...env,
            ...(role === 'worker' ? options.workerEnv : options.webEnv),
            PORT: String(port),
            ROLE: role,
            DATABASE_URL: databaseUrl,
            DATA_DIR: dataDir,
            CLOCK: now().toISOString(),
          },
        })
        if (role === 'web')
          await waitFor(child, { url: `${url}/readyz`, wanted: (answer) => answer.ok, withinMs: READY_MS })
      },
      kill: async () => {
        current().process.kill('SIGKILL')
        await current().ended
      },
    }
  }

  const site: Site = {
    databaseUrl,
    dataDir,
    web: await Promise.all(Array.from({ length: web }, (_, at) => part('web', at))),
    workers: await Promise.all(Array.from({ length: workers }, (_, at) => part('worker', at))),
    now,
    open: () => openDatabase({ url: databaseUrl, role: 'command' }),
  }
  for (const one of [...site.web, ...site.workers]) await one.start()
  return site
}

/** Names of the processes that have ended unexpectedly, each with the end of its output. */
export const fallen = (parts: readonly Part[]): string[] =>
  parts
    .filter((part) => part.child().process.exitCode !== null || part.child().process.signalCode !== null)
    .map((part) => `${part.name}: ${part.child().output().slice(-2000)}`)

/** Resident memory of a process in bytes: now and at its highest. */
export const memoryOfPart = async (part: Part) => (await memoryOf(part.child().process.pid ?? 0)) ?? { now: 0, peak: 0 }

/** Polls until it is true. @throws Error that names the condition */
export async function until(what: string, isSo: () => Promise<boolean> | boolean, withinMs: number): Promise<number> {
  const started = performance.now()
  while (performance.now() - started < withinMs) {
    if (await isSo()) return performance.now() - started
    await delay(100)
  }
  throw new Error(`Not within ${withinMs / 1000} s: ${what}`)
}

export const pause = (ms: number) => delay(ms)
