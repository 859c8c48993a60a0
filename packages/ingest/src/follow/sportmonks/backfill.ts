import { isFeedError } from '@touchline/feeds'
import { LeaseLost, pause } from '@touchline/runtime'
import { finishedJobs } from '../feed/progress.ts'
import { PEOPLE_JOB, readPeople } from './jobs/people.job.ts'
import { readSeason, seasonJob } from './jobs/season.job.ts'
import { readTeamDetails, teamJob } from './jobs/team.job.ts'
import { teamsOfSeasons, type WantedSeason, wantedSeasons } from './selection.ts'
import { SOURCE, type SyncContext } from './sync-context.ts'

/** A piece of the backfill that one process does at a time. */
interface Piece {
  job: string
  run(): Promise<boolean>
}

const OTHERS_WORK_MS = 500

/** Reported after each finished piece. */
export type OnPiece = (done: number, of: number, job: string) => void

/**
 * Reads everything the feed has and the database lacks, newest seasons first: matches and everything else of a season, then its teams, the
 * older seasons, their teams, then all careers. Several processes share the pieces; each stage begins when the one before is over, so that
 * the result does not depend on their speed. A piece that fails by itself is left for the next time.
 * @throws the failure of the feed, or the first one of a piece when all others are done
 */
export async function backfill(context: SyncContext, onPiece: OnPiece = () => undefined): Promise<void> {
  const failed = new Map<string, unknown>()
  const newest = (season: WantedSeason) => season.rank === 1
  const stages = [
    () => seasonPieces(context, newest),
    () => teamPieces(context, newest),
    () => seasonPieces(context, () => true),
    () => teamPieces(context, () => true),
    async () => peoplePieces(context),
  ]
  for (const pieces of stages) {
    while (!context.signal.aborted && (await someOf(context, { list: pieces, failed, onPiece }))) {
      // Another process is working on the rest.
      await pause(OTHERS_WORK_MS, context.signal)
    }
  }
  for (const error of failed.values()) throw error
}

/** Does every piece that is not done and not in others' hands; gives whether any is left in others' hands. */
async function someOf(
  context: SyncContext,
  { list, failed, onPiece }: { list: () => Promise<Piece[]>; failed: Map<string, unknown>; onPiece: OnPiece },
): Promise<boolean> {
  const pieces = await list()
  const done = await doneAmong(context, pieces)
  const open = pieces.filter(({ job }) => !done.has(job) && !failed.has(job))
  let left = 0
  for (const piece of open) {
    if (context.signal.aborted) return false
    if ((await doneAmong(context, [piece])).size > 0) continue
    try {
      if (await piece.run()) onPiece(pieces.length - open.length + open.indexOf(piece) + 1, pieces.length, piece.job)
      else left += 1
    } catch (error) {
      if (context.signal.aborted || isFeedError(error)) throw error
      if (error instanceof LeaseLost) left += 1
      else {
        failed.set(piece.job, error)
        context.log.warn({ err: error, job: piece.job }, `${piece.job} could not be read to its end`)
      }
    }
  }
  return left > 0
}

async function doneAmong({ database }: SyncContext, pieces: readonly Piece[]): Promise<ReadonlyMap<string, Date>> {
  return finishedJobs(
    database.pool,
    SOURCE,
    pieces.map((piece) => piece.job),
  )
}

async function seasonPieces(context: SyncContext, which: (season: WantedSeason) => boolean): Promise<Piece[]> {
  const seasons = (await wantedSeasons(context.database.pool, context.selection)).filter(which)
  return seasons.map(({ key }) => ({ job: seasonJob(key), run: () => readSeason(context, key) }))
}

async function teamPieces(context: SyncContext, which: (season: WantedSeason) => boolean): Promise<Piece[]> {
  const { pool } = context.database
  const seasons = (await wantedSeasons(pool, context.selection)).filter(which)
  const teams = await teamsOfSeasons(
    pool,
    seasons.map((season) => season.key),
  )
  return teams.map((team) => ({ job: teamJob(team), run: () => readTeamDetails(context, team) }))
}

const peoplePieces = (context: SyncContext): Piece[] =>
  (['coach', 'player'] as const).map((kind) => ({ job: PEOPLE_JOB[kind], run: () => readPeople(context, kind) }))
