import { cached } from './cached.bench.ts'
import { firstStart } from './first-start.bench.ts'
import { goalStorm } from './goal-storm.bench.ts'
import { historyScale } from './history-scale.bench.ts'
import { importRatio } from './import-ratio.bench.ts'
import { liveDelivery } from './live-delivery.bench.ts'
import { pageLoad } from './page-load.bench.ts'
import { type Benchmark, undoing } from './support/benchmark.ts'
import { load, machine } from './support/machine.ts'
import { printRun, recordRun } from './support/report.ts'

/** In the order in which they are run. */
const BENCHMARKS: readonly Benchmark[] = [
  firstStart,
  cached,
  pageLoad,
  historyScale,
  liveDelivery,
  goalStorm,
  importRatio,
]

const names = process.argv.slice(2)
const unknown = names.filter((name) => !BENCHMARKS.some((benchmark) => benchmark.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}; there are ${BENCHMARKS.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}
const chosen = BENCHMARKS.filter(({ name }) => names.length === 0 || names.includes(name))

const undo = undoing()
const undoAtEnd = undoing()
const undoAll = async () => {
  await undo.all()
  await undoAtEnd.all()
}
let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    interrupted = true
    console.log('Interrupted: tidying up …')
    void undoAll().then(() => process.exit(130))
  })
}

console.log(`${machine()}; load ${load().toFixed(1)}\n`)
for (const benchmark of chosen) {
  if (interrupted) break
  console.log(`${benchmark.title} (${benchmark.name})`)
  const started = performance.now()
  try {
    const findings = await benchmark.run({
      say: (text) => console.log(`  … ${text}`),
      undo: undo.add,
      undoAtEnd: undoAtEnd.add,
    })
    const run = { benchmark, findings, took: performance.now() - started }
    if (interrupted) break
    printRun(run)
    await recordRun(run)
  } catch (error) {
    if (interrupted) break
    console.error(`  ${benchmark.name} could not be measured:`, error)
    process.exitCode = 1
  }
  if (!interrupted) await undo.all()
}
if (!interrupted) await undoAll()
