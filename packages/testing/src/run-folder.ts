import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'

const LOOK_MS = 100
/** A run that has not finished by then is taken to be gone. */
const TIMEOUT_MS = 120_000

/** Where the processes of a run leave what they share; it goes at the end of the run. */
export const runFolder = (run: string): string => join(tmpdir(), `touchline-test-${run}`)

/**
 * Works something out once for all processes of a run: the first does it, the others wait and read what came of it. Outside of a run
 * everybody does it.
 * @param name of a file in the run's folder
 */
export function onceInRun<Result>(name: string, work: () => Result): Result {
  const run = process.env.TEST_RUN
  if (run === undefined) return work()
  const file = join(runFolder(run), name)
  const until = Date.now() + TIMEOUT_MS
  while (!existsSync(file)) {
    if (begins(`${file}.begun`) || Date.now() > until) return leave(file, work())
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MS)
  }
  return deserialize(readFileSync(file)) as Result
}

/** Whether nobody began before. */
function begins(mark: string): boolean {
  try {
    writeFileSync(mark, '', { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

/** Written under another name first, so that a file that exists is a whole one. */
function leave<Result>(file: string, result: Result): Result {
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, serialize(result))
  renameSync(unfinished, file)
  return result
}
