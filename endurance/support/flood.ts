import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Bench } from '../../bench/support/benchmark.ts'

export interface FloodCall {
  /** `{n}` in it is another number each time. */
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

interface FloodSource {
  url: string
  /** Address of this machine that all of it comes from. */
  from: string
  connections: number
}

/** Calls that are answered one by one, or bytes whose answers nobody reads. */
export type FloodPlan = FloodSource &
  ({ kind: 'calls'; calls: readonly FloodCall[] } | { kind: 'unread'; text: string; againMs: number })

/** One client that requests far too much, in a separate thread. @returns a function that ends it and returns how it was answered */
export function startFlood(bench: Bench, plan: FloodPlan): () => Promise<Record<string, number>> {
  const worker = new Worker(new URL('./flood.worker.ts', import.meta.url), { workerData: plan, execArgv: [] })
  bench.undo(() => worker.terminate())
  return async () => {
    const answered = once(worker, 'message')
    worker.postMessage('stop')
    const [statuses] = (await answered) as [Record<string, number>]
    return statuses
  }
}
