import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './root.ts'
import { run } from './run.ts'
import type { TestRun } from './test-reporter.ts'

const NOTHING: TestRun = { passed: 0, failed: 0, skipped: 0, faults: 0, notes: [] }

/**
 * Starts a runner, which writes what came of its tests into a file, and reads that. All that it starts shares compiled code: loading the
 * server takes a quarter less then, and a run starts a hundred of them.
 */
async function readRun<Report>(
  start: (file: string, env: NodeJS.ProcessEnv) => Promise<{ code: number }>,
  read: (report: Report) => TestRun,
) {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-test-'))
  const file = join(folder, 'run.json')
  try {
    const { code } = await start(file, { NODE_COMPILE_CACHE: join(folder, 'compiled') })
    const report = await readFile(file, 'utf8').catch(() => null)
    const sum = report === null ? NOTHING : read(JSON.parse(report) as Report)
    // Any fault the runner reports counts, also one that is unknown here.
    const clean = sum.failed + sum.faults === 0
    return clean && code !== 0 ? { ...sum, faults: 1 } : sum
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs tests with these arguments of vitest, showing them as they go. One that fails is tried again, as a journey is: what fails twice is wrong. */
export function runTests(args: readonly string[], env: NodeJS.ProcessEnv): Promise<TestRun> {
  const reporters = ['--reporter=default', `--reporter=${join(ROOT, 'tools/test-reporter.ts')}`]
  return readRun(
    (file, shared) =>
      run('vitest', ['run', '--retry=1', ...args, ...reporters], { env: { ...shared, ...env, TEST_RUN_FILE: file } }),
    (sum: TestRun) => sum,
  )
}

/** The used parts of Playwright's report. */
interface JourneysReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
  suites: JourneySuite[]
}

interface JourneySuite {
  title: string
  specs: { title: string; file: string; tests: { status: string }[] }[]
  suites?: JourneySuite[]
}

const NOTES: Partial<Record<string, string>> = { unexpected: 'Failed', flaky: 'Passed when it was tried again' }

const journeyNotes = ({ specs, suites = [] }: JourneySuite): string[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ status }) => (NOTES[status] ? [`${NOTES[status]}: ${file} › ${title}`] : [])),
  ),
  ...suites.flatMap(journeyNotes),
]

/** Runs journeys with these arguments of Playwright; one that passed when it was tried again has passed. */
export function runJourneys(args: readonly string[], env: NodeJS.ProcessEnv): Promise<TestRun> {
  return readRun(
    (file, shared) =>
      run('playwright', ['test', ...args, '--reporter=list,json'], {
        env: { ...shared, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      }),
    ({ stats, errors, suites }: JourneysReport) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      faults: errors.length,
      notes: suites.flatMap(journeyNotes),
    }),
  )
}

/** Prints the results of all runs and sets the exit code. `skippingIsWrong` where everything that a test needs is available. */
export function reportTests(runs: readonly TestRun[], { skippingIsWrong }: { skippingIsWrong: boolean }): void {
  const sum = (count: (run: TestRun) => number) => runs.reduce((all, run) => all + count(run), 0)
  const [passed, failed, skipped] = [sum((run) => run.passed), sum((run) => run.failed), sum((run) => run.skipped)]
  const none = passed + failed + skipped === 0
  if (none) console.log('There are no such tests.')
  const skippedWrongly = skippingIsWrong && skipped > 0
  if (skippedWrongly) console.log('A test was skipped although everything it needs is available.')
  const wrong = failed + sum(({ faults }) => faults)
  process.exitCode = wrong > 0 || skippedWrongly || none ? 1 : 0
  for (const note of runs.flatMap(({ notes }) => notes)) console.log(note)
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
}
