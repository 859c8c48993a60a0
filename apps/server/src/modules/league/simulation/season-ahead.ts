import type { Database } from '@touchline/database'
import type { MatchAhead, MatchInPlay, TableResult } from '@touchline/football'
import { forecastsOf } from '@touchline/ingest/derive/ratings/forecasts.queries.ts'
import { correctionsOf } from '@touchline/ingest/derive/seasons/corrections.queries.ts'
import { readFixtures, type SeasonFixtureRow, type StoredSeason } from '@touchline/ingest/derive/seasons/read-season.ts'
import { type TablePart, tableParts } from '@touchline/ingest/derive/seasons/season-tables.ts'
import { isOfNations } from './cup/cup.queries.ts'
import { type CupRatings, cupRatings } from './cup/cup-ratings.ts'
import { isAhead } from './is-ahead.ts'
import { leagueStrengths, matchChances, nationsInTable, pricedGrid } from './match-chances.ts'
import { matchesInPlay } from './matches-in-play.ts'
import { isDrawnUp, leadsToTournament } from './qualifying.ts'
import { type SeasonOutcome, seasonOutcome } from './season-outcome.ts'
import { isScheduled, latestRatings, leagueOfSeason, pricesOfSeason } from './simulation.queries.ts'
import type { SimulationTask } from './simulation.worker.ts'
import { simulationTask } from './simulation-task.ts'

/** A result of a "what if" question. */
export interface SetResult {
  fixture_id: number
  home_goals: number
  away_goals: number
}

/** A table with its simulation task. */
export interface TableAhead {
  part: TablePart
  outcome: SeasonOutcome
  task: SimulationTask
  /** Id of each match to come, by its index in the task. */
  matches: readonly number[]
  priced: number
}

export interface SeasonOutlook {
  season: StoredSeason
  tables: readonly TableAhead[]
  /** Matches to come, by kick-off. */
  ahead: readonly SeasonFixtureRow[]
  /** How those of them stand that are in play, by id. */
  playing: ReadonlyMap<number, MatchInPlay>
  missing: 'over' | 'unscheduled' | 'unrated' | 'cup' | null
}

interface OutlookOptions {
  now: Date
  set?: readonly SetResult[]
  /** Those of national teams, for qualifying competitions. */
  ratings?: CupRatings
}

/** The rest of a season, ready to be simulated; null when there is no such season. */
export async function seasonOutlook(
  database: Database,
  seasonId: number,
  { now, set = [], ratings: ofCups = cupRatings(database, now) }: OutlookOptions,
): Promise<SeasonOutlook | null> {
  const { pool } = database
  const [season, league] = await Promise.all([readFixtures(pool, seasonId), leagueOfSeason(pool, seasonId)])
  if (season === null || league === null) return null
  const parts = tableParts(season, await correctionsOf(pool, seasonId))
  const ahead = parts
    .flatMap(({ fixtures }) => fixtures.filter(isAhead))
    .sort((one, other) => (one.kickoff < other.kickoff ? -1 : one.kickoff > other.kickoff ? 1 : one.id - other.id))
  const isQualifying =
    !league.isRated && ahead.length > 0 && leadsToTournament(parts) && (await isOfNations(pool, seasonId))
  if (!league.isRated && !isQualifying && season.fixtures.some(isAhead))
    return { season, tables: [], ahead, playing: new Map(), missing: 'cup' }
  if (ahead.length === 0) return { season, tables: [], ahead, playing: new Map(), missing: 'over' }
  const [forecasts, prices, ratings, scheduled, playing] = await Promise.all([
    forecastsOf(
      pool,
      ahead.map(({ id }) => id),
    ),
    pricesOfSeason(pool, seasonId),
    latestRatings(pool),
    isQualifying ? isDrawnUp(parts) : isScheduled(pool, seasonId),
    matchesInPlay(database, ahead, now),
  ])
  const nations = isQualifying ? await ofCups.strengths('nations') : null
  const strengths = nations ? nationsInTable(nations) : leagueStrengths(ratings, league)
  const setResults = new Map(set.map((one) => [one.fixture_id, one]))
  const tables: TableAhead[] = []
  for (const part of parts) {
    const own = part.fixtures.filter(isAhead)
    if (own.length === 0) continue
    const drawn: MatchAhead<number>[] = []
    const matches: number[] = []
    const settled: TableResult[] = []
    let priced = 0
    for (const { id, kickoff, home, away } of own) {
      const result = setResults.get(id)
      const forecast = forecasts.get(id)
      const chances = forecast && matchChances(forecast, prices.get(id))
      // A postponed match has no forecast, and neither have national teams: the ratings of the sides are used.
      const rated = chances?.grid ?? strengths.gridOf(home, away)
      const byPrice = isQualifying && rated ? pricedGrid(rated, prices.get(id)) : null
      const grid = byPrice ?? rated
      if (result)
        settled.push({ fixture: id, kickoff, home, away, homeGoals: result.home_goals, awayGoals: result.away_goals })
      else if (grid === null) return { season, tables: [], ahead, playing, missing: 'unrated' }
      else {
        const inPlay = playing.get(id)
        matches.push(id)
        drawn.push({ kickoff, home, away, grid, ...(inPlay && { inPlay }) })
        if (chances?.priced || byPrice) priced += 1
      }
    }
    const results = [...part.input.results, ...settled]
    const outcome = seasonOutcome(part, parts, season)
    const task = simulationTask(part, { seasonOutcome: outcome, season: { results, ahead: drawn }, strengths })
    tables.push({ part, outcome, task, matches, priced })
  }
  const outlook = { season, ahead, playing }
  return scheduled ? { ...outlook, tables, missing: null } : { ...outlook, tables: [], missing: 'unscheduled' }
}
