import type { Result } from '../../match/form.ts'
import type { TypedNumbers } from '../../records/match.ts'
import type { Day } from '../../records/reference.ts'
import type { StandingRow } from '../../records/season.ts'
import { foldText } from '../../text.ts'
import { TABLE_DETAIL } from '../detail-types.ts'
import type { CorrectionReason } from '../rules/competition-rules.types.ts'
import { byName, type Ranked, type Ranking, rank } from './ranking.ts'
import {
  firstPhase,
  groupsFromPools,
  groupsPlayed,
  numbered,
  ofFirstPhase,
  ofGroup,
  poolsPlayed,
} from './second-phase.ts'
import { formsOf, streakOf } from './table-forms.ts'
import type { PointsRules, TableRules } from './table-rules.types.ts'
import { type GroundRecord, overall, pointsFrom, type TableResult, type Tally, type TeamId, tallyOf } from './tally.ts'

export interface TableTeam<Team extends TeamId> {
  team: Team
  name: string
}

/** Points given (above zero) or taken by a decision. */
export interface PointsCorrection<Team extends TeamId> {
  team: Team
  points: number
  /** Day of the decision; null where it holds from the start. */
  from: Day | null
  /** Left out or null where it is not known. */
  reason?: CorrectionReason | null
}

/** Points given or deducted by decisions for each team by a day. */
export function pointsGiven<Team extends TeamId>(
  corrections: readonly PointsCorrection<Team>[],
  upTo: Day,
): Map<Team, number> {
  const given = new Map<Team, number>()
  for (const { team, points, from } of corrections)
    if (from === null || from <= upTo) given.set(team, (given.get(team) ?? 0) + points)
  return given
}

/** Changes of a table besides the results. */
export interface TableDecisions<Team extends TeamId> {
  corrections?: readonly PointsCorrection<Team>[]
  /** Teams put last whatever their points. */
  last?: ReadonlySet<Team>
  /** Teams level on points, parted by a match played for it, by cards or by lot. */
  playOffs?: readonly (readonly [winner: Team, loser: Team])[]
}

export interface TableInput<Team extends TeamId> extends TableDecisions<Team> {
  /** Every team of the table, those without a match yet included. */
  teams: readonly TableTeam<Team>[]
  /** Results that stand, in any order. */
  results: readonly TableResult<Team>[]
  /** The results of the phase before this one, of all its teams, where the teams keep some of its points. */
  before?: { teams: readonly TableTeam<Team>[]; results: readonly TableResult<Team>[] }
  /** Meanings of the places, by position; see `placeRulesOf`. */
  placeRules?: readonly (number | null)[]
}

/** One row of a league table: as a feed reports it, by our own ids. */
export interface LeagueTableRow<Team extends TeamId> extends Omit<StandingRow, 'team' | 'form'> {
  team: Team
  /** Every result, oldest first. */
  form: readonly { fixture: number | null; result: Result }[]
}

/**
 * The table of a league, a group or a stage, position 1 first: points, then what the rules say. What no rule parts is in the order
 * of the names, where the rulebook would draw lots or play again. Movement compares with the table without the matches of the
 * round last begun: each team's matches are numbered, and those that carry the highest number are the last round's.
 */
export function leagueTable<Team extends TeamId>(input: TableInput<Team>, rules: TableRules): LeagueTableRow<Team>[] {
  const results = countedResults(input, rules)
  const order = orderOf(input, { results, rules })
  const before = positionsBefore(input, results, rules)
  const forms = formsOf(results)
  return order.map(({ team, tally, points }, at) => {
    const form = forms.get(team) ?? []
    return {
      team,
      position: at + 1,
      points,
      rule: input.placeRules?.[at] ?? null,
      movement: movementOf(before?.get(team), at + 1),
      details: { ...detailsOf(tally, rules), [TABLE_DETAIL.points]: points, [TABLE_DETAIL.streak]: streakOf(form) },
      form,
    }
  })
}

/** The results in the order they were played, without play-offs between teams of a second phase. */
export function countedResults<Team extends TeamId>(input: TableInput<Team>, rules: TableRules): TableResult<Team>[] {
  const ordered = [...(input.before?.results ?? []), ...input.results].toSorted(byKickoff)
  const groups = input.before ? null : partedInGroups(input, ordered, rules)?.groups
  if (!groups) return ordered
  const counting = new Set(groups.flatMap(({ results }) => results))
  return ordered.filter((one) => counting.has(one))
}

function byKickoff<Team extends TeamId>(a: TableResult<Team>, b: TableResult<Team>): number {
  if (a.kickoff !== b.kickoff) return a.kickoff < b.kickoff ? -1 : 1
  return (a.fixture ?? 0) - (b.fixture ?? 0) || (`${a.home} ${a.away}` < `${b.home} ${b.away}` ? -1 : 1)
}

type Rank<Team extends TeamId> = (teams: readonly Ranked<Team>[], ranking: Ranking<Team>) => Ranked<Team>[]

/** The teams of a table in its order; `rankTable` ranks them, each group of a second phase by itself. */
export function orderOf<Team extends TeamId>(
  input: TableInput<Team>,
  {
    results,
    rules,
    rankTable = rank,
  }: { results: readonly TableResult<Team>[]; rules: TableRules; rankTable?: Rank<Team> },
): Ranked<Team>[] {
  const order = onMerit(input, { results, rules, rankTable })
  for (const [winner, loser] of input.playOffs ?? []) {
    const at = order.findIndex(({ team }) => team === winner)
    const ahead = order.findIndex(({ team }) => team === loser)
    const [first, second] = [order[at], order[ahead]]
    if (first && second && ahead < at && first.points === second.points) {
      order.splice(at, 1)
      order.splice(ahead, 0, first)
    }
  }
  const { last } = input
  return last ? order.toSorted((a, b) => Number(last.has(a.team)) - Number(last.has(b.team))) : order
}

function onMerit<Team extends TeamId>(
  input: TableInput<Team>,
  { results, rules, rankTable }: { results: readonly TableResult<Team>[]; rules: TableRules; rankTable: Rank<Team> },
): Ranked<Team>[] {
  const { teams, before } = input
  const inOnePhase = (of: readonly TableTeam<Team>[], played: readonly TableResult<Team>[], by = rank<Team>) =>
    by(standing(of, input, { results: played, rules }), { rules, results: played })
  if (before) {
    const first = inOnePhase(before.teams, before.results)
    const own = new Set(input.results)
    const second = results.filter((one) => own.has(one))
    return inSecondPhase(input, { results, second, rules, first, teams, rankTable })
  }
  const parted = partedInGroups(input, results, rules)
  if (parted === null) return inOnePhase(teams, results, rankTable)
  return parted.groups.flatMap((group) => inSecondPhase(input, { ...group, first: parted.first, rankTable }))
}

/**
 * The table of a past first phase, and the groups in which its teams continue in the same list, each with its results of both phases; null
 * where they do not, or not yet.
 */
function partedInGroups<Team extends TeamId>(
  input: TableInput<Team>,
  results: readonly TableResult<Team>[],
  rules: TableRules,
) {
  const { teams } = input
  if (rules.split === null) return null
  const { after, groups } = rules.split
  const first = ofFirstPhase(results, rules.split, teams.length)
  const played = tallyOf(
    teams.map(({ team }) => team),
    first,
  )
  const isOver = [...played.values()].every((tally) => overall(tally, 'played') >= after)
  const pools = poolsPlayed(teams, first, rules.split.pools)
  if (!isOver || first.length === results.length || pools === null) return null
  const rankFirst = (of: readonly TableTeam<Team>[]) =>
    rank(standing(of, input, { results: first, rules }), { rules, results: first })
  const order = rankFirst(teams)
  const orderInPools = pools.length === 1 ? [order] : pools.map((pool) => rankFirst(pool))
  const poolOf = new Map(orderInPools.flatMap((pool, at) => pool.map(({ team }) => [team, at])))
  const named = new Map(teams.map((one) => [one.team, one]))
  const isOfFirst = new Set(first)
  const later = results.filter(
    (one) => !isOfFirst.has(one) && (pools.length === 1 || poolOf.get(one.home) !== poolOf.get(one.away)),
  )
  const parted = groupsPlayed(groupsFromPools(order, groups, orderInPools), later)
  const own = groups.map(({ meetings, carry = rules.carry }, at) => {
    const group = parted[at] ?? []
    const second = ofGroup(later, new Set(group.map(({ team }) => team)), meetings)
    const counting = new Set([...first, ...second])
    return {
      teams: group.map(({ team }) => named.get(team) as TableTeam<Team>),
      ...{ results: results.filter((one) => counting.has(one)), second },
      rules: meetings === 0 ? { ...rules, ...UNCHANGED } : { ...rules, carry },
    }
  })
  return { first: order, groups: own }
}

/** The rules of a group that plays no more: it has the table it had. */
const UNCHANGED = { carry: 'all', figuresFromZero: false, secondTieBreak: ['first-phase place'] } as const

/** Every team with what it has done in the results, by name. */
function standing<Team extends TeamId>(
  teams: readonly TableTeam<Team>[],
  { corrections = [] }: TableInput<Team>,
  { results, rules }: { results: readonly TableResult<Team>[]; rules: TableRules },
): Ranked<Team>[] {
  const given = pointsGiven(corrections, results.at(-1)?.kickoff.slice(0, 10) ?? '')
  const tallies = tallyOf(
    teams.map(({ team }) => team),
    results,
  )
  return teams
    .map(({ team, name }) => {
      const tally = tallies.get(team) as Tally
      const won = pointsFrom(tally.home, rules) + pointsFrom(tally.away, rules)
      return { team, name: foldText(name), tally, points: won + (given.get(team) ?? 0), first: null }
    })
    .sort(byName)
}

interface SecondPhase<Team extends TeamId> {
  /** Results of both phases. */
  results: readonly TableResult<Team>[]
  /** Results of this phase alone. */
  second: readonly TableResult<Team>[]
  rules: TableRules
  /** The table of the first phase. */
  first: readonly Ranked<Team>[]
  teams: readonly TableTeam<Team>[]
  rankTable: Rank<Team>
}

/** The teams of a second phase: they keep the share of points the rules say, and all or none of the first phase's figures. */
function inSecondPhase<Team extends TeamId>(
  input: TableInput<Team>,
  { results, second, rules, first, teams, rankTable }: SecondPhase<Team>,
): Ranked<Team>[] {
  const come = new Map(first.map(({ team, points }, at) => [team, firstPhase(at + 1, points, rules.carry)]))
  const counted = rules.figuresFromZero ? second : results
  const tallies = tallyOf(
    teams.map(({ team }) => team),
    counted,
  )
  const kept = standing(teams, input, { results, rules }).map((one): Ranked<Team> => {
    const from = come.get(one.team)
    const tally = tallies.get(one.team) ?? one.tally
    return from ? { ...one, tally, first: from, points: one.points - from.points + from.kept } : one
  })
  return rankTable(kept, { rules: { ...rules, tieBreak: rules.secondTieBreak ?? rules.tieBreak }, results: counted })
}

/** Positions before the last round; null while the first one is being played. */
function positionsBefore<Team extends TeamId>(
  input: TableInput<Team>,
  results: readonly TableResult<Team>[],
  rules: TableRules,
): ReadonlyMap<Team, number> | null {
  const all = numbered(results)
  const last = Math.max(0, ...all.flatMap(({ numbers }) => numbers))
  if (last < 2) return null
  const earlier = all.flatMap(({ result, numbers }) => (numbers.includes(last) ? [] : [result]))
  return new Map(orderOf(input, { results: earlier, rules }).map(({ team }, at) => [team, at + 1]))
}

function movementOf(before: number | undefined, now: number): StandingRow['movement'] {
  if (before === undefined) return null
  if (before === now) return 'equal'
  return now < before ? 'up' : 'down'
}

const FIGURES = ['played', 'won', 'drawn', 'lost', 'scored', 'conceded'] as const satisfies (keyof GroundRecord)[]

export function detailsOf(tally: Tally, rules: PointsRules): TypedNumbers {
  const details: { [type: number]: number } = {
    [TABLE_DETAIL.goal_difference]: overall(tally, 'scored') - overall(tally, 'conceded'),
    [TABLE_DETAIL.home_points]: pointsFrom(tally.home, rules),
    [TABLE_DETAIL.away_points]: pointsFrom(tally.away, rules),
  }
  if (rules.shootOut) details[TABLE_DETAIL.shoot_outs_won] = overall(tally, 'shootOutsWon')
  if (rules.extraTime) details[TABLE_DETAIL.extra_time_won] = overall(tally, 'extraTimeWon')
  for (const figure of FIGURES) {
    details[TABLE_DETAIL.overall[figure]] = overall(tally, figure)
    details[TABLE_DETAIL.home[figure]] = tally.home[figure]
    details[TABLE_DETAIL.away[figure]] = tally.away[figure]
  }
  return details
}
