import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../../tools/root.ts'
import { cleanEnvironment, nodeBinary } from './worlds/product.ts'

export interface Ended {
  code: number | null
  /** Its standard output. */
  out: string
  /** Its error output. */
  complaints: string
}

/** Starts one of the operator's commands, `import football-data E0.csv`. */
export function startCommand(words: readonly string[], env: Record<string, string>) {
  const child = spawn(nodeBinary, [join(ROOT, 'apps/server/src/cli/main.ts'), ...words], {
    cwd: ROOT,
    env: cleanEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let complaints = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text
  })
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => resolve({ code, out, complaints }))
  })
  return { process: child, ended }
}

/** Runs a command to its end. */
export const touchline = (words: readonly string[], env: Record<string, string>): Promise<Ended> =>
  startCommand(words, env).ended

/** A line of a stack trace. */
export const STACK_LINE = /^\s+at .+:\d+:\d+\)?$/m
