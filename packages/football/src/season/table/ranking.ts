import { groupBy } from '../../group-by.ts'
import type {
  Criterion,
  FirstPhaseCriterion,
  HeadToHead,
  HeadToHeadCriterion,
  OverallCriterion,
  PointsRules,
  TableRules,
} from './table-rules.types.ts'
import { overall, pointsFrom, type TableResult, type Tally, type TeamId, tallyOf } from './tally.ts'

export interface Ranked<Team extends TeamId> {
  team: Team
  /** Name folded for sorting, for teams that no rule separates. */
  name: string
  tally: Tally
  /** After points given or taken. */
  points: number
  /** How the team came out of the first phase; null where there is one phase. */
  first: FirstPhase | null
}

export interface FirstPhase {
  /** Position in its table, 1 the best. */
  place: number
  points: number
  /** Points it keeps of them. */
  kept: number
  /** The rounding when the points were halved: half a point more, half a point less, or 0. */
  rounding: number
}

/** The basis of a table's ranking. */
export interface Ranking<Team extends TeamId> {
  rules: PointsRules & Pick<TableRules, 'tieBreak' | 'perMatch'>
  results: readonly TableResult<Team>[]
  /** Hears of each comparison as it is made. */
  onComparison?: (comparison: Comparison<Team>) => void
}

/** A criterion for teams that are level on everything before it. */
export interface Comparison<Team extends TeamId> {
  /** Its index in the order of the criteria. */
  criterion: number
  teams: readonly Team[]
  values: CriterionValues
}

/**
 * Values of each team, in the order in which they were given and the higher the better: one value, or one for each criterion of a table of
 * the matches among them, the first that differs deciding. Null where nothing can be compared: unknown cards, teams that have not met often
 * enough.
 */
export type CriterionValues = readonly (readonly number[])[] | null

/** Teams in the order of the table. */
export function rank<Team extends TeamId>(teams: readonly Ranked<Team>[], ranking: Ranking<Team>): Ranked<Team>[] {
  const points = ({ points, tally }: Ranked<Team>) => {
    const played = overall(tally, 'played')
    return ranking.rules.perMatch && played > 0 ? points / played : points
  }
  return partedBy(teams, points).flatMap((level) => orderLevel(level, ranking, 0))
}

/**
 * Teams level on everything before the criterion at `index`. Matches among them are a separate table with all its criteria at once; where
 * it separates some of the teams, those still level are compared again by the matches among themselves alone, and only those it cannot
 * separate go on to the next criterion. Rulebooks differ here: `once` is for those that do not repeat it.
 */
function orderLevel<Team extends TeamId>(
  level: readonly Ranked<Team>[],
  ranking: Ranking<Team>,
  index: number,
): Ranked<Team>[] {
  const criterion = ranking.rules.tieBreak[index]
  if (level.length < 2) return [...level]
  if (criterion === undefined) return level.toSorted(byName)
  const values = criterionValues(level, criterion, ranking)
  ranking.onComparison?.({ criterion: index, teams: level.map(({ team }) => team), values })
  const parts = values === null ? [level] : partedByAll(level, values)
  const again = typeof criterion !== 'string' && !criterion.once && parts.length > 1
  return parts.flatMap((part) => orderLevel(part, ranking, again ? index : index + 1))
}

/** Values of a criterion for level teams. */
export function criterionValues<Team extends TeamId>(
  level: readonly Ranked<Team>[],
  criterion: Criterion,
  ranking: Ranking<Team>,
): CriterionValues {
  if (typeof criterion !== 'string') return valuesAmong(level, criterion, ranking)
  if (isOfFirstPhase(criterion)) return level.map(({ first }) => [first ? FIRST_PHASE[criterion](first) : 0])
  return overallValues(level, criterion)
}

/** Below zero where the first of two teams is ahead. */
export function compareValues(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at === -1 ? 0 : (other[at] ?? 0) - (one[at] ?? 0)
}

/** Teams in groups of the same values, the best first; the order within a group stays. */
function partedByAll<Team extends TeamId>(level: readonly Ranked<Team>[], values: readonly (readonly number[])[]) {
  const entries = level.map((ranked, at) => ({ ranked, values: values[at] ?? [] }))
  const groups = groupBy(entries, (entry) => entry.values.join(' ')).values()
  return [...groups]
    .sort(([one], [other]) => compareValues(one?.values ?? [], other?.values ?? []))
    .map((group) => group.map(({ ranked }) => ranked))
}

const FIRST_PHASE: { readonly [criterion in FirstPhaseCriterion]: (first: FirstPhase) => number } = {
  'first-phase place': ({ place }) => -place,
  'first-phase points': ({ points }) => points,
  'half point lost': ({ rounding }) => Number(rounding < 0),
  'half point gained': ({ rounding }) => -Number(rounding > 0),
}
const isOfFirstPhase = (criterion: string): criterion is FirstPhaseCriterion => criterion in FIRST_PHASE

const OVERALL: { readonly [criterion in Exclude<OverallCriterion, 'fair play'>]: (tally: Tally) => number } = {
  'goal difference': (tally) => overall(tally, 'scored') - overall(tally, 'conceded'),
  goals: (tally) => overall(tally, 'scored'),
  'goal average': (tally) => overall(tally, 'scored') / Math.max(overall(tally, 'conceded'), Number.MIN_VALUE),
  wins: (tally) => overall(tally, 'won'),
  'away goals': (tally) => tally.away.scored,
  'away wins': (tally) => tally.away.won,
}

function overallValues<Team extends TeamId>(
  level: readonly Ranked<Team>[],
  criterion: OverallCriterion,
): CriterionValues {
  if (criterion !== 'fair play') return level.map(({ tally }) => [OVERALL[criterion](tally)])
  const known = level.every(({ tally }) => tally.fairPlay !== null)
  return known ? level.map(({ tally }) => [tally.fairPlay ?? 0]) : null
}

const AMONG: { readonly [criterion in HeadToHeadCriterion]: (tally: Tally, rules: PointsRules) => number } = {
  points: ({ home, away }, rules) => pointsFrom(home, rules) + pointsFrom(away, rules),
  wins: OVERALL.wins,
  'goal difference': OVERALL['goal difference'],
  goals: OVERALL.goals,
  'away goals': OVERALL['away goals'],
}

function valuesAmong<Team extends TeamId>(
  level: readonly Ranked<Team>[],
  { among, meetings }: HeadToHead,
  { rules, results }: Ranking<Team>,
): CriterionValues {
  const teams = new Set(level.map(({ team }) => team))
  const own = results.filter(({ home, away }) => teams.has(home) && teams.has(away))
  if (!allMet(teams, own, meetings)) return null
  const tallies = tallyOf(teams, own)
  return level.map(({ team }) => among.map((criterion) => AMONG[criterion](tallies.get(team) as Tally, rules)))
}

/** True when each two of the teams have met so often; twice is once at each ground. */
function allMet<Team extends TeamId>(
  teams: ReadonlySet<Team>,
  own: readonly TableResult<Team>[],
  meetings: HeadToHead['meetings'],
): boolean {
  const met = new Set(own.map(({ home, away }) => `${home}\u0000${away}`))
  const list = [...teams]
  return list.every((one, at) =>
    list.slice(at + 1).every((other) => {
      const [there, back] = [met.has(`${one}\u0000${other}`), met.has(`${other}\u0000${one}`)]
      return meetings === 1 ? there || back : there && back
    }),
  )
}

/** Items in groups of one value, the highest first; the order within a group stays. */
function partedBy<Item>(items: readonly Item[], value: (item: Item) => number): Item[][] {
  const groups = groupBy(items, value)
  return [...groups].sort(([a], [b]) => b - a).map(([, group]) => group)
}

export function byName(a: { name: string; team: TeamId }, b: { name: string; team: TeamId }): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1
  return a.team < b.team ? -1 : a.team > b.team ? 1 : 0
}
