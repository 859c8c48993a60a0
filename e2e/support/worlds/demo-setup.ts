import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Product, startProduct } from './product.ts'

/** Saturday afternoon: matches of many leagues in play, more to come in the evening. */
export const SATURDAY = '2026-11-21T15:20:00Z'

/** A minute where the machine has nothing else to do. */
const FILLED_WITHIN_SECONDS = 900
const TOKEN = 'reads the metrics of the setup'

async function fillEmpty(dataDir: string): Promise<void> {
  const product = await startProduct({ dataDir, env: { FEED: 'none' } })
  await product.stop()
}

async function fillDemo(dataDir: string): Promise<void> {
  const env = { CLOCK: SATURDAY, METRICS_TOKEN: TOKEN }
  const product = await startProduct({ dataDir, env, readySeconds: FILLED_WITHIN_SECONDS })
  await roundsWritten(product)
  await product.stop()
}

/** Waits until the chances after each round are stored: every product on a copy would compute them, which takes half a minute of CPU. */
async function roundsWritten({ url }: Product): Promise<void> {
  const lastTurn = async () => {
    const metrics = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
    return /last_success_timestamp_seconds\{job="season chances"\} (.+)/.exec(await metrics.text())?.[1]
  }
  // Before the world is filled a turn does nothing.
  const before = await lastTurn()
  const deadline = Date.now() + FILLED_WITHIN_SECONDS * 1000
  while (Date.now() < deadline) {
    if ((await lastTurn()) !== before) return
    await delay(500)
  }
  throw new Error('The chances after each round were not written down')
}

/**
 * Fills a demo world once for all journeys and keeps one product running on a copy of it. A developer of journeys can name a folder that
 * was filled at the same clock time (`DEMO_FOLDER`) to wait less. Next to it is a folder with tables and no football, which halves the
 * start of other products.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-demo-'))
  const filled = process.env.DEMO_FOLDER ?? join(folder, 'filled')
  const running = join(folder, 'running')
  const empty = join(folder, 'empty')
  await Promise.all([fillEmpty(empty), process.env.DEMO_FOLDER ? null : fillDemo(filled)])
  await cp(filled, running, { recursive: true })
  const product = await startProduct({ dataDir: running, env: { CLOCK: SATURDAY } })
  process.env.DEMO_URL = product.url
  process.env.DEMO_FOLDER = filled
  process.env.EMPTY_FOLDER = empty
  return async () => {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
