import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@touchline/football'
import type { Job } from '@touchline/runtime'
import { pause } from '@touchline/runtime'
import { snapshotStore } from '../../derive/ratings/snapshots.ts'
import { type DeriveAllOptions, derive } from '../../derive/seasons/derive.ts'
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
import { SOURCE, type SyncContext } from './sync-context.ts'

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
const computeTables = ({ database, clock, signal }: SyncContext, options: Omit<DeriveAllOptions, 'now'> = {}) =>
  derive(database, { now: clock.now(), stopped: () => signal.aborted, ...options })

/** The repeated jobs, each at its own interval. A job that another process is running is left to it. */
export function syncJobs(context: SyncContext): Job[] {
  const background = { ...context, client: context.background }
  const live = liveMemory()
  const pricesReadAt = new Map<string, number>()
  const derived = { limit: SEASONS_A_TURN, snapshots: snapshotStore() }
  const job = (name: string, everyMs: number, run: () => Promise<unknown>): Job => ({
    name: `sync ${name}`,
    source: SOURCE,
    everyMs,
    run: async () => {
      await run()
      return undefined
    },
  })
  return [
    { name: 'sync live', source: SOURCE, everyMs: 5 * SECOND_MS, run: () => readLive(context, live) },
    job('latest', 8 * SECOND_MS, () => readLatest(context)),
    job('new prices', 10 * SECOND_MS, () => readNewOdds(context, pricesReadAt)),
    job('prices', MINUTE_MS, () => readUpcomingOdds(context)),
    job('near days', 10 * MINUTE_MS, () => readWindow(context, NEAR)),
    job('far days', 6 * HOUR_MS, () => readWindow(background, WIDE)),
    job('tables', 10 * MINUTE_MS, () => readTablesAfterResults(context)),
    job('people', HOUR_MS, () => readLatestPeople(context)),
    job('transfers', HOUR_MS, () => readTransfers(context)),
    job('computed tables', 15 * SECOND_MS, () => computeTables(context, derived)),
    job('completeness', 6 * HOUR_MS, () => checkCompleteness(background)),
    job('everything', 10 * MINUTE_MS, () => fullSync(context)),
  ]
}

/** Runs every job once: missing data, changes, matches in play, prices, and the check for completeness. */
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
    () => computeTables(context),
  ]
  for (const step of steps) {
    context.signal.throwIfAborted()
    await step()
  }
}
