import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from './product.ts'

/** Saturday afternoon: matches of many leagues in play, more to come in the evening. */
export const SATURDAY = '2026-11-21T15:20:00Z'

/** A minute where the machine has nothing else to do. */
const FILLED_WITHIN_SECONDS = 900

/**
 * Fills a demo world once for all journeys and keeps one product running on a copy of it. Who works on journeys names a folder that was
 * filled at the same time of the clock (`DEMO_FOLDER`) and waits less. Beside it stands a folder with tables and no football, which
 * spares other products half of the work of coming up.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-demo-'))
  const filled = process.env.DEMO_FOLDER ?? join(folder, 'filled')
  const running = join(folder, 'running')
  const empty = join(folder, 'empty')
  const fill = async (dataDir: string, env: Record<string, string>) =>
    (await startProduct({ dataDir, env, readySeconds: FILLED_WITHIN_SECONDS })).stop()
  await Promise.all([
    fill(empty, { FEED: 'none' }),
    ...(process.env.DEMO_FOLDER ? [] : [fill(filled, { CLOCK: SATURDAY })]),
  ])
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
