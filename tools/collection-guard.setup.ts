import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { beforeAll } from 'vitest'

/**
 * Fails a test file that reads files while tests are collected, itself or in its calls. The body of a `describe` runs even where the suite
 * is skipped, so such a file fails on every machine that lacks the data. A module may read its own files when it is imported.
 */
const READS = [
  'accessSync',
  'existsSync',
  'globSync',
  'lstatSync',
  'openSync',
  'readFileSync',
  'readdirSync',
  'statSync',
]
const ASYNC_READS = ['access', 'glob', 'lstat', 'open', 'readFile', 'readdir', 'stat']
const IN_TEST_CODE = /\.(test|testing)\.tsx?\b/

const state = globalThis as { collectingTests?: boolean; collectionGuarded?: boolean }

/** Whether a test file is among the callers. A module that it only imports is evaluated behind an `async` frame, or by the loader of modules. */
function calledByTest(): boolean {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 100
  const frames = new Error().stack?.split('\n') ?? []
  Error.stackTraceLimit = limit
  if (frames.some((frame) => frame.includes('node:internal/modules/'))) return false
  return frames.some((frame) => !frame.includes('at async ') && IN_TEST_CODE.test(frame))
}

function guard(target: object, names: readonly string[]): void {
  const functions = target as Record<string, (...args: unknown[]) => unknown>
  for (const name of names) {
    const original = functions[name]
    if (!original) continue
    functions[name] = Object.assign(function (this: unknown, ...args: unknown[]) {
      if (state.collectingTests && calledByTest()) {
        throw new Error(`${name}(${String(args[0])}) while tests are collected: read it in a test or in beforeAll`)
      }
      return original.apply(this, args)
    }, original)
  }
}

if (!state.collectionGuarded) {
  state.collectionGuarded = true
  guard(fs, READS)
  guard(fs.promises, ASYNC_READS)
  syncBuiltinESMExports()
}
state.collectingTests = true
beforeAll(() => {
  state.collectingTests = false
})
