import {
  countedResults,
  type LeagueTableRow,
  leagueTable,
  orderOf,
  pointsGiven,
  type TableInput,
} from './league-table.ts'
import { type PlaceReason, placeReasons, type RankingRecord } from './place-reasons.ts'
import { type Comparison, type FirstPhase, rank } from './ranking.ts'
import type { Criterion, TableRules } from './table-rules.types.ts'
import type { TeamId } from './tally.ts'

export interface ExplainedRow<Team extends TeamId> extends LeagueTableRow<Team> {
  /** Group of a league that has split, 0 the first: none overtakes the one before. */
  part: number
  /** How the team came out of the phase before; null where there is one phase. */
  carried: FirstPhase | null
  /** Points given (above zero) or taken by decisions, counted in its points. */
  given: number
  /** Why it has its place among teams with as many points; null where there are none. */
  reason: PlaceReason<Team> | null
}

export interface ExplainedTable<Team extends TeamId> {
  rows: ExplainedRow<Team>[]
  /** Criteria for teams level on points in this phase, in order. */
  order: readonly Criterion[]
}

/** The table of `leagueTable` with what its places and points come from. */
export function explainedTable<Team extends TeamId>(input: TableInput<Team>, rules: TableRules): ExplainedTable<Team> {
  const results = countedResults(input, rules)
  const records: RankingRecord<Team>[] = []
  const partOf = new Map<Team, number>()
  const order = orderOf(input, {
    results,
    rules,
    rankTable: (teams, ranking) => {
      const comparisons: Comparison<Team>[] = []
      for (const { team } of teams) partOf.set(team, records.length)
      records.push({ ranking, comparisons })
      return rank(teams, { ...ranking, onComparison: (one) => comparisons.push(one) })
    },
  })
  const tieBreak = records[0]?.ranking.rules.tieBreak ?? rules.tieBreak
  // A group that plays no more goes by the order it has.
  const reasons = placeReasons(
    order,
    records.filter(({ ranking }) => ranking.rules.tieBreak === tieBreak),
  )
  const firsts = new Map(order.map(({ team, first }) => [team, first]))
  const given = pointsGiven(input.corrections ?? [], results.at(-1)?.kickoff.slice(0, 10) ?? '')
  const rows = leagueTable(input, rules).map(
    (row): ExplainedRow<Team> => ({
      ...row,
      part: partOf.get(row.team) ?? 0,
      carried: firsts.get(row.team) ?? null,
      given: given.get(row.team) ?? 0,
      reason: reasons.get(row.team) ?? null,
    }),
  )
  return { rows, order: tieBreak }
}
