import { type FileSource, refuseNoJson, refuseNoMatches } from '@touchline/feeds'
import type { Job } from '@touchline/runtime'
import { writeProgress } from '../../feed/progress.ts'
import { footballDataPlan, openfootballPlan } from '../file-plan.ts'
import { FILL_JOB, type FillProgress, notedFill } from '../fill-progress.ts'
import type { OpenContext } from '../open-context.ts'
import { openUnit } from '../open-unit.ts'
import { type FailedFiles, type FilesToRead, type ReadProgress, readFiles } from '../read-files.ts'

const LOOK_EVERY_MS = 60_000
/** A line in the log after this many files. */
const LOGGED_FILES = 10

/** Matches ahead, the newest seasons and older ones from football-data.co.uk, each at its own interval. */
export function footballDataJob(context: OpenContext): Job {
  const { clients, settings, clock } = context
  return filesJob(context, {
    source: 'football-data',
    client: clients.footballData,
    plan: () => footballDataPlan(settings, clock.now()),
    refuse: refuseNoMatches,
    onProgress: (progress) => noteFill(context, progress),
  })
}

/** The fixtures of the season as openfootball has them. */
export function openfootballJob(context: OpenContext): Job {
  const { clients, settings, clock } = context
  return filesJob(context, {
    source: 'openfootball',
    client: clients.openfootball,
    plan: () => openfootballPlan(settings, clock.now()),
    refuse: refuseNoJson,
  })
}

function filesJob(context: OpenContext, files: Omit<FilesToRead, 'failed'> & { source: FileSource['source'] }): Job {
  const failed: FailedFiles = new Map()
  return {
    name: `open ${files.source} files`,
    source: files.source,
    everyMs: LOOK_EVERY_MS,
    run: async () => {
      await openUnit(context, {
        source: files.source,
        job: 'files',
        work: (lease) => readFiles(context, lease, { ...files, failed }),
      })
      return undefined
    },
  }
}

/** Notes for the pages, and says in the log, how far the first fill has come. */
async function noteFill(context: OpenContext, { done, of, path, unreachable }: ReadProgress): Promise<void> {
  const { database, clock, log, onFill } = context
  const cursor: FillProgress = { done, of, ...(unreachable && { unreachable }) }
  const noted = await notedFill(database)
  if (noted?.done === done && noted.of === of && (noted.unreachable ?? false) === unreachable) return
  await writeProgress(database.pool, {
    source: 'football-data',
    job: FILL_JOB,
    cursor,
    finished: done === of,
    now: clock.now(),
  })
  if (done < of) onFill(cursor)
  if (done === of) log.info(`All ${of} files of football-data.co.uk are read`)
  else if (done % LOGGED_FILES === 0 && done > 0)
    log.info(`${done} of ${of} files of football-data.co.uk are read, next ${path}`)
}
