import {
  type ObservedCupMatch,
  type ObservedStakes,
  observeCup,
  observeStakes,
  type SeasonAhead,
  type SimulatedCup,
  type SimulatedTeam,
  simulateCup,
  simulateSeason,
  type Watched,
  type WatchedCupMatch,
} from '@touchline/football'
import type { GridParameters } from '@touchline/probability'
import type { CupTask } from './cup/cup-task.ts'
import { pairGrid } from './cup/pair-grid.ts'

/** A season as it can be sent to a thread. */
export interface SimulationTask {
  season: Omit<SeasonAhead<number>, 'gridOf'>
  /** Chances of the pairs that may meet in matches that are not fixed. */
  unfixed: readonly { home: number; away: number; grid: GridParameters }[]
}

/** A season of a league, or a cup. */
export type SimulationRequest = SeasonRequest | CupRequest

export interface SeasonRequest {
  task: SimulationTask
  seasons: number
  /** Conditions observed in every season; null for the places alone. */
  watched: Watched<number> | null
}

export interface CupRequest {
  cup: CupTask
  times: number
  /** Matches whose stakes are wanted; null for the chances of the teams alone. */
  watched: readonly WatchedCupMatch<number>[] | null
}

export type SimulationResult = SeasonResult | CupResult

export interface CupResult {
  cup: SimulatedCup<number>
  stakes: ObservedCupMatch<number>[] | null
}

export interface SeasonResult {
  teams: SimulatedTeam<number>[]
  stakes: ObservedStakes<number> | null
}

/** The same season with the same chances gives the same numbers to everybody. */
const SEED = 20_261_124
/** Consecutive seasons with one set of strengths. */
const PER_STRENGTH = 20

export default (request: SimulationRequest): SimulationResult =>
  'cup' in request ? playCup(request) : playSeason(request)

function playCup({ cup: { cup, ...sides }, times, watched }: CupRequest): CupResult {
  const gridOf = (home: number, away: number, neutral: boolean) => pairGrid(sides, { home, away, neutral })
  const options = { times, seed: SEED, perStrength: PER_STRENGTH }
  if (watched === null) return { cup: simulateCup({ ...cup, gridOf }, options), stakes: null }
  const stakes = observeCup(watched, cup.rounds.length)
  const played = simulateCup({ ...cup, gridOf }, options, stakes.observer)
  return { cup: played, stakes: stakes.result() }
}

function playSeason({ task, seasons, watched }: SeasonRequest): SeasonResult {
  const pairs = new Map(task.unfixed.map(({ home, away, grid }) => [`${home} ${away}`, grid]))
  const gridOf = (home: number, away: number) => pairs.get(`${home} ${away}`) ?? null
  const season = { ...task.season, gridOf }
  if (watched === null) return { teams: simulateSeason(season, { seasons, seed: SEED }), stakes: null }
  const teams = season.teams.map(({ team }) => team)
  const stakes = observeStakes(teams, watched, { seasons, perStrength: PER_STRENGTH })
  const drawn = simulateSeason(season, { seasons, seed: SEED, perStrength: PER_STRENGTH }, stakes.observer)
  return { teams: drawn, stakes: stakes.result() }
}
