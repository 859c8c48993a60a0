import { existsSync } from 'node:fs'
import { cp, glob, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { buildWeb } from '../tools/build/web-build.ts'
import { ROOT } from '../tools/root.ts'
import type { Bench, Benchmark } from './support/benchmark.ts'
import { temporaryFolder } from './support/databases.ts'
import { newDemoFolder, offerDemoFolder, type Product, startProduct } from './support/demo.ts'
import { atMost, megabytes, seconds } from './support/figures.ts'
import { memoryWithChildren, waitFor } from './support/processes.ts'

const MAX_MS = { built: 6_000, whole: 30_000, unbuilt: 60_000 }
const MAX_BYTES = 800 * 1024 ** 2
/** By then the work after a first filling is done: the chances after each round take about a minute in a separate thread. */
const SETTLED_MS = 180_000
const TIMEOUT_MS = 150_000
/** Often enough for the figure, seldom enough not to keep the filling from its work. */
const LOOK_EVERY_MS = 250
const MADE_OR_FOREIGN = new Set(['node_modules', 'dist', 'data', '.git', '.tanstack'])

const showsMatches = async (answer: Response) => answer.ok && (await answer.text()).includes('href="/soccer?mid=')

/** From before the process exists to the first home page with matches in it. */
async function untilMatches(start: () => Promise<Product>): Promise<{ product: Product; ms: number }> {
  const started = performance.now()
  const product = await start()
  await waitFor(product, { url: `${product.url}/`, wanted: showsMatches, withinMs: TIMEOUT_MS, everyMs: LOOK_EVERY_MS })
  return { product, ms: performance.now() - started }
}

/** A copy of the present sources in another folder without any build; it shares the installed packages. */
async function unbuiltCopy(bench: Bench): Promise<string> {
  const folder = await temporaryFolder(bench)
  await cp(ROOT, folder, { recursive: true, filter: (path) => !MADE_OR_FOREIGN.has(basename(path)) })
  for await (const path of glob('{.,apps/*,packages/*}/node_modules', { cwd: ROOT })) {
    if (existsSync(join(folder, dirname(path)))) await symlink(join(ROOT, path), join(folder, path))
  }
  return folder
}

async function builtStart(bench: Bench) {
  await buildWeb({ ifStale: true })
  const folder = await newDemoFolder(bench)
  bench.say('built already')
  const started = performance.now()
  const { product, ms } = await untilMatches(() => startProduct(bench, { DATA_DIR: folder }))
  await waitFor(product, {
    url: `${product.url}/readyz`,
    wanted: (answer) => answer.ok,
    withinMs: TIMEOUT_MS,
    everyMs: LOOK_EVERY_MS,
  })
  const filled = performance.now() - started
  const memory = await memoryWithChildren(product.process.pid ?? 0)
  bench.say('what follows a first filling')
  await delay(SETTLED_MS)
  const settled = await memoryWithChildren(product.process.pid ?? 0)
  if ((await product.stop()) === 0) offerDemoFolder(folder)
  return { ms, filled, memory, settled }
}

async function unbuiltStart(bench: Bench): Promise<number> {
  const cwd = await unbuiltCopy(bench)
  const folder = await temporaryFolder(bench)
  bench.say('build included')
  const { product, ms } = await untilMatches(() => startProduct(bench, { DATA_DIR: folder }, { cwd }))
  await product.stop()
  return ms
}

export const firstStart: Benchmark = {
  name: 'first-start',
  title: 'The first start',
  about:
    'From `node tools/start.ts` (what `npm start` runs) with an empty data folder to the first home page that shows matches, which is ' +
    'looked for every quarter of a second; once with an up-to-date build and once in a fresh copy of the sources that has to be built first. ' +
    'Memory is that of the process and of the embedded database, shared pages counted once (Pss).',
  async run(bench) {
    const built = await builtStart(bench)
    const unbuilt = await unbuiltStart(bench)
    const { memory, settled } = built
    return {
      figures: [
        atMost('first page with matches, built already', { value: built.ms, target: MAX_MS.built, show: seconds }),
        atMost('whole demo world there, built already', { value: built.filled, target: MAX_MS.whole, show: seconds }),
        atMost('first page with matches, build included', { value: unbuilt, target: MAX_MS.unbuilt, show: seconds }),
        atMost('memory once the demo world is ready', { value: memory, target: MAX_BYTES, show: megabytes }),
        atMost('memory three minutes later', { value: settled, target: MAX_BYTES, show: megabytes }),
      ],
    }
  },
}
