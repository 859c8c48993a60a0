import type { SimulatedTable, SimulatedTeam as TeamView } from '@touchline/contract'
import { type SimulatedTeam, STANDING_RULE_NAMES } from '@touchline/football'
import { viewTeam, viewType } from '../../shared/names.views.ts'
import { zoneOf } from '../standing/standing.views.ts'
import { placeChances } from './place-chances.ts'
import type { SeasonOutlook, TableAhead } from './season-ahead.ts'
import type { SeasonOutcome } from './season-outcome.ts'

function viewSimulated(
  simulated: SimulatedTeam<number>,
  { pointsNow, outcome, teams }: { pointsNow: number; outcome: SeasonOutcome; teams: SeasonOutlook['season']['teams'] },
): TeamView {
  const { team, places, points, position } = simulated
  const known = teams.get(team)
  return {
    participant_id: team,
    participant: viewTeam(team, known?.name ?? '', known?.shortCode ?? null),
    points_now: pointsNow,
    points,
    position,
    places: [...places],
    ...placeChances(simulated, outcome),
  }
}

/** A table of a season as drawn; teams by their expected position. */
export function viewTable(
  { season }: SeasonOutlook,
  {
    tableAhead: { part, outcome, task, priced },
    drawn,
    pointsNow,
    seasons,
  }: {
    tableAhead: TableAhead
    drawn: readonly SimulatedTeam<number>[]
    pointsNow: ReadonlyMap<number, number>
    seasons: number
  },
): SimulatedTable {
  const stage = part.stageId === null ? undefined : season.stages.find(({ id }) => id === part.stageId)
  const group = part.groupId === null ? undefined : season.groups.get(part.groupId)
  return {
    stage: stage ? { id: stage.id, name: stage.name } : null,
    group: part.groupId === null || group === undefined ? null : { id: part.groupId, name: group },
    seasons,
    ahead: task.season.ahead.length,
    priced,
    title_by: outcome.titleBy,
    title_missing: outcome.titleMissing,
    zones: outcome.places.map((rule) =>
      rule === null ? null : { type_id: rule, type: viewType(STANDING_RULE_NAMES, rule), zone: zoneOf(rule) },
    ),
    teams: drawn
      .toSorted((one, other) => one.position.mean - other.position.mean || other.points.mean - one.points.mean)
      .map((one) => viewSimulated(one, { pointsNow: pointsNow.get(one.team) ?? 0, outcome, teams: season.teams })),
  }
}
