import { parentPort } from 'node:worker_threads'
import { type SeasonAhead, type SimulatedTeam, simulateSeason } from '@touchline/football'
import type { GridParameters } from '@touchline/probability'

/** A season as it can be sent to a thread. */
export interface SimulationTask {
  season: Omit<SeasonAhead<number>, 'gridOf'>
  /** Chances of the pairs that may meet in matches that are not fixed. */
  unfixed: readonly { home: number; away: number; grid: GridParameters }[]
}

export interface SimulationRequest {
  number: number
  task: SimulationTask
  seasons: number
}

export type SimulationAnswer = { number: number; teams: SimulatedTeam<number>[] } | { number: number; error: string }

/** The same season with the same chances gives the same numbers to everybody. */
const SEED = 20_261_124

parentPort?.on('message', ({ number, task, seasons }: SimulationRequest) => {
  try {
    const pairs = new Map(task.unfixed.map(({ home, away, grid }) => [`${home} ${away}`, grid]))
    const gridOf = (home: number, away: number) => pairs.get(`${home} ${away}`) ?? null
    const teams = simulateSeason({ ...task.season, gridOf }, { seasons, seed: SEED })
    parentPort?.postMessage({ number, teams } satisfies SimulationAnswer)
  } catch (error) {
    parentPort?.postMessage({ number, error: (error as Error).message } satisfies SimulationAnswer)
  }
})
