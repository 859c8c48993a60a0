import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../e2e/support/worlds/product.ts'
import type { Bench } from './benchmark.ts'
import { type Child, startChild, waitFor, waitForRest } from './processes.ts'

export interface Product extends Child {
  /** Origin it answers at. */
  url: string
}

const READY_MS = 240_000
/** A full Saturday with matches over, in play and to come: a page's figures do not hang on the hour at which they are measured. */
const SATURDAY = '2026-11-28T15:30:00Z'

/** Starts the product as `npm start` does on a free port, with the given variables, on a Saturday; it may not answer yet. */
export async function startProduct(
  bench: Bench,
  env: Record<string, string>,
  options: { cwd?: string } = {},
): Promise<Product> {
  const port = String(await freePort())
  const child = startChild(bench, ['tools/start.ts'], {
    ...options,
    env: { HOST: '127.0.0.1', PORT: port, LOG_LEVEL: 'warn', CLOCK: SATURDAY, ...env },
  })
  return { ...child, url: `http://127.0.0.1:${port}` }
}

/** The idle product on a data folder with a stopped demo world: the same matches for the whole run. */
export async function productWithDemo(bench: Bench): Promise<Product> {
  const product = await startProduct(bench, { DATA_DIR: await demoFolder(bench), FEED: 'none' })
  await waitFor(product, { url: `${product.url}/readyz`, wanted: (answer) => answer.ok, withinMs: READY_MS })
  bench.say("waiting for the work after the product's start")
  await waitForRest(product, READY_MS)
  return product
}

let filled: Promise<string> | null = null

/** A folder that the benchmarks of a run may fill or use one after the other, each when the one before has closed it. */
export async function newDemoFolder(bench: Bench): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-bench-demo-'))
  bench.undoAtEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Lets later benchmarks use a data folder that holds the whole demo world and is closed. */
export function offerDemoFolder(folder: string): void {
  filled ??= Promise.resolve(folder)
}

function demoFolder(bench: Bench): Promise<string> {
  filled ??= fillDemoFolder(bench)
  return filled
}

async function fillDemoFolder(bench: Bench): Promise<string> {
  bench.say('filling a data folder with the demo world')
  const folder = await newDemoFolder(bench)
  const product = await startProduct(bench, { DATA_DIR: folder })
  await waitFor(product, { url: `${product.url}/readyz`, wanted: (answer) => answer.ok, withinMs: READY_MS })
  await product.stop()
  return folder
}
