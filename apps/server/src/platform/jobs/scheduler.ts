import type { Log } from '../log.ts'
import { pause } from './pause.ts'

/** Work that is done again and again. */
export interface Job {
  name: string
  everyMs: number
  /**
   * One turn; ends early when the signal is aborted.
   * @returns milliseconds until the next turn where this one knows better than `everyMs`
   */
  run(signal: AbortSignal): Promise<number | undefined>
}

export interface Scheduler {
  /** No new turns; resolves when the running ones are over. */
  stop(): Promise<void>
}

export interface SchedulerOptions {
  log: Pick<Log, 'warn'>
  /** Notified of every turn and whether it succeeded. */
  onTurn?: ((job: string, succeeded: boolean) => void) | undefined
  /** 0 to 1, so that processes started together drift apart. */
  random?: () => number
}

/** A job that goes on failing is tried this often at least: one whose rhythm is seconds is soon there again after a long outage. */
const MAX_BACK_OFF_MS = 600_000
const MAX_OF_QUICK_ONES_MS = 60_000
const QUICK_MS = 15_000
/** Waits vary by this share up and down. */
const JITTER = 0.1
const FIRST_TURN_WITHIN_MS = 500

/**
 * Runs each job now and again, one turn of it at a time. A turn that fails is reported and tried again later and later, the others go on.
 */
export function startScheduler(jobs: readonly Job[], options: SchedulerOptions): Scheduler {
  const { random = Math.random } = options
  const ending = new AbortController()
  const running = Promise.all(jobs.map((job) => turns(job, ending.signal, { ...options, random })))
  return {
    stop: async () => {
      ending.abort()
      await running
    },
  }
}

async function turns(
  { name, everyMs, run }: Job,
  signal: AbortSignal,
  { log, onTurn, random }: SchedulerOptions & { random: () => number },
): Promise<void> {
  let failures = 0
  await pause(Math.min(everyMs, FIRST_TURN_WITHIN_MS) * random(), signal)
  while (!signal.aborted) {
    let wait: number
    try {
      wait = (await run(signal)) ?? everyMs
      failures = 0
      onTurn?.(name, true)
    } catch (error) {
      if (signal.aborted) return
      failures += 1
      onTurn?.(name, false)
      wait = backOffMs(everyMs, failures)
      log.warn({ err: error, job: name, failures }, `${name} failed and is tried again in ${Math.round(wait / 1000)} s`)
    }
    await pause(wait * (1 + JITTER * (2 * random() - 1)), signal)
  }
}

/** Twice as long after each failure in a row, but a job whose own rhythm is slower keeps it. */
export function backOffMs(everyMs: number, failures: number): number {
  const longest = everyMs <= QUICK_MS ? MAX_OF_QUICK_ONES_MS : MAX_BACK_OFF_MS
  return Math.min(everyMs * 2 ** failures, Math.max(everyMs, longest))
}
