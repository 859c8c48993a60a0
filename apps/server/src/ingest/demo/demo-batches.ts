import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { WritableBatch } from '../writable-batch.ts'
import type { DemoBatchesAnswer, DemoBatchesStart } from './demo-batches.worker.ts'

/** Batches made while one is written: those of people take long to write, those of past seasons long to make. */
const MAX_AHEAD = 6
/** The young generation of the thread's heap: the 134 MB that V8 would take make it hardly faster. */
const YOUNG_MB = 32

/**
 * Begins to make the batches that fill an empty database with the demo world, in a thread of its own, which ends after the last or when
 * nobody wants more; its memory goes with it.
 */
export function demoBatches(seed: string, now: number): AsyncIterableIterator<WritableBatch> {
  const worker = new Worker(new URL('./demo-batches.worker.ts', import.meta.url), {
    workerData: { seed, now } satisfies DemoBatchesStart,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  })
  const answers = on(worker, 'message', { close: ['exit'] }) as AsyncIterableIterator<[DemoBatchesAnswer]>
  let ahead = 0
  const ask = () => {
    for (; ahead < MAX_AHEAD; ahead++) worker.postMessage('next')
  }
  ask()
  const end = async (): Promise<IteratorReturnResult<undefined>> => {
    await worker.terminate()
    return { done: true, value: undefined }
  }
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    async next() {
      const answer = await answers.next()
      if (answer.done) throw new Error('The thread that makes the demo world ended before its time')
      const [{ batch }] = answer.value
      ahead--
      if (batch === null) return end()
      ask()
      return { done: false, value: batch }
    },
    return: end,
  }
}
