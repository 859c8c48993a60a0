import { parentPort, workerData } from 'node:worker_threads'
import { drawnAsGood, type Stratum } from '@touchline/probability'

/** What is drawn. */
export interface DrawTask {
  strata: readonly Stratum[]
  profit: number
  draws: number
  seed: number
}

const { strata, profit, draws, seed }: DrawTask = workerData
parentPort?.postMessage(drawnAsGood(strata, profit, draws, seed))
