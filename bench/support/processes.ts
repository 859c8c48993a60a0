import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { cleanEnvironment, nodeBinary } from '../../e2e/support/worlds/product.ts'
import { ROOT } from '../../tools/root.ts'
import type { Bench } from './benchmark.ts'

export interface Child {
  process: ChildProcess
  /** Everything it has printed so far. */
  output(): string
  /** Asks it to end and waits until it has; answers its exit code. */
  stop(): Promise<number | null>
  /** Waits for it to end by itself. */
  ended: Promise<number | null>
}

/** Runs a file of the project in a separate process, which ends with the benchmark at the latest. */
export function startChild(
  bench: Bench,
  args: readonly string[],
  options: { env?: Record<string, string>; cwd?: string } = {},
): Child {
  const child = spawn(nodeBinary, args, {
    cwd: options.cwd ?? ROOT,
    env: cleanEnvironment({ NODE_ENV: 'production', ...options.env }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const stop = () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    return ended
  }
  bench.undo(stop)
  return { process: child, output: () => printed, ended, stop }
}

/** Polls until `wanted` accepts the answer. @throws Error with the output of the process when it ends or the time is up */
export async function waitFor(
  child: Child,
  {
    url,
    wanted,
    withinMs,
    everyMs = 50,
  }: { url: string; wanted: (answer: Response) => Promise<boolean> | boolean; withinMs: number; everyMs?: number },
): Promise<void> {
  const until = Date.now() + withinMs
  while (Date.now() < until && child.process.exitCode === null && child.process.signalCode === null) {
    const liked = await fetch(url).then(wanted, () => false)
    if (liked) return
    await delay(everyMs)
  }
  throw new Error(`${url} did not answer as wanted:\n${child.output()}`)
}

/** Resident memory of a process now and at its highest, in bytes; null where the system does not report. */
export async function memoryOf(pid: number): Promise<{ now: number; peak: number } | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const bytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? Number.NaN) * 1024
  const memory = { now: bytes('VmRSS'), peak: bytes('VmHWM') }
  return Number.isNaN(memory.now) ? null : memory
}

/** Memory of a process and its children, in bytes; shared pages are counted once. */
export async function memoryWithChildren(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  let sum = Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024
  for (const child of children.split(' ').filter(Boolean)) sum += await memoryWithChildren(Number(child))
  return sum
}

/** Processor time the main thread of a process has used so far, in milliseconds; null where the system does not report. */
export const processorMs = (pid: number) => usedMs(`/proc/${pid}/task/${pid}/stat`)

const REST = { everyMs: 1_000, mostMs: 100 }

/** Waits until all threads of a process take less than a tenth of a processor: its work after the start is done. */
export async function waitForRest({ process }: Child, withinMs: number): Promise<void> {
  const used = () => usedMs(`/proc/${process.pid}/stat`)
  const until = Date.now() + withinMs
  for (let before = await used(); before !== null && Date.now() < until; ) {
    await delay(REST.everyMs)
    const now = await used()
    if (now === null || now - before < REST.mostMs) return
    before = now
  }
}

async function usedMs(path: string): Promise<number | null> {
  const stat = await readFile(path, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  return Number.isNaN(ticks) ? null : ticks * 10
}
