import { type MatchAhead, STATE } from '@touchline/football'
import type { SeasonFixtureRow, StoredSeason } from '@touchline/ingest/derive/seasons/read-season.ts'
import { type ReportedCorrection, type TablePart, tableParts } from '@touchline/ingest/derive/seasons/season-tables.ts'
import { foldModel, type ModelFits, type ModelState, modelProbabilities, solveGrid } from '@touchline/probability'
import { isAhead } from '../is-ahead.ts'
import { leagueStrengths } from '../match-chances.ts'
import { type SeasonOutcome, seasonOutcome } from '../season-outcome.ts'
import type { SimulationTask } from '../simulation.worker.ts'
import { simulationTask } from '../simulation-task.ts'
import { dayOf } from './played-rounds.ts'

/** The ratings at the end of a day. */
export interface RatingsThen {
  day: number
  state: ModelState
  fits: ModelFits
}

export interface LeagueThen {
  id: number
  tier: number
}

/**
 * A table of a season as of the end of a day, ready to be simulated from the knowledge of then: without later results, ratings or prices.
 */
export function tableThen(
  season: StoredSeason,
  {
    of,
    league,
    ratingsThen: { day, state, fits },
    corrections,
  }: {
    of: Pick<TablePart, 'stageId' | 'groupId'>
    league: LeagueThen
    ratingsThen: RatingsThen
    corrections: readonly ReportedCorrection[]
  },
): { outcome: SeasonOutcome; task: SimulationTask } | null {
  const fixtures = season.fixtures.map((one) => (dayOf(one) > day ? unplayed(one) : one))
  const parts = tableParts({ ...season, fixtures }, corrections)
  const part = parts.find(({ stageId, groupId }) => stageId === of.stageId && groupId === of.groupId)
  if (part === undefined) return null
  // Forecasts come by date.
  const left = part.fixtures.filter(isAhead).sort((one, other) => dayOf(one) - dayOf(other))
  const matches = left.map((one) => ({
    ...{ day: Math.max(dayOf(one), day + 1), division: String(league.id), tier: league.tier },
    ...{ home: String(one.home), away: String(one.away), referee: null },
    ...{ goals: null, shots: null, shotsOnTarget: null, corners: null, yellowCards: null },
  }))
  const { forecasts } = foldModel(state, matches)
  const strengths = leagueStrengths(state, league)
  const ahead = left.flatMap(({ kickoff, home, away }, at): MatchAhead<number>[] => {
    const forecast = forecasts[at]
    // A few forecasts match no grid: the ratings alone are used.
    const grid = (forecast && solveGrid(modelProbabilities(forecast, fits))) ?? strengths.gridOf(home, away)
    return grid ? [{ kickoff, home, away, grid: { a: grid.a, b: grid.b, rho: grid.rho } }] : []
  })
  if (ahead.length < left.length) return null
  const outcome = seasonOutcome(part, parts, season)
  return {
    outcome,
    task: simulationTask(part, { seasonOutcome: outcome, season: { results: part.input.results, ahead }, strengths }),
  }
}

/** A match of a later day, as it was before it: what became of it was not known. */
const unplayed = (fixture: SeasonFixtureRow): SeasonFixtureRow => ({
  ...fixture,
  ...{ stateId: STATE.not_started, homeGoals: null, awayGoals: null },
})
