import { writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { ROOT } from './root.ts'

/** The result of a run of tests. */
export interface TestRun {
  passed: number
  failed: number
  skipped: number
  /** Files that cannot be loaded or prepared, and errors nobody caught. */
  faults: number
  /** Tests that failed and tests that passed when they were tried again, by file and name: the last thing a long output shows. */
  notes: string[]
}

/** States of a file that was not yet loaded, or not run to its end. */
const UNFINISHED: ReadonlySet<string> = new Set(['queued', 'pending'])

/** Writes what a run came to, a TestRun, to the file `TEST_RUN_FILE`. */
export default class TestRunReporter implements Reporter {
  async onTestRunEnd(...[modules, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>) {
    const count = (state: 'passed' | 'failed' | 'skipped') =>
      modules.reduce((sum, { children }) => sum + [...children.allTests(state)].length, 0)
    const run: TestRun = {
      passed: count('passed'),
      failed: count('failed'),
      skipped: count('skipped'),
      faults: errors.length + modules.filter(brokenOutsideOfTests).length,
      notes: [...modules.flatMap(notesOf), ...errors.map((error) => `Failed outside of tests: ${firstLine(error)}`)],
    }
    await writeFile(process.env.TEST_RUN_FILE ?? '', JSON.stringify(run))
  }
}

const brokenOutsideOfTests = (module: TestModule) => module.errors().length > 0 || UNFINISHED.has(module.state())

/** A hook that failed, or a file that cannot be loaded, has an error; a file whose process ended has none. */
const reasonOf = (module: TestModule) => {
  const [error] = module.errors()
  return error ? firstLine(error) : 'not run to its end'
}

const firstLine = ({ message, cause }: { message: string; cause?: unknown }) =>
  [message, cause instanceof Error ? cause.message : ''].filter(Boolean).join(': ').split('\n', 1)[0]

function notesOf(module: TestModule): string[] {
  const file = relative(ROOT, module.moduleId)
  const tests = [...module.children.allTests()]
  const failed = tests.filter((test) => test.result().state === 'failed')
  const flaky = tests.filter((test) => test.result().state === 'passed' && test.diagnostic()?.flaky)
  return [
    ...(brokenOutsideOfTests(module) ? [`Failed: ${file}: ${reasonOf(module)}`] : []),
    ...failed.map(({ fullName }) => `Failed: ${file} › ${fullName}`),
    ...flaky.map(({ fullName }) => `Passed when it was tried again: ${file} › ${fullName}`),
  ]
}
