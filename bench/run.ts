import { cachedAnswer } from './cached-answer.bench.ts'
import { databaseGrowth } from './database-growth.bench.ts'
import { demoCalendar } from './demo-calendar.bench.ts'
import { detailPages } from './detail-pages.bench.ts'
import { finderBench } from './finder.bench.ts'
import { firstStart } from './first-start.bench.ts'
import { historyScale, historySize } from './history-scale.bench.ts'
import { homeWeight } from './home-weight.bench.ts'
import { importRatio } from './import-ratio.bench.ts'
import { keptPages } from './kept-pages.bench.ts'
import { lighthouse } from './lighthouse.bench.ts'
import { liveDelivery } from './live-delivery.bench.ts'
import { liveSize } from './live-size.bench.ts'
import { ratings } from './ratings.bench.ts'
import { scoreGridBench } from './score-grid.bench.ts'
import { searchNames } from './search-names.bench.ts'
import { type Benchmark, undoing } from './support/benchmark.ts'
import { load, machine } from './support/machine.ts'
import { printRun, recordRun } from './support/report.ts'
import { upcomingCold } from './upcoming-cold.bench.ts'

/** In the order in which they are run. */
const BENCHMARKS: readonly Benchmark[] = [
  firstStart,
  cachedAnswer,
  keptPages,
  homeWeight,
  lighthouse,
  upcomingCold,
  historyScale,
  historySize,
  databaseGrowth,
  detailPages,
  searchNames,
  scoreGridBench,
  ratings,
  finderBench,
  liveDelivery,
  liveSize,
  importRatio,
  demoCalendar,
]

const names = process.argv.slice(2)
const unknown = names.filter((name) => !BENCHMARKS.some((benchmark) => benchmark.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}; there are ${BENCHMARKS.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}
const chosen = BENCHMARKS.filter(({ name, alone }) => (names.length === 0 ? !alone : names.includes(name)))

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
  const before = load()
  const started = performance.now()
  try {
    const findings = await benchmark.run({
      say: (text) => console.log(`  … ${text}`),
      undo: undo.add,
      undoAtEnd: undoAtEnd.add,
    })
    const run = { benchmark, findings, took: performance.now() - started, load: before }
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
