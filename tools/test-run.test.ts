import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reportTests, runJourneys, runTests } from './test-run.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-test-run-'))
  const project = (name: string, include: string) => ({ test: { name, include: [include], globals: true } })
  const projects = [project('left', 'left/**'), project('right', 'right/**')]
  file('vitest.config.mjs', `export default ${JSON.stringify({ test: { pool: 'forks', projects } })}`)
  file('left/fine.test.mjs', `test('fine', () => {})\ntest.skip('left out', () => {})`)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string, text: string) => {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return path
}
const run = async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  return await runTests(['--root', folder], {})
}

test('each test is counted once, one that failed first is noted, and a file that cannot be loaded or prepared is a fault', async () => {
  file('right/broken.test.mjs', `test('broken', () => expect(1).toBe(2))\ntest('whole', () => {})`)
  file('right/flaky.test.mjs', `let tries = 0\ntest('at last', () => expect(++tries).toBe(2))`)
  file('right/missing.test.mjs', `import './nowhere.mjs'`)
  file('right/unready.test.mjs', `beforeAll(() => { throw new Error('no') })\ntest('fine', () => {})`)
  const { notes, ...counts } = await run()
  expect(counts).toEqual({ passed: 3, failed: 1, skipped: 2, faults: 2 })
  expect(notes.toSorted()).toEqual([
    expect.stringMatching(/^Failed: .*right\/broken\.test\.mjs › broken$/),
    expect.stringMatching(/^Failed: .*missing\.test\.mjs: .*nowhere\.mjs/),
    expect.stringMatching(/^Failed: .*unready\.test\.mjs: no$/),
    expect.stringMatching(/^Passed when it was tried again: .*flaky\.test\.mjs › at last$/),
  ])
})

test('a process that ends in the middle and an uncaught error are faults', async () => {
  file(
    'right/ended.test.mjs',
    `test('ends', async () => {
    process.kill(process.pid, 'SIGKILL')
    await new Promise((resolve) => setTimeout(resolve, 10_000))
  })`,
  )
  file('left/uncaught.test.mjs', `test('fine', () => void Promise.reject(new Error('nobody catches')))`)
  const { faults, notes } = await run()
  expect(faults).toBeGreaterThanOrEqual(2)
  expect(notes).toContainEqual(expect.stringMatching(/^Failed outside of tests: nobody catches$/))
})

describe('journeys', () => {
  const runPlaywright = async (body: string) => {
    file('playwright.config.mjs', `export default { retries: 1, reporter: 'line', testMatch: 'journeys/**' }`)
    file(
      'journeys/one.test.mjs',
      `import { expect, test } from ${JSON.stringify(import.meta.resolve('@playwright/test'))}\n${body}`,
    )
    vi.spyOn(console, 'log').mockImplementation(() => {})
    return await runJourneys(['--config', folder], {})
  }

  test('that pass, pass again, fail and are skipped are counted once', async () => {
    const body = `test('fine', () => {})
      test('at last', ({}, { retry }) => expect(retry).toBe(1))
      test('broken', () => expect(1).toBe(2))
      test.skip('left out', () => {})`
    expect(await runPlaywright(body)).toEqual({
      ...{ passed: 2, failed: 1, skipped: 1, faults: 0 },
      notes: [
        'Passed when it was tried again: journeys/one.test.mjs › at last',
        'Failed: journeys/one.test.mjs › broken',
      ],
    })
  })

  test('that cannot be loaded are a fault', async () => {
    expect(await runPlaywright(`import './nowhere.mjs'`)).toMatchObject({
      passed: 0,
      faults: expect.toSatisfy((faults) => faults > 0),
    })
  })
})

test('failures are listed before the last line', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const before = process.exitCode
  const run = { passed: 1, failed: 1, skipped: 0, faults: 0, notes: ['Failed: one.test.ts › breaks'] }
  reportTests([run], { skippingIsWrong: false })
  expect(log.mock.calls.flat().slice(-2)).toEqual(['Failed: one.test.ts › breaks', '1 passed, 1 failed, 0 skipped'])
  process.exitCode = before
})

test.each([
  ['everything passed', [{ passed: 2 }, { passed: 3, skipped: 1 }], '5 passed, 0 failed, 1 skipped', 0],
  ['one of the runners failed', [{ passed: 2 }, { passed: 3, failed: 1 }], '5 passed, 1 failed, 0 skipped', 1],
  ['one of them found a fault', [{ passed: 2, faults: 1 }, { passed: 3 }], '5 passed, 0 failed, 0 skipped', 1],
  ['there were no tests', [{}, {}], '0 passed, 0 failed, 0 skipped', 1],
])('what two runners came to is one line: %s', (_, runs, line, code) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const before = process.exitCode
  const nothing = { passed: 0, failed: 0, skipped: 0, faults: 0, notes: [] }
  reportTests(
    runs.map((run) => ({ ...nothing, ...run })),
    { skippingIsWrong: false },
  )
  expect([log.mock.lastCall, process.exitCode]).toEqual([[line], code])
  process.exitCode = before
})
