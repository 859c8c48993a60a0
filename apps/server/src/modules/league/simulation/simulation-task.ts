import {
  isDecided,
  keptPoints,
  leagueTable,
  type MatchAhead,
  pointsGiven,
  STATE,
  type StrengthUncertainty,
  type TableResult,
} from '@touchline/football'
import type { GridParameters } from '@touchline/probability'
import type { FixtureRow } from '../../../ingest/derive/read-season.ts'
import type { TablePart } from '../../../ingest/derive/season-tables.ts'
import type { leagueStrengths } from './match-chances.ts'
import type { SeasonOutcome } from './season-outcome.ts'
import type { SimulationTask } from './simulation.worker.ts'

const NOT_TO_COME: ReadonlySet<number> = new Set([STATE.cancelled, STATE.abandoned, STATE.deleted])
export const isAhead = ({ stateId }: FixtureRow) => !isDecided(stateId) && !NOT_TO_COME.has(stateId)

/** What is to be drawn of a table: its results, its matches to come and what is known of its teams. */
export function simulationTask(
  part: TablePart,
  { second, title, promotion }: SeasonOutcome,
  { results, ahead }: { results: readonly TableResult<number>[]; ahead: readonly MatchAhead<number>[] },
  strengths: ReturnType<typeof leagueStrengths>,
): SimulationTask {
  const teams = part.input.teams.map(({ team }) => team)
  return {
    season: {
      teams: part.input.teams,
      results,
      ahead,
      rules: part.rules,
      corrections: startingPoints(part),
      last: part.input.last ?? new Set(),
      uncertainty: new Map(teams.map((team): [number, StrengthUncertainty] => [team, strengths.uncertaintyOf(team)])),
      ...{ second, title, promotion },
    },
    unfixed: second || title || promotion ? pairsOf(teams, strengths.gridOf) : [],
  }
}

/** What decisions have given or taken, and in a second phase what was kept of the first; its goals are not known to the simulation. */
function startingPoints({ input: { corrections = [], results, before }, rules }: TablePart): Map<number, number> {
  const lastDay = (of: readonly TableResult<number>[]) =>
    of.reduce((last, { kickoff }) => (kickoff > last ? kickoff : last), '').slice(0, 10)
  if (!before) return pointsGiven(corrections, lastDay(results))
  const first = leagueTable({ ...before, corrections }, rules)
  const later = pointsGiven(corrections, lastDay([...before.results, ...results]))
  const earlier = pointsGiven(corrections, lastDay(before.results))
  return new Map(
    first.map(({ team, points }) => [
      team,
      keptPoints(points, rules.carry) + (later.get(team) ?? 0) - (earlier.get(team) ?? 0),
    ]),
  )
}

function pairsOf(teams: readonly number[], gridOf: (home: number, away: number) => GridParameters | null) {
  return teams.flatMap((home) =>
    teams.flatMap((away) => {
      const grid = home === away ? null : gridOf(home, away)
      return grid === null ? [] : [{ home, away, grid }]
    }),
  )
}
