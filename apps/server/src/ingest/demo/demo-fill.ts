import {
  analyzeRoughly,
  claimWorld,
  coachSpell,
  type Database,
  event,
  fixtureReferee,
  inTransaction,
  lineupEntry,
  playerSeason,
  playerSpell,
  readMeta,
  searchName,
  side,
  sidelined,
  topScorer,
  transfer,
  withoutIndexes,
  writeMeta,
} from '@touchline/database'
import { DEMO_ORDER, DEMO_SEED } from '@touchline/feeds'
import { setHeapGrowth } from '../../platform/heap-growth.ts'
import type { Lease } from '../../platform/jobs/lease.ts'
import { releaseMemory } from '../../platform/release-memory.ts'
import { allAnswered } from '../all-answered.ts'
import { writeBatch } from '../apply-batch.ts'
import { deriveSeasons } from '../derive/derive-seasons.ts'
import type { KeptIds } from '../keys.ts'
import { weighNames } from '../names/weigh-names.ts'
import { rateMatches } from '../ratings/rate-matches.ts'
import type { WritableBatch } from '../writable-batch.ts'
import { demoBatches } from './demo-batches.ts'

/** How far the demo world is written; kept in the database beside it. */
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

type DemoBatches = (Iterable<WritableBatch> | AsyncIterable<WritableBatch>) & {
  return?(value: undefined): unknown
}

/** A filling whose batches are being made already. */
export interface BegunFilling {
  /** The instant the history is reported as of. */
  at: Date
  batches: DemoBatches
}

export interface DemoSource {
  seed: string
  /** The whole world at an instant, what others point to first; the same each time. */
  batches(seed: string, now: number): DemoBatches
}

export const DEMO_SOURCE: DemoSource = { seed: DEMO_SEED, batches: demoBatches }
export const DEMO_LEASE = 'demo'
const PROGRESS = 'demo'

/**
 * Their indexes serve the search, pages of people and squads, which do without them while the world is written: reading such a table whole
 * takes 10 to 40 ms. Those that lists of matches are read by stay.
 */
const WITH_MATCHES = [
  ...[coachSpell, event, fixtureReferee, lineupEntry, playerSpell, sidelined, transfer],
  // Those of past matches at the same price.
  { of: side, named: ['side_price_index', 'side_chance_index', 'side_league_index'] },
]
const WITH_SEASONS = [playerSeason, searchName, topScorer]

export async function readProgress(database: Database): Promise<DemoProgress | null> {
  return (await readMeta(database.pool, PROGRESS)) as DemoProgress | null
}

/**
 * Writes a batch and how far that brings the demo world, together, as long as this process holds the lease.
 * @param kept ids that earlier batches of this filling met
 */
export function writeStep(
  database: Database,
  { keep }: Pick<Lease, 'keep'>,
  batch: WritableBatch,
  progress: DemoProgress,
  now: Date,
  kept?: KeptIds,
): Promise<void> {
  return inTransaction(database, async (client) => {
    await allAnswered([keep(client), claimWorld(client, 'demo')])
    await writeBatch(client, database.kind, batch, now, kept)
    await writeMeta(client, PROGRESS, progress)
  })
}

export interface FillOptions {
  database: Database
  lease: Lease
  source: DemoSource
  now: Date
  begun?: BegunFilling | undefined
  onProgress: (fixtures: number) => void
  /** Reported while tables and statistics are computed. */
  onSeason: (done: number, of: number) => void
}

/**
 * Fills an empty database with the demo world, or goes on where an earlier start was cut short; nothing when it is filled.
 * @throws Error with code `OTHER_WORLD` on a database with real data
 */
export async function fillDemo(options: FillOptions): Promise<void> {
  try {
    await fill(options)
  } finally {
    setHeapGrowth('usual')
  }
}

async function fill(options: FillOptions): Promise<void> {
  const { database, source, lease } = options
  const stopped = () => lease.signal.aborted
  const known = await readProgress(database)
  if (known?.filled) return
  const begun = known ? undefined : options.begun
  const startedAt = known?.startedAt ?? (begun?.at ?? options.now).getTime()
  const now = new Date(startedAt)
  const batches = known?.order === DEMO_ORDER ? known.batches : 0
  const none = { seed: source.seed, startedAt, filled: false, reported: startedAt }
  const before = { ...none, ...known, order: DEMO_ORDER, batches }
  // Before the first batch there is no key of this source.
  const kept: KeptIds = { ids: new Map(), areAll: known === null }
  const progress = await withoutIndexes(database, [...WITH_MATCHES, ...WITH_SEASONS], async (build) => {
    const made = begun?.batches ?? source.batches(before.seed, startedAt)
    const written = await writeBatches(options, before, made, kept)
    if (stopped()) return written
    await analyzeRoughly(database)
    try {
      // The database has time for indexes while seasons and ratings are computed.
      await allAnswered([build(WITH_MATCHES), deriveSeasons(database, { now, onSeason: options.onSeason, stopped })])
    } finally {
      // Ratings do not wait for a season that could not be computed.
      const names = () => weighNames(database, now).then(() => build(WITH_SEASONS))
      // What the seasons left behind is collected while the database is at work.
      if (!stopped()) await allAnswered([rateMatches(database, { now, stopped }), names(), releaseMemory()])
    }
    return written
  })
  if (stopped()) return
  await writeStep(database, lease, { source: 'demo' }, { ...progress, filled: true }, now)
}

/** The batches that are not in yet, as far as they can be written before the end of the process is asked for. */
async function writeBatches(
  { database, lease, onProgress }: FillOptions,
  before: DemoProgress,
  batches: DemoBatches,
  kept: KeptIds,
): Promise<DemoProgress> {
  const now = new Date(before.startedAt)
  let progress = before
  let fixtures = 0
  let number = 0
  for await (const batch of batches) {
    number += 1
    fixtures += batch.fixtures?.length ?? 0
    if (number <= before.batches) continue
    if (lease.signal.aborted) break
    progress = { ...progress, batches: number }
    await writeStep(database, lease, batch, progress, now, kept)
    onProgress(fixtures)
    // Not before the first matches are in: the database's parser is compiled until then, which takes 600 MB (docs/decisions/0047).
    if (fixtures > 0) setHeapGrowth('filling')
  }
  return progress
}
