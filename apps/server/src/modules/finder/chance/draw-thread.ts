import { Worker } from 'node:worker_threads'
import type { DrawTask } from './draw.worker.ts'

/** Draws in a thread that ends with it, so that the process goes on answering meanwhile. */
export function drawInThread(task: DrawTask, signal: AbortSignal): Promise<number | null> {
  const { promise, resolve, reject } = Promise.withResolvers<number | null>()
  const worker = new Worker(new URL('./draw.worker.ts', import.meta.url), {
    workerData: task,
    transferList: task.strata.map(({ profits }) => profits.buffer as ArrayBuffer),
    execArgv: [],
  })
  worker.unref()
  const stop = () => void worker.terminate()
  signal.addEventListener('abort', stop, { once: true })
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', () => {
    signal.removeEventListener('abort', stop)
    reject(new Error('The thread that draws finders has ended'))
  })
  return promise
}
