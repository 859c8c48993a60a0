import type { SecondPhase } from '../rules/second-phases.ts'
import { groupsFromPools, groupsPlayed, keptPoints } from '../table/second-phase.ts'
import type { TableRules } from '../table/table-rules.types.ts'
import { pointsFrom, type TeamId, tallyOf } from '../table/tally.ts'
import type { Score } from './knock-out.ts'
import type { SeasonAhead } from './season-ahead.types.ts'
import type { SeasonColumns } from './season-columns.ts'
import type { FirstPhases, SeasonOrder } from './season-order.ts'

interface Drawing {
  /** Null where the chances of the pair are unknown. */
  score(home: number, away: number): Score | null
  uniform(): number
}

const emptyPhases = (teams: number): FirstPhases => ({
  places: new Int32Array(teams),
  points: new Float64Array(teams),
  kept: new Float64Array(teams),
  added: new Float64Array(teams),
  groups: new Int32Array(teams),
})

/** How the teams came out of a first phase that is over; its points are in those that they start with, not in its results. */
export function firstPhases<Team extends TeamId>(
  { rules }: Pick<SeasonAhead<Team>, 'rules'>,
  { results, first }: NonNullable<SeasonAhead<Team>['before']>,
  sorted: readonly { team: Team }[],
): FirstPhases {
  const phases = emptyPhases(sorted.length)
  const teams = sorted.map(({ team }) => team)
  const tallies = tallyOf(teams, rules.figuresFromZero ? [] : results)
  for (const [number, team] of teams.entries()) {
    const { place = 0, points = 0, kept = 0 } = first.get(team) ?? {}
    phases.places[number] = place
    phases.points[number] = points
    phases.kept[number] = kept
    for (const ground of ['home', 'away'] as const)
      phases.added[number]! -= pointsFrom(tallies.get(team)![ground], rules)
  }
  return phases
}

interface Phases {
  ordering: SeasonOrder
  corrections: Float64Array
  rules: TableRules
  second: SecondPhase
  pools: NonNullable<SeasonColumns['pools']>
}

/**
 * Plays the second phases of drawn seasons: the groups that the first phase makes, with the matches that are fixed and those still missing.
 * @returns the final order, given the columns of a season whose fixed matches all have a score
 */
export function secondPhasePlay(
  matches: SeasonColumns,
  { ordering, corrections, rules, second, pools }: Phases,
  drawing: Drawing,
) {
  const teams = corrections.length
  const phases = emptyPhases(teams)
  const met = new Int32Array(teams * teams)
  const later = Array.from({ length: matches.count - matches.beforeSplit }, (_, at) => ({
    home: matches.home[matches.beforeSplit + at]!,
    away: matches.away[matches.beforeSplit + at]!,
  }))

  const poolOf = new Int32Array(teams)
  for (const [at, pool] of pools.entries()) for (const { team } of pool) poolOf[team] = at
  const haveMet = (one: number, other: number) => pools.length > 1 && poolOf[one] === poolOf[other]

  const orderInPools = (order: readonly { team: number }[]) => {
    if (pools.length === 1) return [order]
    const inPools = [...ordering.of(matches, matches.beforeSplit, undefined, poolOf)]
    return pools.map((_, at) => inPools.flatMap((team) => (poolOf[team] === at ? [{ team }] : [])))
  }
  const groupsIn = (order: readonly number[]): number[][] => {
    const rows = order.map((team) => ({ team }))
    const groups = groupsFromPools(rows, second.groups, orderInPools(rows))
    const played = later.length === 0 ? groups : groupsPlayed(groups, later)
    return played.map((group) => group.map(({ team }) => team))
  }
  const begin = (order: readonly number[], groups: readonly (readonly number[])[]) => {
    for (const [place, team] of order.entries()) phases.places[team] = place + 1
    for (const [at, group] of groups.entries()) {
      const { carry, meetings } = second.groups[at]!
      for (const team of group) {
        const points = ordering.points[team]!
        const kept = keptPoints(points, meetings === 0 ? 'all' : carry)
        phases.groups[team] = at
        phases.points[team] = points
        phases.kept[team] = kept
        phases.added[team] = kept - (rules.figuresFromZero ? corrections[team]! : points)
      }
    }
  }
  /** Counts the fixed matches; those of two groups or of one pool and those beyond the meetings of a pair are play-offs. */
  const countFixed = () => {
    met.fill(0)
    for (const [at, { home, away }] of later.entries()) {
      const { meetings } = second.groups[phases.groups[home]!]!
      const isOut =
        phases.groups[home] !== phases.groups[away] ||
        haveMet(home, away) ||
        met[home * teams + away]! + met[away * teams + home]! >= meetings
      matches.isOut[matches.beforeSplit + at] = Number(isOut)
      if (!isOut) met[home * teams + away]!++
    }
  }
  let played = 0
  const play = (home: number, away: number) => {
    const score = drawing.score(home, away)
    if (score === null) return
    matches.home[played] = home
    matches.away[played] = away
    matches.homeGoals[played] = score[0]
    matches.awayGoals[played] = score[1]
    if (rules.shootOut) matches.shootOut[played] = score[0] !== score[1] ? 0 : drawing.uniform() < 0.5 ? 1 : -1
    played++
  }
  const playMissing = (one: number, other: number, meetings: number) => {
    const [there, back] = [met[one * teams + other]!, met[other * teams + one]!]
    if (meetings === 2) {
      if (there === 0) play(one, other)
      if (back === 0) play(other, one)
    } else if (there + back < meetings) {
      if (drawing.uniform() < 0.5) play(one, other)
      else play(other, one)
    }
  }

  return (): readonly number[] => {
    matches.isOut.fill(0, 0, matches.beforeSplit)
    const first = [...ordering.of(matches, matches.beforeSplit)]
    const groups = groupsIn(first)
    begin(first, groups)
    countFixed()
    played = matches.count
    for (const [at, group] of groups.entries())
      for (const [place, one] of group.entries())
        for (const other of group.slice(place + 1))
          if (!haveMet(one, other)) playMissing(one, other, second.groups[at]!.meetings)
    if (rules.figuresFromZero) matches.isOut.fill(1, 0, matches.beforeSplit)
    const order = [...ordering.of(matches, played, phases)]
    return groups.flatMap((group, at) =>
      second.groups[at]!.meetings === 0 ? group : order.filter((team) => phases.groups[team] === at),
    )
  }
}
