import { parentPort, workerData } from 'node:worker_threads'
import { demoHistory, demoReference } from '@touchline/feeds'
import type { RecordBatch } from '@touchline/football'
import { type WritableBatch, withPackedOdds } from '../packed-odds.ts'

export interface DemoBatchesStart {
  seed: string
  now: number
}

/** The next batch, null after the last. */
export interface DemoBatchesAnswer {
  batch: WritableBatch | null
}

function* allBatches({ seed, now }: DemoBatchesStart): Generator<RecordBatch> {
  yield demoReference(seed, now)
  yield* demoHistory(seed, now)
}

const batches = allBatches(workerData as DemoBatchesStart)
parentPort?.on('message', () => {
  const { value } = batches.next()
  parentPort?.postMessage({ batch: value ? withPackedOdds(value) : null } satisfies DemoBatchesAnswer)
})
