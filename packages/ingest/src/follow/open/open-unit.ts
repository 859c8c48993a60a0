import { isFeedError } from '@touchline/feeds'
import type { Source } from '@touchline/football'
import { type Lease, underLease } from '@touchline/runtime'
import { noteProblems } from '../feed/problems.ts'
import type { OpenContext } from './open-context.ts'

/**
 * Does a piece of work of a source under its lease. Refusals and missing answers are noted for the operator.
 * @param job such as `windows`; with the source it names the lease
 * @returns the result of the work, or null when another process is at it
 */
export async function openUnit<T>(
  { database, holder, signal, heldMs, clock }: OpenContext,
  { source, job, work }: { source: Source; job: string; work: (lease: Lease) => Promise<T> },
): Promise<{ result: T } | null> {
  try {
    return await underLease({ database, name: `${source}/${job}`, holder, signal, heldMs }, work)
  } catch (error) {
    if (isFeedError(error) && !signal.aborted)
      await noteProblems(database.pool, {
        source,
        problems: [{ kind: 'call', key: job, reason: error.message }],
        now: clock.now(),
      })
    throw error
  }
}
