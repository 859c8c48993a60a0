import type { EventEmitter } from 'node:events'
import type { Logger } from 'pino'
import { pause } from './pause.ts'

/** Work that is done again and again. */
export interface Job {
  name: string
  everyMs: number
  /** Where the data it reads comes from; left out where it reads none from outside. */
  source?: string
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

/** One turn of a job that is over. */
export interface Turn {
  job: Job
  tookMs: number
  /** Why it failed; null where it did not. */
  error: unknown
  /** Failures in a row, this one included. */
  failures: number
  /** Until the next turn. */
  waitMs: number
}

/** Observes the runs of jobs, and can start some out of schedule. */
export interface JobWatch {
  onBegin?(job: Job): void
  onTurn?(turn: Turn): void
  /** Emits the name of a job that is to begin its next turn now. */
  requests?: EventEmitter
}

export interface SchedulerOptions {
  log: Pick<Logger, 'warn'>
  watch?: JobWatch | undefined
  /** 0 to 1, so that processes started together drift apart. */
  random?: () => number
}

/** The longest pause of a failing job, so that frequent ones recover soon after a long outage. */
const MAX_BACK_OFF_MS = 600_000
const MAX_OF_QUICK_ONES_MS = 60_000
const QUICK_MS = 15_000
/** Waits vary by this share up and down. */
const JITTER = 0.1
const FIRST_TURN_WITHIN_MS = 500

/** Runs each job repeatedly, never overlapping itself. A failing run is reported and retried with growing pauses; other jobs continue. */
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
  job: Job,
  signal: AbortSignal,
  { log, watch, random }: SchedulerOptions & { random: () => number },
): Promise<void> {
  const { name, everyMs, run } = job
  let failures = 0
  await pause(Math.min(everyMs, FIRST_TURN_WITHIN_MS) * random(), signal)
  while (!signal.aborted) {
    const started = performance.now()
    let wait: number
    let failure: unknown = null
    watch?.onBegin?.(job)
    try {
      wait = (await run(signal)) ?? everyMs
      failures = 0
    } catch (error) {
      if (signal.aborted) return
      failures += 1
      failure = error ?? new Error('unknown')
      wait = backOffMs(everyMs, failures)
      log.warn({ err: error, job: name, failures }, `${name} failed and is tried again in ${Math.round(wait / 1000)} s`)
    }
    const waitMs = wait * (1 + JITTER * (2 * random() - 1))
    watch?.onTurn?.({ job, tookMs: performance.now() - started, error: failure, failures, waitMs })
    await pauseUntilRequested(job, { ms: waitMs, signal, requests: watch?.requests })
  }
}

/** Waits, unless the next turn is requested before. */
async function pauseUntilRequested(
  { name }: Job,
  { ms, signal, requests }: { ms: number; signal: AbortSignal; requests: EventEmitter | undefined },
): Promise<void> {
  const requested = new AbortController()
  const end = () => requested.abort()
  requests?.once(name, end)
  await pause(ms, AbortSignal.any([signal, requested.signal]))
  requests?.off(name, end)
}

/** Twice as long after each failure in a row, but a job whose own rhythm is slower keeps it. */
export function backOffMs(everyMs: number, failures: number): number {
  const longest = everyMs <= QUICK_MS ? MAX_OF_QUICK_ONES_MS : MAX_BACK_OFF_MS
  return Math.min(everyMs * 2 ** failures, Math.max(everyMs, longest))
}
