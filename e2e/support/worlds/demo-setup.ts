import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from './product.ts'

/** Saturday afternoon: matches of many leagues in play, more to come in the evening. */
export const SATURDAY = '2026-11-21T15:20:00Z'

/**
 * Fills a demo world once for all journeys and keeps one product running on a copy of it. Who works on journeys names a folder that was
 * filled at the same time of the clock (`DEMO_FOLDER`) and waits less.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-demo-'))
  const filled = process.env.DEMO_FOLDER ?? join(folder, 'filled')
  const running = join(folder, 'running')
  if (!process.env.DEMO_FOLDER) await (await startProduct({ dataDir: filled, env: { CLOCK: SATURDAY } })).stop()
  await cp(filled, running, { recursive: true })
  const product = await startProduct({ dataDir: running, env: { CLOCK: SATURDAY } })
  process.env.DEMO_URL = product.url
  process.env.DEMO_FOLDER = filled
  return async () => {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
