import type { JobRun } from '../../../platform/jobs/job-runs.queries.ts'

/** The freshness of data from a source, or of a part of the site. */
export interface ReadState {
  state: 'ok' | 'late' | 'down'
  /** End of the last turn that succeeded; null if none did. */
  readAt: Date | null
  lagSeconds: number | null
  /** Usual age of the data between two turns. */
  usualSeconds: number | null
  /** Start of its failures, if known. */
  since: Date | null
  error: string | null
}

/** Turns of quick jobs are stored once a minute, and a turn may take as long again. */
const GRACE_MS = 180_000
/** Failures in a row; a single one is tried again at once. */
const FAILURES = 2

const isFailing = ({ failures }: JobRun) => failures >= FAILURES

/** When the data of a job is older than it should be. */
const isLate = ({ nextAt }: JobRun, now: Date) => nextAt !== null && now.getTime() - nextAt.getTime() > GRACE_MS

/** State of a job. A killed process leaves a turn that never ends: the job is late once its next turn should have begun. */
export function jobState(run: JobRun, now: Date): 'well' | 'running' | 'failing' | 'late' {
  const { startedAt, finishedAt, everyMs } = run
  const isOpen = finishedAt === null || finishedAt < startedAt
  if (isOpen && now.getTime() - startedAt.getTime() < Math.max(everyMs, 10 * GRACE_MS)) return 'running'
  if (run.failures > 0) return 'failing'
  return isLate(run, now) || isOpen ? 'late' : 'well'
}

/** The combined state of jobs that read the same; null without any. The freshest one gives the lag. */
export function readState(runs: readonly JobRun[], now: Date): ReadState | null {
  if (runs.length === 0) return null
  const fresh = runs.toSorted(
    (one, other) => (other.succeededAt?.getTime() ?? 0) - (one.succeededAt?.getTime() ?? 0),
  )[0]
  const readAt = fresh?.succeededAt ?? null
  const failing = runs.filter(isFailing)
  const late = runs.filter((run) => jobState(run, now) === 'late')
  const state = failing.length === runs.length ? 'down' : failing.length + late.length > 0 ? 'late' : 'ok'
  const began = [...failing, ...late].map((run) => run.succeededAt?.getTime() ?? run.startedAt.getTime())
  return {
    state,
    readAt,
    lagSeconds: readAt && Math.max(0, Math.round((now.getTime() - readAt.getTime()) / 1000)),
    usualSeconds: fresh ? usualSeconds(fresh) : null,
    since: began.length === 0 ? null : new Date(Math.min(...began)),
    error: failing[0]?.error ?? null,
  }
}

const usualSeconds = ({ nextAt, finishedAt, everyMs }: JobRun): number => {
  const wait = nextAt && finishedAt ? nextAt.getTime() - finishedAt.getTime() : everyMs
  // The state of a quick job is stored once a minute.
  return Math.max(60, Math.round(wait / 1000))
}

/** Jobs by the source they read. */
export const bySource = (runs: readonly JobRun[]): Map<string, JobRun[]> =>
  Map.groupBy(
    runs.filter(({ source }) => source !== null),
    ({ source }) => source ?? '',
  )
