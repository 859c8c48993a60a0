import type {
  ComparedTeams,
  PlaceReasonShown,
  StandingTable,
  TableCriterion,
  TableRulesShown,
} from '@touchline/contract'
import { type Compared, type Criterion, isDecided, type PlaceReason, rulesShown, STATE } from '@touchline/football'
import type { StoredSeason } from '@touchline/ingest/derive/seasons/read-season.ts'
import type { MadeTable } from './season-standing.ts'

type Order = readonly Criterion[]

export function viewTable({ head }: StoredSeason, made: MadeTable): StandingTable {
  const { part, playing, isExplained, sums } = made
  const { corrections = [], last = [], results } = part.input
  const over = part.fixtures.filter(({ stateId }) => isDecided(stateId)).length
  const ahead = part.fixtures.filter(({ stateId }) => !isDecided(stateId) && !NEVER_PLAYED.includes(stateId)).length
  return {
    ...{ stage_id: part.stageId, group_id: part.groupId, explained: isExplained, sums },
    rules: viewRules(head, made),
    corrections: corrections.map(({ team, points, from, reason = null }) => ({
      participant_id: team,
      points,
      from,
      reason,
    })),
    put_last: [...last],
    ...{ played: over, ahead, playing: playing.length },
    without_half_time: results.filter(({ halfTime }) => halfTime == null).length,
  }
}

const NEVER_PLAYED: readonly number[] = [STATE.cancelled, STATE.abandoned, STATE.deleted]

function viewRules(head: StoredSeason['head'], { part, order }: MadeTable): TableRulesShown {
  const { rules, input } = part
  const { sources, isGeneral } = rulesShown(head.stableKey, head.name)
  const isSecond = input.before !== undefined || rules.split !== null
  return {
    points_for_win: rules.pointsForWin,
    shoot_out: rules.shootOut ?? null,
    extra_time: rules.extraTime ?? null,
    per_match: rules.perMatch,
    order: order.map(viewCriterion),
    carry: isSecond ? rules.carry : null,
    split_after: rules.split?.after ?? null,
    general: isGeneral,
    sources: sources.map((source) => ({ ...source })),
  }
}

const viewCriterion = (criterion: Criterion): TableCriterion =>
  typeof criterion === 'string'
    ? { kind: criterion, among: [], meetings: null }
    : { kind: 'head-to-head', among: [...criterion.among], meetings: criterion.meetings }

export const viewReason = (reason: PlaceReason<number>, order: Order): PlaceReasonShown => ({
  level_ids: [...reason.level],
  from_id: reason.from,
  ...{ is_ahead: reason.isAhead, by: reason.by },
  compared: reason.compared.map((one) => viewCompared(one, order)),
  otherwise: reason.otherwise && viewCompared(reason.otherwise, order),
  meetings: reason.meetings.map(({ fixture, kickoff, home, homeGoals, awayGoals }) => ({
    ...{ fixture_id: fixture, starting_at: kickoff, home_id: home, home_goals: homeGoals, away_goals: awayGoals },
  })),
})

function viewCompared({ criterion, teams, own, other }: Compared<number>, order: Order): ComparedTeams {
  const of = order[criterion]
  const shown = (values: readonly number[] | null) => values?.map((value) => figureOf(of, value)) ?? null
  return { criterion, team_ids: [...teams], own: shown(own), other: shown(other) }
}

/** A figure in its usual form; compared ones may be negated so that higher is better. */
function figureOf(criterion: Criterion | undefined, value: number): number | null {
  if (criterion === 'first-phase place') return -value
  if (criterion === 'half point gained' || criterion === 'half point lost') return Math.abs(value) / 2
  return Number.isFinite(value) ? Math.round(value * 1000) / 1000 + 0 : null
}
