import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { ROOT } from './root.ts'

interface RunOptions {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Collects what the command prints instead of showing it. */
  quiet?: boolean
}

/**
 * Runs a command with this project's own binaries first on the path; returns its exit code and output. When this process is told to end, it
 * tells the command to clean up and waits for it.
 */
export function run(command: string, args: readonly string[], options: RunOptions = {}) {
  const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`
  const child = spawn(command, args, {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, ...options.env, PATH: path },
    stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  })
  const end = () => child.kill('SIGINT')
  process.once('SIGTERM', end)
  child.once('close', () => process.off('SIGTERM', end))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return new Promise<{ code: number; output: string }>((resolve) => {
    child.on('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
