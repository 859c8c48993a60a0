import { type SeasonAhead, type SimulatedTeam, simulateSeason } from '@touchline/football'
import type { GridParameters } from '@touchline/probability'
import { doTasks } from '../../../platform/own-thread.ts'

/** A season as it can be sent to a thread. */
export interface SimulationTask {
  season: Omit<SeasonAhead<number>, 'gridOf'>
  /** Chances of the pairs that may meet in matches that are not fixed. */
  unfixed: readonly { home: number; away: number; grid: GridParameters }[]
}

export interface SimulationRequest {
  task: SimulationTask
  seasons: number
}

/** The same season with the same chances gives the same numbers to everybody. */
const SEED = 20_261_124

doTasks(({ task, seasons }: SimulationRequest): SimulatedTeam<number>[] => {
  const pairs = new Map(task.unfixed.map(({ home, away, grid }) => [`${home} ${away}`, grid]))
  const gridOf = (home: number, away: number) => pairs.get(`${home} ${away}`) ?? null
  return simulateSeason({ ...task.season, gridOf }, { seasons, seed: SEED })
})
