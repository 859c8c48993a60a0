import {
  type Comparison,
  type CriterionValues,
  compareValues,
  criterionValues,
  type Ranked,
  type Ranking,
} from './ranking.ts'
import type { TableResult, TeamId } from './tally.ts'

/** Values of a criterion for two teams, the higher the better. */
export interface Compared<Team extends TeamId> {
  /** Its index in the order of the criteria. */
  criterion: number
  /** The teams that were compared at once: the two, and those level with them until then. */
  teams: readonly Team[]
  /** Null where nothing can be compared; see `CriterionValues`. */
  own: readonly number[] | null
  other: readonly number[] | null
}

/** Why a team is ahead of the next one, which has as many points, or behind the one before it. */
export interface PlaceReason<Team extends TeamId> {
  /** All with as many points, in the order of the table. */
  level: readonly Team[]
  /** The next team; of the last of the level ones, the team before it. */
  from: Team
  isAhead: boolean
  /** The compared criteria of the two, in order. By a rule, the last one separates them. */
  compared: readonly Compared<Team>[]
  /** By the last criterion compared, by a decision besides the results (another match, lots), or by the order of the names alone. */
  by: 'rule' | 'decision' | 'name'
  /** The first criterion after that one which would put them the other way round. */
  otherwise: Compared<Team> | null
  /** The results of the two against each other, in the order they were played. */
  meetings: readonly TableResult<Team>[]
}

/** The comparisons made while one table, or one group of a second phase, was ranked. */
export interface RankingRecord<Team extends TeamId> {
  ranking: Ranking<Team>
  comparisons: readonly Comparison<Team>[]
}

/** Why each team that others are level with has its place. @param order the teams as the table has them, decisions counted */
export function placeReasons<Team extends TeamId>(
  order: readonly Ranked<Team>[],
  records: readonly RankingRecord<Team>[],
): Map<Team, PlaceReason<Team>> {
  const reasons = new Map<Team, PlaceReason<Team>>()
  for (const { ranking, comparisons } of records) {
    for (const group of levelGroups(comparisons)) {
      const level = order.filter(({ team }) => group.has(team))
      level.forEach((one, at) => {
        const other = level[at + 1] ?? level[at - 1]
        if (other) reasons.set(one.team, reasonFor(one, other, { level, ranking, comparisons }))
      })
    }
  }
  return reasons
}

/** Teams with as many points: those that the first comparison of each of them had. */
function levelGroups<Team extends TeamId>(comparisons: readonly Comparison<Team>[]): ReadonlySet<Team>[] {
  const groups: ReadonlySet<Team>[] = []
  for (const { teams } of comparisons) {
    if (!groups.some((group) => teams.some((team) => group.has(team)))) groups.push(new Set(teams))
  }
  return groups
}

interface Level<Team extends TeamId> extends RankingRecord<Team> {
  level: readonly Ranked<Team>[]
}

function reasonFor<Team extends TeamId>(
  one: Ranked<Team>,
  other: Ranked<Team>,
  { level, ranking, comparisons }: Level<Team>,
): PlaceReason<Team> {
  const isAhead = level.indexOf(one) < level.indexOf(other)
  const compared = comparisons.flatMap(({ criterion, teams, values }): Compared<Team>[] =>
    teams.includes(one.team) && teams.includes(other.team)
      ? [{ criterion, teams, ...pairOf(values, teams.indexOf(one.team), teams.indexOf(other.team)) }]
      : [],
  )
  const last = compared.at(-1)
  const sign = last ? signOf(last) : 0
  const by = sign === 0 ? byName(one, other, isAhead) : sign > 0 === isAhead ? 'rule' : 'decision'
  const rest = ranking.rules.tieBreak.slice((last?.criterion ?? -1) + 1)
  const later =
    by !== 'rule'
      ? []
      : rest.map((criterion, at): Compared<Team> => {
          const values = criterionValues([one, other], criterion, ranking)
          return { criterion: (last?.criterion ?? -1) + 1 + at, teams: [one.team, other.team], ...pairOf(values, 0, 1) }
        })
  const otherwise = later.find((next) => signOf(next) === (isAhead ? -1 : 1)) ?? null
  const two = [one.team, other.team]
  const meetings = ranking.results.filter(({ home, away }) => two.includes(home) && two.includes(away))
  return { level: level.map(({ team }) => team), from: other.team, isAhead, compared, by, otherwise, meetings }
}

/** Teams that nothing separates are in the order of the names, unless a decision has changed that. */
const byName = <Team extends TeamId>(one: Ranked<Team>, other: Ranked<Team>, isAhead: boolean) =>
  one.name === other.name || one.name < other.name === isAhead ? ('name' as const) : ('decision' as const)

const pairOf = (values: CriterionValues, own: number, other: number) => ({
  own: values?.[own] ?? null,
  other: values?.[other] ?? null,
})

/** Above zero where the criterion puts the team ahead of the other. */
const signOf = ({ own, other }: Pick<Compared<TeamId>, 'own' | 'other'>): number =>
  own === null || other === null ? 0 : Math.sign(-compareValues(own, other))
