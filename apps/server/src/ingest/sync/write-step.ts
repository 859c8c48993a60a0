import { claimWorld, inTransaction } from '@touchline/database'
import type { Parsed } from '@touchline/feeds'
import type { Lease } from '../../platform/jobs/lease.ts'
import { takeTurn, writeBatch } from '../apply-batch.ts'
import type { BatchSummary } from '../summary.ts'
import { carryOver } from './carry-over.ts'
import { complete } from './complete.ts'
import { noteProblems } from './problems.ts'
import { writeProgress } from './progress.ts'
import { selected } from './selection.ts'
import type { SyncContext } from './sync-context.ts'

/** Work that one process at a time does, with a note of how far it has come. */
export interface Unit {
  /** Such as `season/25184`; names its progress and its lease. */
  job: string
  lease: Lease
}

export interface Step {
  /** What an answer of the feed told. */
  parsed: Parsed
  /** When that answer was asked for; of two that tell different things of a fixture the later one counts. */
  readAt: Date
  /** Where to go on after it; absent leaves the note as it is. */
  progress?: { cursor: unknown; finished: boolean }
}

/**
 * Writes what an answer told, how far that brings the job, and what could not be taken: all of it or nothing, and only
 * while this process holds the lease. What is pointed to and not known is asked for before.
 * @throws LeaseLost when another process has taken the job over
 */
export async function writeStep(
  context: SyncContext,
  { job, lease }: Unit,
  { parsed, readAt, progress }: Step,
): Promise<BatchSummary> {
  const { batch, problems } = await complete(context, { ...parsed, batch: selected(parsed.batch, context.selection) })
  const { database, clock } = context
  return inTransaction(database, async (client) => {
    await lease.keep(client)
    await claimWorld(client, 'real')
    await takeTurn(client)
    await noteProblems(client, problems, clock.now())
    if (progress) await writeProgress(client, job, progress, clock.now())
    return writeBatch(client, database.kind, await carryOver(client, batch, readAt), readAt)
  })
}
