import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../../tools/root.ts'
import { cleanEnvironment, nodeBinary } from './product.ts'

export interface Ended {
  code: number | null
  /** What it printed for reading on. */
  out: string
  /** What it complained of. */
  complaints: string
}

interface CommandOptions {
  /** Killed without warning as soon as this has been printed. */
  killAt?: RegExp
}

/** Runs one of the operator's commands, `import football-data E0.csv`, to its end. */
export function touchline(
  words: readonly string[],
  env: Record<string, string>,
  { killAt }: CommandOptions = {},
): Promise<Ended> {
  const child = spawn(nodeBinary, [join(ROOT, 'apps/server/src/cli/main.ts'), ...words], {
    cwd: ROOT,
    env: cleanEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let complaints = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
    if (killAt?.test(out)) child.kill('SIGKILL')
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text
  })
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, out, complaints }))
  })
}

/** A line of a stack trace. */
export const STACK_LINE = /^\s+at .+:\d+:\d+\)?$/m
