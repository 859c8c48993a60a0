import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { serialize } from 'node:v8'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onceInRun, runFolder } from './run-folder.ts'

const RUN = `once-${process.pid}`

beforeEach(() => {
  mkdirSync(runFolder(RUN), { recursive: true })
  vi.stubEnv('TEST_RUN', RUN)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(runFolder(RUN), { recursive: true, force: true })
})

test('the folder of a run is made once, and shared by later callers', () => {
  const work = vi.fn(() => [{ home: 'Ashton', goals: [2, 1] }])
  expect([onceInRun('matches', work), onceInRun('matches', work)]).toEqual([work(), work()])
  expect(work).toHaveBeenCalledTimes(3)
})

test('callers wait while the first one makes it', () => {
  const wait = vi.spyOn(Atomics, 'wait').mockImplementation(() => {
    writeFileSync(`${runFolder(RUN)}/matches`, serialize('of the first'))
    return 'timed-out'
  })
  writeFileSync(`${runFolder(RUN)}/matches.begun`, '')
  expect(onceInRun('matches', () => 'of the second')).toBe('of the first')
  expect(wait).toHaveBeenCalledOnce()
  wait.mockRestore()
})

test('outside of a run everybody works for themselves', () => {
  vi.stubEnv('TEST_RUN', undefined)
  const work = vi.fn(() => 1)
  expect([onceInRun('matches', work), onceInRun('matches', work)]).toEqual([1, 1])
  expect(work).toHaveBeenCalledTimes(2)
})
