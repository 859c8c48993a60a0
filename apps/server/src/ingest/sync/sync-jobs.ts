import { pause } from '../../platform/jobs/pause.ts'
import type { Job } from '../../platform/jobs/scheduler.ts'
import { derive } from '../derive/derive.ts'
import { backfill, type OnPiece } from './backfill.ts'
import { checkCompleteness } from './jobs/completeness.job.ts'
import { liveMemory, readLive } from './jobs/live.job.ts'
import { readNewOdds, readUpcomingOdds } from './jobs/odds.job.ts'
import { readLatestPeople, readNewPeople, readPeople } from './jobs/people.job.ts'
import { refreshReference } from './jobs/reference.job.ts'
import { refreshSeason } from './jobs/season.job.ts'
import { readTablesAfterResults } from './jobs/tables.job.ts'
import { readTeamDetails } from './jobs/team.job.ts'
import { NEAR, readLatest, readTransfers, readWindow, WIDE } from './jobs/windows.job.ts'
import { after } from './run-unit.ts'
import { teamsOfSeasons, wantedSeasons } from './selection.ts'
import type { SyncContext } from './sync-context.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const CAREERS_EVERY_MS = 30 * DAY_MS
const SEASONS_A_TURN = 5
const OTHERS_WORK_MS = 500

/** Everything the feed has and the database does not; then what changes slowly, where it is due. */
export async function fullSync(context: SyncContext, onPiece?: OnPiece): Promise<void> {
  const background = { ...context, client: context.background }
  // Without the seasons there would seem to be nothing to do.
  while (!context.signal.aborted && !(await refreshReference(background))) await pause(OTHERS_WORK_MS, context.signal)
  await backfill(background, onPiece)
  await refreshWhatIsDue(background)
}

async function refreshWhatIsDue(context: SyncContext): Promise<void> {
  const { pool } = context.database
  const daily = after(context, DAY_MS)
  const current = (await wantedSeasons(pool, context.selection)).filter((season) => season.current)
  const keys = current.map((season) => season.key)
  const pieces = [
    ...keys.map((key) => () => refreshSeason(context, key)),
    ...(await teamsOfSeasons(pool, keys)).map((team) => () => readTeamDetails(context, team, daily)),
    () => readNewPeople(context, 'coach'),
    () => readNewPeople(context, 'player'),
    () => readPeople(context, 'coach', after(context, CAREERS_EVERY_MS)),
    () => readPeople(context, 'player', after(context, CAREERS_EVERY_MS)),
  ]
  for (const piece of pieces) {
    if (context.signal.aborted) return
    await piece()
  }
}

/** Tables and figures that the feed does not report come from our own results. */
function computeTables({ database, clock, signal }: SyncContext, limit: number | null): Promise<unknown> {
  return derive(database, { now: clock.now(), stopped: () => signal.aborted, ...(limit !== null && { limit }) })
}

/** What is done again and again, each in its own rhythm. A job that another process is at is left to it. */
export function syncJobs(context: SyncContext): Job[] {
  const background = { ...context, client: context.background }
  const live = liveMemory()
  const pricesReadAt = new Map<string, number>()
  const job = (name: string, everyMs: number, run: () => Promise<unknown>): Job => ({
    name: `sync ${name}`,
    everyMs,
    run: async () => {
      await run()
      return undefined
    },
  })
  return [
    { name: 'sync live', everyMs: 5 * SECOND_MS, run: () => readLive(context, live) },
    job('latest', 8 * SECOND_MS, () => readLatest(context)),
    job('new prices', 10 * SECOND_MS, () => readNewOdds(context, pricesReadAt)),
    job('prices', MINUTE_MS, () => readUpcomingOdds(context)),
    job('near days', 10 * MINUTE_MS, () => readWindow(context, NEAR)),
    job('far days', 6 * HOUR_MS, () => readWindow(background, WIDE)),
    job('tables', 10 * MINUTE_MS, () => readTablesAfterResults(context)),
    job('people', HOUR_MS, () => readLatestPeople(context)),
    job('transfers', HOUR_MS, () => readTransfers(context)),
    job('computed tables', 15 * SECOND_MS, () => computeTables(context, SEASONS_A_TURN)),
    job('completeness', 6 * HOUR_MS, () => checkCompleteness(background)),
    job('everything', 10 * MINUTE_MS, () => fullSync(context)),
  ]
}

/** Everything once: what is missing, what changed, what is in play, prices, and the check that nothing is missing. */
export async function syncOnce(context: SyncContext, onPiece?: OnPiece): Promise<void> {
  const steps = [
    () => fullSync(context, onPiece),
    () => readWindow(context, WIDE),
    () => readLive(context, liveMemory()),
    () => readLatestPeople(context),
    () => readTransfers(context),
    () => readTablesAfterResults(context),
    () => readUpcomingOdds(context),
    () => checkCompleteness(context),
    () => computeTables(context, null),
  ]
  for (const step of steps) {
    context.signal.throwIfAborted()
    await step()
  }
}
