import { inTransaction } from '@touchline/database'
import { isFeedError, type ReadPage } from '@touchline/feeds'
import { type Lease, underLease } from '../../platform/jobs/lease.ts'
import { noteProblems } from './problems.ts'
import { readProgress, writeProgress } from './progress.ts'
import { SOURCE, type SyncContext } from './sync-context.ts'
import { type Unit, writeStep } from './write-step.ts'

/** One part of a job: pages read one after the other, each going on from where the one before ended. */
export interface Phase {
  name: string
  pages(from: string | null): AsyncIterable<ReadPage>
}

interface Cursor {
  phase: string
  from: string | null
}

/** Refusals that asking again does not change: not in the plan, not known there, not understood. */
const FOR_GOOD: ReadonlySet<number | null> = new Set([400, 403, 404])

/**
 * Does a job under its lease.
 * @returns false when another process is at it
 */
export async function runUnit(
  context: SyncContext,
  job: string,
  work: (unit: Unit) => Promise<void>,
): Promise<boolean> {
  const { database, holder, signal } = context
  const name = `${SOURCE}/${job}`
  const done = await underLease({ database, name, holder, signal }, (lease: Lease) => work({ job, lease }))
  return done !== null
}

/**
 * Does a job's phases in order, a page a step, going on where an earlier run stopped.
 * @returns false when another process is at it
 */
export function runPhases(context: SyncContext, job: string, phases: readonly Phase[]): Promise<boolean> {
  return runUnit(context, job, async (unit) => {
    const noted = (await readProgress(context.database.pool, job))?.cursor as Cursor | null | undefined
    const first = Math.max(
      0,
      phases.findIndex((phase) => phase.name === noted?.phase),
    )
    for (const [at, phase] of phases.entries()) {
      if (at < first) continue
      const from = phase.name === noted?.phase ? noted.from : null
      const next = phases[at + 1]
      await runPhase(context, unit, phase, from, next ? { cursor: { phase: next.name, from: null } } : null)
    }
  })
}

async function runPhase(
  context: SyncContext,
  unit: Unit,
  phase: Phase,
  from: string | null,
  afterwards: { cursor: Cursor } | null,
): Promise<void> {
  const end = { cursor: afterwards?.cursor ?? null, finished: afterwards === null }
  try {
    let readAt = context.clock.now()
    let ended = false
    for await (const { next, ...parsed } of phase.pages(from)) {
      unit.lease.signal.throwIfAborted()
      ended = next === null
      const progress = ended ? end : { cursor: { phase: phase.name, from: next }, finished: false }
      await writeStep(context, unit, { parsed, readAt, progress })
      readAt = context.clock.now()
    }
    if (!ended) await note(context, unit, end)
  } catch (error) {
    if (!isFeedError(error) || !FOR_GOOD.has(error.status)) throw error
    // A place in a list that the feed no longer knows: the list is read from its beginning.
    if (from !== null) return runPhase(context, unit, phase, null, afterwards)
    await noteProblems(
      context.database.pool,
      [{ kind: 'call', key: phase.name, reason: `${error.message}; this part is left out.` }],
      context.clock.now(),
    )
    await note(context, unit, end)
  }
}

function note(
  { database, clock }: SyncContext,
  { job, lease }: Unit,
  progress: { cursor: unknown; finished: boolean },
) {
  return inTransaction(database, async (client) => {
    await lease.keep(client)
    await writeProgress(client, job, progress, clock.now())
  })
}

/** A phase of a single answer. */
export const once = (name: string, read: () => Promise<Omit<ReadPage, 'next'> | null>): Phase => ({
  name,
  async *pages() {
    const parsed = await read()
    if (parsed) yield { ...parsed, next: null }
  },
})

/** A phase that reads an answer for each of these keys, one after the other; `from` is the key to go on with. */
export const each = (
  name: string,
  keysOf: () => Promise<readonly string[]>,
  read: (key: string) => Promise<Omit<ReadPage, 'next'> | null>,
): Phase => ({
  name,
  async *pages(from) {
    const keys = await keysOf()
    const start = from === null ? 0 : keys.findIndex((key) => key === from)
    for (let at = Math.max(start, 0); at < keys.length; at++) {
      const parsed = (await read(keys[at] ?? '')) ?? { batch: { source: SOURCE }, problems: [] }
      yield { ...parsed, next: keys[at + 1] ?? null }
    }
  },
})
