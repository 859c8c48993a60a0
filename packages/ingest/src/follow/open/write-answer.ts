import { gzipSync } from 'node:zlib'
import { claimWorld, execute, feedAnswer, inTransaction, query } from '@touchline/database'
import type { FeedProblem, KeptAnswer } from '@touchline/feeds'
import type { Source } from '@touchline/football'
import type { Lease } from '@touchline/runtime'
import type pg from 'pg'
import { takeTurn, writeBatch } from '../../write/apply-batch.ts'
import { carryOver } from '../../write/carry-over.ts'
import type { BatchSummary } from '../../write/summary.ts'
import type { WritableBatch } from '../../write/writable-batch.ts'
import { noteProblems } from '../feed/problems.ts'
import { writeProgress } from '../feed/progress.ts'
import type { OpenContext } from './open-context.ts'

/** An answer with its body, for storage. */
export interface Answer {
  kept: KeptAnswer
  body: Uint8Array
}

export interface Step {
  source: Source
  /** Records of the answers; absent where nothing was usable. */
  batch?: WritableBatch | undefined
  problems: readonly FeedProblem[]
  /** Stored together with their records, so that unwritten ones are requested again. */
  answers: readonly Answer[]
  /** Completes the batch with stored data, in the same transaction. */
  complete?: ((client: pg.ClientBase, batch: WritableBatch) => Promise<WritableBatch>) | undefined
  /** The time the records describe; now by default. */
  at?: Date | undefined
  /** How far the job has come. */
  progress?: { job: string; cursor: unknown; finished: boolean } | undefined
}

/**
 * Writes what answers of a source reported, keeps them and notes how far that brings a job: all of it or nothing, and only while this
 * process holds the lease.
 * @throws LeaseLost when another process has taken the job over
 */
export function writeAnswers(context: OpenContext, lease: Lease, step: Step): Promise<BatchSummary | null> {
  const { database, clock } = context
  const { source, batch, problems, answers, progress, complete, at } = step
  const now = clock.now()
  return inTransaction(database, async (client) => {
    await lease.keep(client)
    await claimWorld(client, 'real')
    await takeTurn(client)
    await noteProblems(client, { source, problems, now })
    for (const answer of answers) await keepAnswer(client, { source, answer, now })
    if (progress) await writeProgress(client, { source, ...progress, now })
    if (!batch) return null
    const whole = await carryOver(client, (await complete?.(client, batch)) ?? batch)
    return writeBatch(client, whole, at ?? now)
  })
}

async function keepAnswer(
  client: pg.ClientBase,
  { source, answer: { kept, body }, now }: { source: Source; answer: Answer; now: Date },
): Promise<void> {
  const { path, ...known } = kept
  const row = { ...known, body: gzipSync(body), checkedAt: now, changedAt: now }
  const write = query.insert(feedAnswer).values({ source, path, ...row })
  await execute(client, write.onConflictDoUpdate({ target: [feedAnswer.source, feedAnswer.path], set: row }))
}
