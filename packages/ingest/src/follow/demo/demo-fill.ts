import { claimWorld, type Database, inTransaction, readMeta, tidy, writeMeta } from '@touchline/database'
import { DEMO_ORDER, DEMO_SEED, demoWorld } from '@touchline/demo'
import type { RecordBatch } from '@touchline/football'
import type { Lease } from '@touchline/runtime'
import { weighNames } from '../../derive/names/weigh-names.ts'
import { rateMatches } from '../../derive/ratings/rate-matches.ts'
import { deriveSeasons } from '../../derive/seasons/derive-seasons.ts'
import { allAnswered } from '../../write/all-answered.ts'
import { writeBatch } from '../../write/apply-batch.ts'

/** The progress of filling the demo world, stored with it. */
export interface DemoProgress {
  seed: string
  /** Instant the history is reported as of, milliseconds since 1970. */
  startedAt: number
  /** The order that `batches` counts in (`DEMO_ORDER`); earlier versions noted none. */
  order?: number
  /** Batches that are in. */
  batches: number
  filled: boolean
  /** Instant up to which changes are in, milliseconds since 1970. */
  reported: number
}

export interface DemoSource {
  seed: string
  /** The whole world at an instant, what others point to first; the same each time. */
  batches(seed: string, now: number): Iterable<RecordBatch>
}

export const DEMO_SOURCE: DemoSource = { seed: DEMO_SEED, batches: demoWorld }
export const DEMO_LEASE = 'demo'
const PROGRESS = 'demo'

export async function readProgress(database: Database): Promise<DemoProgress | null> {
  return (await readMeta(database.pool, PROGRESS)) as DemoProgress | null
}

/** Writes a batch and the progress together, as long as this process holds the lease. */
export function writeStep(
  database: Database,
  {
    lease: { keep },
    batch,
    progress,
    now,
  }: { lease: Pick<Lease, 'keep'>; batch: RecordBatch; progress: DemoProgress; now: Date },
): Promise<void> {
  return inTransaction(database, async (client) => {
    await allAnswered([keep(client), claimWorld(client, 'demo')])
    await writeBatch(client, batch, now)
    await writeMeta(client, PROGRESS, progress)
  })
}

export interface FillOptions {
  database: Database
  lease: Lease
  source: DemoSource
  now: Date
  onProgress: (fixtures: number) => void
  /** Reported while tables and statistics are computed. */
  onSeason: (done: number, of: number) => void
}

/**
 * Fills an empty database with the demo world, or continues an interrupted fill; does nothing when it is complete.
 * @throws Error with code `OTHER_WORLD` on a database with real data
 */
export async function fillDemo(options: FillOptions): Promise<void> {
  const { database, source, lease, onSeason } = options
  const stopped = () => lease.signal.aborted
  const known = await readProgress(database)
  if (known?.filled) return
  const startedAt = known?.startedAt ?? options.now.getTime()
  const now = new Date(startedAt)
  const batches = known?.order === DEMO_ORDER ? known.batches : 0
  const none = { seed: source.seed, startedAt, filled: false, reported: startedAt }
  const progress = await writeBatches(options, { ...none, ...known, order: DEMO_ORDER, batches })
  if (stopped()) return
  await tidy(database)
  try {
    await deriveSeasons(database, { now, onSeason, stopped })
  } finally {
    // Ratings do not wait for a season that could not be computed.
    if (!stopped()) await allAnswered([rateMatches(database, { now, stopped }), weighNames(database, now)])
  }
  if (stopped()) return
  await tidy(database)
  await writeStep(database, { lease, batch: { source: 'demo' }, progress: { ...progress, filled: true }, now })
}

/** Writes the missing batches until the process is asked to stop. */
async function writeBatches(
  { database, lease, source, onProgress }: FillOptions,
  before: DemoProgress,
): Promise<DemoProgress> {
  const now = new Date(before.startedAt)
  let progress = before
  let fixtures = 0
  let number = 0
  for (const batch of source.batches(before.seed, before.startedAt)) {
    number += 1
    fixtures += batch.fixtures?.length ?? 0
    if (number <= before.batches) continue
    if (lease.signal.aborted) break
    progress = { ...progress, batches: number }
    await writeStep(database, { lease, batch, progress, now })
    onProgress(fixtures)
  }
  return progress
}
