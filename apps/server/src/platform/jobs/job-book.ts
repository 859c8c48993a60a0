import { EventEmitter } from 'node:events'
import type { Database } from '@touchline/database'
import type { Clock, JobWatch, Turn } from '@touchline/runtime'
import type { Log } from '../log.ts'
import { type NotedRun, noteRun, requestedJobs, requestTaken } from './job-runs.queries.ts'

const LOOK_EVERY_MS = 2_000
/** A job that runs more often than this is noted at this interval, and whenever it begins or ceases to fail. */
const NOTE_EVERY_MS = 60_000
const MAX_ERROR = 500

export interface JobBook extends JobWatch {
  /** Stops polling for requests, and waits for pending notes. */
  close(): Promise<void>
}

interface JobBookOptions {
  database: Pick<Database, 'pool'>
  clock: Clock
  log: Pick<Log, 'warn'>
  /** Notified of every turn too. */
  onTurn?: ((turn: Turn) => void) | undefined
}

/** Notes in the database how the jobs of this process are doing, and runs one at once where an operator requests it. */
export function openJobBook({ database, clock, log, onTurn }: JobBookOptions): JobBook {
  const requests = new EventEmitter().setMaxListeners(0)
  const noted = new Map<string, { at: number; failures: number }>()
  const writing = new Set<Promise<void>>()

  const note = (run: NotedRun) => {
    const written = noteRun(database, run).catch((error: Error) =>
      log.warn({ err: error, job: run.name }, 'How a job is doing could not be noted'),
    )
    writing.add(written)
    void written.then(() => writing.delete(written))
  }
  const look = async () => {
    for (const name of await requestedJobs(database)) {
      // Nobody listens while it runs: the next turn is requested then.
      if (!requests.emit(name)) continue
      noted.delete(name)
      await requestTaken(database, name)
    }
  }
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS)

  return {
    requests,
    onBegin: ({ name, source = null, everyMs }) => {
      if (everyMs >= NOTE_EVERY_MS) note({ name, source, everyMs, startedAt: clock.now() })
    },
    onTurn: (turn) => {
      onTurn?.(turn)
      const { job, failures } = turn
      const before = noted.get(job.name)
      const isNews = before === undefined || before.failures > 0 !== failures > 0
      const isLate = before === undefined || performance.now() - before.at >= NOTE_EVERY_MS
      if (!isNews && !isLate && job.everyMs < NOTE_EVERY_MS) return
      noted.set(job.name, { at: performance.now(), failures })
      note(runOf(turn, clock.now()))
    },
    close: async () => {
      clearInterval(timer)
      await Promise.all(writing)
    },
  }
}

function runOf({ job, tookMs, error, failures, waitMs }: Turn, now: Date): NotedRun {
  const { name, source = null, everyMs } = job
  const failed = error !== null
  return {
    name,
    source,
    everyMs,
    startedAt: new Date(now.getTime() - tookMs),
    finishedAt: now,
    ...(!failed && { succeededAt: now }),
    nextAt: new Date(now.getTime() + waitMs),
    tookMs: Math.round(tookMs),
    error: failed ? (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR) : null,
    failures,
  }
}
