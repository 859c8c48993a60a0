import {
  firstPhase,
  leagueTable,
  type MatchAhead,
  pointsGiven,
  type StrengthUncertainty,
  type TableResult,
} from '@touchline/football'
import type { TablePart } from '@touchline/ingest/derive/seasons/season-tables.ts'
import type { GridParameters } from '@touchline/probability'
import type { TableStrengths } from './match-chances.ts'
import type { SeasonOutcome } from './season-outcome.ts'
import type { SimulationTask } from './simulation.worker.ts'

/** The simulation task of a table: its results, its matches ahead and the ratings of its teams. */
export function simulationTask(
  part: TablePart,
  {
    seasonOutcome: { second, title, promotion },
    season: { results, ahead },
    strengths,
  }: {
    seasonOutcome: SeasonOutcome
    season: { results: readonly TableResult<number>[]; ahead: readonly MatchAhead<number>[] }
    strengths: TableStrengths
  },
): SimulationTask {
  const teams = part.input.teams.map(({ team }) => team)
  return {
    season: {
      teams: part.input.teams,
      results,
      ahead,
      rules: part.rules,
      ...startOf(part),
      last: part.input.last ?? new Set(),
      uncertainty: new Map(teams.map((team): [number, StrengthUncertainty] => [team, strengths.uncertaintyOf(team)])),
      ...{ second, title, promotion },
    },
    unfixed: second || title || promotion ? pairsOf(teams, strengths.gridOf) : [],
  }
}

/** Points given or deducted by decisions, and in a second phase the points kept of the first and the places of the teams in it. */
function startOf({
  input: { teams, corrections = [], results, before },
  rules,
}: TablePart): Pick<SimulationTask['season'], 'corrections' | 'before'> {
  const lastDay = (of: readonly TableResult<number>[]) =>
    of.reduce((last, { kickoff }) => (kickoff > last ? kickoff : last), '').slice(0, 10)
  if (!before) return { corrections: pointsGiven(corrections, lastDay(results)) }
  const isOwn = new Set(teams.map(({ team }) => team))
  const first = new Map(
    leagueTable({ ...before, corrections }, rules).flatMap(({ team, position, points }) =>
      isOwn.has(team) ? [[team, firstPhase(position, points, rules.carry)] as const] : [],
    ),
  )
  const later = pointsGiven(corrections, lastDay([...before.results, ...results]))
  const earlier = pointsGiven(corrections, lastDay(before.results))
  const start = ([team, { kept }]: readonly [number, { kept: number }]) =>
    [team, kept + (later.get(team) ?? 0) - (earlier.get(team) ?? 0)] as const
  return {
    corrections: new Map([...first].map(start)),
    before: { results: before.results.filter(({ home, away }) => isOwn.has(home) || isOwn.has(away)), first },
  }
}

function pairsOf(teams: readonly number[], gridOf: (home: number, away: number) => GridParameters | null) {
  return teams.flatMap((home) =>
    teams.flatMap((away) => {
      const grid = home === away ? null : gridOf(home, away)
      return grid === null ? [] : [{ home, away, grid }]
    }),
  )
}
