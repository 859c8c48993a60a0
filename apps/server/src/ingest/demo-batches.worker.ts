import { parentPort, workerData } from 'node:worker_threads'
import { demoHistory, demoReference } from '@touchline/feeds'
import type { RecordBatch } from '@touchline/football'

export interface DemoBatchesStart {
  seed: string
  now: number
}

/** The next batch, null after the last. */
export interface DemoBatchesAnswer {
  batch: RecordBatch | null
}

function* allBatches({ seed, now }: DemoBatchesStart): Generator<RecordBatch> {
  yield demoReference(seed, now)
  yield* demoHistory(seed, now)
}

const batches = allBatches(workerData as DemoBatchesStart)
parentPort?.on('message', () => {
  parentPort?.postMessage({ batch: batches.next().value ?? null } satisfies DemoBatchesAnswer)
})
