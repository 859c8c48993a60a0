import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ROOT } from '../../../tools/root.ts'

export interface Product {
  url: string
  dataDir: string
  process: ChildProcess
  /** Everything it has printed so far. */
  output(): string
  /** Asks it to stop as an operator would and waits for its end; answers the exit code. */
  stop(): Promise<number | null>
}

interface StartOptions {
  env?: Record<string, string>
  /** A folder to use instead of a new one; it is not deleted afterwards. */
  dataDir?: string
  /** Prepares the folder before the product uses it; otherwise it is a copy of one in which a server made the tables. */
  prepare?(folder: string): Promise<void>
  /** With an empty folder, as on the first start. */
  fromNothing?: boolean
  /** Resolve as soon as the process ends or is ready. */
  readySeconds?: number
  /** Through npm, as people start it, instead of the command behind it. */
  throughNpm?: boolean
  /** Another file of the project to run instead, which can be sent messages. */
  entry?: string
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('No free port')
  return address.port
}

export const nodeBinary = join(ROOT, 'node_modules/.bin/node')

/** Variables of the machine that must not reach the product under test. */
export function cleanEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { DATABASE_URL, FEED, SETUP, CLOCK, PORT, DATA_DIR, VITEST, VITEST_POOL_ID, NODE_ENV, FORCE_COLOR, ...rest } =
    process.env
  return { ...rest, ...extra }
}

/** The command behind `npm start`, or that itself, with its output. */
async function spawnProduct(
  folder: string,
  env: Record<string, string>,
  { throughNpm, entry }: Pick<StartOptions, 'throughNpm' | 'entry'> = {},
) {
  const port = await freePort()
  const [command, args] = throughNpm ? ['npm', ['start', '--silent']] : [nodeBinary, [entry ?? 'tools/start.ts']]
  const child = spawn(command, args, {
    cwd: ROOT,
    env: cleanEnvironment({
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      SETUP: 'off',
      ...env,
    }),
    stdio: entry ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
  })
  // A test that fails half-way must not leave it behind.
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, url: `http://127.0.0.1:${port}`, ended, output: () => printed }
}

/** Starts a product that is expected to end by itself; returns the exit code and its output. */
export async function runToEnd({ env = {}, dataDir }: { dataDir: string; env?: Record<string, string> }) {
  const { child, ended, output } = await spawnProduct(dataDir, env)
  const stopping = setTimeout(() => child.kill('SIGKILL'), 60_000)
  const code = await ended
  clearTimeout(stopping)
  return { code, output: output() }
}

/** Journeys that are run without a setup have no such folder: their products begin from nothing. */
async function copyEmpty(to: string): Promise<void> {
  if (process.env.EMPTY_FOLDER) await cp(process.env.EMPTY_FOLDER, to, { recursive: true })
}

/** Starts the built product exactly as `npm start` does and waits until it says that it is ready. */
export async function startProduct(options: StartOptions = {}): Promise<Product> {
  const { env = {}, dataDir, fromNothing, readySeconds = 300, throughNpm, entry } = options
  const { prepare = fromNothing || dataDir ? undefined : copyEmpty } = options
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'touchline-')))
  await prepare?.(folder)
  const { child, url, ended, output } = await spawnProduct(folder, env, { throughNpm, entry })

  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    const code = await ended
    if (!dataDir) await rm(folder, { recursive: true, force: true })
    return code
  }
  const product: Product = { url, dataDir: folder, process: child, output, stop }

  const deadline = Date.now() + readySeconds * 1000
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The product ended while starting:\n${output()}`)
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return product
    await delay(150)
  }
  await stop()
  throw new Error(`The product was not ready after ${readySeconds} s:\n${output()}`)
}

/** Starts a process of the product that writes and serves no pages: its work shows in the database. */
export async function startWorker({ env, dataDir }: { dataDir: string; env: Record<string, string> }) {
  const { child, ended, output } = await spawnProduct(dataDir, { ...env, ROLE: 'worker' })
  const stop = () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    return ended
  }
  return { process: child, output, stop }
}
