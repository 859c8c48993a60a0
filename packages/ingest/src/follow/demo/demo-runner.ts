import { randomUUID } from 'node:crypto'
import { claimWorld, type Database, inTransaction, isUnavailable } from '@touchline/database'
import { DEMO_ORDER, demoChanges } from '@touchline/demo'
import type { RecordBatch } from '@touchline/football'
import type { Clock } from '@touchline/runtime'
import { type JobWatch, type Lease, LeaseLost, startScheduler, underLease } from '@touchline/runtime'
import type { Logger } from 'pino'
import { snapshotStore } from '../../derive/ratings/snapshots.ts'
import { derive } from '../../derive/seasons/derive.ts'
import {
  DEMO_LEASE,
  DEMO_SOURCE,
  type DemoProgress,
  type DemoSource,
  fillDemo,
  readProgress,
  writeStep,
} from './demo-fill.ts'

const TICK_MS = 5_000
const PROGRESS_MS = 2_000
const ANOTHER_VERSION =
  'This demo world was made by another version of Touchline, so nothing more happens in it. For a living one, start with an empty data folder (DATA_DIR).'

export interface DemoOptions {
  database: Database
  clock: Clock
  log: Pick<Logger, 'info' | 'error'>
  /** The simulated world; another one in tests. */
  source?: DemoSource & { changes(seed: string, from: number, now: number): RecordBatch }
  /** Milliseconds between two updates. */
  tickMs?: number
  watch?: JobWatch | undefined
}

export interface Demo {
  /**
   * Resolves when the demo world is filled, by this process or another; rejects when the database holds real data, and with code `STOPPED`
   * when `stop` comes first.
   */
  filled: Promise<void>
  /** Ends after the step that is running. */
  stop(): Promise<void>
}

/**
 * Fills an empty database with the demo world and keeps it alive: every few seconds it writes the changes since.
 * One of several processes on a database does it, and another takes over when that one is gone.
 */
export function startDemo(options: DemoOptions): Demo {
  const { database, clock, log, tickMs = TICK_MS, source = LIVING_SOURCE, watch } = options
  const holder = randomUUID()
  const filled = Promise.withResolvers<void>()
  const snapshots = snapshotStore()
  filled.promise.catch(() => undefined)
  let claimed = false
  let saidOld = false

  const turn = async (signal: AbortSignal) => {
    if (!claimed) {
      await inTransaction(database, (client) => claimWorld(client, 'demo'))
      claimed = true
    }
    const done = await underLease({ database, name: DEMO_LEASE, holder, signal }, step)
    if (done === null && (await readProgress(database))?.filled) filled.resolve()
    return undefined
  }

  const step = async (lease: Lease) => {
    if (!(await readProgress(database))?.filled) await fill(lease)
    if (lease.signal.aborted) return
    filled.resolve()
    await tick(lease)
  }

  const fill = async (lease: Lease) => {
    log.info('Filling the database with the demo world')
    let reported = Date.now()
    const report = (text: string) => {
      if (Date.now() - reported < PROGRESS_MS) return
      reported = Date.now()
      log.info(text)
    }
    const started = Date.now()
    await fillDemo({
      database,
      lease,
      source,
      now: clock.now(),
      onProgress: (fixtures) => report(`Filling the demo world: ${fixtures} fixtures so far`),
      onSeason: (done, of) => report(`Computing tables and statistics: ${done} of ${of} seasons`),
    })
    if (!lease.signal.aborted) log.info(`Demo world ready in ${Math.round((Date.now() - started) / 1000)} s`)
  }

  const tick = async (lease: Lease) => {
    const progress = await readProgress(database)
    const now = clock.now()
    if (!progress || now.getTime() <= progress.reported || isOfAnotherVersion(progress)) return
    const batch = source.changes(progress.seed, progress.reported, now.getTime())
    await writeStep(database, { lease, batch, progress: { ...progress, reported: now.getTime() }, now })
    await derive(database, { now, stopped: () => lease.signal.aborted, snapshots })
  }

  /** This version simulates another world: its matches and players differ from the stored ones. */
  const isOfAnotherVersion = ({ order }: DemoProgress): boolean => {
    if (order === DEMO_ORDER) return false
    if (!saidOld) log.info(ANOTHER_VERSION)
    saidOld = true
    return true
  }

  const run = (signal: AbortSignal) =>
    turn(signal).catch((error: unknown) => {
      if (error instanceof LeaseLost) return undefined
      if (claimed || isUnavailable(error)) throw error
      filled.reject(error)
      void scheduler.stop()
      return undefined
    })
  const scheduler = startScheduler([{ name: 'demo', everyMs: tickMs, source: 'demo', run }], {
    watch,
    log: { warn: (details: object) => log.error(details, 'The demo world could not be updated') },
  })
  return {
    filled: filled.promise,
    stop: async () => {
      await scheduler.stop()
      filled.reject(Object.assign(new Error('Stopped before the demo world was ready'), { code: 'STOPPED' }))
    },
  }
}

const LIVING_SOURCE = { ...DEMO_SOURCE, changes: demoChanges }
