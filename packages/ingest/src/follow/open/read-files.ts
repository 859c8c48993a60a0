import { isFeedError, type PoliteClient } from '@touchline/feeds'
import type { Source } from '@touchline/football'
import type { Lease } from '@touchline/runtime'
import { weighNames } from '../../derive/names/weigh-names.ts'
import { markCurrentSeasons } from '../../write/current-seasons.ts'
import { noteProblems } from '../feed/problems.ts'
import { finishedJobs } from '../feed/progress.ts'
import type { PlannedFile } from './file-plan.ts'
import { unansweredFile } from './file-problems.ts'
import type { OpenContext } from './open-context.ts'
import { fileJob, isDown, takeFile } from './take-file.ts'

/**
 * Files that could not be read, by path: when they may be requested again, and whether their source has answered since, if only for others.
 * Survives between runs.
 */
export type FailedFiles = Map<string, { until: number; answered: boolean }>

export interface ReadProgress {
  done: number
  of: number
  /** The next one. */
  path: string | null
  /** Nothing was ever read, and the last call found nobody. */
  unreachable: boolean
}

export interface FilesToRead {
  source: Source
  client: PoliteClient
  plan: () => readonly PlannedFile[]
  refuse: (body: Uint8Array) => string | null
  failed: FailedFiles
  /** Reported before each request and at the end: how many files of the plan were answered. */
  onProgress?: (progress: ReadProgress) => Promise<void>
}

/** Said once where a source cannot be reached. */
const CHECK =
  'Check DNS and the firewall; behind a proxy set HTTPS_PROXY and NODE_USE_ENV_PROXY=1. It is tried again by itself.'
/** A file that was not answered is left alone for so long. */
const FAILED_MS = 1_800_000
/** After this many failures in a row the source counts as down. */
const MAX_DOWN = 3

/**
 * Reads every due file, the most important first, including those that become due meanwhile. Files that a source does not answer are noted
 * and left for later.
 * @throws FeedError when the source does not answer at all, or wants no more calls
 */
export async function readFiles(context: OpenContext, lease: Lease, files: FilesToRead): Promise<void> {
  const { source, failed } = files
  const { database, clock } = context
  let down = 0
  let hasAnswered = false
  let stage: number | null = null
  for (;;) {
    lease.signal.throwIfAborted()
    let { due, done, of, unreachable } = await dueFiles(context, files)
    if (due === null && hasAnswered) {
      // Their source answers, for other files: these are broken there, and nobody need wait for them.
      for (const one of failed.values()) one.answered = true
      ;({ due, done, of, unreachable } = await dueFiles(context, files))
    }
    await files.onProgress?.({ done, of, path: due?.path ?? null, unreachable })
    if (stage !== null && stage !== due?.stage) await settle(context, source)
    if (due === null) return
    stage = due.stage
    try {
      await takeFile(context, lease, due, files)
      failed.delete(due.path)
      hasAnswered = true
      down = 0
    } catch (error) {
      const now = clock.now()
      if (!isFeedError(error) || lease.signal.aborted) throw error
      await noteProblems(database.pool, { source, problems: [unansweredFile(error, due.path)], now })
      const answered = !isDown(error)
      if (!answered && ![...failed.values()].some((one) => !one.answered))
        context.log.warn(`${error.message}. ${CHECK}`)
      const othersAnswered = failed.get(due.path)?.answered ?? false
      failed.set(due.path, { until: now.getTime() + FAILED_MS, answered: answered || othersAnswered })
      down = isDown(error) ? down + 1 : 0
      if (down === MAX_DOWN) throw error
    }
  }
}

async function dueFiles({ database, clock }: OpenContext, { source, plan, failed }: FilesToRead) {
  const now = clock.now().getTime()
  const files = plan()
  const read = await finishedJobs(
    database.pool,
    source,
    files.map(({ path }) => fileJob(path)),
  )
  const isDue = ({ path, everyMs }: PlannedFile) => {
    const last = read.get(fileJob(path))?.getTime()
    return (failed.get(path)?.until ?? 0) <= now && (last === undefined || now - last >= everyMs)
  }
  const [due = null] = files.filter(isDue).sort((one, other) => one.stage - other.stage)
  const done = files.filter(({ path }) => read.has(fileJob(path)) || failed.get(path)?.answered).length
  const unreachable = read.size === 0 && [...failed.values()].some(({ answered }) => !answered)
  return { due, done, of: files.length, unreachable }
}

/** Work that needs all files of a stage. */
async function settle({ database, clock }: OpenContext, source: Source): Promise<void> {
  const now = clock.now()
  await markCurrentSeasons(database, { source, today: now.toISOString().slice(0, 10), now })
  await weighNames(database, now)
}
