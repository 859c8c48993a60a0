import { isFeedError, type PoliteClient } from '@touchline/feeds'
import type { Source } from '@touchline/football'
import type { Lease } from '../../platform/jobs/lease.ts'
import { markCurrentSeasons } from '../current-seasons.ts'
import { noteProblems } from '../feed/problems.ts'
import { finishedJobs } from '../feed/progress.ts'
import { weighNames } from '../names/weigh-names.ts'
import type { PlannedFile } from './file-plan.ts'
import { unansweredFile } from './file-problems.ts'
import type { OpenContext } from './open-context.ts'
import { fileJob, isDown, takeFile } from './take-file.ts'

export interface FilesToRead {
  source: Source
  client: PoliteClient
  plan: () => readonly PlannedFile[]
  refuse: (body: Uint8Array) => string | null
  /** Files that were not answered, by path, and when they may be asked for again; kept between turns. */
  failed: Map<string, number>
  /** Reported before a file is asked for and at the end: how many of the plan were read or tried at least once. */
  onProgress?: (progress: { done: number; of: number; path: string | null }) => Promise<void>
}

/** A file that was not answered is left alone for so long. */
const FAILED_MS = 1_800_000
/** After so many in a row nobody is there. */
const MOST_DOWN = 3

/**
 * Reads every file that is due, what matters first; what becomes due meanwhile takes its place. Files that a source does not answer are
 * noted and left for later.
 * @throws FeedError when the source does not answer at all, or wants no more calls
 */
export async function readFiles(context: OpenContext, lease: Lease, files: FilesToRead): Promise<void> {
  const { source, failed } = files
  const { database, clock } = context
  let down = 0
  let stage: number | null = null
  for (;;) {
    lease.signal.throwIfAborted()
    const { due, done, of } = await dueFiles(context, files)
    await files.onProgress?.({ done, of, path: due?.path ?? null })
    if (stage !== null && stage !== due?.stage) await settle(context, source)
    if (due === null) return
    stage = due.stage
    try {
      await takeFile(context, lease, due, files)
      failed.delete(due.path)
      down = 0
    } catch (error) {
      const now = clock.now()
      if (!isFeedError(error) || lease.signal.aborted) throw error
      await noteProblems(database.pool, source, [unansweredFile(error, due.path)], now)
      failed.set(due.path, now.getTime() + FAILED_MS)
      down = isDown(error) ? down + 1 : 0
      if (down === MOST_DOWN) throw error
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
    return (failed.get(path) ?? 0) <= now && (last === undefined || now - last >= everyMs)
  }
  const [due = null] = files.filter(isDue).sort((one, other) => one.stage - other.stage)
  const done = files.filter(({ path }) => read.has(fileJob(path)) || failed.has(path)).length
  return { due, done, of: files.length }
}

/** What rests on all files of a stage together. */
async function settle({ database, clock }: OpenContext, source: Source): Promise<void> {
  const now = clock.now()
  await markCurrentSeasons(database, source, now.toISOString().slice(0, 10), now)
  await weighNames(database, now)
}
