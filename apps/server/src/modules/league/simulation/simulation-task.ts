import {
  isDecided,
  keptPoints,
  leagueTable,
  type MatchAhead,
  PLACE_KINDS,
  pointsGiven,
  STATE,
  type StrengthUncertainty,
  type TableResult,
} from '@touchline/football'
import type { GridParameters } from '@touchline/probability'
import type { FixtureRow } from '../../../ingest/derive/read-season.ts'
import type { TablePart } from '../../../ingest/derive/season-tables.ts'
import type { leagueStrengths } from './match-chances.ts'
import type { SimulationTask } from './simulation.worker.ts'

const NOT_TO_COME: ReadonlySet<number> = new Set([STATE.cancelled, STATE.abandoned, STATE.deleted])
export const isAhead = ({ stateId }: FixtureRow) => !isDecided(stateId) && !NOT_TO_COME.has(stateId)

/** What is to be drawn of a table: its results, its matches to come and what is known of its teams. */
export function simulationTask(
  part: TablePart,
  { results, ahead }: { results: readonly TableResult<number>[]; ahead: readonly MatchAhead<number>[] },
  strengths: ReturnType<typeof leagueStrengths>,
): SimulationTask {
  const teams = part.input.teams.map(({ team }) => team)
  const playOff = promotionPlaces(part)
  return {
    season: {
      teams: part.input.teams,
      results,
      ahead,
      rules: part.rules,
      corrections: startingPoints(part),
      last: part.input.last ?? new Set(),
      uncertainty: new Map(teams.map((team): [number, StrengthUncertainty] => [team, strengths.uncertaintyOf(team)])),
      playOff,
    },
    unfixed: part.rules.split || playOff ? pairsOf(teams, strengths.gridOf) : [],
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

/** Four places in a row whose teams play for one more promotion, as in England, Spain or the Netherlands. */
function promotionPlaces({ input }: TablePart): readonly [number, number] | null {
  const places = (input.placeRules ?? []).flatMap((rule, at) =>
    rule === PLACE_KINDS['promotion play-off'] ? [at + 1] : [],
  )
  const [first] = places
  return first !== undefined && places.length === ENTRANTS ? [first, first + ENTRANTS - 1] : null
}

const ENTRANTS = 4

function pairsOf(teams: readonly number[], gridOf: (home: number, away: number) => GridParameters | null) {
  return teams.flatMap((home) =>
    teams.flatMap((away) => {
      const grid = home === away ? null : gridOf(home, away)
      return grid === null ? [] : [{ home, away, grid }]
    }),
  )
}
