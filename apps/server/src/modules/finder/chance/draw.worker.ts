import { drawnAsGood, type Stratum } from '@touchline/probability'

/** The task of the thread. */
export interface DrawTask {
  strata: readonly Stratum[]
  profit: number
  draws: number
  seed: number
}

export default ({ strata, profit, draws, seed }: DrawTask): number | null =>
  drawnAsGood(strata, { profit, draws, seed })
