import { parentPort, workerData } from 'node:worker_threads'
import { demoWorld } from '@touchline/feeds/demo'
import { packBatch, type WritableBatch } from '../writable-batch.ts'

export interface DemoBatchesStart {
  seed: string
  now: number
}

/** The next batch, null after the last. */
export interface DemoBatchesAnswer {
  batch: WritableBatch | null
}

const { seed, now } = workerData as DemoBatchesStart
const batches = demoWorld(seed, now)
parentPort?.on('message', () => {
  const { value } = batches.next()
  parentPort?.postMessage({ batch: value ? packBatch(value) : null } satisfies DemoBatchesAnswer)
})
