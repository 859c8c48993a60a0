import { inTransaction } from '@touchline/database'
import type { Parsed, ReadPage } from '@touchline/feeds'
import { type Lease, underLease } from '@touchline/runtime'
import { noteProblems } from '../feed/problems.ts'
import { readProgress, writeProgress } from '../feed/progress.ts'
import { together } from './batch/complete-batch.ts'
import { type Unit, writeStep } from './batch/write-step.ts'
import { isRefusedForGood } from './refusals.ts'
import { SOURCE, type SyncContext } from './sync-context.ts'

/** One part of a job: pages read one after the other, each going on from where the one before ended. */
export interface Phase {
  name: string
  pages(from: string | null): AsyncIterable<ReadPage>
}

interface Cursor {
  phase: string
  from: string | null
}

interface Progress {
  cursor: Cursor | null
  finished: boolean
}

/**
 * Does a job under its lease.
 * @returns false when another process is at it
 */
export async function runUnit(
  context: SyncContext,
  job: string,
  work: (unit: Unit) => Promise<void>,
): Promise<boolean> {
  const { database, holder, signal, heldMs } = context
  const name = `${SOURCE}/${job}`
  const done = await underLease({ database, name, holder, signal, heldMs }, (lease: Lease) => work({ job, lease }))
  return done !== null
}

/** Whether a job that was done to its end at this instant is to be done again. */
export type Again = (finishedAt: Date) => boolean

export const always: Again = () => true
export const never: Again = () => false

/** Again when it was done longer ago than this. */
export const after =
  ({ clock }: SyncContext, ms: number): Again =>
  (finishedAt) =>
    clock.now().getTime() - finishedAt.getTime() >= ms

/**
 * Does a job's phases in order, a page a step, going on where an earlier run stopped. Nothing is done when it was done already and
 * need not be done again.
 * @returns false when another process is at it
 */
export function runPhases(
  context: SyncContext,
  { job, phases, again }: { job: string; phases: readonly Phase[]; again: Again },
): Promise<boolean> {
  return runUnit(context, job, async (unit) => {
    const progress = await readProgress(context.database.pool, SOURCE, job)
    const noted = progress?.cursor as Cursor | null | undefined
    if (progress?.finishedAt && !noted && !again(progress.finishedAt)) return
    const first = Math.max(
      0,
      phases.findIndex((phase) => phase.name === noted?.phase),
    )
    for (const [at, phase] of phases.entries()) {
      if (at < first) continue
      const from = phase.name === noted?.phase ? noted.from : null
      const next = phases[at + 1]
      await runPhase(context, { unit, phase, from, afterwards: next ? { phase: next.name, from: null } : null })
    }
  })
}

/** Reads and writes a phase to its end; one that the feed refuses for good is reported and left out. */
async function runPhase(
  context: SyncContext,
  { unit, phase, from, afterwards }: { unit: Unit; phase: Phase; from: string | null; afterwards: Cursor | null },
): Promise<void> {
  const end = { cursor: afterwards, finished: afterwards === null }
  // The feed no longer knows the place in a list: read the list again from its beginning.
  for (const start of from === null ? [null] : [from, null]) {
    try {
      await runPages(context, { unit, phase, from: start, end })
      return
    } catch (error) {
      if (!isRefusedForGood(error)) throw error
      if (start !== null) continue
      const problem = { kind: 'call', key: phase.name, reason: `${error.message}; this part is left out.` }
      await noteProblems(context.database.pool, { source: SOURCE, problems: [problem], now: context.clock.now() })
      await note(context, unit, end)
    }
  }
}

async function runPages(
  context: SyncContext,
  { unit, phase, from, end }: { unit: Unit; phase: Phase; from: string | null; end: Progress },
): Promise<void> {
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
}

function note(
  { database, clock }: SyncContext,
  { job, lease }: Unit,
  progress: { cursor: unknown; finished: boolean },
) {
  return inTransaction(database, async (client) => {
    await lease.keep(client)
    await writeProgress(client, { source: SOURCE, job, ...progress, now: clock.now() })
  })
}

/** A phase of a single answer. */
export const once = (name: string, read: () => Promise<Parsed | null>): Phase => ({
  name,
  async *pages() {
    const parsed = await read()
    if (parsed) yield { ...parsed, next: null }
  },
})

/** Answers that are written together. */
const KEYS_A_STEP = 8

/** A phase that reads an answer for each of these keys, some in one step; `from` is the key to continue with. */
export const each = (
  name: string,
  keysOf: () => Promise<readonly string[]>,
  read: (key: string) => Promise<Parsed | null>,
): Phase => ({
  name,
  async *pages(from) {
    const keys = await keysOf()
    const start = from === null ? 0 : Math.max(keys.indexOf(from), 0)
    for (let at = start; at < keys.length; at += KEYS_A_STEP) {
      const answers = await Promise.all(keys.slice(at, at + KEYS_A_STEP).map(read))
      yield { ...together(answers.filter((one) => one !== null)), next: keys[at + KEYS_A_STEP] ?? null }
    }
  },
})
