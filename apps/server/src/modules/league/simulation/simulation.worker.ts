import {
  type ObservedStakes,
  observeStakes,
  type SeasonAhead,
  type SimulatedTeam,
  simulateSeason,
  type Watched,
} from '@touchline/football'
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
  /** What is looked at in every season; null for the places alone. */
  watched: Watched<number> | null
}

export interface SimulationResult {
  teams: SimulatedTeam<number>[]
  stakes: ObservedStakes<number> | null
}

/** The same season with the same chances gives the same numbers to everybody. */
const SEED = 20_261_124
/** So many seasons in a row tell what one set of strengths leads to. */
const PER_STRENGTH = 20

doTasks(({ task, seasons, watched }: SimulationRequest): SimulationResult => {
  const pairs = new Map(task.unfixed.map(({ home, away, grid }) => [`${home} ${away}`, grid]))
  const gridOf = (home: number, away: number) => pairs.get(`${home} ${away}`) ?? null
  const season = { ...task.season, gridOf }
  if (watched === null) return { teams: simulateSeason(season, { seasons, seed: SEED }), stakes: null }
  const teams = season.teams.map(({ team }) => team)
  const stakes = observeStakes(teams, watched, { seasons, perStrength: PER_STRENGTH })
  const drawn = simulateSeason(season, { seasons, seed: SEED, perStrength: PER_STRENGTH }, stakes.observer)
  return { teams: drawn, stakes: stakes.result() }
})
