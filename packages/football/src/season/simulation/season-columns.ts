import { GOALS } from '@touchline/probability'
import { compareTexts } from '../../text.ts'
import { poolsPlayed } from '../table/second-phase.ts'
import type { TeamId } from '../table/tally.ts'
import { type ScoreDraws, scoreDraws } from './score-draws.ts'
import type { SeasonAhead } from './season-ahead.types.ts'
import type { SeasonMatches } from './season-order.ts'

/** The matches of a season as columns: those that decide a split first, then the others. */
export interface SeasonColumns extends SeasonMatches {
  /** Chances of the scores, by match; null for a fixed result. */
  draws: readonly (ScoreDraws | null)[]
  count: number
  /** How many decide the groups of a second phase; all of them without one. */
  beforeSplit: number
  /** The teams that meet in them: all, or those of each pool. Null where not every team plays that many, or they do not show the pools. */
  pools: readonly (readonly { team: number }[])[] | null
  /** The column of each match to come, by its index in `ahead`; below zero where it does not count. */
  columnOf: Int32Array
}

interface Row {
  kickoff: string
  home: number
  away: number
  goals: readonly [number, number] | null
  shootOut: -1 | 0 | 1
  extraTime: boolean
  draws: ScoreDraws | null
  /** Index in `ahead`; below zero for a result. */
  ahead: number
}

/** The order of the calendar, independent of the list's order: each match gets the same random numbers. */
const inOneOrder = (one: Row, other: Row): number =>
  compareTexts(one.kickoff, other.kickoff) || one.home - other.home || one.away - other.away

/** @param numberOf number of each team in the columns */
export function seasonColumns<Team extends TeamId>(
  {
    before,
    results,
    ahead,
    rules,
    second,
  }: Pick<SeasonAhead<Team>, 'before' | 'results' | 'ahead' | 'rules' | 'second'>,
  numberOf: (team: Team) => number,
  teams: number,
): SeasonColumns {
  const rows = [
    ...[...(before && !rules.figuresFromZero ? before.results : []), ...results].map(
      ({ kickoff, home, away, homeGoals, awayGoals, shootOut = null, extraTime = false }): Row => ({
        ...{ kickoff, home: numberOf(home), away: numberOf(away) },
        ...{ goals: [homeGoals, awayGoals], draws: null, ahead: -1 },
        ...{ shootOut: shootOut === null ? 0 : shootOut === 'home' ? 1 : -1, extraTime },
      }),
    ),
    ...ahead.map(
      ({ kickoff, home, away, grid, inPlay }, at): Row => ({
        ...{ kickoff, home: numberOf(home), away: numberOf(away) },
        ...{ goals: null, draws: scoreDraws(grid, inPlay), ahead: at, shootOut: 0, extraTime: false },
      }),
    ),
  ].sort(inOneOrder)
  const { first, later, pools } = partedBySplit(rows, second, teams)
  const ordered = [...first, ...later]
  // Room for the matches of a second phase without fixtures.
  const room = ordered.length + teams * teams
  const column = (value: (row: Row) => number) => {
    const values = new Int32Array(room)
    for (const [at, row] of ordered.entries()) values[at] = value(row)
    return values
  }
  const columnOf = new Int32Array(ahead.length).fill(-1)
  for (const [at, row] of ordered.entries()) if (row.ahead >= 0) columnOf[row.ahead] = at
  return {
    columnOf,
    home: column(({ home }) => home),
    away: column(({ away }) => away),
    homeGoals: column(({ goals }) => goals?.[0] ?? 0),
    awayGoals: column(({ goals }) => goals?.[1] ?? 0),
    isOut: new Uint8Array(room),
    shootOut: Int8Array.from(column(({ shootOut }) => shootOut)),
    extraTime: Uint8Array.from(column(({ extraTime }) => Number(extraTime))),
    draws: ordered.map(({ draws }) => draws),
    count: ordered.length,
    beforeSplit: first.length,
    pools,
  }
}

/** Parts the matches that are among the first `after` of both teams from those that follow. */
function partedBySplit(rows: readonly Row[], second: SeasonAhead<TeamId>['second'], teams: number) {
  if (second === null) return { first: rows, later: [], pools: null }
  const { after } = second
  const played = new Int32Array(teams)
  const first: Row[] = []
  const later: Row[] = []
  for (const row of rows) {
    const most = Math.max(++played[row.home]!, ++played[row.away]!)
    if (most <= after) first.push(row)
    else later.push(row)
  }
  const all = Array.from({ length: teams }, (_, team) => ({ team }))
  const isWhole = played.every((matches) => matches >= after)
  return { first, later, pools: isWhole ? poolsPlayed(all, first, second.pools) : null }
}

/**
 * Draws the score of every match that has none.
 * @param draw a score from the chances of a match: home goals · 13 + away goals
 * @param uniform 0 ≤ x < 1, for shoot-outs that follow draws; null where none does
 */
export function playFixed(
  matches: SeasonColumns,
  draw: (draws: ScoreDraws, home: number, away: number) => number,
  uniform: (() => number) | null,
): void {
  for (let at = 0; at < matches.count; at++) {
    const draws = matches.draws[at]
    if (!draws) continue
    const score = draw(draws, matches.home[at]!, matches.away[at]!)
    matches.homeGoals[at] = Math.floor(score / GOALS)
    matches.awayGoals[at] = score % GOALS
    if (uniform) matches.shootOut[at] = matches.homeGoals[at] !== matches.awayGoals[at] ? 0 : uniform() < 0.5 ? 1 : -1
  }
}
