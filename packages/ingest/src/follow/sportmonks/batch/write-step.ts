import { claimWorld, inTransaction } from '@touchline/database'
import type { FeedProblem, Parsed } from '@touchline/feeds'
import type { RecordBatch } from '@touchline/football'
import type { Lease } from '@touchline/runtime'
import { takeTurn, writeBatch } from '../../../write/apply-batch.ts'
import { FAMILY_NAMES, PART_FAMILIES } from '../../../write/families/families.ts'
import { refusedValue } from '../../../write/refused-value.ts'
import type { Family } from '../../../write/summary.ts'
import { noteProblems } from '../../feed/problems.ts'
import { writeProgress } from '../../feed/progress.ts'
import { selected } from '../selection.ts'
import { SOURCE, type SyncContext } from '../sync-context.ts'
import { carryOver, fetchMissing } from './complete-batch.ts'

/** Work that one process at a time does, with a note of how far it has come. */
export interface Unit {
  /** Such as `season/25184`; names its progress and its lease. */
  job: string
  lease: Lease
}

export interface Step {
  /** The parsed answer of the feed. */
  parsed: Parsed
  /** When that answer was requested; of two answers on a fixture the later one counts. */
  readAt: Date
  /** The cursor after it; absent leaves the stored one. */
  progress?: { cursor: unknown; finished: boolean } | undefined
}

/**
 * Writes the records of an answer, the job's progress and the problems in one transaction, and only while this process holds the lease.
 * Unknown things they refer to are requested before. Where the database refuses a value, the answer is written in parts, so that one bad
 * match excludes no other.
 * @throws LeaseLost when another process has taken the job over
 */
export async function writeStep(context: SyncContext, unit: Unit, { parsed, readAt, progress }: Step): Promise<void> {
  const { batch, problems } = await fetchMissing(context, {
    ...parsed,
    batch: selected(parsed.batch, context.selection),
  })
  try {
    await write(context, unit, { parsed: { batch, problems }, readAt, progress })
  } catch (error) {
    if (refusedValue(error) === null) throw error
    for (const part of splitBatch(batch)) {
      const problem = await writePart(context, { unit, part, readAt })
      if (problem) problems.push(problem)
    }
    await write(context, unit, { parsed: { batch: { source: SOURCE }, problems }, readAt, progress })
  }
}

/** Writes one part; returns the problem when the database refuses it too. */
async function writePart(
  context: SyncContext,
  { unit, part, readAt }: { unit: Unit; part: Part; readAt: Date },
): Promise<FeedProblem | null> {
  try {
    await write(context, unit, { parsed: { batch: part.batch, problems: [] }, readAt })
    return null
  } catch (error) {
    const reason = refusedValue(error)
    if (reason === null) throw error
    return { kind: part.kind, key: part.key, reason: `It cannot be stored and is left out: ${reason}.` }
  }
}

function write(context: SyncContext, { job, lease }: Unit, { parsed, readAt, progress }: Step): Promise<unknown> {
  const { database, clock } = context
  return inTransaction(database, async (client) => {
    await lease.keep(client)
    await claimWorld(client, 'real')
    await takeTurn(client)
    await noteProblems(client, { source: SOURCE, problems: parsed.problems, now: clock.now() })
    if (progress) await writeProgress(client, { source: SOURCE, job, ...progress, now: clock.now() })
    return writeBatch(client, await carryOver(client, parsed.batch, readAt), readAt)
  })
}

/** A part of a batch that can be written by itself once the parts before it are. */
interface Part {
  /** Its subject: the family, or the feed's id of a match. */
  kind: string
  key: string
  batch: RecordBatch
}

/** A batch in parts, in the order of references: family by family, and fixtures match by match. */
function splitBatch({ source, ...families }: RecordBatch): Part[] {
  const ofFixtures: readonly Family[] = ['fixtures', ...PART_FAMILIES]
  const first = FAMILY_NAMES.indexOf('fixtures')
  const wholes = (names: readonly Family[]): Part[] =>
    names
      .filter((name) => families[name] && !ofFixtures.includes(name))
      .map((name) => ({ kind: name, key: '*', batch: { source, [name]: families[name] } }))
  const matches = new Set(families.fixtures?.map((one) => one.key))
  for (const name of PART_FAMILIES) for (const one of families[name] ?? []) matches.add(one.fixture)
  const match = (key: string): Part => {
    const fixtures = families.fixtures?.filter((one) => one.key === key)
    const parts = PART_FAMILIES.map((name) => [name, families[name]?.filter((one) => one.fixture === key)])
    const batch = {
      source,
      ...(fixtures && { fixtures }),
      ...Object.fromEntries(parts.filter(([, records]) => records)),
    }
    return { kind: 'fixture', key, batch }
  }
  return [...wholes(FAMILY_NAMES.slice(0, first)), ...[...matches].map(match), ...wholes(FAMILY_NAMES.slice(first))]
}
