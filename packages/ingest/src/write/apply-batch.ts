import { type Database, inTransaction } from '@touchline/database'
import type pg from 'pg'
import { meanFixtures } from '../joining/mean-fixtures.ts'
import { openProvenance } from '../joining/provenance.ts'
import { writableRecords } from '../joining/writable-records.ts'
import { allAnswered } from './all-answered.ts'
import { reportChanges } from './change-events.ts'
import { familyOf, recordsOf } from './families/families.ts'
import { FAMILY_GROUPS } from './families/family-groups.ts'
import { readSummaries } from './fixture-summaries.ts'
import { openIdMap } from './keys.ts'
import { referencedKeys } from './referenced-keys.ts'
import { nothingChanged, type SinkContext } from './sinks/sink-context.ts'
import type { BatchSummary, Family } from './summary.ts'
import type { WritableBatch } from './writable-batch.ts'

/** Held while fixtures and data computed from them are written. */
const INGEST_LOCK = 7_310_004

/**
 * Writes a batch in one transaction, together with the log of its changes. The same batch twice writes nothing the second time.
 * @param now the instant noted with changed rows
 * @throws Error when a record refers to something its source has not described
 */
export function applyBatch(database: Database, batch: WritableBatch, { now }: { now: Date }): Promise<BatchSummary> {
  return inTransaction(database, (client) => writeBatch(client, batch, now))
}

/** The same inside a transaction of the caller, as its last step. */
export async function writeBatch(client: pg.ClientBase, batch: WritableBatch, now: Date): Promise<BatchSummary> {
  await takeTurn(client)
  const wanted = referencedKeys(batch)
  const ids = await openIdMap(client, batch.source, wanted)
  const known = [...(wanted.get('fixture') ?? [])].flatMap((key) => ids.find('fixture', key) ?? [])
  const stored = await readSummaries(client, known)
  const context: SinkContext = {
    client,
    source: batch.source,
    ids,
    provenance: openProvenance(client),
    joined: new Map(),
    turned: new Set(),
    created: new Map(),
    now,
    counts: {},
    changed: nothingChanged(),
  }
  if (batch.meant) await meanFixtures(context, batch.meant)
  await sinkFamilies(context, batch)
  const { changed, counts, joined, created, provenance } = context
  await allAnswered([ids.save(), provenance.save()])
  await reportChanges(client, changed, new Map([...stored, ...joined]), { now, created })
  const changedFixtures = [...new Set([...changed.fixtures, ...changed.prices])].sort((a, b) => a - b)
  const unchanged = Object.values(counts).every((family) => family.inserted + family.updated === 0)
  return { families: counts, changedFixtures, unchanged }
}

/**
 * Writers lock each other out, so that two of them neither give one key two ids nor wait for each other's rows. Until the end of the
 * transaction stored rows stay as they are; taking the lock again in it has no effect.
 */
export async function takeTurn(client: pg.ClientBase): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(${INGEST_LOCK})`)
}

async function sinkFamilies(context: SinkContext, batch: WritableBatch): Promise<void> {
  for (const names of FAMILY_GROUPS) {
    await allAnswered(names.map((name) => sinkFamily(context, batch, name)))
  }
}

async function sinkFamily<Name extends Family>(context: SinkContext, batch: WritableBatch, name: Name): Promise<void> {
  const { part, sink } = familyOf(name)
  const all = recordsOf(batch, name)
  const isKept = (record: object) => !('fixture' in record) || !context.turned.has(String(record.fixture))
  const reported = context.turned.size === 0 ? all : (all?.filter(isKept) as typeof all)
  if (reported) await sink(context, part ? await writableRecords(context, part, reported) : reported, batch)
}
