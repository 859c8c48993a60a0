import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { WritableBatch } from '../packed-odds.ts'
import type { DemoBatchesAnswer, DemoBatchesStart } from './demo-batches.worker.ts'

/** Batches made while one is written: some take longer to make, some to write. */
const AHEAD = 4
/** The young generation of the thread's heap: the 134 MB that V8 would take make it hardly faster. */
const YOUNG_MB = 48

/**
 * The batches that fill an empty database with the demo world, made in a thread of its own while the ones before are written; its
 * memory goes with it.
 */
export async function* demoBatches(seed: string, now: number): AsyncGenerator<WritableBatch> {
  const worker = new Worker(new URL('./demo-batches.worker.ts', import.meta.url), {
    workerData: { seed, now } satisfies DemoBatchesStart,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  })
  try {
    for (let ahead = 0; ahead < AHEAD; ahead++) worker.postMessage('next')
    for await (const [{ batch }] of on(worker, 'message', { close: ['exit'] }) as AsyncIterable<[DemoBatchesAnswer]>) {
      if (batch === null) return
      worker.postMessage('next')
      yield batch
    }
    throw new Error('The thread that makes the demo world ended before its time')
  } finally {
    await worker.terminate()
  }
}
