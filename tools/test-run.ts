import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './root.ts'
import { run } from './run.ts'
import type { TestRun } from './test-reporter.ts'

/** Runs tests once, showing them as they go. */
async function runOnce(args: readonly string[], env: NodeJS.ProcessEnv): Promise<TestRun> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-test-'))
  const file = join(folder, 'run.json')
  try {
    const reporters = ['--reporter=default', `--reporter=${join(ROOT, 'tools/test-reporter.ts')}`]
    const { code } = await run('vitest', ['run', ...args, ...reporters], { env: { ...env, TEST_RUN_FILE: file } })
    const sum = JSON.parse(await readFile(file, 'utf8')) as TestRun
    // Whatever vitest finds wrong counts, also what is unknown of here.
    const clean = sum.failed + sum.faults + sum.crashed.length === 0
    return clean && code !== 0 ? { ...sum, faults: 1 } : sum
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Runs tests with these arguments of vitest. Files whose process the JavaScript engine ended by a fault of its own run once more
 * (docs/decisions/0016), unless something else is wrong; what crashes again stays in `crashed`.
 */
export async function runTests(args: readonly string[], env: NodeJS.ProcessEnv): Promise<TestRun> {
  const first = await runOnce(args, env)
  if (first.crashed.length === 0 || first.failed + first.faults > 0) return first
  const files = first.crashed.map(({ file }) => file)
  console.log(`The process of these files crashed; they run once more: ${files.join(', ')}`)
  const projects = new Set(first.crashed.map(({ project }) => `--project=${project}`))
  const second = await runOnce([...args, ...projects, ...files], env)
  return { ...second, passed: first.passed + second.passed, skipped: first.skipped + second.skipped }
}

/** Prints what a run came to and sets the exit code. `skippingIsWrong` where everything that a test needs is there. */
export function reportTests(tests: TestRun, { skippingIsWrong }: { skippingIsWrong: boolean }): void {
  const skippedWrongly = skippingIsWrong ? tests.skipped : 0
  if (skippedWrongly > 0) console.log('A test was skipped although everything it needs is there.')
  const wrong = tests.failed + tests.faults + tests.crashed.length + skippedWrongly
  process.exitCode = wrong > 0 ? 1 : 0
  console.log(`${tests.passed} passed, ${tests.failed} failed, ${tests.skipped} skipped`)
}
